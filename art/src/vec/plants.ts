import { Rng, mix } from '../core';
import { circ, ell, path, tenth } from './svg';
import { frond } from './trees';

// grass blades + tonal strokes along a ground curve
export function grass(r: Rng, yf: (x: number) => number, n: number, h: number, cols: string[], depth = 90, x0 = -10, x1 = 1610) {
  const d: Record<string, string> = {};
  for (let i = 0; i < n; i++) {
    const x = r.range(x0, x1),
      t = Math.pow(r.next(), 1.6),
      y = yf(x) + t * depth,
      k = h * (0.45 + 0.9 * t) * r.range(0.6, 1.2),
      b = r.range(-0.5, 0.5) * k,
      c = r.pick(cols);
    d[c] =
      (d[c] ?? '') +
      `M${tenth(x - 1.3)} ${tenth(y + 2)}Q${tenth(x + b * 0.2)} ${tenth(y - k * 0.6)} ${tenth(x + b)} ${tenth(y - k)}Q${tenth(x + b * 0.2 + 1.6)} ${tenth(y - k * 0.5)} ${tenth(x + 1.5)} ${tenth(y + 2)}z`;
  }
  return Object.entries(d)
    .map(([c, p]) => path(p, c))
    .join('');
}

export function bush(x: number, y: number, w: number, h: number, r: Rng, c: string, lit?: string) {
  let s = '';
  const n = 9;
  for (let i = 0; i < n; i++) {
    const u = (i / (n - 1)) * 2 - 1;
    s += circ(x + u * w * 0.5, y - h * 0.3 * Math.sqrt(1 - u * u) - r.range(0, h * 0.2), h * r.range(0.28, 0.42), c);
  }
  if (lit)
    for (let i = 0; i < n; i++) {
      const u = r.range(-0.8, 0.8);
      s += circ(x + u * w * 0.5, y - h * 0.55 * Math.sqrt(1 - u * u) - r.range(0, h * 0.15), h * r.range(0.1, 0.2), lit);
    }
  return s;
}

// broad tropical leaves framing corner
export function leaves(r: Rng, cx: number, cy: number, a0: number, a1: number, len: number, n: number, dark: string, lit: string) {
  let s = '';
  for (let i = 0; i < n; i++) {
    const a = mix(a0, a1, (i + r.range(-0.2, 0.2)) / Math.max(1, n - 1));
    s += frond(cx + r.range(-20, 20), cy + r.range(-20, 20), a, len * r.range(0.7, 1.1), len * 0.16, r, dark, lit);
  }
  return s;
}

export function blossom(r: Rng, x: number, y: number, dx: number, dy: number, c: { bark: string; a: string; b: string; d: string }) {
  let s = `<path d="M${x} ${y}C${x + dx * 0.3} ${y + dy * 0.1} ${x + dx * 0.6} ${y + dy * 0.5} ${x + dx} ${y + dy}C${x + dx * 0.58} ${y + dy * 0.55} ${x + dx * 0.28} ${y + dy * 0.2} ${x} ${y + 26}Z" fill="${c.bark}"/>`;
  const cl: number[][] = [];
  for (let i = 0; i < 26; i++) {
    const t = r.range(0.02, 1);
    const px = x + dx * t + r.range(-20, 20),
      py = y + dy * t * t + r.range(-70, 70) * (1.1 - 0.5 * t);
    cl.push([px, py]);
    s += `<path d="M${tenth(x + dx * t)} ${tenth(y + dy * (0.4 * t + 0.6 * t * t))}L${tenth(px)} ${tenth(py)}" stroke="${c.bark}" stroke-width="3"/>`;
  }
  for (const col of [c.d, c.a, c.b])
    for (const [px, py] of cl)
      for (let q = 0; q < 9; q++) {
        const a = r.range(0, 6.28),
          d = Math.sqrt(r.next()) * 40;
        s += circ(px + Math.cos(a) * d, py + Math.sin(a) * d * 0.72 - (col === c.b ? 7 : 0), r.range(5, 13) * (col === c.b ? 0.7 : 1), col);
      }
  for (let i = 0; i < 34; i++)
    s += ell(x + dx * r.range(-0.2, 1.8), y + Math.abs(dy) * r.range(-1, 5), 3.6, 2.2, c.b, `opacity="${tenth(r.range(0.5, 0.95))}"`);
  return s;
}
