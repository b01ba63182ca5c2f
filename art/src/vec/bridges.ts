import { mix } from '../core';
import { circ, path, rect, tenth } from './svg';

export function suspension(x0: number, x1: number, y: number, th: number, c: string, lit: string, lamp?: string) {
  const t0 = mix(x0, x1, 0.27),
    t1 = mix(x0, x1, 0.73);
  let s = '';
  const cab = (a: number, ya: number, b: number, yb: number, sag: number) => {
    let d = `M${tenth(a)} ${tenth(ya)}Q${tenth((a + b) / 2)} ${tenth(Math.max(ya, yb) + sag)} ${tenth(b)} ${tenth(yb)}`;
    let v = '';
    for (let i = 1; i < 30; i++) {
      const t = i / 30;
      const px = mix(a, b, t),
        py = (1 - t) ** 2 * ya + 2 * (1 - t) * t * (Math.max(ya, yb) + sag) + t * t * yb;
      v += `M${tenth(px)} ${tenth(py)}V${tenth(y)}`;
    }
    return `<path d="${v}" stroke="${c}" stroke-width="1.1" stroke-opacity=".75"/><path d="${d}" stroke="${c}" stroke-width="3.4" fill="none"/>`;
  };
  s += cab(x0, y - 6, t0, y - th, th * 0.05) + cab(t0, y - th, t1, y - th, th * 0.88) + cab(t1, y - th, x1, y - 6, th * 0.05);
  for (const t of [t0, t1]) {
    s +=
      rect(t - 17, y - th - 8, 34, th + 60, c) +
      rect(t + 6, y - th - 8, 11, th + 60, lit) +
      `<path d="M${t - 8} ${y - 8}V${tenth(y - th * 0.55)}q4 -16 7 -20q3 4 6 20V${y - 8}z" fill="#000" opacity=".28"/>` +
      rect(t - 20, y - th - 14, 40, 8, lit);
  }
  s += rect(x0, y - 4, x1 - x0, 10, c) + rect(x0, y - 5, x1 - x0, 2.4, lit);
  if (lamp) for (let i = 0; i < 40; i++) s += circ(mix(x0, x1, (i + 0.5) / 40), y - 9, 2.1, lamp);
  return s;
}

export function archBridge(x0: number, x1: number, y: number, n: number, hgt: number, c: string, lit: string, dk: string) {
  const w = (x1 - x0) / n;
  let d = `M${tenth(x0)} ${tenth(y - hgt)}H${tenth(x1)}V${tenth(y)}`;
  for (let i = n - 1; i >= 0; i--) {
    const a = x0 + i * w;
    d += `H${tenth(a + w * 0.88)}A${tenth(w * 0.38)} ${tenth(hgt * 0.72)} 0 0 0 ${tenth(a + w * 0.12)} ${tenth(y)}H${tenth(a)}`;
  }
  let s = path(d + 'Z', c);
  s += rect(x0, y - hgt - 5, x1 - x0, 5, lit) + rect(x0, y - hgt, x1 - x0, 3, dk, 'opacity=".4"');
  for (let i = 0; i <= n; i++) s += rect(x0 + i * w - w * 0.07, y - hgt - 2, w * 0.14, hgt + 4, lit, 'opacity=".7"');
  return s;
}
