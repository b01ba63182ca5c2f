import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, hillY, fgHill, type Scene } from '../kit';

export const mountainFuji: Scene = {
  id: 'mountain-fuji',
  category: 'mountain',
  title: 'Blossom season, Japan',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    const H = 0.64;
    c.sky({
      horizon: H,
      stops: [
        [0, '#7fa8d8'],
        [0.4, '#c3cbe8'],
        [0.72, '#fbd3d3'],
        [1, '#ffe6cf'],
      ],
      sun: { x: 0.68, y: 0.24, r: 0.06, color: '#fff3e0', glow: '#ffe0cf', glowR: 0.34, strength: 0.6, rings: 3 },
      clouds: {
        cover: 0.4,
        scale: 1.5,
        stretch: 6,
        lit: '#fff7f2',
        mid: '#fbdcd8',
        dark: '#c5b5d6',
        top: 0.1,
        bottom: 0.6,
        alpha: 0.85,
        seed: 'f',
      },
    });
    const rock = ramp(['#3a4876', '#566391', '#7f86ae', '#aaa5c2', '#d9c3c8']),
      snow = ramp(['#8fa3d2', '#b3c0e2', '#dbe1f2', '#fff2ee', '#ffffff']),
      hill = ramp(['#274a5c', '#3a6468', '#5a8474', '#8fa887', '#d2cfa2']);
    c.terrain({
      height: (x, z) => {
        const d = Math.hypot(x + 0.5, (z - 14) * 0.9);
        const rr = Math.max(d, 0.42);
        const a = Math.atan2(z - 14, x + 0.5);
        const gul = (Math.abs(n.v(a * 9, 0.8 + rr * 0.25)) * 0.1 + Math.abs(n.v(a * 21, 3 + rr * 0.5)) * 0.045) * smooth(0.3, 1.4, rr);
        return (
          -0.15 +
          5.1 * Math.exp(-(rr - 0.42) * 0.52) -
          gul * 1.9 +
          0.05 * n.fbm(x * 5, z * 5, 4) -
          (d < 0.42 ? 0.08 * n.fbm(x * 7, z * 7, 2) : 0)
        );
      },
      cam: { y: 0.4, horizon: H, fov: 1 },
      near: 6,
      far: 20,
      step: 0.002,
      sun: [0.7, 0.45, -0.25],
      shadows: 8,
      tones: 8,
      ambient: 0.25,
      gain: 1.1,
      clipY: H + 0.01,
      material: (x, z, h) => {
        const a = Math.atan2(z - 14, x + 0.5);
        return h > 2.75 + 1.35 * n.fbm(a * 11, 2 + h * 0.18, 3) ? 1 : h < 0.9 + 0.4 * n.fbm(x * 2, z * 2, 3) ? 2 : 0;
      },
      ramps: [rock, snow, hill],
      haze: { color: '#e9d3de', density: 0.05, max: 0.6, low: '#f7dede', lowK: 0.9, lowTop: 1.7 },
    });
    c.terrain({
      seed: 'h2',
      height: (x, z) => -0.2 + 1.0 * n.eroded(x * 0.4 + 2, z * 0.4, 7, 0.8) * smooth(4.2, 6, z) * smooth(0.1, 1.6, Math.abs(x + 0.1)),
      cam: { y: 0.3, horizon: H, fov: 1 },
      near: 4,
      far: 9,
      step: 0.003,
      sun: [0.7, 0.45, -0.25],
      tones: 6,
      ambient: 0.3,
      clipY: H + 0.02,
      material: () => 0,
      ramps: [ramp(['#23495a', '#2f5f60', '#4d8068', '#8aa77c', '#cfd09a'])],
      haze: { color: '#ecd3d8', density: 0.09, max: 0.7 },
    });
    c.water({
      y: H + 0.012,
      deep: '#4f79ae',
      shallow: '#c9cfe6',
      reflect: 0.8,
      ripple: 0.9,
      lines: 0.14,
      glitter: { x: 0.68, color: '#fff3e2', width: 0.05, strength: 0.5 },
    });
    c.mist(H + 0.015, 0.025, '#fff0ea', 0.6);
    let b = fgHill(r, 905, 22, '#2c4a4f', 0.004, 2.2);
    b +=
      v.grass(r, hillY(905, 22, 0.004, 2.2), 900, 26, ['#24444a', '#315a54', '#3f6f5c', '#6d9470'], 100) +
      v.foliage(1420, 925, 330, 130, r, '#23504a', '#3d7a5c', '#8db87a', 1) +
      v.pagoda(1285, 905, 560, { roof: '#40304a', roofLit: '#7a5566', wall: '#a8372f', wallLit: '#e0604a' }) +
      v.foliage(1170, 935, 240, 110, r, '#244d4a', '#3d7a5c', '#8db87a', 1) +
      v.foliage(1490, 975, 360, 190, r, '#b9648a', '#f0a3bc', '#ffe3ea', 1, 1.1) +
      v.foliage(1080, 985, 260, 110, r, '#b9648a', '#f0a3bc', '#ffe3ea', 1, 1.1) +
      v.foliage(1290, 1010, 300, 80, r, '#23504a', '#3d7a5c', '#8db87a', 1, 1.1);
    b +=
      v.blossom(r, -40, 60, 560, 150, { bark: '#4a3040', a: '#f4a9bf', b: '#ffe4ea', d: '#d9789c' }) +
      v.blossom(r, -60, 330, 330, 60, { bark: '#4a3040', a: '#f4a9bf', b: '#ffe4ea', d: '#d9789c' });
    await c.svg(b);
    return c.grade({ vignette: 0.04, sat: 1.04 });
  },
};
