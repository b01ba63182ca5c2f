import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, hillY, fgHill, type Scene } from '../kit';

export const mountainPatagonia: Scene = {
  id: 'mountain-patagonia',
  category: 'mountain',
  title: 'Granite towers, Patagonia',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.7,
      stops: [
        [0, '#3d3f7d'],
        [0.35, '#7d6aa6'],
        [0.65, '#ef9a8a'],
        [1, '#ffd39a'],
      ],
      sun: { x: 0.16, y: 0.5, r: 0.03, color: '#fff0d0', glow: '#ffb98a', glowR: 0.4, strength: 0.7, disc: false },
      clouds: {
        cover: 0.54,
        scale: 1.5,
        stretch: 4.2,
        lit: '#ffc7a0',
        mid: '#e88a88',
        dark: '#5f518f',
        top: 0,
        bottom: 0.52,
        seed: 'p2',
      },
    });
    const rock = ramp(['#2d2a55', '#4d3f6e', '#8a5f78', '#dc8f78', '#ffcf98']),
      snow = ramp(['#5d66a8', '#8f8fc6', '#cdb8d8', '#ffdcc6', '#fff2e0']),
      aut = ramp(['#3a1f38', '#6a2a36', '#b0442f', '#e67d34', '#ffc255']),
      scree = ramp(['#2f2a4c', '#4e4060', '#7d6070', '#b98a78', '#ecc08e']);
    const tw = [
      [-0.9, 10.6, 3.3, 0.5],
      [0.35, 11, 4.7, 0.52],
      [1.55, 10.8, 3.9, 0.46],
      [2.6, 11.6, 2.6, 0.6],
      [-2.3, 11.4, 2.2, 0.6],
    ];
    const height = (x: number, z: number) => {
      const e = n.eroded(x * 0.3 + 4, z * 0.3 + 7, 9, 1.0);
      let h = -0.35 + e * (0.6 + 2.3 * smooth(4, 10, z));
      for (const [px, pz, hh, rad] of tw) {
        const d = Math.hypot(x - px + 0.12 * n.fbm(x * 4, z * 4, 3), (z - pz) * 0.8) / rad;
        h +=
          hh * 0.55 * Math.pow(smooth(1.35, 0.05, d), 1.1) * (0.9 + 0.2 * n.ridged(x * 3, z * 1.5, 4)) + hh * 0.16 * Math.exp(-d * 0.5);
      }
      return h;
    };
    c.terrain({
      height,
      cam: { y: 0.85, horizon: 0.63, fov: 1.0 },
      near: 2.2,
      far: 24,
      step: 0.0022,
      sun: [-0.8, 0.34, -0.1],
      shadows: 14,
      tones: 8,
      jitter: 0.9,
      ambient: 0.22,
      gain: 1.15,
      material: (x, z, h, sl) => {
        const q = n.fbm(x * 2.4, z * 2.4, 4);
        return h > 1.0 + 0.5 * q && sl < 0.34 ? 1 : h < 0.55 + 0.5 * q && sl < 0.6 ? 2 : h < 1.1 ? 3 : 0;
      },
      ramps: [rock, snow, aut, scree],
      haze: { color: '#f2b09a', density: 0.045, max: 0.72, low: '#ffc8a0', lowK: 0.55, lowTop: 0.9 },
    });
    c.water({ y: 0.76, deep: '#2c5a80', shallow: '#7fb0b8', reflect: 0.72, ripple: 0.9, squash: 1.2, lines: 0.2 });
    let b = fgHill(r, 920, 24, '#3a1f33', 0.005, 0.4);
    const hy = hillY(920, 24, 0.005, 0.4);
    b += v.grass(r, hy, 900, 30, ['#3a1f33', '#5c2a36', '#8f3f34', '#c96a3a'], 90);
    for (let i = 0; i < 34; i++) {
      const x = i < 19 ? r.range(-20, 470) : r.range(1160, 1640);
      {
        const k = r.int(0, 2);
        b += v.foliage(
          x,
          hy(x) + r.range(10, 70),
          r.range(90, 190),
          r.range(50, 100),
          r,
          ['#4a1c34', '#5c2434', '#3d1a38'][k],
          ['#b03a30', '#c9552f', '#8f2f38'][k],
          ['#f4b04a', '#ffcf6a', '#f0824a'][k],
          -1,
          1.05,
        );
      }
    }
    b += v.hiker(760, 925, 1.5, '#1d1630', '#f0b93a');
    await c.svg(b);
    return c.grade({ vignette: 0.08, sat: 1.06 });
  },
};
