import { Rng, shade } from '../core';
import { at, ell, path, tenth } from '../vec';
import { line } from './line';

/** lemon branch hanging from (x,y) */
export function lemonBranch(
  r: Rng,
  x: number,
  y: number,
  dx: number,
  dy: number,
  o: { leaf?: string; lit?: string; fruit?: string; fruitLit?: string; count?: number; bark?: string } = {},
) {
  const leaf = o.leaf ?? '#1f5a3c',
    lit = o.lit ?? '#6fae4a',
    fr = o.fruit ?? '#f2c53a',
    fl = o.fruitLit ?? '#ffe98a';
  let s = line(`M${x} ${y}Q${x + dx * 0.4} ${y + dy * 0.2} ${x + dx} ${y + dy}`, o.bark ?? '#5a4030', 9),
    fruits = '';
  const n = o.count ?? 26;
  for (let i = 0; i < n; i++) {
    const t = (i + r.next()) / n,
      u = 1 - t;
    const px = u * u * x + 2 * u * t * (x + dx * 0.4) + t * t * (x + dx),
      py = u * u * y + 2 * u * t * (y + dy * 0.2) + t * t * (y + dy);
    for (let q = 0; q < 3; q++) {
      const a = r.range(-180, 180),
        L = r.range(46, 84);
      s += `<g transform="translate(${tenth(px + r.range(-20, 20))} ${tenth(py + r.range(-24, 24))}) rotate(${tenth(a)})">${path(`M0 0Q${tenth(L * 0.45)} ${tenth(-L * 0.28)} ${tenth(L)} 0Q${tenth(L * 0.45)} ${tenth(L * 0.28)} 0 0Z`, leaf)}${path(`M0 0Q${tenth(L * 0.45)} ${tenth(-L * 0.28)} ${tenth(L)} 0Z`, lit)}</g>`;
    }
    if (i % 4 === 1) {
      const fx = px + r.range(-24, 24),
        fy = py + r.range(24, 60);
      fruits +=
        line(`M${tenth(px)} ${tenth(py)}L${tenth(fx)} ${tenth(fy - 20)}`, leaf, 3) +
        ell(fx, fy, 21, 26, fr) +
        path(`M${tenth(fx)} ${tenth(fy + 24)}q4 8 8 8q-8 2-13-6z`, fr) +
        ell(fx + 5, fy - 6, 11, 14, fl, 'opacity=".8"');
    }
  }
  return s + fruits;
}

export function lupin(x: number, y: number, h: number, r: Rng, col: string, lit: string, leaf = '#3f6a4a') {
  let s = line(`M${tenth(x)} ${tenth(y)}Q${tenth(x + h * 0.03)} ${tenth(y - h * 0.5)} ${tenth(x)} ${tenth(y - h)}`, leaf, h * 0.03);
  for (let i = 0; i < 5; i++) {
    const a = r.range(-2.7, -0.4);
    s += path(
      `M${tenth(x)} ${tenth(y - h * 0.18)}q${tenth(Math.cos(a) * h * 0.1 - 4)} ${tenth(Math.sin(a) * h * 0.16)} ${tenth(Math.cos(a) * h * 0.24)} ${tenth(Math.sin(a) * h * 0.22)}q${tenth(-Math.cos(a) * h * 0.08)} ${tenth(h * 0.06)} ${tenth(-Math.cos(a) * h * 0.24)} ${tenth(-Math.sin(a) * h * 0.22)}z`,
      i % 2 ? leaf : shade(leaf, 0.07),
    );
  }
  let a = '',
    b = '';
  const n = 13;
  for (let i = 0; i < n; i++) {
    const t = i / n,
      yy = y - h * (0.36 + 0.64 * t),
      w = h * 0.1 * (1 - t * 0.85);
    for (const k of [-1, -0.35, 0.35, 1]) {
      const seg = `M${tenth(x + k * w)} ${tenth(yy)}q${tenth(h * 0.02)} ${tenth(-h * 0.045)} ${tenth(h * 0.045)} 0q${tenth(-h * 0.02)} ${tenth(h * 0.035)} ${tenth(-h * 0.045)} 0z`;
      if (k > 0) b += seg;
      else a += seg;
    }
  }
  return s + path(a, col) + path(b, lit);
}

