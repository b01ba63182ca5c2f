import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, type Scene } from '../kit';

export const heroJunkAtDaybreak: Scene = {
  id: 'hero-1',
  category: 'hero',
  title: 'Junk at daybreak',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant, 2),
      H = 0.64;
    c.sky({
      horizon: H,
      stops: [
        [0, '#1c4676'],
        [0.4, '#4f86a8'],
        [0.68, '#e3b79c'],
        [0.86, '#ffcd92'],
        [1, '#ffe7b6'],
      ],
      sun: { x: 0.605, y: 0.45, r: 0.09, color: '#fff6d2', glow: '#ffcf8e', glowR: 0.42, strength: 0.9, rings: 3 },
      clouds: {
        cover: 0.48,
        scale: 1.5,
        stretch: 5,
        lit: '#ffe9c2',
        mid: '#f3b596',
        dark: '#5f7f9f',
        top: 0.12,
        bottom: 0.56,
        alpha: 0.85,
        seed: 'h1',
      },
    });
    const towers = (list: number[][]) => (x: number, z: number) => {
      let h = -0.2;
      for (const [tx, tz, rad, ht] of list) {
        const d = Math.hypot(x - tx, (z - tz) * 0.8) / rad + 0.24 * n.fbm((x * 0.85) / rad + tx, z * 1.7 + tz, 4);
        if (d < 1.3) h = Math.max(h, ht * Math.pow(smooth(1.06, 0.45, d), 0.75) * (0.86 + 0.28 * n.fbm(x * 3 + tx, z * 3, 4)) - 0.02);
      }
      return h;
    };
    const rk = ramp(['#23365a', '#3f5470', '#7f7a7e', '#d39c80', '#ffd6a0']),
      gr = ramp(['#12333f', '#1f5250', '#3f775a', '#9a9f60', '#f2d088']);
    const T = (list: number[][], near: number, far: number, dens: number, s: string) =>
      c.terrain({
        seed: s,
        height: towers(list),
        cam: { y: 0.06, horizon: H, fov: 1.25 },
        near,
        far,
        step: 0.003,
        sun: [-0.25, 0.3, 0.5],
        tones: 7,
        ambient: 0.32,
        gain: 1.1,
        clipY: H + 0.006,
        material: (x, z, h, sl) => (sl < 0.6 + 0.3 * n.fbm(x * 4, z * 4, 3) ? 1 : 0),
        ramps: [rk, gr],
        haze: { color: '#ffcd9e', density: dens, max: 0.86 },
      });
    T(
      [
        [-12, 24, 1.3, 1.5],
        [-9.6, 23, 1.0, 1.0],
        [-6.6, 24, 1.2, 1.3],
        [-3, 25, 1.2, 0.9],
        [0.6, 24, 1.0, 0.7],
        [5.6, 23, 1.0, 2.4],
        [8.4, 22, 1.3, 3.4],
        [10.6, 22, 1.4, 4.2],
        [12.6, 22, 1.5, 3.6],
      ],
      14,
      28,
      0.075,
      'far',
    );
    c.mist(H, 0.05, '#ffd6a4', 0.6);
    T(
      [
        [2.75, 9.5, 0.5, 2.3],
        [4.1, 9.2, 0.72, 2.9],
        [5.2, 9, 0.8, 3.7],
      ],
      7,
      12,
      0.06,
      'mid',
    );
    c.mist(H + 0.004, 0.03, '#ffc998', 0.5);
    c.water({
      y: H + 0.004,
      deep: '#1c5578',
      shallow: '#f0c39a',
      reflect: 0.8,
      ripple: 1.1,
      lines: 0.24,
      glitter: { x: 0.605, color: '#fff4cc', width: 0.06, strength: 0.95 },
    });
    const sail = (x: number, y: number, s: number, h: number, ww: number) => {
      let q =
        v.path(
          `M0 0Q${-ww * 0.2} ${-h * 0.6} ${-ww * 0.1} ${-h}Q${ww * 0.55} ${-h * 1.02} ${ww} ${-h * 0.72}Q${ww * 1.12} ${-h * 0.3} ${ww * 0.92} ${h * 0.02}Z`,
          '#b8402f',
        ) +
        v.path(
          `M${ww * 0.45} ${h * 0.01}Q${ww * 0.5} ${-h * 0.5} ${ww * 0.42} ${-h * 1.0}Q${ww * 0.7} ${-h * 0.95} ${ww} ${-h * 0.72}Q${ww * 1.12} ${-h * 0.3} ${ww * 0.92} ${h * 0.02}Z`,
          '#e8734a',
        );
      for (let i = 1; i < 7; i++) {
        const t = i / 7;
        q += v.path(
          `M${-ww * 0.12 * Math.sin(t * 3)} ${-h * t}Q${ww * 0.5} ${-h * (t * 1.06 - 0.02)} ${ww * (1.04 - 0.1 * Math.abs(t - 0.4))} ${-h * (t * 0.72)}`,
          'none',
          'stroke="#6a1f2a" stroke-width="3" opacity=".7"',
        );
      }
      return v.at(x, y, s, q);
    };
    let b =
      v.ell(1470, 842, 230, 13, '#12304f', 'opacity=".45"') +
      v.at(
        1470,
        826,
        1.12,
        v.rect(-62, -330, 6, 330, '#3a2430') +
          v.rect(58, -400, 7, 400, '#3a2430') +
          v.rect(146, -220, 5, 210, '#3a2430') +
          sail(-96, -46, 1, 250, 104) +
          sail(12, -52, 1, 320, 132) +
          sail(128, -60, 1, 148, 70) +
          v.path('M-190-52Q-150-22-100-18H120Q160-30 196-84L186-6Q160 26 110 30H-110Q-160 24-190-52Z', '#3a2230') +
          v.path('M-190-52Q-150-22-100-18H120Q160-30 196-84L193-62Q160-14 118-6H-104Q-158-12-190-52Z', '#a8603f') +
          v.rect(96, -62, 74, 38, '#6a3a34') +
          v.rect(90, -70, 88, 9, '#d98a54') +
          [108, 128, 148].map((x) => v.rect(x, -52, 11, 14, '#ffdf9a')).join('') +
          v.path('M61-400q26-10 44 2q-20 4-26 14q-8-10-18-8z', '#f2b33a') +
          m.person(-10, -20, 0.62, '#f2d8b0', '#2a2a40') +
          m.person(-130, -26, 0.62, '#2f7f93', '#2a2a40'),
      );
    b +=
      v.path('M1260 850q-120 16-240 6q130-2 220-22z', '#fff4dc', 'opacity=".5"') +
      v.longtail(1090, 712, 0.36, '#2f2a40', '#b9694f', '#e8504a') +
      v.birds(r, 1250, 300, 9, 150, 1.2, '#3f5a78') +
      v.birds(r, 1210, 660, 5, 60, 1.3, '#fff6e4');
    b += v.leaves(r, 2050, -30, Math.PI * 0.52, Math.PI * 1.0, 400, 7, '#12283c', '#23505a');
    await c.svg(b);
    return c.grade({ vignette: 0.07, sat: 1.06 });
  },
};
