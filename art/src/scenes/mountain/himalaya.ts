import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, hillY, fgHill, type Scene } from '../kit';

export const mountainHimalaya: Scene = {
  id: 'mountain-himalaya',
  category: 'mountain',
  title: 'Base camp trail, Khumbu',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.8,
      stops: [
        [0, '#12306e'],
        [0.4, '#3466ab'],
        [0.75, '#8fb4dc'],
        [1, '#e9dfe0'],
      ],
      sun: { x: 0.1, y: 0.15, r: 0.03, color: '#fff', glow: '#a9cdf0', glowR: 0.35, strength: 0.35, disc: false },
      clouds: {
        cover: 0.42,
        scale: 2.1,
        stretch: 4.4,
        lit: '#fff',
        mid: '#dde6f4',
        dark: '#8ea6d0',
        top: 0.05,
        bottom: 0.62,
        seed: 'h1',
      },
    });
    const rock = ramp(['#27305a', '#434a78', '#6f6c93', '#a98f98', '#e2b79c']),
      snow = ramp(['#4e69ab', '#7e97cf', '#b9c8ea', '#ffe9d2', '#fffaf0']),
      brown = ramp(['#2b2a44', '#4b3d50', '#7a5b58', '#b08561', '#e6ba7c']);
    const pk = (x: number, z: number, px: number, pz: number, hh: number, k: number) =>
      hh * Math.exp(-Math.hypot(x - px, (z - pz) * 0.75) * k);
    const height = (x: number, z: number) => {
      const e = n.eroded(x * 0.3 + 9, z * 0.3 + 3, 10, 0.9);
      const m = smooth(3, 9, z);
      return (
        -0.3 +
        e * (0.5 + 3.4 * m) +
        pk(x, z, -1.5, 12, 5.0, 0.6) * (0.5 + 0.9 * e) +
        pk(x, z, 3.4, 13, 4.0, 0.55) * (0.45 + e) +
        pk(x, z, -6.2, 13, 3.2, 0.55) * (0.45 + e)
      );
    };
    c.terrain({
      height,
      cam: { y: 1.5, horizon: 0.66, fov: 1.0 },
      near: 2.4,
      far: 26,
      step: 0.0022,
      sun: [-0.72, 0.46, -0.05],
      shadows: 14,
      tones: 8,
      jitter: 0.9,
      ambient: 0.2,
      gain: 1.15,
      material: (x, z, h, sl) => {
        const q = n.fbm(x * 2.2, z * 2.2, 4);
        return h > 1.55 + 0.7 * q && sl < 0.66 + 0.1 * q ? 1 : h < 1.2 + 0.5 * q ? 2 : 0;
      },
      ramps: [rock, snow, brown],
      haze: { color: '#c9d4ec', density: 0.05, max: 0.72, low: '#dfe4f2', lowK: 0.7, lowTop: 1.5 },
    });
    c.mist(0.72, 0.06, '#e6e9f5', 0.45);
    let b = fgHill(r, 860, 34, '#3c2f45', 0.0036, 1.1) + fgHill(r, 905, 26, '#2a2236', 0.005, 2.4);
    b += v.stupa(1180, 862, 1.75, { w: '#fbf2e4', sh: '#b9b3d0', gold: '#f0b545', goldSh: '#b87830' });
    b +=
      v.flags(-20, 470, 1180, 490, 120, 30, 40, r) +
      v.flags(1180, 490, 1640, 700, 60, 12, 42, r) +
      v.flags(-20, 690, 1110, 640, 90, 22, 36, r);
    b +=
      v.hiker(520, 868, 1.15, '#1c1a30', '#d8502f') +
      v.hiker(600, 872, 1.05, '#1c1a30', '#f0b93a') +
      v.birds(r, 820, 220, 5, 90, 1, '#1c2850');
    for (let i = 0; i < 40; i++) {
      const x = r.range(0, 1600);
      const y0 = 930 + r.range(0, 66),
        q = r.range(8, 30);
      b +=
        v.poly(
          [
            [x - q, y0],
            [x - q * 0.7, y0 - q * 0.5],
            [x + q * 0.2, y0 - q * 0.7],
            [x + q, y0 - q * 0.1],
            [x + q * 0.9, y0 + 4],
          ],
          '#4a3b4e',
        ) +
        v.poly(
          [
            [x - q, y0],
            [x - q * 0.7, y0 - q * 0.5],
            [x + q * 0.2, y0 - q * 0.7],
            [x - q * 0.1, y0 + 2],
          ],
          '#8a6a68',
        );
    }
    b += v.grass(r, hillY(905, 26, 0.005, 2.4), 500, 22, ['#3c2f3f', '#5c463f', '#8f6a45', '#b98d52'], 90);
    await c.svg(b);
    return c.grade({ vignette: 0.07 });
  },
};