export function agave(x: number, y: number, s: number, r: Rng, dark: string, mid: string, lit: string) {
  let b = '';
  const n = 17;
  const idx = Array.from({ length: n }, (_, i) => i).sort((p, q) => Math.abs(q - 8) - Math.abs(p - 8));
  for (const i of idx) {
    const a = -Math.PI + (i / (n - 1)) * Math.PI + r.range(-0.06, 0.06),
      L = r.range(120, 170) * (0.75 + 0.25 * Math.sin(-a));
    const ex = Math.cos(a) * L,
      ey = Math.sin(a) * L * 0.9 + 6,
      px = -Math.sin(a) * 15,
      py = Math.cos(a) * 15,
      mx = ex * 0.5,
      my = ey * 0.5 - 8;
    b +=
      path(`M0 0Q${tenth(mx + px)} ${tenth(my + py)} ${tenth(ex)} ${tenth(ey)}Q${tenth(mx - px)} ${tenth(my - py)} 0 0Z`, i % 2 ? mid : dark) +
      path(`M0 0Q${tenth(mx - px * 0.1)} ${tenth(my - py * 0.1)} ${tenth(ex)} ${tenth(ey)}Q${tenth(mx - px)} ${tenth(my - py)} 0 0Z`, lit);
  }
  return at(x, y, s, b);
}

export function mapleBranch(r: Rng, x: number, y: number, dx: number, dy: number, cols: string[], bark = '#3a2430', n = 150, spread = 70) {
  let s = line(`M${x} ${y}C${x + dx * 0.3} ${y + dy * 0.1} ${x + dx * 0.6} ${y + dy * 0.6} ${x + dx} ${y + dy}`, bark, 12);
  const out: Record<string, string> = {};
  for (let i = 0; i < n; i++) {
    const t = Math.pow(r.next(), 0.8) * 1.04,
      px = x + dx * t + r.range(-spread, spread),
      py = y + dy * (0.3 * t + 0.7 * t * t) + r.range(-spread, spread) * 0.85,
      L = r.range(9, 19),
      a0 = r.range(0, 6.28),
      col = r.pick(cols);
    let d = '';
    for (let k = 0; k < 5; k++) {
      const a = a0 + (k - 2) * 0.62,
        b = a + 0.31;
      d += `${k ? 'L' : 'M'}${tenth(px + Math.cos(a) * L * (k === 2 ? 1.25 : 1))} ${tenth(py + Math.sin(a) * L * (k === 2 ? 1.25 : 1))}L${tenth(px + Math.cos(b) * L * 0.42)} ${tenth(py + Math.sin(b) * L * 0.42)}`;
    }
    out[col] = (out[col] ?? '') + d + `L${tenth(px - Math.cos(a0) * L * 0.4)} ${tenth(py - Math.sin(a0) * L * 0.4)}Z`;
    if (i % 12 === 0) s += line(`M${tenth(x + dx * t)} ${tenth(y + dy * (0.3 * t + 0.7 * t * t))}L${tenth(px)} ${tenth(py)}`, bark, 4);
  }
  for (const [col, d] of Object.entries(out)) s += path(d, col);
  return s;
}

export function mangrove(
  x: number,
  y: number,
  s: number,
  r: Rng,
  c: { root: string; rootLit: string; dark: string; mid: string; lit: string },
  side = 1,
) {
  let b = '';
  for (let i = 0; i < 11; i++) {
    const k = (i / 10) * 2 - 1,
      w = r.range(3, 6);
    b += line(`M${tenth(k * 14)}-110Q${tenth(k * 70)}-92 ${tenth(k * 92 + r.range(-8, 8))} 4`, i % 3 ? c.root : c.rootLit, w);
  }
  b += path('M-14-100Q-6-160-20-210H18Q8-160 16-100Z', c.root) + line('M0-180L-60-250M4-190L56-262', c.root, 9);
  let canopy = '';
  for (const [dx, dy, w, h] of [
    [-86, -216, 180, 110],
    [84, -222, 190, 120],
    [0, -262, 220, 130],
  ])
    canopy += `@${dx},${dy},${w},${h}`;
  return {
    trunk: at(x, y, s, b),
    canopy: canopy
      .split('@')
      .slice(1)
      .map((q) => q.split(',').map(Number)),
  };
}

export const cactus = (x: number, y: number, s: number, c: string, lit: string) =>
  at(
    x,
    y,
    s,
    ell(10, 2, 40, 5, '#7a3a4a', 'opacity=".35"') +
      path('M-13 0V-96Q-13-112 0-112T13-96V0Z', c) +
      path(
        'M-13-40H-30Q-44-40-44-56V-74Q-44-82-37-82T-30-74V-60Q-30-54-24-54H-13ZM13-54H26Q32-54 32-60V-84Q32-92 39-92T46-84V-58Q46-40 30-40H13Z',
        c,
      ) +
      path('M3 0V-111Q13-108 13-96V0ZM36-91Q46-94 46-84V-58Q46-44 36-41Z', lit, 'opacity=".8"'),
  );
