import { mix, ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const historicalGiza: Scene = {
  id: 'hist-giza',
  category: 'historical',
  title: 'Pyramids, Giza',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    const H = 0.6;
    c.sky({
      horizon: H,
      stops: [
        [0, '#1f66a8'],
        [0.4, '#6fb0c8'],
        [0.7, '#f6dcae'],
        [1, '#ffbf74'],
      ],
      sun: { x: 0.2, y: 0.42, r: 0.045, color: '#fff8df', glow: '#ffdc97', glowR: 0.42, strength: 0.85, rings: 2 },
      clouds: {
        cover: 0.42,
        scale: 1.8,
        stretch: 5.5,
        lit: '#fff3da',
        mid: '#fbd3a8',
        dark: '#bfa6b4',
        top: 0,
        bottom: 0.45,
        alpha: 0.9,
        seed: 'g',
      },
    });
    const stone = ramp(['#3a2458', '#6a3f62', '#b0705a', '#f0b060', '#fff0b0']),
      sand = ramp(['#5a2f52', '#93504f', '#d07c44', '#f4ae5c', '#ffdf9a']);
    const pyr: number[][] = [
      [1.6, 11, 1.9, 2.35],
      [-1.35, 14, 1.9, 2.3],
      [-4.3, 16.5, 1.2, 1.4],
      [4.0, 12, 0.62, 0.75],
      [5.1, 12.6, 0.55, 0.66],
    ];
    c.terrain({
      height: (x, z) => {
        const du = z * 0.35;
        let h =
          0.16 * Math.sin(x * 0.55 + du + n.v(x * 0.3, z * 0.3) * 2) * smooth(3, 7, z) +
          0.06 * n.fbm(x * 0.9, z * 0.9, 5) +
          0.22 * (1 - Math.abs(n.v(x * 0.28 + 4, z * 0.4))) * smooth(7, 3, z) +
          0.006 * Math.sin(z * 26 + x * 7 + 6 * n.v(x, z));
        for (const [px, pz, b, hh] of pyr) {
          const dx = x - px,
            dz = z - pz;
          const a = 0.38,
            q = Math.max(Math.abs(dx * Math.cos(a) - dz * Math.sin(a)), Math.abs(dx * Math.sin(a) + dz * Math.cos(a)));
          const t = 1 - q / b;
          if (t > 0) {
            const st = Math.floor(t * 52) / 52;
            h = Math.max(h, hh * mix(t, st, 0.45) + 0.008 * n.v(x * 9 + t * 40, z * 9));
          }
        }
        return h;
      },
      cam: { y: 0.62, horizon: H, fov: 1.0 },
      near: 1.3,
      far: 60,
      step: 0.0022,
      sun: [-0.8, 0.32, -0.02],
      shadows: 16,
      tones: 8,
      jitter: 0.8,
      ambient: 0.1,
      gain: 1.25,
      eps: 0.01,
      material: (x, z, h) => (h > 0.32 && z > 8 ? 0 : 1),
      ramps: [stone, sand],
      haze: { color: '#ffd29a', density: 0.016, max: 0.7 },
      texture: 0.06,
    });
    let b = '';
    for (let i = 0; i < 5; i++) {
      const x = 560 + i * 120,
        y = 826 - i * 9,
        s = 0.98 - i * 0.06;
      b +=
        `<path d="M${x - 20} ${y}l190 26l60 2l-170-30z" fill="#7a4558" opacity=".4"/>` +
        v.camel(x, y, s, '#4b2c46', '#b46d55', ['#e8584a', '#f1e3d0', '#2f7fa0', '#f2b23e', '#f1e3d0'][i]);
    }
    b += v.birds(r, 1060, 190, 5, 90, 1, '#4a5a80');
    const pp = { trunk: '#3a2438', trunkLit: '#a8684a', dark: '#1f3a3c', mid: '#35604a', lit: '#a9b85a' };
    b +=
      v.palm(90, 1000, 560, 60, r, pp) +
      v.palm(210, 1010, 400, -30, r, pp) +
      v.palm(-10, 1010, 430, 40, r, pp) +
      v.foliage(90, 1030, 420, 130, r, '#1f3338', '#3f6248', '#b4b860', 1, 1.2);
    await c.svg(b);
    return c.grade({ vignette: 0.07, sat: 1.05 });
  },
};
