import { hex, ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, pixels, type Scene } from '../kit';

export const natureWaterfall: Scene = {
  id: 'nature-waterfall',
  category: 'nature',
  title: 'Horseshoe of falls, Iguaçu',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant),
      HZ = 0.34;
    c.sky({
      horizon: 0.4,
      stops: [
        [0, '#3f97c4'],
        [0.5, '#9fd3dc'],
        [1, '#f6f3d4'],
      ],
      sun: { x: 0.2, y: 0.08, r: 0.04, color: '#fffbe0', glow: '#f3f7dc', glowR: 0.4, strength: 0.6, disc: false },
      clouds: { cover: 0.52, scale: 2, stretch: 2.4, lit: '#fff', mid: '#eef5ee', dark: '#a3cbd4', top: 0, bottom: 0.36, seed: 'wf' },
    });
    const fo = ramp(['#0a2f34', '#12503f', '#2a7a44', '#7db04e', '#e2e87e']),
      rk = ramp(['#1a3236', '#2a483f', '#4a6648', '#7a8a58', '#b4b478']),
      fall = ramp(['#7fb4cc', '#a9d3de', '#d6eef0', '#f6fdfa', '#ffffff']),
      river = ramp(['#3f7f8a', '#6fa9a4', '#a3ccb8', '#d3e8d0', '#f8fff0']),
      pool = ramp(['#0c4455', '#176a78', '#3a9a98', '#7cc6b4', '#dff4e4']);
    const zc = (x: number) => 5.1 + 2.6 * Math.exp(-(((x - 0.15) / 1.15) ** 2)) + 0.5 * n.fbm(x * 1.3, 2, 3) + 0.14 * Math.sin(x * 4.3);
    const curtain = (x: number) =>
      0.16 +
      0.45 * n.v(x * 1.9 + 2.4, 4.5) +
      0.5 * n.v(x * 5.5, 3) +
      0.34 * Math.sin(x * 5.2 + 2.2 * n.v(x, 8)) +
      0.7 * Math.exp(-(((x - 0.15) / 0.5) ** 2)) -
      0.12;
    const tree = (x: number, z: number, sc: number) => {
      const k = n.cell(x * sc, z * sc);
      return Math.sqrt(Math.max(0, 1 - (k[0] * 1.4) ** 2)) * (0.6 + 0.7 * k[1]);
    };
    const isle = (x: number, z: number) => smooth(0.02, 0.24, n.fbm(x * 1.1 + 5, z * 0.9, 3) - curtain(x) * 0.55 + 0.1);
    const ht = (x: number, z: number) => {
      const e = zc(x);
      let h = -0.3 + 0.62 * smooth(e - 0.75, e - 0.66, z) + 0.72 * smooth(e, e + 0.09, z);
      if (z > e - 0.6 && z < e - 0.08 && curtain(x) < 0.1) h += 0.13 * tree(x, z, 5);
      if (z > e + 0.1) {
        const g = curtain(x) > 0.06 && z < e + 1.4 ? 0 : isle(x, z) * smooth(e + 0.1, e + 0.35, z);
        h += (0.08 + 0.24 * tree(x, z, 3.6)) * Math.max(g, smooth(e + 2.6, e + 4, z + 1.2 * n.fbm(x * 0.5, z * 0.3, 2)));
      }
      return h;
    };
    c.terrain({
      height: ht,
      cam: { y: 1.28, horizon: HZ, fov: 1 },
      near: 2.3,
      far: 26,
      step: 0.0017,
      sun: [-0.5, 0.75, -0.45],
      shadows: 8,
      tones: 8,
      jitter: 0.9,
      ambient: 0.24,
      gain: 1.1,
      eps: 0.012,
      material: (x, z, h, sl) => {
        const e = zc(x),
          f = curtain(x);
        if (h < -0.24) return 4;
        if (sl > 0.5 && z < e + 0.16) return f > 0.02 + 0.05 * n.v(x * 40, h * 3) ? 2 : n.fbm(x * 3, h * 5, 3) > 0.05 ? 0 : 1;
        if (z < e + 0.02) return f > 0.06 ? 3 : 0;
        return h > 1.08 ? 0 : 3;
      },
      ramps: [fo, rk, fall, river, pool],
      haze: { color: '#e3f2e4', density: 0.045, max: 0.75, low: '#f3fbf2', lowK: 0.45, lowTop: 0.5 },
      texture: 0.1,
    });
    // streaks on the curtains, spray and a rainbow
    const st = hex('#8fc0d4'),
      wh = hex('#fbfffc');
    pixels(c, 0.3, 0.675, (u, q, x, y) => {
      const i = y * c.w + x;
      if (c.L[i] < 0.84 || c.depth[i] > 1e8) return null;
      const s = n.fbm(u * 150, q * 9, 3);
      return s > 0.08 ? [st, 0.5 * smooth(0.08, 0.4, s)] : null;
    });
    const sp = (cx: number, cy: number, rx: number, ry: number, a: number) =>
      pixels(c, cy - ry * 2, cy + ry * 2, (u, q) => {
        const k = Math.exp(-(((u - cx) / rx) ** 2) - ((q - cy) / ry) ** 2) * (0.7 + 0.7 * n.fbm(u * 13, q * 13, 4));
        return k > 0.02 ? [wh, k * a] : null;
      });
    sp(0.52, 0.6, 0.13, 0.06, 0.8);
    sp(0.26, 0.69, 0.12, 0.035, 0.6);
    sp(0.8, 0.69, 0.12, 0.035, 0.6);
    sp(0.05, 0.73, 0.1, 0.035, 0.5);
    const bow = ['#e8574a', '#f59a3f', '#f8e06a', '#6fc88a', '#5f9ae0', '#9a7ad8'].map(hex);
    pixels(c, 0.3, 0.86, (u, q) => {
      const d = Math.hypot((u - 0.6) * 1.6, q - 0.95);
      const t = (0.475 - d) / 0.045;
      if (t < 0 || t > 1) return null;
      return [
        bow[Math.min(5, Math.floor(t * 6))],
        0.34 * smooth(0, 0.12, t) * smooth(1, 0.88, t) * smooth(0.86, 0.66, q) * smooth(0.3, 0.5, q),
      ];
    });
    let b = v.path('M-10 930L700 872L716 884L-10 950Z', '#6a4a3c') + v.path('M-10 930L700 872L702 876L-10 936Z', '#c99a68');
    for (let i = 0; i < 16; i++) {
      const x = 10 + i * 45,
        y = 928 - i * 3.68;
      b += v.rect(x, y - 40, 4, 66 + i, '#5a3f38');
    }
    b +=
      v.path('M-10 888L700 834M-10 908L700 852', 'none', 'stroke="#8a6248" stroke-width="4"') +
      m.person(600, 880, 1.0, '#e8503a', '#2f3f5a') +
      m.person(636, 877, 0.95, '#f2c13a', '#3a4a6a') +
      m.person(420, 895, 1.0, '#2f8fa8', '#3a3a50');
    b +=
      v.leaves(r, 1660, 1040, -3.0, -1.5, 520, 8, '#0c3a38', '#4aa455') +
      v.leaves(r, -60, 1060, -1.6, -0.2, 420, 7, '#0c3a38', '#3a9450') +
      v.leaves(r, 1640, -60, 1.8, 3.0, 460, 6, '#0a3438', '#2a7a4a') +
      v.foliage(1480, 1030, 420, 170, r, '#0c3636', '#237048', '#9ccc58', -1, 1.3);
    b +=
      v.path('M1620 300Q1500 330 1390 322Q1330 318 1290 336Q1340 340 1400 342Q1510 352 1620 340Z', '#4a3430') +
      v.at(
        1400,
        322,
        1.25,
        '<path d="M10 0Q40 30 36 86Q22 84 14 50Q2 30-6 6Z" fill="#17202c"/><path d="M-30-20Q-34-78 6-86Q40-80 34-30Q30 4 6 10Q-24 8-30-20Z" fill="#1c2634"/><path d="M-26-44Q-28-22-10-10Q8-14 8-44Q6-66-10-72Q-24-64-26-44Z" fill="#fff3d8"/><path d="M-8-86Q-34-98-66-88Q-92-76-94-52Q-72-66-44-64Q-22-64-10-70Z" fill="#f59a2a"/><path d="M-44-92Q-76-88-90-64Q-94-56-94-52Q-72-66-44-64Z" fill="#ffb84a"/><path d="M-94-52q-2-14 8-22q2 8 0 17z" fill="#1c2634"/>' +
          v.circ(-4, -74, 8, '#5fb8e8') +
          v.circ(-5, -74, 4, '#14202c') +
          '<path d="M-10 8l-6 10M6 10l-4 10" stroke="#6a8ab0" stroke-width="4"/>',
      );
    b += v.birds(r, 620, 200, 7, 120, 1.1, '#3f6a7a');
    await c.svg(b);
    return c.grade({ vignette: 0.07, sat: 1.06 });
  },
};
