import { mix, mixh } from '../core';
import { at, circ, path, poly, rect, tenth } from '../vec';

export function viaduct(
  x0: number,
  x1: number,
  y: number,
  sag: number,
  n: number,
  hgt: (t: number) => number,
  c: { wall: string; lit: string; dark: string; cap: string },
) {
  const yy = (t: number) => y + sag * (4 * (t - 0.5) * (t - 0.5));
  let s = '';
  const w = (x1 - x0) / n;
  let top = '';
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    top += `${i ? 'L' : 'M'}${tenth(mix(x0, x1, t))} ${tenth(yy(t))}`;
  }
  let d = top + `L${tenth(x1)} ${tenth(yy(1) + hgt(1))}`;
  for (let i = n - 1; i >= 0; i--) {
    const a = x0 + i * w,
      t = (i + 0.5) / n,
      pw = w * 0.14,
      base = yy(t) + hgt(t),
      spring = yy(t) + 34 + w * 0.36;
    d += `L${tenth(a + w - pw)} ${tenth(base)}L${tenth(a + w - pw)} ${tenth(spring)}A${tenth(w / 2 - pw)} ${tenth(w / 2 - pw)} 0 0 0 ${tenth(a + pw)} ${tenth(spring)}L${tenth(a + pw)} ${tenth(base)}`;
  }
  s += path(d + `L${tenth(x0)} ${tenth(yy(0) + hgt(0))}Z`, c.wall);
  for (let i = 0; i <= n; i++) {
    const a = x0 + i * w,
      t = i / n,
      pw = w * 0.14;
    s +=
      poly(
        [
          [a + pw * 0.1, yy(t) + 26],
          [a + pw, yy(t) + 26],
          [a + pw, yy(t) + hgt(t)],
          [a + pw * 0.1, yy(t) + hgt(t)],
        ],
        c.lit,
      ) + rect(a - pw * 1.25, yy(t) + 28 + w * 0.36, pw * 2.5, 7, c.cap);
    for (let q = 0; q < hgt(t) / 30; q++) s += rect(a - pw, yy(t) + 50 + q * 30, pw * 2, 1.8, c.dark, 'opacity=".28"');
  }
  for (let i = 0; i < n; i++) {
    const a = x0 + i * w,
      t = (i + 0.5) / n,
      pw = w * 0.14,
      spring = yy(t) + 34 + w * 0.36,
      R = w / 2 - pw;
    s += `<path d="M${tenth(a + pw)} ${tenth(spring)}A${tenth(R)} ${tenth(R)} 0 0 1 ${tenth(a + w - pw)} ${tenth(spring)}" fill="none" stroke="${c.cap}" stroke-width="7"/><path d="M${tenth(a + pw + 4)} ${tenth(spring)}A${tenth(R - 4)} ${tenth(R - 4)} 0 0 1 ${tenth(a + w - pw - 4)} ${tenth(spring)}" fill="none" stroke="${c.dark}" stroke-width="3" opacity=".5"/>`;
  }
  return {
    b:
      s +
      `<path d="${top}" fill="none" stroke="${c.cap}" stroke-width="14"/><path d="${top}" fill="none" stroke="${c.dark}" stroke-width="3" transform="translate(0 9)" opacity=".4"/>`,
    yy,
  };
}

export const trainCar = (
  x: number,
  y: number,
  s: number,
  rot: number,
  c: { body: string; stripe: string; roof: string; win: string },
  engine = false,
) =>
  at(
    x,
    y,
    s,
    rect(-70, -58, 140, 50, c.body, 'rx="5"') +
      rect(-70, -30, 140, 8, c.stripe) +
      path('M-70-56Q-66-66-54-66H54Q66-66 70-56Z', c.roof) +
      (engine
        ? path('M-70-58H-52V-30H-70Z', c.stripe) +
          rect(-48, -52, 20, 16, c.win) +
          circ(-64, -22, 5, '#fff3c4') +
          rect(-14, -52, 60, 14, mixh(c.body, '#000000', 0.25))
        : Array.from({ length: 6 }, (_, i) => rect(-62 + i * 21.5, -52, 15, 17, c.win)).join('')) +
      [-46, -22, 22, 46].map((k) => circ(k, -4, 7, '#2a2430')).join('') +
      rect(-74, -10, 148, 4, '#3a2f3a'),
    false,
    rot,
  );
