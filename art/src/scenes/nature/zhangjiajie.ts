import { mix, ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, fogBank, type Scene } from '../kit';

export const natureZhangjiajie: Scene = {
  id: 'nature-zhangjiajie',
  category: 'nature',
  title: 'Floating pillars, Zhangjiajie',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.85,
      stops: [
        [0, '#6fa9b8'],
        [0.4, '#b5d3cb'],
        [0.7, '#f0ead0'],
        [1, '#fff3d8'],
      ],
      sun: { x: 0.73, y: 0.22, r: 0.055, color: '#fffdee', glow: '#fff0c4', glowR: 0.36, strength: 0.8, rings: 2 },
      clouds: {
        cover: 0.44,
        scale: 1.8,
        stretch: 4.6,
        lit: '#fffdf2',
        mid: '#e9ecdc',
        dark: '#9fc0c0',
        top: 0,
        bottom: 0.45,
        seed: 'zj',
      },
    });
    const rkF = ramp(['#7d9aa0', '#9ab2b0', '#bfcabb', '#e3dcc4', '#fbeed2']),
      grF = ramp(['#6f9a94', '#86ab98', '#a9c0a0', '#d3d4ac', '#f3eac4']);
    const rk = ramp(['#4a4a54', '#77696a', '#ab9180', '#dcbf9a', '#fbe4bc']),
      gr = ramp(['#123a38', '#1f5a44', '#3f7f4a', '#86ac54', '#d6d880']);
    const H = (list: number[][]) => (x: number, z: number) => {
      let h = -3;
      for (const [px, pz, rad, ht] of list) {
        const d = Math.hypot(x - px, z - pz) / rad + 0.3 * n.fbm(x * 2.6 + px, z * 2.6, 3);
        if (d < 1.25)
          h = Math.max(
            h,
            ht * (smooth(1.12, 0.92, d) * 0.9 + 0.1 * smooth(0.9, 0.2, d)) - 3 * smooth(1.0, 1.25, d) + 0.1 * n.fbm(x * 6, z * 6, 3),
          );
      }
      return h;
    };
    const T = (list: number[][], near: number, far: number, rr: ReturnType<typeof ramp>[], dens: number, s: string, top: number) =>
      c.terrain({
        seed: s,
        height: H(list),
        cam: { y: 1.3, horizon: 0.5, fov: 1 },
        near,
        far,
        step: 0.0026,
        sun: [0.75, 0.42, 0.1],
        tones: 8,
        jitter: 0.9,
        ambient: 0.26,
        gain: 1.15,
        eps: 0.02,
        material: (x, z, h, sl) => (sl < 0.62 && h > -0.5 ? 1 : n.fbm(x * 5, h * 2.4, 3) > 0.34 - 0.1 * (h / top) ? 1 : 0),
        ramps: rr,
        haze: { color: '#eef0dc', density: dens, max: 0.8 },
        texture: 0.14,
      });
    const mkP = (k: number, x0: number, x1: number, z0: number, z1: number, r0: number, r1: number, h0: number, h1: number) =>
      Array.from({ length: k }, (_, i) => [mix(x0, x1, (i + r.range(0.1, 0.9)) / k), r.range(z0, z1), r.range(r0, r1), r.range(h0, h1)]);
    T(mkP(16, -9, 9, 15, 18, 0.32, 0.62, 1.0, 3.3), 13, 20, [rkF, grF], 0.05, 'f', 3);
    fogBank(c, 0.56, 0.9, '#d9e4da', 'z1', { lit: '#fffdf0' });
    T(
      [
        [-3.6, 9.2, 0.42, 2.5],
        [-2.75, 9.6, 0.3, 1.9],
        [-1.7, 9.4, 0.34, 2.9],
        [-0.95, 10, 0.24, 1.6],
        [0.4, 9.6, 0.3, 2.2],
        [2.1, 9.2, 0.44, 2.7],
        [3.0, 9.6, 0.3, 1.9],
        [3.9, 9.2, 0.36, 3.1],
      ],
      8,
      11,
      [rk, gr],
      0.06,
      'm',
      3,
    );
    fogBank(c, 0.68, 0.93, '#d3e0d6', 'z2', { lit: '#fffdf0' });
    T(
      [
        [-1.62, 4.6, 0.34, 1.95],
        [-0.98, 4.9, 0.2, 1.45],
        [1.2, 4.5, 0.27, 2.25],
        [1.85, 4.8, 0.24, 1.5],
      ],
      3.8,
      5.6,
      [rk, gr],
      0.03,
      'n',
      2,
    );
    let b = '';
    const pt = (x: number, y: number, k: number, s: number) => {
      for (let i = 0; i < k; i++)
        b += v.pine(x + r.range(-30, 30) * s * 2, y + r.range(-4, 10), r.range(26, 62) * s, r, '#143f3c', '#5f9050', 1);
    };
    pt(238, 345, 8, 1);
    pt(484, 420, 5, 0.8);
    pt(1222, 268, 7, 0.9);
    pt(1416, 430, 5, 0.9);
    await c.svg(b);
    fogBank(c, 0.82, 0.95, '#cfddd4', 'z3', { lit: '#fffdf2' });
    b =
      v.path('M-10 1000V940Q140 880 330 910Q480 934 560 1000Z', '#23443f') +
      v.path('M-10 940Q140 880 330 910Q440 928 500 962Q360 924 250 916Q110 906-10 962Z', '#8a9a70') +
      m.pavilion(230, 922, 0.62, {
        roof: '#3f4a4a',
        roofLit: '#7a8a80',
        red: '#8f3a30',
        redLit: '#cf6a4a',
        green: '#3f8a78',
        gold: '#f4d9a0',
        stone: '#6f7a72',
        stoneLit: '#c4c4a8',
      });
    b +=
      v.pineRow(r, -20, 140, () => 960, 110, 220, 6, '#123834', '#4f8050') +
      v.pineRow(r, 330, 470, () => 950, 60, 120, 5, '#123834', '#4f8050') +
      v.path('M1620 640Q1500 720 1400 700Q1330 690 1270 640Q1330 716 1410 726Q1520 746 1620 720Z', '#3a2f30') +
      v.path('M1620 660Q1500 730 1400 710Q1520 740 1620 700Z', '#6a5448');
    for (const [x, y, ww] of [
      [1300, 640, 190],
      [1400, 690, 220],
      [1240, 616, 130],
      [1480, 640, 200],
      [1560, 590, 240],
    ] as number[][])
      b += v.foliage(x, y, ww, 46, r, '#12383a', '#2f6a4c', '#9ab860', 1, 0.9, 1.4);
    b += v.birds(r, 760, 330, 7, 120, 1.5, '#fdfdf4') + v.birds(r, 960, 200, 5, 80, 1, '#5f7f84');
    await c.svg(b);
    return c.grade({ vignette: 0.05, sat: 1.05 });
  },
};
