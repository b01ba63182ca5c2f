import { mixh, ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, peak, type Scene } from '../kit';

export const historicalAlhambra: Scene = {
  id: 'hist-alhambra',
  category: 'historical',
  title: 'Red fortress, Granada',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.55,
      stops: [
        [0, '#5468b0'],
        [0.35, '#9a8fcb'],
        [0.65, '#f0a9b4'],
        [0.85, '#ffc7a4'],
        [1, '#ffe0b4'],
      ],
      sun: { x: 0.04, y: 0.4, r: 0.03, color: '#ffe8c8', glow: '#ffbd98', glowR: 0.45, strength: 0.6, disc: false },
      clouds: { cover: 0.5, scale: 1.7, stretch: 4.6, lit: '#ffd8c4', mid: '#f0a0b0', dark: '#6f6ab4', top: 0, bottom: 0.42, seed: 'al' },
    });
    const rock = ramp(['#4a4a8a', '#6f66a0', '#a584b0', '#dea9b4', '#ffd0bc']),
      snow = ramp(['#8088c8', '#aaa8dc', '#dcc8e4', '#ffdfd4', '#fff2e4']);
    c.terrain({
      height: (x, z) => {
        const e = n.eroded(x * 0.26 + 3, z * 0.26, 9, 0.9);
        return (
          -0.2 +
          2.1 * e * smooth(9, 12, z) +
          peak(x, z, -2.2, 16, 2.6, 0.4) * (0.45 + e) +
          peak(x, z, 3.4, 16, 2.9, 0.42) * (0.45 + e) +
          peak(x, z, 0.6, 17, 2.0, 0.4) * (0.4 + e)
        );
      },
      cam: { y: 0.5, horizon: 0.5, fov: 1 },
      near: 9,
      far: 24,
      step: 0.0024,
      sun: [-0.8, 0.38, -0.25],
      shadows: 10,
      tones: 8,
      jitter: 0.8,
      ambient: 0.28,
      gain: 1.1,
      material: (x, z, h, sl) => (h > 1.25 + 0.6 * n.fbm(x * 2, z * 2, 4) && sl < 0.7 ? 1 : 0),
      ramps: [rock, snow],
      haze: { color: '#f4bfc0', density: 0.035, max: 0.6, low: '#ffd0b8', lowK: 0.7, lowTop: 1.3 },
    });
    c.mist(0.52, 0.07, '#ffd2b8', 0.5);
    let b = v.path('M-10 596Q260 566 560 548T1180 540Q1420 560 1610 590V1000H-10Z', '#35584a');
    for (let i = 0; i < 150; i++) {
      const x = r.range(-20, 1620),
        t = r.next(),
        top = 560 + 40 * Math.pow(Math.abs(x - 850) / 850, 2.2),
        y = top + 26 + t * 250;
      b += v.foliage(
        x,
        y,
        r.range(60, 110),
        r.range(40, 76),
        r,
        mixh('#2c5548', '#1b3a3e', t),
        mixh('#4f7a52', '#2f5a48', t),
        mixh('#c9b96a', '#8a9a54', t),
        -1,
        0.9,
        0.7,
      );
    }
    const wl = { wall: '#a9544a', lit: '#a9544a', dark: '#5a2a3c' };
    const C = { ...wl, wall: '#e08a62', lit: '#9a4a50' };
    const tw: [number, number, number, number, number, number][] = [
      [180, 585, 150, 70, 0, 1],
      [320, 580, 240, 92, 0, 1],
      [1180, 590, 260, 80, 0, 1],
      [520, 575, 330, 112, 0, 1],
      [820, 578, 400, 104, 0, 1],
      [250, 590, 84, 190, 0, 2],
      [345, 592, 70, 150, 0, 1],
      [470, 586, 96, 170, 1, 2],
      [640, 585, 150, 250, 0, 3],
      [860, 590, 110, 166, 1, 2],
      [1010, 588, 96, 200, 0, 2],
      [1150, 592, 82, 150, 1, 1],
      [1270, 596, 104, 196, 0, 2],
      [1400, 606, 76, 140, 0, 1],
      [130, 600, 66, 130, 0, 1],
    ];
    for (const [x, y, ww, h, rf, win] of tw)
      b += m.crenel(x, y, ww, h, C, { win, split: 0.6, ...(rf ? { roof: '#b0603f', roofLit: '#8a4440' } : {}) });
    b +=
      m.crenel(712, 400, 56, 66, C, { win: 1, split: 0.6 }) +
      v.rect(738, 296, 3, 44, '#5a2a3c') +
      v.path('M741 298q24 8 40 0v22q-18 8-40 0z', '#f0c04a');
    for (let i = 0; i < 34; i++) b += v.cypress(r.range(120, 1500), 604 + r.range(0, 40), r.range(60, 130), r, '#1f3f40', '#6a8a58', -1);
    for (let i = 0; i < 30; i++)
      b += v.foliage(
        r.range(80, 1540),
        618 + r.range(0, 40),
        r.range(70, 120),
        r.range(34, 60),
        r,
        '#27503f',
        '#4a7a4c',
        '#c4b666',
        -1,
        0.9,
      );
    await c.svg(b);
    c.mist(0.74, 0.09, '#f4b8a4', 0.35);
    b = '';
    const walls = ['#fff0dc', '#f6e0c8', '#fbe8d0', '#ead0bc'];
    for (let k = 0; k < 3; k++) {
      let x = -60 + k * 30;
      while (x < 1640) {
        const ww = r.range(84, 150),
          y = 880 + k * 66 + r.range(-12, 14) - (Math.abs(x - 800) > 500 ? 26 : 0),
          h = r.range(54, 84),
          wall = r.pick(walls);
        b +=
          v.rect(x, y - h, ww, h + 80, mixh(wall, '#6a5a90', 0.35)) +
          v.rect(x, y - h, ww * 0.58, h + 80, wall) +
          v.poly(
            [
              [x - 7, y - h + 4],
              [x + ww * 0.16, y - h - 26],
              [x + ww * 0.86, y - h - 26],
              [x + ww + 7, y - h + 4],
            ],
            r.pick(['#b0603f', '#c06f48', '#a3563e']),
          ) +
          v.path(
            Array.from(
              { length: 9 },
              (_, i) =>
                `M${(x + ww * (0.18 + i * 0.078)).toFixed(0)} ${(y - h - 26).toFixed(0)}L${(x + ww * (i / 8)).toFixed(0)} ${(y - h + 4).toFixed(0)}`,
            ).join(''),
            'none',
            'stroke="#8a4440" stroke-width="1.6" opacity=".55"',
          );
        for (let i = 0; i < 3; i++)
          if (r.next() < 0.7) b += v.rect(x + ww * (0.14 + i * 0.26), y - h + 24, 12, 18, r.next() < 0.35 ? '#ffd98a' : '#6a4a60');
        if (r.next() < 0.28) b += v.cypress(x + ww * 0.5, y + 10, r.range(90, 170), r, '#1f3f40', '#5f8050', -1);
        x += ww * r.range(0.9, 1.1);
      }
    }
    b +=
      v.foliage(60, 1020, 340, 150, r, '#5c1f50', '#c23a7a', '#ff8ab4', -1, 1.1) +
      v.foliage(1540, 1020, 360, 160, r, '#23483f', '#4a7a4c', '#c4c06a', -1, 1.2);
    b += v.birds(r, 900, 190, 8, 140, 1.1, '#4a4a8a');
    await c.svg(b);
    return c.grade({ vignette: 0.07, sat: 1.06 });
  },
};
