import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, fogBank, peak, type Scene } from '../kit';

export const heroAboveTheMorningValleys: Scene = {
  id: 'hero-2',
  category: 'hero',
  title: 'Above the morning valleys',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant, 2);
    c.sky({
      horizon: 0.72,
      stops: [
        [0, '#3a78b4'],
        [0.4, '#8fbad6'],
        [0.7, '#f4e0c2'],
        [1, '#ffd8a0'],
      ],
      sun: { x: 0.56, y: 0.3, r: 0.055, color: '#fffbe6', glow: '#ffe2ae', glowR: 0.42, strength: 0.85, rings: 2 },
      clouds: {
        cover: 0.44,
        scale: 1.6,
        stretch: 4.6,
        lit: '#fff8ea',
        mid: '#f6dcc4',
        dark: '#93aecb',
        top: 0.1,
        bottom: 0.46,
        alpha: 0.85,
        seed: 'h2',
      },
    });
    const rock = ramp(['#3d5286', '#5f6f9c', '#9490a8', '#d3b2a2', '#fbdcb4']),
      snow = ramp(['#7391cc', '#a3bce4', '#d6e2f2', '#fff2e2', '#fff']),
      f1 = ramp(['#2f5a78', '#4a7886', '#7f9c8c', '#c4c090', '#f6e2a4']),
      f2 = ramp(['#14404f', '#245a54', '#4a7f56', '#9aaa5c', '#ead888']);
    c.terrain({
      height: (x, z) => {
        const e = n.eroded(x * 0.24 + 2, z * 0.24 + 5, 9, 0.95);
        return (
          -0.4 +
          1.7 * e * smooth(9, 13, z) +
          peak(x, z, 4.6, 17, 4.6, 0.45) * (0.45 + 0.9 * e) +
          peak(x, z, 8.6, 17, 3.4, 0.45) * (0.4 + e) +
          peak(x, z, -1, 20, 1.6, 0.4) * (0.4 + e)
        );
      },
      cam: { y: 1.1, horizon: 0.52, fov: 1.25 },
      near: 8,
      far: 28,
      step: 0.0024,
      sun: [-0.7, 0.42, 0.1],
      shadows: 10,
      tones: 8,
      jitter: 0.9,
      ambient: 0.26,
      gain: 1.12,
      material: (x, z, h, sl) => {
        const q = n.fbm(x * 2.2, z * 2.2, 4);
        return h > 1.6 + 0.7 * q && sl < 0.66 ? 1 : h < 1.0 + 0.4 * q ? 2 : 0;
      },
      ramps: [rock, snow, f1],
      haze: { color: '#f3dcc2', density: 0.05, max: 0.75, low: '#fdebd0', lowK: 0.75, lowTop: 1.0 },
    });
    fogBank(c, 0.66, 0.9, '#e6dcd6', 'h2a', { lit: '#fffaf0', depth: 0.12 });
    c.terrain({
      seed: 'b',
      height: (x, z) =>
        -0.55 +
        1.35 * n.eroded(x * 0.42 + 8, z * 0.42, 7, 0.8) +
        0.05 * Math.max(0, 1 - n.cell(x * 9, z * 9)[0] * 1.5) * 1.6 -
        0.35 * smooth(2, -4, x),
      cam: { y: 0.9, horizon: 0.56, fov: 1.25 },
      near: 4.2,
      far: 8,
      step: 0.0024,
      sun: [-0.7, 0.42, 0.1],
      shadows: 8,
      tones: 7,
      ambient: 0.24,
      material: () => 0,
      ramps: [f2],
      haze: { color: '#f3dcc2', density: 0.12, max: 0.6, low: '#fdebd0', lowK: 0.4, lowTop: 0.3 },
    });
    fogBank(c, 0.83, 1, '#e9ded6', 'h2b', { lit: '#fffaf0', depth: 0.12 });
    c.mist(0.97, 0.12, '#f4ebe2', 0.9);
    let b =
      v.path(
        'M2010 1000V560Q1900 590 1830 640Q1760 650 1700 690L1560 716Q1500 720 1470 742L1380 752Q1420 800 1500 812Q1520 880 1620 910Q1660 960 1720 1000Z',
        '#4a4258',
      ) +
      v.path(
        'M1380 752Q1430 746 1470 742Q1500 720 1560 716L1700 690Q1760 650 1830 640Q1900 590 2010 560V596Q1900 640 1840 676Q1770 690 1710 722L1570 748Q1500 760 1380 752Z',
        '#7f9a54',
      ) +
      v.path(
        'M1380 752Q1500 760 1570 748L1620 800Q1560 800 1500 812Q1420 800 1380 752ZM1660 780L1760 750L1800 860L1720 830ZM1620 910L1700 880L1760 960L1720 1000Q1660 960 1620 910Z',
        '#9a8478',
      ) +
      v.path('M1840 720L1920 690L1960 800L1880 780ZM1800 900L1900 870L1960 990L1860 1000Z', '#75667a');
    b += v.grass(
      r,
      (x) => (x < 1560 ? 746 - (x - 1380) * 0.15 : x < 1700 ? 716 - (x - 1560) * 0.19 : 690 - (x - 1700) * 0.42),
      700,
      20,
      ['#4f7440', '#7f9a50', '#b0b45c', '#dccb74'],
      26,
      1390,
      2010,
    );
    b +=
      v.hiker(1545, 722, 2.3, '#232a44', '#e8563a', true) +
      v.at(
        1632,
        712,
        1.25,
        '<path d="M-28 0l2-20q-8-4-6-14q-8-2-8-12l6 2q4 8 12 6h26q6-8 6-16l6 8l12 2l6 8q-4 6-14 4q-2 12-8 14l2 18h-6l-4-18h-18l-4 18z" fill="#c98a54"/><path d="M20-24q6-8 6-16l6 8l12 2l6 8q-4 6-14 4z" fill="#fff1dc"/>',
        true,
      );
    b +=
      v.pine(1800, 668, 330, r, '#1c3a44', '#5f8a54', -1) +
      v.pine(1890, 640, 430, r, '#1c3a44', '#5f8a54', -1) +
      v.pine(1975, 620, 380, r, '#1c3a44', '#5f8a54', -1) +
      v.pine(1845, 690, 210, r, '#1c3a44', '#6a9458', -1) +
      v.foliage(1960, 1010, 300, 150, r, '#1c3a3c', '#4a7448', '#b9b860', -1, 1.1) +
      v.foliage(1740, 1010, 220, 90, r, '#7a3a2c', '#d87a3a', '#ffc46a', -1, 1.1) +
      v.birds(r, 1180, 330, 9, 170, 1.2, '#4a6488');
    await c.svg(b);
    return c.grade({ vignette: 0.05, sat: 1.06 });
  },
};
