import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const beachKarst: Scene = {
  id: 'beach-karst',
  category: 'beach',
  title: 'Karst bay, Krabi',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    const H = 0.6;
    c.sky({
      horizon: H,
      stops: [
        [0, '#3b4b8f'],
        [0.35, '#8a6aa8'],
        [0.65, '#f08a7a'],
        [0.85, '#ffb773'],
        [1, '#ffdc96'],
      ],
      sun: { x: 0.53, y: 0.5, r: 0.058, color: '#fff2c4', glow: '#ffb56a', glowR: 0.36, strength: 0.85, rings: 2 },
      clouds: {
        cover: 0.5,
        scale: 1.7,
        stretch: 4.4,
        lit: '#ffd59a',
        mid: '#f59a86',
        dark: '#8d6aa3',
        top: 0.0,
        bottom: 0.52,
        alpha: 0.9,
        seed: 'k2',
      },
    });
    const towers = (list: number[][]) => (x: number, z: number) => {
      let h = -0.2;
      for (const [tx, tz, rad, ht] of list) {
        const d = Math.hypot(x - tx, (z - tz) * 0.8) / rad + 0.24 * n.fbm(((x * 2.1) / rad) * 0.4 + tx, z * 1.7 + tz, 4);
        if (d < 1.3) h = Math.max(h, ht * Math.pow(smooth(1.06, 0.45, d), 0.75) * (0.86 + 0.28 * n.fbm(x * 3 + tx, z * 3, 4)) - 0.02);
      }
      return h;
    };
    const rk = ramp(['#2b2547', '#4b355c', '#7a4b66', '#b9706a', '#f0a873']),
      gr = ramp(['#15263a', '#233c44', '#3d5a4a', '#7d7d4c', '#d0a35c']);
    const T = (list: number[][], near: number, far: number, dens: number, s: string) =>
      c.terrain({
        seed: s,
        height: towers(list),
        cam: { y: 0.06, horizon: H, fov: 1 },
        near,
        far,
        step: 0.003,
        sun: [0.15, 0.22, 0.6],
        shadows: 0,
        tones: 7,
        ambient: 0.32,
        gain: 1.1,
        clipY: H + 0.006,
        material: (x, z, h, sl) => (sl < 0.55 + 0.3 * n.fbm(x * 4, z * 4, 3) ? 1 : 0),
        ramps: [rk, gr],
        haze: { color: '#ffb98a', density: dens, max: 0.86 },
      });
    T(
      [
        [-7, 20, 1.6, 3.2],
        [-4.5, 22, 1.1, 2.4],
        [-1.2, 24, 1.3, 2.0],
        [3.6, 22, 1.5, 3.4],
        [6.2, 21, 1.2, 2.6],
        [8.6, 22, 1.6, 3.6],
        [-9.5, 21, 1.3, 2.7],
      ],
      12,
      28,
      0.075,
      'far',
    );
    c.mist(H, 0.05, '#ffc793', 0.6);
    T(
      [
        [-4.4, 9, 0.95, 2.9],
        [-3.2, 9.6, 0.7, 1.7],
        [3.4, 8.6, 0.85, 2.5],
        [4.5, 9, 0.8, 3.3],
      ],
      6,
      12,
      0.07,
      'mid',
    );
    c.mist(H + 0.005, 0.035, '#ffb585', 0.5);
    T(
      [
        [1.25, 3.3, 0.2, 0.95],
        [-1.66, 3.6, 0.34, 1.5],
      ],
      2,
      5,
      0.06,
      'near',
    );
    c.water({
      y: H + 0.004,
      deep: '#3d3a6b',
      shallow: '#f0a07f',
      reflect: 0.8,
      ripple: 1.1,
      lines: 0.28,
      glitter: { x: 0.53, color: '#fff0bf', width: 0.075, strength: 0.95 },
    });
    let b =
      v.ell(520, 838, 150, 9, '#241f42', 'opacity=".45"') +
      v.longtail(520, 836, 1.25, '#2a1c33', '#b9694f', '#e8504a') +
      v.longtail(1010, 668, 0.4, '#3a2540', '#b9694f', '#e8504a', true) +
      v.birds(r, 980, 250, 9, 110, 1.1, '#4a3560');
    b += v.leaves(r, 1640, -30, Math.PI * 0.52, Math.PI * 1.0, 420, 7, '#1b1a34', '#2c2745');
    await c.svg(b);
    return c.grade({ vignette: 0.08, sat: 1.06 });
  },
};
