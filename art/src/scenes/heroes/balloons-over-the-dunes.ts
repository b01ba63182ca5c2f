import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const heroBalloonsOverTheDunes: Scene = {
  id: 'hero-3',
  category: 'hero',
  title: 'Balloons over the dunes',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant, 2),
      H = 0.66;
    c.sky({
      horizon: H,
      stops: [
        [0, '#2b2c70'],
        [0.35, '#6c539f'],
        [0.62, '#da7c8e'],
        [0.82, '#ffae80'],
        [1, '#ffdca2'],
      ],
      sun: { x: 0.6, y: 0.56, r: 0.075, color: '#fff1c8', glow: '#ffbb84', glowR: 0.42, strength: 0.85, rings: 2 },
      clouds: {
        cover: 0.46,
        scale: 1.5,
        stretch: 5.4,
        lit: '#ffcfa4',
        mid: '#e0848f',
        dark: '#5a4a98',
        top: 0.12,
        bottom: 0.58,
        alpha: 0.85,
        seed: 'h3',
      },
      stars: 160,
    });
    const sand = ramp(['#3f2058', '#7a3560', '#c4605a', '#f59a62', '#ffdca0']);
    const dune = (x: number, z: number) => {
      const wx = x + 0.7 * n.fbm(x * 0.35, z * 0.35, 3),
        wz = z + 0.9 * n.fbm(x * 0.3 + 7, z * 0.3, 3);
      const p = wx * 0.34 + wz * 0.3;
      const f1 = p - Math.floor(p);
      const prof = f1 < 0.72 ? Math.pow(f1 / 0.72, 1.6) : Math.pow(1 - (f1 - 0.72) / 0.28, 1.15);
      const p2 = wx * 0.8 - wz * 0.4 + 3,
        f2 = p2 - Math.floor(p2),
        pr2 = f2 < 0.7 ? Math.pow(f2 / 0.7, 1.5) : 1 - (f2 - 0.7) / 0.3;
      const big = 0.5 + 0.5 * n.fbm(x * 0.16 + 2, z * 0.16, 2);
      return prof * (0.35 + 0.75 * big) + 0.14 * pr2 * (1 - prof) + 0.004 * Math.sin((wx * 0.5 - wz) * 42 + 5 * n.v(x * 2, z * 2));
    };
    c.terrain({
      height: (x, z) => dune(x, z) * (0.6 + 0.5 * smooth(-2, 5, x)) + 0.012 * z,
      cam: { y: 1.75, horizon: H - 0.03, fov: 1.3 },
      near: 1.6,
      far: 60,
      step: 0.0013,
      sun: [0.82, 0.34, 0.3],
      shadows: 16,
      tones: 0,
      ambient: 0.14,
      gain: 1.3,
      eps: 0.012,
      material: () => 0,
      ramps: [sand],
      haze: { color: '#ffb48a', density: 0.045, max: 0.85 },
      texture: 0.03,
    });
    const P = [
      ['#e4523f', '#fbe3c0', '#f2a33a'],
      ['#1f6f8b', '#f7f0de', '#e8604a'],
      ['#f2b134', '#d9483b', '#fff1d0'],
      ['#6a4fa3', '#f4c6a8', '#fbe9cf'],
      ['#2f8f83', '#f6e7c8', '#f08a4b'],
      ['#d84f72', '#ffe1cf', '#7a3f8a'],
    ];
    const L: [number, number, number, number][] = [
      [1030, 560, 0.12, 3],
      [1190, 600, 0.1, 4],
      [1900, 560, 0.2, 2],
      [1290, 520, 0.18, 1],
      [1750, 600, 0.13, 0],
      [1120, 380, 0.26, 5],
      [1880, 300, 0.5, 1],
      [1330, 300, 0.44, 2],
      [1700, 470, 0.36, 4],
      [1560, 400, 1.36, 0],
    ];
    let b = '',
      d = '';
    for (const [x, y, s, k] of L) {
      const q = v.balloon(x, y, s, P[k], -1);
      d += q.d;
      b += s < 0.22 ? v.g(q.b, 'opacity=".88"') : q.b;
    }
    for (let i = 0; i < 6; i++) {
      const x = 1290 + i * 74,
        y = 812 - i * 5 + 5 * Math.sin(i),
        s = 0.6;
      b +=
        v.path(`M${x - 12} ${y}l-120 22l-46 4l150-30z`, '#3a1848', 'opacity=".4"') +
        v.camel(x, y, s, '#33163f', '#c2653f', ['#f3e6d2', '#2a6f9a', '#f2b23e', '#e04a3c', '#f3e6d2', '#2f8f83'][i]);
    }
    b += v.birds(r, 1010, 260, 6, 110, 1.1, '#3a2f6a');
    await c.svg(b, d);
    return c.grade({ vignette: 0.07, sat: 1.06 });
  },
};
