import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const adventureCanyon: Scene = {
  id: 'adv-canyon',
  category: 'adventure',
  title: 'River run, Grand Canyon',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    const H = 0.4;
    c.sky({
      horizon: H,
      stops: [
        [0, '#2f74b8'],
        [0.5, '#8fbfe0'],
        [1, '#fbe6c8'],
      ],
      sun: { x: 0.3, y: 0.1, r: 0.03, color: '#fff', glow: '#e9f3f4', glowR: 0.3, strength: 0.5, disc: false },
      clouds: { cover: 0.5, scale: 2, stretch: 2.8, lit: '#fff', mid: '#f3e9e4', dark: '#a9b8d4', top: 0, bottom: 0.36, seed: 'cn' },
    });
    const strata = [
        ramp(['#45203a', '#7a2f38', '#b8502f', '#e88a4a', '#ffc88a']),
        ramp(['#502a40', '#8a4038', '#cf7040', '#f4a866', '#ffe0b0']),
        ramp(['#3a1f3c', '#682c40', '#9a4238', '#cf6c48', '#f4a878']),
        ramp(['#5c3a48', '#9a5a4a', '#dc945c', '#f9c88a', '#fff0cc']),
      ],
      wat = ramp(['#0f5a6a', '#1f8a8f', '#4fb9ac', '#a9e0c8', '#f2fbe6']),
      bush = ramp(['#1f3a34', '#33583e', '#5f7f44', '#9fae5a', '#dcd687']);
    const riv = (z: number) => 0.75 * Math.sin(z * 0.42 + 0.3) * smooth(1, 5, z) - 0.1;
    const half = (z: number) => 0.5 + 0.06 * Math.sin(z * 1.3);
    const step = (h: number) => {
      const k = 4.2;
      const q = h * k,
        fl = Math.floor(q),
        fr = q - fl;
      return (fl + smooth(0.55, 0.95, fr)) / k;
    };
    const ht = (x: number, z: number) => {
      const d = Math.abs(x - riv(z) + 0.14 * n.fbm(x * 1.2, z * 1.2, 4)) - half(z);
      if (d < 0) return 0;
      const raw = Math.min(2.9, d * 2.2 + 0.35 * n.fbm(x * 0.7, z * 0.7, 4) * smooth(0, 0.5, d));
      return Math.max(
        0,
        step(Math.max(0, raw)) + 0.03 * n.fbm(x * 6, z * 6, 3) * smooth(0, 0.1, d) + (raw >= 2.6 ? 0.25 * n.fbm(x * 0.4, z * 0.4, 3) : 0),
      );
    };
    c.terrain({
      height: (x, z) => {
        const h = ht(x, z);
        return h <= 0 ? 0.006 * n.fbm(x * 9, z * 4, 2) : h;
      },
      cam: { y: 1.15, horizon: H, fov: 1.15, x: 0.12 },
      near: 1.15,
      far: 40,
      step: 0.0017,
      sun: [-0.55, 0.62, 0.12],
      shadows: 16,
      tones: 8,
      jitter: 0.8,
      ambient: 0.3,
      gain: 1.1,
      eps: 0.01,
      material: (x, z, h, sl) =>
        h < 0.012
          ? 4
          : h < 0.28 && sl < 0.3 && n.fbm(x * 3, z * 3, 3) > 0
            ? 5
            : Math.floor(h * 6.3 + 0.6 * n.fbm(x * 0.8, z * 0.8, 2) + 20) % 4,
      ramps: [...strata, wat, bush],
      haze: { color: '#f3d2b8', density: 0.05, max: 0.82 },
      texture: 0.05,
    });
    let b =
      v.ell(960, 898, 130, 10, '#0d4a5a', 'opacity=".5"') +
      v.kayak(960, 890, 1.35, '#d8442f', '#ff8a5a', '#1f3a5a') +
      v.kayak(952, 690, 0.55, '#e8a52f', '#ffd37a', '#5a2f4a', true) +
      v.path('M850 906q-40 14-80 34q40-8 96-28z', '#f2fffa', 'opacity=".5"') +
      v.birds(r, 980, 170, 4, 80, 1.2, '#4a3048');
    await c.svg(b);
    return c.grade({ vignette: 0.07, sat: 1.04 });
  },
};
