import { clamp, mix, smooth } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const historicalTaj: Scene = {
  id: 'hist-taj',
  category: 'historical',
  title: 'Marble dawn, Agra',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant);
    const H = 0.6;
    c.sky({
      horizon: H,
      stops: [
        [0, '#8593c8'],
        [0.38, '#cfb6d6'],
        [0.68, '#fbcfc0'],
        [1, '#ffe3b8'],
      ],
      sun: { x: 0.5, y: 0.36, r: 0.15, color: '#fff0d4', glow: '#ffd9bc', glowR: 0.4, strength: 0.7, rings: 2 },
      clouds: { cover: 0.46, scale: 1.6, stretch: 5, lit: '#fff4ea', mid: '#fbd6cf', dark: '#b5a3cf', top: 0, bottom: 0.5, seed: 't' },
    });
    await c.svg(
      Array.from({ length: 40 }, (_, i) =>
        v.foliage(i * 42 + r.range(-12, 12), 612, r.range(60, 110), r.range(40, 76), r, '#8d86a8', '#a896ae', '#e6bfae', 1, 0.7, 0.5),
      ).join(''),
    );
    c.mist(0.58, 0.08, '#ffe0cc', 0.75);
    await c.svg(
      v.taj(800, 622, 1.35, { wall: '#f1dcdc', lit: '#fff4e4', sh: '#c9b5d0', arch: '#8d7fae', gold: '#e2a94e', plinth: '#dcc3cf' }),
    );
    c.mist(0.62, 0.03, '#ffe6d0', 0.6);
    let b =
      v.rect(0, 622, 1600, 400, '#6f8f62') +
      v.poly(
        [
          [0, 640],
          [560, 640],
          [250, 1000],
          [0, 1000],
        ],
        '#5d8a5c',
      ) +
      v.poly(
        [
          [1600, 640],
          [1040, 640],
          [1350, 1000],
          [1600, 1000],
        ],
        '#5d8a5c',
      ) +
      v.poly(
        [
          [560, 640],
          [620, 640],
          [390, 1000],
          [250, 1000],
        ],
        '#e9c9b4',
      ) +
      v.poly(
        [
          [1040, 640],
          [980, 640],
          [1210, 1000],
          [1350, 1000],
        ],
        '#f3d8bf',
      ) +
      v.rect(0, 622, 1600, 18, '#d8bfae');
    await c.svg(b);
    c.water({
      y: 0.642,
      deep: '#6d7fb5',
      shallow: '#e3c3cc',
      reflect: 0.92,
      ripple: 0.55,
      squash: 1.0,
      lines: 0.06,
      fresnel: 0.2,
      mask: (u, q) => {
        const y = 0.642 + q * (1 - 0.642);
        const t = clamp((y - 0.64) / 0.36);
        const hw = mix(0.1125, 0.256, t) - 0.004;
        const e = Math.abs(u - 0.5);
        return smooth(hw + 0.001, hw - 0.001, e);
      },
    });
    b =
      v.poly(
        [
          [616, 640],
          [622, 640],
          [398, 1000],
          [384, 1000],
        ],
        '#fff1df',
      ) +
      v.poly(
        [
          [984, 640],
          [978, 640],
          [1202, 1000],
          [1216, 1000],
        ],
        '#fff1df',
      );
    for (let i = 0; i < 9; i++) {
      const t = Math.pow(i / 8, 1.7);
      const y = mix(652, 1010, t),
        h = mix(52, 330, t);
      for (const sd of [-1, 1]) {
        const x = 800 + sd * mix(262, 560, t);
        b += v.ell(x + 12, y, h * 0.14, h * 0.03, '#2f5a4c', 'opacity=".5"') + v.cypress(x, y, h, r, '#1f4d46', '#5f9460', -sd);
      }
    }
    for (const sd of [-1, 1]) b += v.foliage(800 + sd * 800, 1010, 520, 190, r, '#1d4a44', '#3a7a55', '#9dbb6a', -sd);
    for (let i = 0; i < 90; i++) {
      const sd = r.sign();
      b += v.circ(800 + sd * r.range(560, 800), r.range(890, 1000), r.range(3, 6), r.pick(['#f07f92', '#ffd3c4', '#f4b23e']));
    }
    b += v.birds(r, 420, 210, 6, 110, 1, '#7f73a0');
    await c.svg(b);
    return c.grade({ vignette: 0.05 });
  },
};
