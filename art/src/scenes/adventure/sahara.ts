import { ramp } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const adventureSahara: Scene = {
  id: 'adv-sahara',
  category: 'adventure',
  title: 'Dune sea, Erg Chebbi',
  async draw(w, variant) {
    const { c, n } = mk(this.id, w, variant);
    const H = 0.46;
    c.sky({
      horizon: H,
      stops: [
        [0, '#2a4f8f'],
        [0.4, '#7a7fb4'],
        [0.7, '#f09a86'],
        [0.88, '#ffb672'],
        [1, '#ffd890'],
      ],
      sun: { x: 0.2, y: 0.33, r: 0.065, color: '#fff3c8', glow: '#ffc47a', glowR: 0.4, strength: 0.85, rings: 2 },
      clouds: { cover: 0.38, scale: 1.6, stretch: 7, lit: '#ffe0b4', mid: '#f5a58a', dark: '#6f6aa4', top: 0, bottom: 0.4, seed: 'sh' },
    });
    const sand = ramp(['#3f1650', '#85284c', '#d4523a', '#f78a3c', '#ffcb72']);
    const dune = (x: number, z: number) => {
      const wx = x + 0.7 * n.fbm(x * 0.35, z * 0.35, 3),
        wz = z + 0.9 * n.fbm(x * 0.3 + 7, z * 0.3, 3);
      const p = wx * 0.42 + wz * 0.24;
      const f1 = p - Math.floor(p);
      const prof = f1 < 0.72 ? Math.pow(f1 / 0.72, 1.6) : Math.pow(1 - (f1 - 0.72) / 0.28, 1.15);
      const p2 = wx * 0.9 - wz * 0.35 + 3;
      const f2 = p2 - Math.floor(p2);
      const pr2 = f2 < 0.7 ? Math.pow(f2 / 0.7, 1.5) : 1 - (f2 - 0.7) / 0.3;
      const big = 0.5 + 0.5 * n.fbm(x * 0.16 + 2, z * 0.16, 2);
      return prof * (0.5 + 0.9 * big) + 0.16 * pr2 * (1 - prof) + 0.0045 * Math.sin((wx * 0.5 - wz) * 42 + 5 * n.v(x * 2, z * 2));
    };
    c.terrain({
      height: (x, z) => dune(x, z) + 0.02 * z,
      cam: { y: 2.3, horizon: H - 0.02, fov: 1.05 },
      near: 1.9,
      far: 60,
      step: 0.0018,
      sun: [-0.8, 0.42, 0.12],
      shadows: 18,
      tones: 0,
      ambient: 0.12,
      gain: 1.2,
      eps: 0.012,
      material: () => 0,
      ramps: [sand],
      haze: { color: '#ffb27c', density: 0.04, max: 0.85 },
      texture: 0.03,
    });
    let b = '';
    for (let i = 0; i < 6; i++) {
      const x = 520 + i * 92,
        y = 742 + Math.sin(i * 0.7) * 8 - i * 6,
        s = 0.74;
      b +=
        `<path d="M${x - 16} ${y}l150 30l60 6l-170-40z" fill="#5a2344" opacity=".4"/>` +
        v.camel(x, y, s, '#3d1c38', '#c2653f', ['#f3e6d2', '#2a6f9a', '#f3e6d2', '#e04a3c', '#f2b23e', '#f3e6d2'][i]);
    }
    await c.svg(b);
    return c.grade({ vignette: 0.07, sat: 1.05 });
  },
};
