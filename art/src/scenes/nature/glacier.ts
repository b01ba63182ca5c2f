import { clamp, hex, mix, ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, pixels, peak, type Scene } from '../kit';

export const natureGlacier: Scene = {
  id: 'nature-glacier',
  category: 'nature',
  title: 'Ice front, Perito Moreno',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant),
      WL = 0.64;
    c.sky({
      horizon: 0.55,
      stops: [
        [0, '#4a7fb4'],
        [0.45, '#96b8d6'],
        [0.8, '#dfe6ea'],
        [1, '#fbeee0'],
      ],
      sun: { x: 0.82, y: 0.2, r: 0.03, color: '#fff', glow: '#f4f0e6', glowR: 0.4, strength: 0.55, disc: false },
      clouds: { cover: 0.6, scale: 1.7, stretch: 2.8, lit: '#fff', mid: '#e2e8f0', dark: '#7f9cc0', top: 0, bottom: 0.42, seed: 'pm' },
    });
    const rock = ramp(['#2f3f66', '#4f5f82', '#7a839a', '#b4aaae', '#e8d2c0']),
      snow = ramp(['#6f93cc', '#9dbbe4', '#d3e3f6', '#fff8f0', '#fff']),
      ice = ramp(['#1f5fa8', '#3f8fd0', '#86c8ea', '#d6f0f8', '#ffffff']),
      blue = ramp(['#174f9c', '#2a7cc8', '#58b0e4', '#a4dcf2', '#eafcff']);
    c.terrain({
      height: (x, z) => {
        const e = n.eroded(x * 0.3 + 4, z * 0.3 + 6, 9, 0.95);
        const vl = smooth(0.4, 3.6, Math.abs(x - 0.6) - 0.05 * z);
        return (
          -0.3 +
          (0.3 + 2.2 * vl) * e * smooth(10, 14, z) +
          peak(x, z, -5, 17, 3.6, 0.42) * (0.4 + e) +
          peak(x, z, 6.2, 17, 4.0, 0.42) * (0.4 + e) +
          peak(x, z, 1.2, 24, 3.4, 0.4) * (0.4 + e) +
          0.05 * z * smooth(12, 20, z) * (1 - vl)
        );
      },
      cam: { y: 0.75, horizon: 0.5, fov: 1 },
      near: 10,
      far: 30,
      step: 0.0024,
      sun: [0.7, 0.5, -0.2],
      shadows: 10,
      tones: 8,
      jitter: 0.9,
      ambient: 0.26,
      gain: 1.1,
      material: (x, z, h, sl) => (h > 0.9 + 0.5 * n.fbm(x * 2, z * 2, 4) && sl < 0.66 ? 1 : 0),
      ramps: [rock, snow],
      haze: { color: '#d6e0ec', density: 0.035, max: 0.6, low: '#eef2f6', lowK: 0.5, lowTop: 1.2 },
    });
    // glacier tongue with a broken front
    const zf = (x: number) => 6.2 + 0.55 * n.fbm(x * 0.5, 1, 3) + 0.3 * Math.abs(n.v(x * 2.4, 4)) + 0.05 * x;
    c.terrain({
      seed: 'ice',
      height: (x, z) => {
        const d = z - zf(x);
        if (d < 0) return -0.5;
        const sp = n.ridged(x * 2.2, z * 1.5, 4),
          fine = n.ridged(x * 6.5, z * 3.2, 3);
        return 0.42 + 0.34 * sp * smooth(4, 0, d) + 0.14 * fine * smooth(5, 0, d) + 0.085 * d + 0.1 * n.fbm(x * 0.6, z * 0.4, 3);
      },
      cam: { y: 0.75, horizon: 0.5, fov: 1 },
      near: 4.6,
      far: 17,
      step: 0.0016,
      sun: [0.75, 0.5, -0.25],
      shadows: 9,
      tones: 9,
      jitter: 0.8,
      ambient: 0.24,
      gain: 1.1,
      eps: 0.012,
      clipY: WL + 0.012,
      material: (x, z, h, sl) => (z - zf(x) < 0.1 || (sl > 0.5 && n.fbm(x * 3, z * 3, 3) > -0.1) ? 3 : 2),
      ramps: [rock, snow, ice, blue],
      haze: { color: '#e6eff6', density: 0.04, max: 0.6 },
      texture: 0.12,
    });
    // repaint the cliff: seracs, cracks and old blue ice
    const face = ramp(['#0f4a9a', '#1f78c8', '#57b0e4', '#a9e0f4', '#eefcff', '#ffffff']);
    pixels(c, 0.36, WL + 0.012, (u, q, x, y) => {
      const z = c.depth[y * c.w + x];
      if (z > 12) return null;
      const wx = (u - 0.5) * z;
      if (z - zf(wx) > 0.2) return null;
      const wq = 0.03 * n.fbm(u * 16, q * 16, 3);
      const big = n.fbm((u + wq) * 40, q * 10 + 3, 3),
        crack = n.ridged((u + wq * 0.7) * 30 + 1.4 * q, q * 8, 4),
        grain = n.fbm(u * 70, q * 60, 2);
      let t =
        0.62 +
        0.5 * big -
        0.55 * smooth(0.56, 0.9, crack) +
        0.08 * grain +
        0.5 * smooth(0.52, 0.42, q) -
        0.35 * smooth(WL - 0.035, WL, q);
      t = mix(t, Math.round(t * 8) / 8, 0.6);
      const k = (clamp(t, 0, 0.999) * 1023) | 0;
      return [[face.L[k], face.A[k], face.B[k]], 0.94];
    });
    c.water({ y: WL, deep: '#3f8fa8', shallow: '#a9d3d8', reflect: 0.62, ripple: 1.1, lines: 0.2, fresnel: 0.5 });
    const tq = hex('#6fbcc4');
    pixels(c, WL, 1, (u, q) => [tq, 0.28]);
    c.mist(WL, 0.014, '#eefafc', 0.6);
    let b = '';
    const berg = (x: number, y: number, s: number) =>
      v.ell(x, y + 4 * s, 62 * s, 8 * s, '#2f8fb0', 'opacity=".4"') +
      v.poly(
        [
          [x - 60 * s, y],
          [x - 40 * s, y - 26 * s],
          [x - 22 * s, y - 20 * s],
          [x - 6 * s, y - 46 * s],
          [x + 14 * s, y - 30 * s],
          [x + 30 * s, y - 36 * s],
          [x + 58 * s, y],
        ],
        '#eafaff',
      ) +
      v.poly(
        [
          [x - 60 * s, y],
          [x - 40 * s, y - 26 * s],
          [x - 22 * s, y - 20 * s],
          [x - 6 * s, y - 46 * s],
          [x - 12 * s, y - 10 * s],
          [x - 30 * s, y],
        ],
        '#7fc4e8',
      );
    for (const [x, y, s] of [
      [420, 690, 0.5],
      [960, 682, 0.42],
      [1240, 706, 0.7],
      [700, 740, 0.6],
      [1390, 790, 1.1],
      [560, 850, 0.9],
      [1060, 850, 0.5],
    ] as number[][])
      b += berg(x, y, s);
    b +=
      v.ell(880, 792, 110, 7, '#2a6a86', 'opacity=".4"') +
      v.ferry(880, 788, 0.9, '#c8403a', '#fff8ee', '#f2b13a') +
      v.path('M780 794q-80 12-160 8q90-2 150-16z', '#fff', 'opacity=".6"') +
      v.birds(r, 560, 250, 5, 90, 1, '#4a5f84');
    b +=
      v.path('M-10 1000V860Q120 850 250 900Q380 960 430 1000Z', '#5a3a3a') +
      v.path('M1610 1000V880Q1500 890 1400 950L1340 1000Z', '#5a3a3a');
    const au: [string, string, string][] = [
      ['#7a2028', '#d8422f', '#ff8f4f'],
      ['#8a3a1f', '#e87a2a', '#ffc05a'],
      ['#6a1f34', '#b8323a', '#f0684a'],
    ];
    for (let i = 0; i < 26; i++) {
      const L = r.next() < 0.62,
        x = L ? r.range(-30, 340) : r.range(1400, 1620),
        k = au[r.int(0, 2)];
      b += v.foliage(
        x,
        (L ? 900 + x * 0.22 : 1000 - (x - 1340) * 0.34) + r.range(0, 70),
        r.range(100, 190),
        r.range(70, 150),
        r,
        k[0],
        k[1],
        k[2],
        1,
        1.1,
      );
    }
    await c.svg(b);
    return c.grade({ vignette: 0.05, sat: 1.06 });
  },
};
