import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const natureAurora: Scene = {
  id: 'nature-aurora',
  category: 'nature',
  title: 'Northern lights, Yukon',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    const H = 0.66;
    c.sky({
      horizon: H,
      stops: [
        [0, '#070d2b'],
        [0.5, '#0f2750'],
        [0.85, '#1f4f74'],
        [1, '#3a7d8c'],
      ],
      stars: 900,
      aurora: { colors: ['#4dffb0', '#34e6c0', '#a472ff'], y: 0.3, strength: 2.3 },
    });
    const rk = ramp(['#0a1230', '#121f48', '#22396a', '#3d6f8a', '#8fdcc0']),
      sn = ramp(['#152556', '#27457e', '#4a86a4', '#93e0c8', '#e2fff0']);
    const pk = (x: number, z: number, a: number, b2: number, h: number, k: number) =>
      h * Math.exp(-Math.hypot(x - a, (z - b2) * 0.8) * k);
    const height = (x: number, z: number) => {
      const e = n.eroded(x * 0.4 + 3.3, z * 0.4 + 8, 9, 0.9);
      const m = smooth(5.4, 8, z);
      const v2 = smooth(0.1, 2.6, Math.abs(x - 0.2));
      return (
        -0.5 +
        (e * 2.3 * (0.25 + 0.75 * v2) +
          pk(x, z, -3.0, 9, 2.5, 0.75) * (0.4 + e) +
          pk(x, z, 3.2, 9.4, 3.0, 0.75) * (0.4 + e) +
          pk(x, z, -0.3, 14, 2.4, 0.7) * (0.4 + e)) *
          m +
        0.2 * m
      );
    };
    c.terrain({
      height,
      cam: { y: 0.45, horizon: 0.645, fov: 1 },
      near: 4.5,
      far: 22,
      step: 0.0022,
      sun: [-0.35, 0.55, -0.55],
      shadows: 8,
      tones: 7,
      jitter: 0.9,
      ambient: 0.06,
      gain: 0.62,
      material: (x, z, h, sl) => {
        const q = n.fbm(x * 2.4, z * 2.4, 4);
        return h > 0.22 + 0.4 * q && sl < 0.58 ? 1 : 0;
      },
      ramps: [rk, sn],
      haze: { color: '#2a6b84', density: 0.05, max: 0.6 },
      clipY: 0.69,
    });
    let b = '';
    const cc = { wall: '#8a5636', wallSh: '#4f3030', roof: '#1a1f3d', roofLit: '#cfe6ea', win: '#ffd77a', trim: '#f3e6d6' };
    const cb = (x: number, y: number, s: number) =>
      v.path(
        `M${x - 60 * s} ${y}v${24 * s}M${x} ${y}v${26 * s}M${x + 60 * s} ${y}v${24 * s}`,
        'none',
        `stroke="#101530" stroke-width="${5 * s}"`,
      ) + v.cabin(x, y, s, cc);
    b +=
      v.path('M900 700Q1050 664 1200 672Q1400 656 1610 668V712H900Z', '#14213f') +
      v.path('M960 694Q1080 672 1200 680Q1400 664 1610 676V684Q1300 676 960 694Z', '#b9e6df', 'opacity=".8"') +
      cb(1080, 690, 0.62) +
      cb(1215, 688, 0.74) +
      cb(1365, 690, 0.86) +
      cb(1530, 692, 1.0);
    await c.svg(b);
    c.water({ y: 0.705, deep: '#0b1c40', shallow: '#1f5a72', reflect: 0.9, ripple: 0.9, lines: 0.06, fresnel: 0.3 });
    await c.svg(
      v.path('M-10 1000V900Q200 860 430 930Q620 980 700 1000Z', '#0a1430') +
        v.path('M-10 900Q200 860 430 930Q520 956 590 972Q420 950 300 915Q130 880-10 925Z', '#cdeeea', 'opacity=".9"') +
        v.pineRow(r, -20, 360, (x) => 900 + x * 0.05, 150, 330, 11, '#081026', '#1c4a5c') +
        v.hiker(520, 950, 1.15, '#060b1e', '#e8604a'),
    );
    return c.grade({ vignette: 0.1, sat: 1.08 });
  },
};
