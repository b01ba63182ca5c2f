import { Rng } from '../core';
import { at, circ, id, lgrad, tenth } from './svg';

export function balloon(x: number, y: number, s: number, cols: string[], sunSide = 1): { b: string; d: string } {
  const cid = id('c');
  const gr = lgrad(
    [
      [0, sunSide > 0 ? '#1a1030' : '#fff1cf', sunSide > 0 ? 0.42 : 0.5],
      [0.5, '#ffffff', 0.02],
      [1, sunSide > 0 ? '#fff1cf' : '#1a1030', sunSide > 0 ? 0.5 : 0.42],
    ],
    0,
    0,
    1,
    0.25,
  );
  const env = 'M0-180C62-180 100-136 100-88C100-40 52-2 22 34H-22C-52-2-100-40-100-88C-100-136-62-180 0-180Z';
  let st = '';
  const n = 9;
  for (let i = 0; i < n; i++) {
    const u0 = -1 + (2 * i) / n,
      u1 = -1 + (2 * (i + 1)) / n;
    const a = Math.sin((u0 * Math.PI) / 2) * 100,
      b = Math.sin((u1 * Math.PI) / 2) * 100;
    st += `<path d="M0-182C${tenth(a * 0.9)}-182 ${tenth(a)}-138 ${tenth(a)}-88C${tenth(a)}-40 ${tenth(a * 0.5)}-2 ${tenth(a * 0.22)} 34H${tenth(b * 0.22)}C${tenth(b * 0.5)}-2 ${tenth(b)}-40 ${tenth(b)}-88C${tenth(b)}-138 ${tenth(b * 0.9)}-182 0-182Z" fill="${cols[i % cols.length]}"/>`;
  }
  const band = cols.length > 2 ? `<path d="M-100-96Q0-66 100-96V-74Q0-44-100-74Z" fill="${cols[2]}" opacity=".9"/>` : '';
  return {
    d: gr.def + `<clipPath id="${cid}"><path d="${env}"/></clipPath>`,
    b: at(
      x,
      y,
      s,
      `<g clip-path="url(#${cid})">${st}${band}<path d="${env}" fill="${gr.url}"/></g><path d="M-20 36L-12 62M20 36L12 62M0 36V62" stroke="#3a2a2a" stroke-width="1.6"/><path d="M-14 62h28l-3 20h-22z" fill="#5a3a26"/><path d="M-14 62h28l-1 5h-26z" fill="#8a5a36"/>`,
    ),
  };
}

export const cloudPuff = (r: Rng, x: number, y: number, w: number, c: string, lit: string) => {
  let a = '',
    b = '';
  const n = 12;
  for (let i = 0; i < n; i++) {
    const u = (i / (n - 1)) * 2 - 1;
    const rr = w * 0.16 * (1.1 - Math.abs(u) * 0.7) * r.range(0.8, 1.25);
    const cx = x + u * w * 0.5,
      cy = y - rr * 0.6 - w * 0.1 * (1 - u * u) * r.range(0.3, 1.3);
    a += circ(cx, cy, rr, c);
    b += circ(cx + rr * 0.12, cy - rr * 0.2, rr * 0.82, lit);
  }
  const k = id('k');
  return {
    d: `<clipPath id="${k}"><rect x="${x - w}" y="${y - w}" width="${w * 2}" height="${w}"/></clipPath>`,
    b: `<g clip-path="url(#${k})">${a}${b}</g>`,
  };
};
