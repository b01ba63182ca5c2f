import { hex, ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, pixels, type Scene } from '../kit';

export const adventureSkye: Scene = {
  id: 'adv-skye',
  category: 'adventure',
  title: 'Basalt needles, Skye',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant),
      H = 0.46;
    c.sky({
      horizon: H,
      stops: [
        [0, '#43597a'],
        [0.4, '#7f93a8'],
        [0.75, '#d6d2c4'],
        [1, '#fdebc0'],
      ],
      sun: { x: 0.7, y: 0.24, r: 0.03, color: '#fffbe8', glow: '#fff0cc', glowR: 0.34, strength: 0.75, disc: false },
      clouds: {
        cover: 0.66,
        scale: 1.7,
        stretch: 2.6,
        lit: '#fdf4dc',
        mid: '#a9b0ba',
        dark: '#43556f',
        top: 0,
        bottom: 0.44,
        seed: 'sk',
      },
    });
    const far = ramp(['#4f6a86', '#6f88a0', '#9fb0b8', '#d6d2c0', '#fbeccc']);
    c.water({
      y: H,
      bottom: 0.9,
      deep: '#3f6a86',
      shallow: '#d6d6c8',
      reflect: 0.7,
      ripple: 0.8,
      lines: 0.2,
      glitter: { x: 0.7, color: '#fff8dc', width: 0.12, strength: 0.9 },
    });
    c.terrain({
      height: (x, z) => -0.75 + 1.5 * smooth(0.42, 0.8, n.eroded(x * 0.13 + 7, z * 0.2 + 3, 6, 0.7)) * smooth(12, 15, z),
      cam: { y: 0.2, horizon: H, fov: 1 },
      near: 12,
      far: 26,
      step: 0.003,
      sun: [0.6, 0.45, 0.2],
      tones: 6,
      ambient: 0.34,
      material: () => 0,
      ramps: [far],
      haze: { color: '#dcd9cc', density: 0.05, max: 0.8 },
      clipY: 0.52,
    });
    c.mist(0.47, 0.03, '#fdf2d4', 0.6);
    const rk = ramp(['#23283c', '#41455a', '#6f6c74', '#aa9d8c', '#e6d4a8']),
      gr = ramp(['#14322f', '#27503a', '#4f7440', '#8f9e4a', '#d9d478']);
    const nd: number[][] = [
      [-0.95, 6.0, 0.34, 1.62],
      [-0.42, 6.3, 0.17, 0.98],
      [-1.75, 6.4, 0.3, 0.95],
      [0.06, 6.8, 0.14, 0.62],
      [-2.45, 6.7, 0.34, 0.72],
      [0.5, 7.1, 0.11, 0.42],
    ];
    const ground = (x: number, z: number) =>
      -0.75 +
      0.95 * smooth(2.6, -1.6, x + 0.25 * (z - 6)) * smooth(1.4, 4.5, z) +
      0.85 * smooth(-1.2, -4.5, x) * smooth(5, 8, z) +
      0.45 * n.eroded(x * 0.5, z * 0.5, 7, 0.8) -
      1.2 * smooth(1.0, 4.5, x) * smooth(3, 7, z);
    c.terrain({
      seed: 'st',
      height: (x, z) => {
        let h = ground(x, z),
          p = 0;
        for (const [px, pz, rad, ht] of nd) {
          const d = Math.hypot(x - px + 0.16 * (h > 0 ? 1 : 1) * n.fbm(x * 3 + px, z * 2, 3), (z - pz) * 0.9) / rad;
          p = Math.max(p, ht * Math.pow(smooth(1.35, 0.1, d), 0.8) * (0.78 + 0.36 * n.ridged(x * 4, z * 2, 3)));
        }
        const cl = smooth(-2.2, -3.4, x + 0.6 * n.fbm(z, x, 2)) * smooth(8.2, 9.2, z);
        return h + p + 0.55 * cl * (0.8 + 0.3 * n.ridged(x * 1.6, z, 3)) + 0.02 * n.fbm(x * 9, z * 9, 2);
      },
      cam: { y: 0.55, horizon: H, fov: 1 },
      near: 1.7,
      far: 13,
      step: 0.002,
      sun: [0.72, 0.46, -0.1],
      shadows: 14,
      tones: 8,
      jitter: 0.9,
      ambient: 0.2,
      gain: 1.2,
      eps: 0.012,
      material: (x, z, h, sl) => (sl > 0.42 + 0.12 * n.fbm(x * 3, z * 3, 3) ? 0 : 1),
      ramps: [rk, gr],
      haze: { color: '#d3d6cc', density: 0.055, max: 0.6 },
      texture: 0.09,
    });
    // shafts of light
    const ray = hex('#fff6d4');
    pixels(c, 0.1, 0.75, (u, q) => {
      const a = (u - 0.7 + 0.0) / (q + 0.14);
      const s = smooth(0.1, 0.5, n.fbm(a * 6 + 2, 1.5, 3)) * smooth(0.95, 0.1, Math.abs(a)) * smooth(0.75, 0.4, q) * smooth(0.12, 0.3, q);
      return s > 0 ? [ray, s * 0.34] : null;
    });
    let b =
      v.path(
        'M1150 1000Q1040 930 980 860Q930 800 800 770Q720 750 640 700Q700 760 780 792Q880 830 900 890Q930 960 960 1000Z',
        '#d9c694',
        'opacity=".8"',
      ) +
      m.person(912, 846, 0.8, '#e8503a', '#23283c') +
      v.hiker(1010, 925, 1.5, '#1f2438', '#f0b03a') +
      v.hiker(952, 912, 1.35, '#1f2438', '#3fa0b0');
    const sheep = (x: number, y: number, s: number, fl = false) =>
      v.at(
        x,
        y,
        s,
        '<path d="M-14 0v-10M-6 0v-10M8 0v-10M15 0v-10" stroke="#2a2a34" stroke-width="3.4"/><path d="M-24-14q-8-14 6-20q6-10 18-6q14-6 20 4q12 4 6 16q0 12-16 10h-22q-10 2-12-4z" fill="#fbf5e4"/><path d="M-24-14q-2 8 12 8h22q16 2 16-10q-20 8-50 2z" fill="#c4bca8"/><path d="M22-30q10-4 14 4q0 10-8 8q-8-2-6-12z" fill="#2a2a34"/>',
        fl,
      );
    b += sheep(1270, 820, 1.1) + sheep(1390, 870, 1.4, true) + sheep(1180, 780, 0.8, true) + sheep(360, 900, 1.2);
    for (let i = 0; i < 16; i++) {
      const x = r.next() < 0.5 ? r.range(-20, 420) : r.range(1200, 1620);
      b += v.foliage(
        x,
        r.range(960, 1020),
        r.range(120, 200),
        r.range(40, 70),
        r,
        '#4a2a4f',
        r.pick(['#9a4f8a', '#b8609a']),
        '#f0a4c8',
        1,
        0.9,
      );
    }
    b +=
      v.grass(r, (x) => 940 + 10 * Math.sin(x / 90), 800, 40, ['#24453a', '#4a6a3c', '#8f9a48', '#d6c868'], 70) +
      v.birds(r, 1120, 250, 6, 110, 1.1, '#3a465c');
    await c.svg(b);
    return c.grade({ vignette: 0.08, sat: 1.06 });
  },
};
