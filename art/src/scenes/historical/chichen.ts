import { ramp } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, type Scene } from '../kit';

export const historicalChichen: Scene = {
  id: 'hist-chichen',
  category: 'historical',
  title: 'Step pyramid, Yucatán',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant),
      H = 0.66;
    c.sky({
      horizon: H,
      stops: [
        [0, '#1f7fb8'],
        [0.5, '#6fc0d8'],
        [0.85, '#d5f0e2'],
        [1, '#f9f3cf'],
      ],
      sun: { x: 0.86, y: 0.12, r: 0.04, color: '#fffbe2', glow: '#f4f6d4', glowR: 0.36, strength: 0.55 },
      clouds: {
        cover: 0.56,
        scale: 2.0,
        stretch: 1.9,
        lit: '#ffffff',
        mid: '#f3f1e6',
        dark: '#9fc6d6',
        top: 0.04,
        bottom: 0.62,
        seed: 'ch',
      },
    });
    let b = '';
    for (let i = 0; i < 44; i++)
      b += v.foliage(i * 38 + r.range(-10, 10), 668, r.range(80, 130), r.range(44, 92), r, '#2f7a6a', '#4f9a70', '#a9cf7a', 1, 0.9, 0.7);
    await c.svg(b);
    c.mist(0.64, 0.05, '#eef8dc', 0.5);
    const gr = ramp(['#1f5a40', '#35803f', '#6fae44', '#b9d45a', '#f0f09a']);
    c.terrain({
      height: (x, z) => 0.05 * n.fbm(x * 0.6, z * 0.6, 4) + 0.008 * n.fbm(x * 16, z * 6, 3),
      cam: { y: 0.4, horizon: 0.63, fov: 1 },
      near: 1,
      far: 30,
      step: 0.003,
      sun: [0.7, 0.5, -0.2],
      tones: 7,
      ambient: 0.2,
      gain: 1.2,
      material: () => 0,
      ramps: [gr],
      haze: { color: '#e6f2c8', density: 0.06, max: 0.6 },
      texture: 0.1,
      clipY: 1,
    });
    b = '';
    for (let i = 0; i < 30; i++) {
      const x = r.next() < 0.5 ? r.range(-20, 330) : r.range(1250, 1620);
      b += v.foliage(x, 706, r.range(110, 190), r.range(80, 170), r, '#154f44', '#2f8a50', '#a3cf5c', 1, 1);
    }
    b +=
      v.path('M240 842L770 912L1330 862L1500 906L820 960L330 910Z', '#2f6a3f', 'opacity=".35"') +
      m.stepPyramid(770, 856, 545, {
        l: '#a58f86',
        lTop: '#c7b3a0',
        r: '#efd9a8',
        rTop: '#fff1c8',
        sh: '#8a7560',
        stair: '#fbe8bd',
        stairLit: '#fff6da',
        door: '#5a4a4e',
      });
    b +=
      m.person(1060, 884, 0.72, '#e85a4a', '#3a4a6a') +
      m.person(1092, 888, 0.68, '#fff1d6', '#8a5a44') +
      m.person(420, 866, 0.6, '#2f8fa8', '#f0e2c8') +
      m.person(1180, 872, 0.6, '#f2b93a', '#3a4a6a');
    b += v.grass(r, (x) => 915 + 8 * Math.sin(x / 120), 900, 22, ['#2f7a44', '#4f9a48', '#8fc052', '#c9dd72'], 90);
    b +=
      m.agave(170, 985, 1.5, r, '#1f5f62', '#3f8a80', '#9fd0b0') +
      m.agave(1450, 990, 1.7, r, '#1f5f62', '#3f8a80', '#9fd0b0') +
      m.agave(1270, 1005, 1.0, r, '#1f5f62', '#4a9584', '#aad8b4') +
      m.agave(360, 1010, 0.9, r, '#1f5f62', '#4a9584', '#aad8b4') +
      v.leaves(r, -40, -50, 0.1, 1.3, 360, 5, '#124a40', '#3a9a54') +
      v.birds(r, 1180, 190, 5, 90, 1.1, '#2f5a6a');
    await c.svg(b);
    return c.grade({ vignette: 0.06, sat: 1.06 });
  },
};
