import { clamp, hex, mix, mixc, ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, pixels, type Scene } from '../kit';

export const beachRio: Scene = {
  id: 'beach-rio',
  category: 'beach',
  title: 'Sugarloaf dawn, Rio',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant),
      H = 0.5;
    c.sky({
      horizon: H,
      stops: [
        [0, '#5a6fc0'],
        [0.35, '#a48fd0'],
        [0.65, '#f3a5b4'],
        [0.85, '#ffc4a0'],
        [1, '#ffe0a8'],
      ],
      sun: { x: 0.36, y: 0.41, r: 0.045, color: '#fff3cf', glow: '#ffc79a', glowR: 0.36, strength: 0.85, rings: 2 },
      clouds: {
        cover: 0.52,
        scale: 1.6,
        stretch: 4.2,
        lit: '#ffe0cc',
        mid: '#f5a9b4',
        dark: '#8577bb',
        top: 0,
        bottom: 0.44,
        seed: 'ri',
      },
    });
    const domes = (list: number[][]) => (x: number, z: number) => {
      let h = -0.3;
      for (const [tx, tz, rx, rz, ht, p] of list) {
        const d = Math.hypot((x - tx) / rx, (z - tz) / rz) + 0.05 * n.fbm(x * 1.6, z * 1.6, 3);
        if (d < 1) h = Math.max(h, ht * Math.pow(1 - Math.pow(d, p), 0.6) + 0.03 * n.fbm(x * 5, z * 5, 3));
      }
      return h;
    };
    const rk = ramp(['#3d2f63', '#5c4278', '#8a5f86', '#cf8f8f', '#ffc9a0']),
      gr = ramp(['#1f3350', '#2f4a58', '#4a6a5c', '#8a8a68', '#e0b884']);
    const T = (list: number[][], near: number, far: number, dens: number, s: string) =>
      c.terrain({
        seed: s,
        height: domes(list),
        cam: { y: 0.08, horizon: H, fov: 1 },
        near,
        far,
        step: 0.003,
        sun: [-0.6, 0.35, 0.3],
        tones: 8,
        ambient: 0.3,
        gain: 1.15,
        clipY: H + 0.012,
        material: (x, z, h, sl) => (sl < 0.42 + 0.3 * n.fbm(x * 3, z * 3, 3) && h < 1.6 ? 1 : 0),
        ramps: [rk, gr],
        haze: { color: '#f7b5b0', density: dens, max: 0.8 },
      });
    T(
      [
        [-11, 24, 4, 3, 2.2, 2],
        [-6, 25, 3, 2, 1.5, 2],
        [0, 26, 4, 2, 1.2, 2],
        [7, 25, 3.5, 2, 2.2, 2.2],
        [11, 24, 2.5, 2, 3.6, 2.4],
      ],
      18,
      30,
      0.045,
      'f',
    );
    c.mist(H - 0.01, 0.05, '#ffd0b4', 0.6);
    T(
      [
        [1.5, 12, 1.0, 0.9, 2.45, 2.1],
        [2.1, 12.1, 0.95, 0.9, 1.35, 1.9],
        [0.75, 12.1, 0.7, 0.8, 0.75, 2],
        [-0.75, 12.4, 1.5, 0.9, 1.22, 3],
        [3.7, 12.4, 1.6, 1, 0.7, 2],
      ],
      10,
      15,
      0.05,
      'm',
    );
    c.mist(H, 0.03, '#ffc4b0', 0.55);
    c.water({
      y: H + 0.008,
      deep: '#5a62a8',
      shallow: '#f3b0ae',
      reflect: 0.78,
      ripple: 1.1,
      lines: 0.2,
      glitter: { x: 0.36, color: '#fff0c8', width: 0.07, strength: 0.9 },
    });
    // city strip on the right shore and the sweep of the beach
    let b = v.path('M960 510Q1250 496 1620 490V526Q1250 522 960 512Z', '#6a5080');
    for (let i = 0; i < 46; i++) {
      const t = r.next(),
        x = mix(1090, 1620, t);
      b += v.skyscraper(
        r,
        x,
        520 - t * 6,
        r.range(14, 30),
        r.range(24, 70) * (0.5 + t),
        { wall: '#7a6390', lit: '#e0a49c', win: '#ffe9b0', dim: '#6b5685' },
        { style: 0, litP: 0.35, side: -1 },
      );
    }
    await c.svg(b);
    const sand = ramp(['#8a6f8f', '#c99a92', '#f0c8a0', '#ffe9c4']),
      foam = hex('#fff4e6'),
      wet = hex('#b58fa6');
    pixels(c, 0.5, 1, (u, q) => {
      const yy = (q - 0.52) / 0.48;
      if (yy <= 0) return null;
      const edge = 1.02 - 0.92 * Math.pow(yy, 0.55) + 0.02 * n.fbm(u * 4, yy * 6, 3);
      const d = u - edge;
      if (d < -0.03) return null;
      const k = clamp(0.75 + 0.5 * n.fbm(u * 9, yy * 22, 4) * 0.4 - 0.25 * (1 - yy));
      const idx = (clamp(k, 0, 0.99) * 1023) | 0;
      const cs: [number, number, number] = [sand.L[idx], sand.A[idx], sand.B[idx]];
      const cc = d < 0.05 * (0.3 + yy) ? mixc(wet, cs, smooth(0, 0.05 * (0.3 + yy), d)) : cs;
      const f = smooth(0.012, 0.002, Math.abs(d - 0.004 * Math.sin(yy * 40)) / (0.35 + yy));
      return [mixc(cc, foam, f), smooth(-0.004, 0.002, d)];
    });
    // wave-pattern pavement
    const white = hex('#fff1e2'),
      black = hex('#3a3152'),
      curb = hex('#d9b0ae');
    pixels(c, 0.72, 1, (u, q) => {
      const top = 0.86 - 0.11 * Math.pow(u, 1.5);
      const d = (q - top) / (1 - top);
      if (d < 0) return null;
      const z = 1 / (0.24 + d * 0.9),
        gx = (u - 0.35) * z * 3.1;
      if (d < 0.035) return [curb, 1];
      const s = Math.sin(z * 9.5 + 1.35 * Math.sin(gx * 4.2));
      return [mixc(black, white, smooth(-0.12, 0.12, s)), 1];
    });
    b =
      v.path('M705 392Q860 330 992 282', 'none', 'stroke="#3d2f63" stroke-width="1.6"') +
      v.at(850, 352, 1, '<path d="M0-18V-6M-10-6h20l4 8v10l-5 5h-18l-5-5V2z" stroke="#3d2f63" stroke-width="1.6" fill="#f4e2c8"/>');
    const pc = { trunk: '#3f2f52', trunkLit: '#a97a7a', dark: '#22344f', mid: '#35585c', lit: '#a9a972' };
    b +=
      m.parasol(1010, 730, 1.0, '#e8574a', '#fff0dc') +
      m.parasol(1130, 712, 0.85, '#f4b73e', '#fff0dc') +
      m.parasol(1260, 745, 1.05, '#2f8f9f', '#fff0dc') +
      m.parasol(1390, 716, 0.85, '#e8574a', '#fff0dc') +
      m.parasol(1500, 748, 1.0, '#f4b73e', '#fff0dc') +
      m.parasol(870, 758, 1.05, '#2f8f9f', '#fff0dc') +
      m.person(760, 800, 0.85, '#f4e2c8', '#e8574a') +
      m.person(718, 806, 0.8, '#3a5a8a', '#f4e2c8');
    b +=
      v.palm(1530, 905, 560, -70, r, pc) +
      v.palm(1420, 890, 420, 30, r, pc) +
      v.birds(r, 640, 250, 8, 120, 1.1, '#5a4a80') +
      v.sailboat(330, 590, 0.34, '#4a3f6a', '#fff4ec', '#f0c8c4') +
      v.sailboat(600, 545, 0.18, '#4a3f6a', '#fff4ec', '#f0c8c4');
    await c.svg(b);
    return c.grade({ vignette: 0.07, sat: 1.06 });
  },
};
