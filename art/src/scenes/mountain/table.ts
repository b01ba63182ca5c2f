import { clamp, hex, ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, pixels, type Scene } from '../kit';

export const mountainTable: Scene = {
  id: 'mountain-table',
  category: 'mountain',
  title: 'Tablecloth, Cape Town',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant),
      H = 0.565;
    c.sky({
      horizon: H,
      stops: [
        [0, '#3b86c8'],
        [0.5, '#97c4e4'],
        [0.8, '#f6e4c8'],
        [1, '#ffd3a2'],
      ],
      sun: { x: 0.92, y: 0.36, r: 0.03, color: '#fff6dc', glow: '#ffe0b0', glowR: 0.4, strength: 0.6, disc: false },
      clouds: { cover: 0.4, scale: 1.9, stretch: 4.4, lit: '#fff', mid: '#fbeadb', dark: '#a9bfdc', top: 0, bottom: 0.34, seed: 'tm' },
    });
    const rk = ramp(['#34406a', '#55587f', '#86788c', '#c79f8c', '#f6cfa0']),
      gr = ramp(['#1f3f4c', '#34584f', '#5c7852', '#a2a062', '#ead898']);
    const prof = (x: number) => {
      const t = 2.0 * smooth(-3.35, -2.7, x) * smooth(3.05, 2.45, x) + 0.05 * n.v(x * 3, 1);
      const d = 1.95 * Math.exp(-Math.pow(Math.abs(x + 4.15) / 0.72, 1.5));
      const l = 1.25 * Math.exp(-Math.pow(Math.abs(x - 4.5) / 0.5, 1.6)) + 0.75 * Math.exp(-Math.pow(Math.abs(x - 5.6) / 1.1, 2));
      return [t, d, l];
    };
    c.terrain({
      height: (x, z) => {
        const [t, d, l] = prof(x + 0.12 * n.fbm(x * 2, z * 2, 3));
        const zz = z - 11;
        const face = smooth(-0.05, 0.55, zz + 0.22 * n.ridged(x * 1.7, 1, 4) - 0.1),
          slope = smooth(-2.6, 0.1, zz);
        const g = -0.25 + (0.95 + 0.5 * n.eroded(x * 0.5, z * 0.5, 6, 0.8)) * slope * smooth(7.5, 3.5, Math.abs(x));
        let h = g;
        h = Math.max(h, g * 0.4 + t * (0.38 * slope + 0.62 * face));
        h = Math.max(h, d * slope, l * smooth(-1.6, 0.2, zz));
        return h + 0.05 * n.fbm(x * 4, z * 4, 3) * slope;
      },
      cam: { y: 0.12, horizon: H, fov: 1 },
      near: 7.8,
      far: 16,
      step: 0.002,
      sun: [0.7, 0.36, -0.42],
      shadows: 10,
      tones: 8,
      jitter: 0.9,
      ambient: 0.26,
      gain: 1.15,
      eps: 0.02,
      clipY: H + 0.006,
      material: (x, z, h, sl) => {
        const q = n.fbm(x * 2.5, z * 2.5, 4);
        return h > 1.05 + 0.35 * q || sl > 0.7 ? 0 : 1;
      },
      ramps: [rk, gr],
      haze: { color: '#f3d9c4', density: 0.05, max: 0.6, low: '#fbe2c6', lowK: 0.45, lowTop: 0.7 },
    });
    // cloth of cloud spilling over the edge
    const cw = hex('#ffffff'),
      cs = hex('#c3d2e8');
    pixels(c, 0.08, 0.6, (u, q) => {
      const x = (u - 0.5) * 11;
      const top = H - (2.08 / 11) * 1.6 + 0.004;
      const edge = smooth(-3.6, -2.9, x) * smooth(3.1, 2.5, x);
      if (edge <= 0) return null;
      const spill = 0.035 + 0.06 * Math.max(0, n.fbm(u * 9, 2, 4) + 0.25);
      const hgt = 0.045 + 0.035 * n.fbm(u * 7 + 3, 5, 4);
      const d = q - top;
      const k =
        d < 0
          ? smooth(-hgt * edge, -hgt * edge * 0.35, d + 0.012 * n.fbm(u * 26, q * 40, 3))
          : smooth(spill * edge, spill * edge * 0.3, d + 0.012 * n.fbm(u * 40, q * 20, 3));
      const lit = clamp(0.75 - d * 9 + 0.6 * n.fbm(u * 16, q * 24, 4));
      return [[cs[0] + (cw[0] - cs[0]) * lit, cs[1] * (1 - lit), cs[2] * (1 - lit)], k * edge];
    });
    let b = '';
    for (let i = 0; i < 240; i++) {
      const x = r.range(120, 1500),
        y = 563 - Math.pow(r.next(), 2) * 42;
      b += v.rect(x, y - r.range(2, 8), r.range(3, 9), r.range(4, 10), r.pick(['#fff6e8', '#f6dcc0', '#d9b8a8', '#8a86a0', '#e8a890']));
    }
    for (let i = 0; i < 14; i++) {
      const x = r.range(560, 900);
      b += v.rect(x, 560 - r.range(14, 40), r.range(8, 14), 44, r.pick(['#7d7f9f', '#a99aa8', '#f0d4bc']));
    }
    b += v.ell(1080, 556, 46, 9, '#fff6ec') + v.rect(0, 560, 1600, 6, '#6a7a88');
    await c.svg(b);
    c.sea({
      horizon: H,
      depth: (x, z) => 0.2 * (z - 2.55) - 0.08 * x,
      water: ['#d5f0e4', '#7fcfcc', '#2f9fb8', '#1c78a4', '#175c90', '#15497c'],
      k: 0.7,
      sand: ['#a08068', '#cfae88', '#ecd6ac', '#fbecc8'],
      foam: '#fff',
      sky: '#f6dcc0',
      skyK: 0.5,
      breaks: [0.22, 0.55, 1.1, 1.9],
    });
    b = '';
    const ks: [number, number, number, string, string, number, number][] = [
      [560, 300, 0.7, '#f2543f', '#ffd25a', 700, 690],
      [1010, 250, 0.85, '#8a4fd0', '#ffb8d8', 1140, 720],
      [330, 400, 0.45, '#f4b53a', '#fff3d0', 430, 640],
      [1330, 360, 0.6, '#2f9f8a', '#e8ffd8', 1250, 668],
    ];
    for (const [x, y, s, a, q, sx, sy] of ks)
      b +=
        m.kite(x, y, s, a, q, sx, sy) +
        m.person(sx, sy + 14, 0.42, '#22304a', '#22304a') +
        v.path(`M${sx - 14} ${sy + 16}q14 8 30 0q-14-5-30 0z`, '#fff');
    b +=
      v.path('M-10 1000V880Q260 838 520 900Q760 950 940 1000Z', '#7d8a58') +
      v.path('M1610 1000V900Q1420 868 1230 930L1120 1000Z', '#7d8a58');
    const cols = ['#f59a2f', '#ffc83a', '#f26a3a', '#fff1d0', '#e85a8a'];
    b += v.grass(
      r,
      (x) => (x < 900 ? 880 + Math.max(0, x - 200) * 0.13 : 985 - (x - 1120) * 0.2),
      1200,
      34,
      ['#3f6a4a', '#5f8450', '#8fa258', '#c4bf6a'],
      90,
    );
    for (let i = 0; i < 420; i++) {
      const left = r.next() < 0.66,
        x = left ? r.range(-10, 860) : r.range(1150, 1610),
        top = left ? 884 + Math.max(0, x - 200) * 0.14 : 990 - (x - 1120) * 0.19,
        y = top + r.next() * (1000 - top),
        s = r.range(4, 8) * (0.7 + (y - 870) / 160),
        col = r.pick(cols);
      b += v.circ(x, y, s, col) + v.circ(x, y, s * 0.38, '#5a3a24');
    }
    await c.svg(b);
    return c.grade({ vignette: 0.05, sat: 1.06 });
  },
};
