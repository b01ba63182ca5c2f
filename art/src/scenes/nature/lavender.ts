import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const natureLavender: Scene = {
  id: 'nature-lavender',
  category: 'nature',
  title: 'Lavender rows, Valensole',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant),
      H = 0.46;
    c.sky({
      horizon: H,
      stops: [
        [0, '#5f7fc4'],
        [0.4, '#a9aede'],
        [0.7, '#fbc9b8'],
        [0.9, '#ffdf9a'],
        [1, '#fff0b8'],
      ],
      sun: { x: 0.36, y: 0.38, r: 0.055, color: '#fffbe0', glow: '#ffdf98', glowR: 0.4, strength: 0.9, rings: 2 },
      clouds: { cover: 0.5, scale: 1.9, stretch: 3.8, lit: '#fff4dc', mid: '#fbc6bc', dark: '#8f96d0', top: 0, bottom: 0.4, seed: 'lv' },
    });
    const hill = ramp(['#4a4f8a', '#6a6a9f', '#9a8aac', '#d6b4ac', '#ffdcae']);
    c.terrain({
      height: (x, z) => 0.1 + 1.6 * n.eroded(x * 0.13 + 2, z * 0.2, 6, 0.8) * smooth(14, 20, z),
      cam: { y: 0.75, horizon: H, fov: 1 },
      near: 13,
      far: 34,
      step: 0.003,
      sun: [-0.4, 0.35, 0.5],
      tones: 6,
      ambient: 0.3,
      material: () => 0,
      ramps: [hill],
      haze: { color: '#ffdcae', density: 0.05, max: 0.8 },
    });
    const lav = ramp(['#2f2168', '#533a9a', '#8060c8', '#b492e4', '#f0cdf4']),
      soil = ramp(['#3a2a4a', '#6a4a52', '#a87a5a', '#dcae70', '#ffdf98']),
      grn = ramp(['#1f4a44', '#3f7048', '#7f9a4a', '#c4c462', '#f6e88f']),
      wheat = ramp(['#8a6a3a', '#c09440', '#e8be50', '#fbdc78', '#fff0b0']);
    const row = (x: number, z: number) => 0.5 + 0.5 * Math.cos((x + 0.22 * z - 0.5 + 0.05 * Math.sin(z * 0.7)) * 7.4);
    const zone = (x: number, z: number) => {
      const q = z + 0.5 * n.fbm(x * 0.2, 3, 2);
      return q > 17 ? 1 : q > 11.5 ? 2 : 0;
    };
    c.terrain({
      seed: 'lav',
      height: (x, z) => {
        const k = row(x, z),
          a = 0.12 * Math.pow(k, 0.55);
        return (
          0.12 * n.fbm(x * 0.22, z * 0.22, 2) * smooth(2, 8, z) +
          (zone(x, z) ? 0.03 : a) +
          (k > 0.35 && !zone(x, z) ? 0.03 * Math.abs(n.v(x * 62, z * 62)) + 0.014 * n.v(x * 21, z * 21) : 0.006 * n.v(x * 20, z * 20))
        );
      },
      cam: { y: 0.8, horizon: H, fov: 1 },
      near: 0.95,
      far: 40,
      step: 0.0016,
      sun: [-0.45, 0.42, 0.55],
      shadows: 6,
      tones: 8,
      jitter: 0.9,
      ambient: 0.24,
      gain: 1.25,
      eps: 0.012,
      material: (x, z) => {
        const q = zone(x, z);
        return q === 2 ? 3 : q === 1 ? 2 : row(x, z) > 0.42 ? 0 : row(x, z) > 0.3 ? 2 : 1;
      },
      ramps: [lav, soil, grn, wheat],
      haze: { color: '#ffd6a4', density: 0.045, max: 0.75 },
      texture: 0.1,
    });
    let b = '';
    for (let i = 0; i < 30; i++)
      b += v.foliage(i * 56, 476, r.range(40, 90), r.range(14, 34), r, '#4a5a6a', '#7f8462', '#d6c074', -1, 0.7, 0.6);
    b +=
      v.rect(1090, 402, 190, 92, '#c99a7c') +
      v.rect(1090, 402, 74, 92, '#f6d8a4') +
      v.poly(
        [
          [1080, 404],
          [1108, 362],
          [1262, 362],
          [1290, 404],
        ],
        '#b8664a',
      ) +
      v.poly(
        [
          [1080, 404],
          [1108, 362],
          [1164, 362],
          [1164, 404],
        ],
        '#e0946a',
      ) +
      v.rect(1280, 432, 90, 62, '#b98a74') +
      v.poly(
        [
          [1276, 434],
          [1284, 408],
          [1366, 408],
          [1376, 434],
        ],
        '#a3563e',
      ) +
      v.rect(1238, 344, 18, 30, '#c99a7c') +
      [1112, 1140, 1186, 1216, 1246].map((x) => v.rect(x, 424, 13, 20, '#5f86b8') + v.rect(x, 462, 13, 18, '#5a4a5a')).join('') +
      v.path('M1196 494v-26q9-12 18 0v26z', '#5a4050');
    for (const [x, h] of [
      [1056, 130],
      [1030, 100],
      [1400, 150],
      [1424, 120],
      [1450, 96],
    ] as number[][])
      b += v.cypress(x, 500, h, r, '#2a4a4c', '#7f8f54', -1);
    b +=
      v.foliage(1320, 500, 150, 60, r, '#2f5048', '#5f7f4c', '#d0c26a', -1, 0.9) +
      v.rect(646, 420, 7, 80, '#4a3a44') +
      v.foliage(650, 450, 150, 100, r, '#35545a', '#6f8a54', '#e0cc70', -1, 0.9, 1.2);
    for (let i = 0; i < 340; i++) {
      const x = r.range(-10, 1610),
        y = r.range(850, 1010),
        h = r.range(26, 60) * (0.5 + (y - 840) / 160),
        lean = r.range(-8, 8);
      b +=
        v.path(
          `M${x.toFixed(1)} ${y.toFixed(1)}q${(lean * 0.3).toFixed(1)} ${(-h * 0.5).toFixed(1)} ${lean.toFixed(1)} ${(-h).toFixed(1)}`,
          'none',
          'stroke="#5f7a4a" stroke-width="1.8"',
        ) +
        Array.from({ length: 5 }, (_, k) =>
          v.ell(
            x + lean * (1 - k * 0.1) + (k % 2 ? 2.4 : -2.4),
            y - h * (1 - k * 0.11),
            3.4 - k * 0.1,
            4.2,
            ['#a983e4', '#8058c4', '#c9a4f0', '#6a45b0'][(i + k) % 4],
          ),
        ).join('');
    }
    for (let i = 0; i < 7; i++) {
      const x = r.range(300, 1300),
        y = r.range(640, 860);
      b += v.at(
        x,
        y,
        r.range(0.7, 1.2),
        '<path d="M0 0q-10-14-18-8q-2 8 18 8zM0 0q6-16 16-12q4 8-16 12z" fill="#fff6dc"/><path d="M-3-2h6v7h-6z" fill="#4a3050"/>',
      );
    }
    b += v.birds(r, 860, 200, 6, 110, 1, '#5f5f96');
    await c.svg(b);
    return c.grade({ vignette: 0.07, sat: 1.07 });
  },
};
