import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const historicalWall: Scene = {
  id: 'hist-wall',
  category: 'historical',
  title: 'The long wall, Jinshanling',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.6,
      stops: [
        [0, '#3f78b8'],
        [0.45, '#9fbfdc'],
        [0.75, '#fbe2bf'],
        [1, '#ffd28f'],
      ],
      sun: { x: 0.76, y: 0.3, r: 0.045, color: '#fffbe8', glow: '#ffe2ac', glowR: 0.4, strength: 0.8, rings: 2 },
      clouds: { cover: 0.42, scale: 1.7, stretch: 5, lit: '#fff8ea', mid: '#fbe2c8', dark: '#b5b2c8', top: 0, bottom: 0.4, seed: 'w' },
    });
    const stone = ramp(['#5a4a66', '#93787a', '#d3ab8a', '#fbe0ae', '#fffaf0']),
      aut = ramp(['#3a1f34', '#6f2a34', '#b8442c', '#ee7f2e', '#ffc24f']),
      grn = ramp(['#0f2e38', '#1c4a44', '#3a6a42', '#7f9448', '#d3cf66']);
    const base = (x: number, z: number) => {
      const e = n.eroded(x * 0.3 + 2.2, z * 0.3 + 5, 5, 0.7);
      return (
        -0.3 +
        1.7 * e * smooth(0.5, 5, z) +
        0.16 * z * 0.35 +
        0.9 * Math.exp(-(((x - 1.1 * Math.sin(z * 0.55 + 0.7)) / 1.4) ** 2)) * smooth(0.6, 4, z)
      );
    };
    const px = (z: number) => 0.15 + 1.05 * Math.sin(z * 0.62 + 0.4) * smooth(0.6, 3.5, z) + 0.55 * Math.sin(z * 0.27 + 2);
    const towersZ = [4.2, 5.9, 7.8, 9.9, 12.4, 15.4, 19];
    const slopeAt = (z: number) => Math.abs((px(z + 0.05) - px(z - 0.05)) / 0.1);
    const wallH = (x: number, z: number) => {
      const d = Math.abs(x - px(z)) / Math.sqrt(1 + slopeAt(z) ** 2);
      let hgt = 0;
      if (d < 0.105) {
        hgt = 0.15;
        if (d > 0.078) hgt += Math.floor(z * 17 + (x - px(z)) * 6) & 1 ? 0.04 : 0.012;
      }
      for (const tz of towersZ) {
        const dx = Math.abs(x - px(tz)),
          dz = Math.abs(z - tz);
        if (dx < 0.18 && dz < 0.17) {
          hgt = 0.4;
          if (dx > 0.145 || dz > 0.135) hgt = 0.42 + (Math.floor((x - px(tz)) * 15 + 40) & 1 ? 0.05 : 0.005);
        }
      }
      return hgt;
    };
    c.terrain({
      height: (x, z) => {
        const wh = wallH(x, z);
        if (wh > 0) {
          let bz = base(px(z), z);
          for (const tz of towersZ) if (Math.abs(x - px(tz)) < 0.18 && Math.abs(z - tz) < 0.17) bz = base(px(tz), tz);
          return bz + wh;
        }
        const b = base(x, z);
        const k = n.cell(x * 24, z * 24);
        return b + 0.042 * Math.max(0, 1 - k[0] * 1.5) * smooth(0.13, 0.22, Math.abs(x - px(z))) + 0.02 * n.fbm(x * 9, z * 9, 2);
      },
      cam: { y: 2.35, horizon: 0.36, fov: 0.8, x: 0.3 },
      near: 2.9,
      far: 30,
      step: 0.0013,
      sun: [0.72, 0.42, -0.2],
      shadows: 16,
      tones: 8,
      jitter: 0.7,
      ambient: 0.16,
      gain: 1.25,
      eps: 0.006,
      material: (x, z) => (wallH(x, z) > 0 ? 0 : n.fbm(x * 1.3, z * 1.3, 4) + 0.7 * (n.cell(x * 24, z * 24)[1] - 0.5) > 0.02 ? 1 : 2),
      ramps: [stone, aut, grn],
      haze: { color: '#f3dcc8', density: 0.05, max: 0.82, low: '#fbe8d2', lowK: 0.55, lowTop: 1.6 },
      texture: 0.08,
    });
    await c.svg(
      v.birds(r, 420, 200, 6, 110, 1, '#5f6078') +
        v.foliage(1560, 1010, 420, 260, r, '#4a2430', '#b04a30', '#f2a545', -1, 1.2) +
        v.foliage(20, 1020, 330, 180, r, '#4a2430', '#9a4430', '#e88f3c', 1, 1.2),
    );
    return c.grade({ vignette: 0.06, sat: 1.05 });
  },
};
