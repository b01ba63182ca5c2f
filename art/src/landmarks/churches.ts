import { mix } from '../core';
import { at, ell, path, poly, rect, tenth } from '../vec';
import { line } from './line';

/** long Gothic river front with pinnacles between x0 and x1 */
export function gothicFront(
  x0: number,
  x1: number,
  y: number,
  h: number,
  c: { wall: string; lit: string; sh: string; roof: string; win: string },
) {
  let s =
      rect(x0, y - h, x1 - x0, h, c.wall) +
      poly(
        [
          [x0, y - h],
          [x0 + 14, y - h * 1.2],
          [x1 - 14, y - h * 1.2],
          [x1, y - h],
        ],
        c.roof,
      ),
    d = '',
    e = '';
  const step = h * 0.2;
  for (let x = x0 + step * 0.3; x < x1 - step * 0.5; x += step) {
    for (let k = 0; k < 3; k++)
      d += `M${tenth(x)} ${tenth(y - h * (0.1 + k * 0.3))}v${tenth(-h * 0.14)}q${tenth(step * 0.2)} ${tenth(-h * 0.07)} ${tenth(step * 0.4)} 0v${tenth(h * 0.14)}z`;
    e += `M${tenth(x + step * 0.62)} ${tenth(y)}v${tenth(-h * 1.04)}l${tenth(step * 0.1)} ${tenth(-h * 0.13)}l${tenth(step * 0.1)} ${tenth(h * 0.13)}v${tenth(h * 1.04)}z`;
  }
  s +=
    path(d, c.win) +
    path(e, c.lit) +
    rect(x0, y - h, x1 - x0, h * 0.04, c.lit) +
    rect(x0, y - h * 0.36, x1 - x0, h * 0.03, c.sh, 'opacity=".6"') +
    rect(x0, y - h * 0.66, x1 - x0, h * 0.03, c.sh, 'opacity=".6"');
  const n = Math.max(2, Math.round((x1 - x0) / (h * 1.6)));
  for (let i = 0; i <= n; i++) {
    const x = mix(x0, x1, i / n),
      w = h * 0.13;
    s +=
      rect(x - w, y - h * 1.34, w * 2, h * 1.34, c.wall) +
      rect(x + w * 0.2, y - h * 1.34, w * 0.8, h * 1.34, c.lit) +
      poly(
        [
          [x - w * 1.1, y - h * 1.34],
          [x, y - h * 1.74],
          [x + w * 1.1, y - h * 1.34],
        ],
        c.roof,
      ) +
      rect(x - w * 0.5, y - h * 1.2, w, h * 0.2, c.win) +
      rect(x - w * 0.5, y - h * 0.8, w, h * 0.24, c.win);
  }
  return s;
}

export const stoneChurch = (
  x: number,
  y: number,
  s: number,
  c: { wall: string; lit: string; dark: string; roof: string; roofLit: string },
) =>
  at(
    x,
    y,
    s,
    path('M-96 0V-52H40V0Z', c.wall) +
      path('M40 0V-52L76-104L112-52V0Z', c.lit) +
      path('M-104-50L-66-112H70L34-50Z', c.roof) +
      path('M28-50L74-118L122-50L112-46L75-100L40-44Z', c.roofLit) +
      path('M62 0v-32q14-18 28 0V0z', c.dark) +
      path('M70-60v-12q6-8 12 0v12z', c.dark) +
      [-80, -46, -12].map((k) => path(`M${k}-12v-22q8-10 16 0v22z`, c.dark)).join('') +
      rect(64, -142, 22, 28, c.lit) +
      path('M60-142L75-164L90-142Z', c.roof) +
      line('M75-164v-18M69-175h12', c.roof, 3) +
      Array.from({ length: 18 }, (_, i) => ell(-90 + i * 11.4, -6 - (i % 3) * 15, 6, 3.4, i > 11 ? c.wall : c.lit, 'opacity=".4"')).join(
        '',
      ),
  );
