import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, fogBank, peak, type Scene } from '../kit';

export const historicalNeuschwanstein: Scene = {
  id: 'hist-neuschwanstein',
  category: 'historical',
  title: 'Winter castle, Bavaria',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.6,
      stops: [
        [0, '#4f74ae'],
        [0.4, '#8faad2'],
        [0.72, '#d8d8e8'],
        [1, '#fde6d8'],
      ],
      sun: { x: 0.14, y: 0.34, r: 0.05, color: '#fffaf0', glow: '#fdeae0', glowR: 0.4, strength: 0.75, rings: 1 },
      clouds: { cover: 0.54, scale: 1.8, stretch: 3.2, lit: '#ffffff', mid: '#e6e4f0', dark: '#8fa3cc', top: 0, bottom: 0.5, seed: 'nw' },
    });
    const rock = ramp(['#3f5688', '#62789f', '#94a3bd', '#c4c8d6', '#f0e4e0']),
      snow = ramp(['#7f9fd4', '#a9c0e6', '#d6e2f4', '#fbf4f2', '#ffffff']),
      fr = ramp(['#1f3a5c', '#34547a', '#5f7f9f', '#a3b8cc', '#e8eef4']);
    c.terrain({
      height: (x, z) => {
        const e = n.eroded(x * 0.3 + 5, z * 0.3 + 2, 9, 0.9);
        return -0.4 + 2.3 * e * smooth(7, 11, z) + peak(x, z, -3.6, 13, 3.0, 0.5) * (0.4 + e) + peak(x, z, 4.4, 14, 3.2, 0.5) * (0.4 + e);
      },
      cam: { y: 0.8, horizon: 0.52, fov: 1 },
      near: 6.5,
      far: 24,
      step: 0.0024,
      sun: [-0.7, 0.45, -0.2],
      shadows: 10,
      tones: 7,
      jitter: 0.9,
      ambient: 0.26,
      gain: 1.1,
      material: (x, z, h, sl) => {
        const q = n.fbm(x * 2.4, z * 2.4, 4);
        return h < 0.7 + 0.4 * q ? 2 : sl < 0.6 + 0.15 * q ? 1 : 0;
      },
      ramps: [rock, snow, fr],
      haze: { color: '#dfe4f0', density: 0.05, max: 0.7, low: '#f0eef6', lowK: 0.7, lowTop: 1.0 },
    });
    c.water({ y: 0.7, bottom: 0.9, deep: '#7fa3cc', shallow: '#dfe8f2', reflect: 0.6, ripple: 0.4, mask: (u) => smooth(0.5, 0.4, u) });
    fogBank(c, 0.7, 0.8, '#d3dbee', 'nwf', { lit: '#ffffff', bottom: 0.92 });
    let b = '';
    for (let i = 0; i < 60; i++) {
      const x = r.range(380, 1640),
        y = 800 - 150 * Math.exp(-(((x - 980) / 330) ** 2)) + r.range(0, 60);
      b += v.pine(x, y, r.range(70, 130), r, '#3f5f86', '#dfe9f4', -1);
    }
    // crag
    b +=
      v.path('M560 1000Q640 800 720 740Q730 660 770 640L830 622H1180Q1260 640 1300 720Q1400 800 1610 860V1000Z', '#6f83a8') +
      v.path(
        'M770 640L830 622H1180Q1130 650 1060 640Q1000 664 940 640Q880 670 830 650Q800 680 770 640ZM720 740Q760 720 800 780Q770 800 740 880Q690 860 640 940Q650 800 720 740ZM1300 720Q1240 740 1210 800Q1280 790 1330 830Q1400 820 1460 850Q1400 790 1300 720Z',
        '#e9f0f8',
      ) +
      v.path(
        'M830 700q40 60 20 140q-40-50-20-140zM960 690q50 80 30 170q-60-80-30-170zM1090 690q60 60 60 150q-70-60-60-150z',
        '#3d4d74',
        'opacity=".55"',
      );
    b += m.fairyCastle(950, 632, 1.14, {
      wall: '#b9c0d8',
      lit: '#fff6ea',
      roof: '#3f5480',
      roofLit: '#6f86b0',
      win: '#f6c86a',
      brick: '#b0705f',
      brickLit: '#d99a7c',
      snow: '#ffffff',
    });
    for (let i = 0; i < 70; i++) {
      const x0 = r.range(640, 1480),
        y0 = r.range(700, 900),
        q = r.range(14, 46);
      b += v.poly(
        [
          [x0 - q, y0],
          [x0 - q * 0.2, y0 - q * 1.1],
          [x0 + q * 0.4, y0 - q * 0.7],
          [x0 + q, y0 + q * 0.3],
          [x0 + q * 0.2, y0 + q * 0.9],
        ],
        r.pick(['#5a6d94', '#8598ba', '#a9b8d2', '#dfe8f3']),
        'opacity=".75"',
      );
    }
    await c.svg(b);
    fogBank(c, 0.84, 0.85, '#d9e2f0', 'nw2', { lit: '#ffffff' });
    b = '';
    for (let i = 0; i < 46; i++) {
      const x = r.range(620, 1560),
        base = 760 + Math.pow(Math.abs(x - 980) / 260, 2) * 40;
      b += v.pine(x, base + r.range(0, 90), r.range(70, 150), r, '#2a456c', '#f0f5fa', -1);
    }
    b +=
      v.path('M-10 1000V900Q240 850 520 900Q760 940 980 930Q1300 900 1610 930V1000Z', '#eaf0f8') +
      v.path('M-10 940Q300 890 560 930Q860 970 1100 950Q1400 930 1610 960V1000H-10Z', '#cfdcee') +
      v.path('M420 1000Q470 940 620 920Q700 908 690 890Q640 900 540 912Q380 940 300 1000Z', '#b9cae2');
    const sp = (x: number, y: number, h: number) =>
      v.pine(x, y, h, r, '#1f3a5e', '#e6eef7', -1) + v.pine(x - 2, y - h * 0.08, h * 0.62, r, '#34547c', '#ffffff', -1);
    for (let i = 0; i < 8; i++) b += sp(r.range(-20, 330), r.range(910, 960), r.range(230, 420));
    for (let i = 0; i < 7; i++) b += sp(r.range(1330, 1630), r.range(930, 980), r.range(220, 400));
    b += v.at(
      560,
      944,
      0.9,
      '<path d="M-40-10q40 12 84 0l12-16" stroke="#5a3a3a" stroke-width="5" fill="none"/><path d="M-34-34h62q12 12 10 22h-72z" fill="#c23f3a"/><path d="M-20-36q-2-22 8-26q9 4 8 26zM6-36q-2-22 8-26q9 4 8 26z" fill="#2f4468"/><path d="M62-12l-1-26q-6-14 4-20h34l10-18l12 2l-2 12l-12 8l2 22l2 22h-5l-5-22h-22l-3 22z" fill="#6a4a40"/>',
    );
    let sn = '';
    for (let i = 0; i < 260; i++)
      sn += v.circ(r.range(0, 1600), r.range(0, 1000), r.range(1, 3.4), '#fff', `opacity="${r.range(0.35, 0.9).toFixed(2)}"`);
    await c.svg(b + sn);
    return c.grade({ vignette: 0.05, sat: 1.04 });
  },
};
