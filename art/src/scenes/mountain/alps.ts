import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, hillY, fgHill, type Scene } from '../kit';

export const mountainAlps: Scene = {
  id: 'mountain-alps',
  category: 'mountain',
  title: 'Alpine lake, Lago di Braies',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.62,
      stops: [
        [0, '#2f66ad'],
        [0.45, '#86b6dc'],
        [0.75, '#f6dfc0'],
        [1, '#ffcf9d'],
      ],
      sun: { x: 0.8, y: 0.4, r: 0.03, color: '#fff6de', glow: '#ffdca8', glowR: 0.34, strength: 0.75 },
      clouds: {
        cover: 0.47,
        scale: 2.2,
        stretch: 3.2,
        lit: '#fff7e8',
        mid: '#f6d7bb',
        dark: '#b9acc9',
        top: 0.02,
        bottom: 0.5,
        seed: '3',
      },
    });
    const rock = ramp(['#2a3157', '#454a72', '#776f90', '#b8958d', '#eec196']),
      snow = ramp(['#5a70a8', '#8ba1ce', '#c3cfe8', '#fbe9d9', '#fffaf0']),
      grass = ramp(['#1d4038', '#2f5c44', '#55804a', '#94a356', '#dcc56c']),
      forest = ramp(['#112c31', '#183c39', '#24503f', '#436a42', '#7d8a4a']);
    const pk = (x: number, z: number, px: number, pz: number, hh: number, k: number) =>
      hh * Math.exp(-Math.hypot((x - px) * 0.95, (z - pz) * 0.7) * k);
    const height = (x: number, z: number) => {
      const e = n.eroded(x * 0.34 + 6.2, z * 0.34, 9, 1.0);
      const m = smooth(4.6, 9, z);
      const valley = smooth(0.2, 3.2, Math.abs(x + 0.3) - 0.12 * (z - 4));
      return (
        -0.42 +
        e * (0.5 + 2.5 * m * (0.35 + 0.65 * valley)) +
        pk(x, z, 0.2, 11.5, 3.6, 0.62) * (0.55 + 0.9 * e) +
        pk(x, z, -4.2, 10, 2.6, 0.6) * (0.4 + e) +
        pk(x, z, 4.9, 10.5, 2.7, 0.6) * (0.4 + e)
      );
    };
    c.terrain({
      height,
      cam: { y: 0.8, horizon: 0.6, fov: 1.0 },
      near: 2.2,
      far: 26,
      step: 0.0022,
      sun: [0.75, 0.4, 0.05],
      shadows: 14,
      tones: 8,
      jitter: 0.9,
      ambient: 0.2,
      gain: 1.15,
      material: (x, z, h, sl) => {
        const q = n.fbm(x * 2.4, z * 2.4, 4);
        return h > 1.25 + 0.55 * q && sl < 0.6 + 0.1 * q ? 1 : h < 0.72 + 0.5 * q && sl < 0.62 ? 3 : sl < 0.3 && h < 1.15 ? 2 : 0;
      },
      ramps: [rock, snow, grass, forest],
      haze: { color: '#f4d4bd', density: 0.055, max: 0.8, low: '#fbe3c9', lowK: 0.75, lowTop: 1.1 },
    });
    c.water({ y: 0.715, deep: '#1b4a72', shallow: '#86a8bd', reflect: 0.86, ripple: 0.75, squash: 1.15, lines: 0.1 });
    c.mist(0.715, 0.025, '#fbe8d6', 0.55);
    let b = v.rowboat(640, 800, 0.8, '#8c3f2c', '#d98a5a') + v.ell(640, 806, 44, 4, '#123a55', 'opacity=".4"');
    const hy = hillY(915, 26, 0.0042, 0.6);
    b +=
      fgHill(r, 915, 26, '#173a35', 0.0042, 0.6) + v.grass(r, hy, 1600, 26, ['#173a35', '#1f4a3a', '#2f5f42', '#4d7f4a', '#8aa055'], 100);
    b += v.cabin(1130, 915, 1.15, {
      wall: '#7c4a2f',
      wallSh: '#553020',
      roof: '#3c2a33',
      roofLit: '#8a5a4a',
      win: '#ffd98a',
      trim: '#f4e2c4',
    });
    b +=
      v.pineRow(r, -20, 420, hy, 170, 400, 15, '#0f2b2e', '#2c5a41') +
      v.pineRow(r, 1240, 1640, hy, 190, 430, 15, '#0f2b2e', '#2c5a41') +
      v.pineRow(r, 420, 560, hy, 60, 130, 5, '#123230', '#2c5a41');
    for (let i = 0; i < 130; i++) {
      const x = r.range(0, 1600),
        y = hy(x) + r.range(8, 85);
      b += v.circ(x, y, r.range(1.4, 3.2), r.pick(['#f6d66b', '#f3efe0', '#e98aa4', '#8aa85a', '#5f8f52', '#5f8f52']));
    }
    await c.svg(b);
    return c.grade({ vignette: 0.07 });
  },
};
