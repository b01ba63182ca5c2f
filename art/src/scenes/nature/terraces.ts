import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const natureTerraces: Scene = {
  id: 'nature-terraces',
  category: 'nature',
  title: 'Rice terraces, Batad',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.42,
      stops: [
        [0, '#3f93cc'],
        [0.5, '#9fd0e2'],
        [1, '#fdf0cf'],
      ],
      sun: { x: 0.24, y: 0.2, r: 0.04, color: '#fffce8', glow: '#fff0bf', glowR: 0.4, strength: 0.75 },
      clouds: { cover: 0.5, scale: 2.1, stretch: 3, lit: '#fff', mid: '#f3f1e6', dark: '#a9c4d4', top: 0, bottom: 0.36, seed: 'rt' },
    });
    const gr = ramp(['#0c3a34', '#17613c', '#3f9a3c', '#a3d648', '#f4f884']),
      fo = ramp(['#0a2a30', '#0f4238', '#1f6a40', '#5f9a46', '#cfdc70']),
      wt = ramp(['#2f86a8', '#58b4cc', '#9cdce0', '#dff4ea', '#fffdf0']),
      mud = ramp(['#33301f', '#5a4426', '#8f6430', '#c98f45', '#f2cf80']);
    const hill = (x: number, z: number) =>
      0.16 * z +
      1.15 * n.fbm(x * 0.23 + 3, z * 0.23 + 1, 3) * smooth(1, 4, z) +
      0.55 * Math.sin(x * 0.55 + 1 + z * 0.18) * smooth(2, 5, z) -
      0.2;
    const ST = 7.5;
    const terr = (x: number, z: number) => {
      const h = hill(x, z) * ST;
      const fl = Math.floor(h),
        fr = h - fl;
      return { h: (fl + smooth(0.0, 0.14, fr)) / ST, id: fl, fr };
    };
    const isF = (x: number, z: number) => n.fbm(x * 0.5 + 9, z * 0.4 + 2, 3) > (z < 5 ? 9 : 0.34) || z > 12.5;
    c.terrain({
      height: (x, z) => {
        const t = terr(x, z);
        if (isF(x, z)) {
          const k = n.cell(x * 6.5, z * 6.5);
          return hill(x, z) + 0.17 * Math.sqrt(Math.max(0, 1 - (k[0] * 1.4) ** 2)) * (0.6 + 0.7 * k[1]);
        }
        return t.h + (t.fr < 0.2 ? 0.012 : 0) + 0.006 * n.v(x * 60, z * 60);
      },
      cam: { y: 1.85, horizon: 0.33, fov: 1.0 },
      near: 1.7,
      far: 34,
      step: 0.0018,
      sun: [-0.6, 0.6, 0.2],
      shadows: 10,
      tones: 8,
      jitter: 0.8,
      ambient: 0.18,
      gain: 1.12,
      eps: 0.01,
      material: (x, z) => {
        if (isF(x, z)) return 1;
        const t = terr(x, z);
        if (t.fr < 0.13) return 3;
        return n.h(t.id * 7 + Math.floor(x * 0.5 + n.v(0, t.id) * 3), 11) < 0.3 ? 2 : 0;
      },
      ramps: [gr, fo, wt, mud],
      haze: { color: '#d9ecdf', density: 0.042, max: 0.78, low: '#f3f5e0', lowK: 0.08, lowTop: 1.5 },
      texture: 0.05,
    });
    let b = '';
    const pc = { trunk: '#4d3f38', trunkLit: '#9a7a55', dark: '#0f4a40', mid: '#1f7350', lit: '#8fc65a' };
    b += v.at(
      1130,
      560,
      0.5,
      '<path d="M-50-30h100v30h-100z" fill="#6b4a35"/><path d="M-50-30h60v30h-60z" fill="#a87a4d"/><path d="M-74-26Q-20-52 0-90Q20-52 74-26Q0-34-74-26Z" fill="#8f6a42"/><path d="M0-90Q20-52 74-26Q40-30 10-31Z" fill="#d3a765"/>',
    );
    b +=
      v.palm(1390, 1010, 700, 60, r, pc) +
      v.palm(1520, 1020, 560, 40, r, pc) +
      v.foliage(1530, 1020, 360, 150, r, '#0f3f3a', '#2a7a4a', '#a9d062', -1, 1.2) +
      v.foliage(40, 1030, 300, 140, r, '#0f3f3a', '#2a7a4a', '#c3dc6a', 1, 1.2);
    b += v.birds(r, 760, 190, 6, 110, 1, '#fff');
    await c.svg(b);
    return c.grade({ vignette: 0.06, sat: 1.04 });
  },
};
