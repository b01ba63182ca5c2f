import { hex, ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, pixels, type Scene } from '../kit';

export const mountainMoraine: Scene = {
  id: 'mountain-moraine',
  category: 'mountain',
  title: 'Ten Peaks, Moraine Lake',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant),
      WL = 0.655;
    c.sky({
      horizon: 0.6,
      stops: [
        [0, '#2a78c8'],
        [0.55, '#86c0e8'],
        [1, '#eaf5f4'],
      ],
      sun: { x: 0.12, y: 0.08, r: 0.03, color: '#fff', glow: '#e4f4fa', glowR: 0.3, strength: 0.4, disc: false },
      clouds: { cover: 0.5, scale: 2.3, stretch: 2.3, lit: '#fff', mid: '#eef3f8', dark: '#a9c3e2', top: 0, bottom: 0.4, seed: 'mo' },
    });
    const rock = ramp(['#2f3d60', '#4f5a7a', '#7f8298', '#b9adae', '#ecd8c2']),
      snow = ramp(['#6d8fc6', '#9dbbe2', '#d3e3f5', '#fff8ee', '#fff']),
      forest = ramp(['#0c2c34', '#14423f', '#22603f', '#4f8646', '#a9b85a']),
      scree = ramp(['#3f4a66', '#66708a', '#9097a4', '#c4bdb6', '#ecdfca']);
    const pks = [
      [-5.9, 10.6, 3.4],
      [-4.1, 11.6, 3.9],
      [-2.3, 12.6, 3.6],
      [-0.7, 13.4, 3.7],
      [0.9, 13.2, 4.2],
      [2.6, 12.4, 3.6],
      [4.5, 11.2, 4.1],
      [6.6, 10.2, 3.8],
    ];
    const height = (x: number, z: number) => {
      const e = n.eroded(x * 0.4 + 1, z * 0.4 + 2, 9, 1);
      const e2 = n.eroded(x * 0.55 + 3, z * 0.5, 8, 0.8),
        rg = 0.14 * n.ridged(x * 1.6, z * 0.9, 4);
      let h = -0.6 + 0.9 * e * smooth(5, 9, z) + 1.1 * smooth(1.6, 5.2, Math.abs(x) - 0.22 * (z - 6)) * smooth(4.5, 7, z);
      for (const [px, pz, ph] of pks)
        h = Math.max(
          h,
          ph *
            Math.pow(Math.max(0, 1 - Math.hypot((x - px) * 0.85, (z - pz) * 0.5) / (2.5 + 0.5 * n.v(px * 3, 1))), 1.05) *
            (0.52 + 0.95 * e2) +
            rg,
        );
      return h + 0.009 * Math.sin(h * 26 + 5 * n.v(x * 0.8, z * 0.8));
    };
    c.terrain({
      height,
      cam: { y: 0.5, horizon: 0.62, fov: 1 },
      near: 4.4,
      far: 22,
      step: 0.0022,
      sun: [-0.7, 0.55, -0.25],
      shadows: 12,
      tones: 8,
      jitter: 0.9,
      ambient: 0.22,
      gain: 1.15,
      clipY: WL + 0.01,
      material: (x, z, h, sl) => {
        const q = n.fbm(x * 2.6, z * 2.6, 4);
        return h < 0.42 + 0.45 * q && sl < 0.72
          ? 2
          : h > 1.1 + 0.6 * q && (sl < 0.36 + 0.25 * q || (h > 1.9 && q > 0.12))
            ? 1
            : h < 0.9
              ? 3
              : 0;
      },
      ramps: [rock, snow, forest, scree],
      haze: { color: '#cfe2f0', density: 0.04, max: 0.6, low: '#e0f0f4', lowK: 0.35, lowTop: 0.8 },
    });
    c.water({ y: WL, deep: '#0b8fb0', shallow: '#3fc8d0', reflect: 0.5, ripple: 0.85, squash: 1.1, lines: 0.16, fresnel: 0.6 });
    const tq = hex('#12a9c0'),
      tl = hex('#6fe0dc');
    pixels(c, WL, 1, (u, q) => [q < WL + 0.05 ? tl : tq, 0.36 * smooth(WL, WL + 0.02, q)]);
    c.mist(WL, 0.016, '#e6fbf6', 0.5);
    let b =
      v.pineRow(r, -20, 330, (x) => 664 + x * 0.02, 60, 130, 20, '#0e3038', '#2f6a4a') +
      v.pineRow(r, 1230, 1630, () => 666, 70, 150, 22, '#0e3038', '#2f6a4a');
    b +=
      v.ell(760, 826, 150, 9, '#0a6a86', 'opacity=".5"') +
      m.canoe(760, 812, 1.15, '#d8352f', '#ff8a6a', '#f4c13a', '#23486a') +
      v.path('M900 828q70 8 150 4q-60-10-140-14z', '#e6fffa', 'opacity=".55"');
    // rockpile and logs
    const rockP = (x: number, y: number, s: number) =>
      v.poly(
        [
          [x - s, y],
          [x - s * 0.8, y - s * 0.5],
          [x - s * 0.2, y - s * 0.78],
          [x + s * 0.5, y - s * 0.66],
          [x + s, y - s * 0.16],
          [x + s * 0.9, y + 8],
        ],
        '#4a5268',
      ) +
      v.poly(
        [
          [x - s * 0.8, y - s * 0.5],
          [x - s * 0.2, y - s * 0.78],
          [x + s * 0.5, y - s * 0.66],
          [x + s * 0.1, y - s * 0.4],
          [x - s * 0.5, y - s * 0.3],
        ],
        '#c9c0bc',
      ) +
      v.poly(
        [
          [x - s, y],
          [x - s * 0.8, y - s * 0.5],
          [x - s * 0.5, y - s * 0.3],
          [x - s * 0.4, y + 8],
        ],
        '#8a8c9a',
      );
    for (let i = 0; i < 60; i++) {
      const t = r.next(),
        x = t < 0.55 ? r.range(-20, 600) : r.range(1050, 1630);
      const edge = t < 0.55 ? 900 + x * 0.1 : 1010 - (x - 1050) * 0.16;
      const y = r.range(edge, 1010);
      b += rockP(x, y, r.range(18, 58) * (0.6 + (y - 860) / 200));
    }
    b += v.at(
      1040,
      930,
      1,
      '<path d="M-190 14L150-20q16 0 16 14t-14 14L-186 34q-12-2-4-20z" fill="#6a4a40"/><path d="M-190 14L150-20q10 0 14 6L-194 22z" fill="#b98a68"/>',
      false,
      6,
    );
    b +=
      v.pineRow(r, -40, 210, () => 985, 300, 560, 7, '#0a2830', '#2a5f48') +
      v.pineRow(r, 1430, 1650, () => 985, 260, 500, 6, '#0a2830', '#2a5f48', -1) +
      v.birds(r, 900, 240, 4, 90, 1, '#3a5a80');
    await c.svg(b);
    return c.grade({ vignette: 0.06, sat: 1.06 });
  },
};
