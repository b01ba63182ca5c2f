import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const adventureBalloons: Scene = {
  id: 'adv-balloons',
  category: 'adventure',
  title: 'Balloons over Cappadocia',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.62,
      stops: [
        [0, '#5b79bd'],
        [0.4, '#b9a9d2'],
        [0.7, '#fbc0a8'],
        [1, '#ffdfa8'],
      ],
      sun: { x: 0.7, y: 0.5, r: 0.045, color: '#fff7de', glow: '#ffd09a', glowR: 0.42, strength: 0.85 },
      clouds: { cover: 0.42, scale: 1.7, stretch: 5.5, lit: '#fff0de', mid: '#fbcdc0', dark: '#a592c4', top: 0, bottom: 0.5, seed: 'cp' },
    });
    const rk = ramp(['#4a315c', '#74466a', '#b06c6a', '#eaa578', '#ffe0b0']),
      gr = ramp(['#3b3350', '#564a58', '#86705c', '#c7a46c', '#f2d694']);
    const cone = (x: number, z: number) => {
      const s = 1.5;
      const k = n.cell(x * s, z * s);
      const q = n.fbm(x * 0.35 + 4, z * 0.35, 3);
      const on = smooth(-0.05, 0.2, q);
      const d = k[0] * 1.75;
      const b = Math.max(0, 1 - d);
      return on * (0.35 + 0.75 * k[1]) * (Math.pow(b, 0.9) * 0.8 + smooth(0.86, 0.9, b) * 0.07);
    };
    c.terrain({
      height: (x, z) =>
        0.3 * n.eroded(x * 0.3, z * 0.3, 6, 0.8) +
        cone(x, z) * smooth(1.6, 3.4, z) +
        0.9 * smooth(15, 21, z + 1.5 * n.fbm(x * 0.3, 3, 3)) * (0.9 + 0.15 * n.v(x * 0.4, 5)) +
        0.02 * n.fbm(x * 7, z * 7, 3),
      cam: { y: 1.2, horizon: 0.58, fov: 1 },
      near: 1.8,
      far: 36,
      step: 0.0022,
      sun: [0.78, 0.3, 0.25],
      shadows: 14,
      tones: 8,
      jitter: 0.8,
      ambient: 0.26,
      gain: 1.2,
      material: (x, z, h, sl) => (sl > 0.16 || cone(x, z) > 0.1 ? 0 : 1),
      ramps: [rk, gr],
      haze: { color: '#fcc9a8', density: 0.06, max: 0.86, low: '#ffdcb8', lowK: 0.6, lowTop: 0.8 },
    });
    c.mist(0.66, 0.06, '#ffdcba', 0.45);
    const P = [
      ['#e4523f', '#fbe3c0', '#f2a33a'],
      ['#1f6f8b', '#f7f0de', '#e8604a'],
      ['#f2b134', '#d9483b', '#fff1d0'],
      ['#6a4fa3', '#f4c6a8', '#fbe9cf'],
      ['#2f8f83', '#f6e7c8', '#f08a4b'],
      ['#d84f72', '#ffe1cf', '#7a3f8a'],
    ];
    const L: [number, number, number, number][] = [
      [980, 520, 0.14, 3],
      [1320, 480, 0.18, 0],
      [700, 500, 0.2, 4],
      [420, 460, 0.26, 2],
      [1460, 300, 0.34, 5],
      [1120, 330, 0.44, 1],
      [210, 250, 0.5, 3],
      [560, 260, 0.2, 5],
      [860, 200, 0.26, 2],
      [700, 420, 1.12, 0],
      [1290, 180, 0.2, 4],
    ];
    let b = '',
      d = '';
    for (const [x, y, s, k] of L) {
      const q = v.balloon(x, y, s, P[k]);
      d += q.d;
      b += s < 0.3 ? v.g(q.b, 'opacity=".85"') : q.b;
    }
    b += v.birds(r, 1020, 610, 4, 80, 0.8, '#5a4068');
    await c.svg(b, d);
    return c.grade({ vignette: 0.06 });
  },
};
