import { Rng, mix, shade } from '../core';
import { at, path, poly, rect, tenth } from './svg';

export function eiffel(x: number, y: number, h: number, c: string, lit: string) {
  const W = (t: number) => h * (0.012 + 0.2 * Math.pow(1 - t, 2.6));
  const pt = (t: number, sd: number, k = 1) => [x + sd * W(t) * k, y - h * t];
  let s = '';
  const n = 40;
  for (const sd of [-1, 1]) {
    const o: number[][] = [],
      i: number[][] = [];
    for (let q = 0; q <= n; q++) {
      const t = (q / n) * 0.56;
      o.push(pt(t, sd));
      const inn = t < 0.55 ? W(t) * (0.52 - 0.5 * (t / 0.56)) : 0;
      i.push([x + sd * inn, y - h * t]);
    }
    s += poly([...o, ...i.reverse()], sd > 0 ? lit : c, 'opacity=".96"');
  }
  const up: number[][] = [],
    dn: number[][] = [];
  for (let q = 0; q <= n; q++) {
    const t = 0.5 + (q / n) * 0.44;
    up.push(pt(t, -1));
    dn.push(pt(t, 1));
  }
  s += poly([...up, ...dn.slice().reverse()], c) + poly([...dn, ...up.map((p) => [x, p[1]]).reverse()], lit);
  s +=
    rect(x - W(0.17) * 1.12, y - h * 0.185, W(0.17) * 2.24, h * 0.022, c) +
    rect(x - W(0.36) * 1.2, y - h * 0.375, W(0.36) * 2.4, h * 0.018, c) +
    rect(x - h * 0.018, y - h * 0.925, h * 0.036, h * 0.014, c) +
    rect(x - h * 0.003, y - h * 1.02, h * 0.006, h * 0.1, c);
  const a = W(0.0) * 0.52;
  s += `<path d="M${tenth(x - a)} ${tenth(y)}C${tenth(x - a * 0.95)} ${tenth(y - h * 0.19)} ${tenth(x + a * 0.95)} ${tenth(y - h * 0.19)} ${tenth(x + a)} ${tenth(y)}L${tenth(x + a * 0.86)} ${tenth(y)}C${tenth(x + a * 0.8)} ${tenth(y - h * 0.165)} ${tenth(x - a * 0.8)} ${tenth(y - h * 0.165)} ${tenth(x - a * 0.86)} ${tenth(y)}Z" fill="${c}"/>`;
  let d = '';
  for (let q = 0; q < 26; q++) {
    const t0 = q / 27,
      t1 = (q + 1) / 27;
    for (const sd of [-1, 1]) {
      const a0 = pt(t0, sd),
        b1 = pt(t1, sd);
      const i0 = t0 < 0.55 ? W(t0) * (0.52 - 0.5 * (t0 / 0.56)) : 0,
        i1 = t1 < 0.55 ? W(t1) * (0.52 - 0.5 * (t1 / 0.56)) : 0;
      d += `M${tenth(a0[0])} ${tenth(a0[1])}L${tenth(x + sd * i1)} ${tenth(y - h * t1)}M${tenth(x + sd * i0)} ${tenth(y - h * t0)}L${tenth(b1[0])} ${tenth(b1[1])}`;
    }
  }
  s += `<path d="${d}" stroke="${shade(c, 0.16)}" stroke-opacity=".55" stroke-width="${tenth(h * 0.0028)}" fill="none"/>`;
  return s;
}

