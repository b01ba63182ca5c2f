import { at, ell, path, rect } from '../vec';
import { line } from './line';

/** beach parasol seen from the side, s=1 about 60 wide */
export const parasol = (x: number, y: number, s: number, a: string, b: string) =>
  at(
    x,
    y,
    s,
    rect(-1.5, -44, 3, 44, '#f6ead2') +
      path('M-32-40Q-26-66 0-68Q26-66 32-40Q0-48-32-40Z', a) +
      path('M-18-43Q-14-62 0-68Q-4-58-4-45Z', b) +
      path('M18-43Q14-62 0-68Q4-58 4-45Z', b) +
      ell(8, 2, 24, 4, '#000', 'opacity=".18"'),
  );

export const kite = (x: number, y: number, s: number, a: string, b: string, sx: number, sy: number) =>
  line(`M${x} ${y + 8 * s}L${sx} ${sy}`, '#2a3a5a', 0.9, 'opacity=".55"') +
  at(
    x,
    y,
    s,
    path('M-70 20Q-60-34 0-40Q60-34 70 20Q52-10 0-12Q-52-10-70 20Z', a) +
      path('M-26-37Q-20-20-22-10Q0-14 22-10Q20-20 26-37Q0-43-26-37Z', b),
    false,
    12,
  );