export function skyscraper(
  r: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  c: { wall: string; lit: string; win: string; dim: string },
  o: { style?: number; litP?: number; win?: boolean; side?: number } = {},
) {
  const st = o.style ?? r.int(0, 5);
  let s = '';
  const body = (bx: number, by: number, bw: number, bh: number) => {
    let q =
      rect(bx, by - bh, bw, bh + 2, c.wall) +
      ((o.side ?? 1) > 0 ? rect(bx + bw * 0.66, by - bh, bw * 0.34, bh + 2, c.lit) : rect(bx, by - bh, bw * 0.34, bh + 2, c.lit));
    if (o.win !== false) {
      const cw = Math.max(3.2, w * 0.075),
        ch = cw * 1.35;
      const nx = Math.floor((bw - cw) / (cw * 1.7)),
        ny = Math.floor((bh - ch * 2) / (ch * 1.75));
      const mx = (bw - nx * cw * 1.7 + cw * 0.7) / 2;
      let a = '',
        b = '';
      for (let j = 0; j < ny; j++) {
        const rowLit = r.next() < 0.12;
        for (let i = 0; i < nx; i++) {
          const px = bx + mx + i * cw * 1.7,
            py = by - bh + ch + j * ch * 1.75;
          const seg = `M${tenth(px)} ${tenth(py)}h${tenth(cw)}v${tenth(ch)}h${tenth(-cw)}z`;
          if (rowLit || r.next() < (o.litP ?? 0.4)) a += seg;
          else b += seg;
        }
      }
      q += path(b, c.dim) + path(a, c.win);
    }
    return q;
  };
  const x0 = x - w / 2;
  if (st === 0) s += body(x0, y, w, h);
  else if (st === 1) {
    s +=
      body(x0, y, w, h * 0.7) +
      body(x0 + w * 0.14, y - h * 0.7, w * 0.72, h * 0.18) +
      body(x0 + w * 0.28, y - h * 0.88, w * 0.44, h * 0.12) +
      rect(x - 1.4, y - h * 1.16, 2.8, h * 0.17, c.wall);
  } else if (st === 2) {
    s +=
      poly(
        [
          [x0, y - h * 0.97],
          [x0 + w, y - h * 1.08],
          [x0 + w, y - h * 0.9],
          [x0, y - h * 0.9],
        ],
        c.lit,
      ) + body(x0, y, w, h * 0.97);
  } else if (st === 3) {
    s += body(x0, y, w, h * 0.86);
    for (let i = 0; i < 4; i++) {
      const k = 1 - i * 0.22;
      s += `<path d="M${tenth(x - (w / 2) * k)} ${tenth(y - h * (0.86 + i * 0.035))}A${tenth((w / 2) * k)} ${tenth((w / 2) * k * 0.9)} 0 0 1 ${tenth(x + (w / 2) * k)} ${tenth(y - h * (0.86 + i * 0.035))}Z" fill="${i % 2 ? c.lit : c.wall}"/>`;
    }
    s += poly(
      [
        [x - w * 0.07, y - h * 1.0],
        [x, y - h * 1.28],
        [x + w * 0.07, y - h * 1.0],
      ],
      c.wall,
    );
  } else if (st === 4) {
    s +=
      body(x0, y, w, h * 0.92) +
      rect(x0 + w * 0.1, y - h * 0.98, w * 0.8, h * 0.06, c.wall) +
      rect(x0 + w * 0.2, y - h * 1.02, w * 0.12, h * 0.05, c.lit) +
      rect(x0 + w * 0.6, y - h * 1.04, w * 0.2, h * 0.06, c.wall);
  } else {
    s +=
      body(x0, y, w, h * 0.82) +
      poly(
        [
          [x0, y - h * 0.82],
          [x, y - h * 1.06],
          [x0 + w, y - h * 0.82],
        ],
        c.wall,
      ) +
      poly(
        [
          [x, y - h * 0.82],
          [x, y - h * 1.06],
          [x0 + w, y - h * 0.82],
        ],
        c.lit,
      );
  }
  return s;
}

export const burj = (x: number, y: number, h: number, c: string, lit: string) => {
  let a = '',
    b = '';
  const n = 13;
  for (let i = 0; i < n; i++) {
    const t0 = Math.pow(i / n, 1.05) * 0.86,
      t1 = Math.pow((i + 1) / n, 1.05) * 0.86;
    const wl = h * 0.075 * Math.pow(1 - i / n, 0.9) + h * 0.008,
      wr = h * 0.075 * Math.pow(1 - (i + (i % 2 ? 0.6 : -0.2)) / n, 0.9) + h * 0.008;
    a += `M${tenth(x - wl)} ${tenth(y - h * t0)}V${tenth(y - h * t1)}H${tenth(x + wr)}V${tenth(y - h * t0)}Z`;
    b += `M${tenth(x + wr * 0.25)} ${tenth(y - h * t0)}V${tenth(y - h * t1)}H${tenth(x + wr)}V${tenth(y - h * t0)}Z`;
  }
  return (
    path(a, c) +
    path(b, lit) +
    poly(
      [
        [x - h * 0.009, y - h * 0.85],
        [x, y - h * 1.06],
        [x + h * 0.009, y - h * 0.85],
      ],
      c,
    )
  );
};

export const lighthouse = (x: number, y: number, s: number, c: { w: string; sh: string; red: string; redSh: string; lamp: string }) =>
  at(
    x,
    y,
    s,
    `<path d="M-22 0L-14-150H14L22 0Z" fill="${c.w}"/><path d="M-22 0L-14-150H-4L-7 0Z" fill="${c.sh}"/>${[0, 2, 4]
      .map((i) => {
        const t0 = i / 5,
          t1 = (i + 1) / 5;
        const a = mix(22, 14, t0),
          b = mix(22, 14, t1);
        return `<path d="M${-a} ${-150 * t0}L${-b} ${-150 * t1}H${b}L${a} ${-150 * t0}Z" fill="${c.red}"/><path d="M${-a} ${-150 * t0}L${-b} ${-150 * t1}H${-b * 0.3}L${-a * 0.3} ${-150 * t0}Z" fill="${c.redSh}"/>`;
      })
      .join(
        '',
      )}${rect(-20, -156, 40, 6, c.redSh)}${rect(-11, -180, 22, 24, c.lamp)}<path d="M-11-180v24M0-180v24M11-180v24" stroke="${c.redSh}" stroke-width="2"/><path d="M-15-180Q0-206 15-180Z" fill="${c.red}"/>`,
  );
