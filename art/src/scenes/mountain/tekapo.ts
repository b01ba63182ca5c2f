import { hex, mixh, ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, pixels, peak, type Scene } from '../kit';

export const mountainTekapo: Scene = {
  id: 'mountain-tekapo',
  category: 'mountain',
  title: 'Lupin season, Lake Tekapo',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant),
      WL = 0.59;
    c.sky({
      horizon: 0.56,
      stops: [
        [0, '#6f86c8'],
        [0.4, '#b3b4de'],
        [0.72, '#f3cfd2'],
        [1, '#ffe6cc'],
      ],
      sun: { x: 0.1, y: 0.34, r: 0.03, color: '#fff6e6', glow: '#ffe0c8', glowR: 0.4, strength: 0.7, disc: false },
      clouds: {
        cover: 0.54,
        scale: 1.6,
        stretch: 5.2,
        lit: '#fff2ea',
        mid: '#f3c8cc',
        dark: '#9c9ad0',
        top: 0,
        bottom: 0.46,
        seed: 'tk',
      },
    });
    const rock = ramp(['#3f4a80', '#62699a', '#8f8fb0', '#c4adb4', '#f2d0bc']),
      snow = ramp(['#7f95d0', '#aebde6', '#dbe0f4', '#fff0e6', '#fff']),
      tus = ramp(['#6a5f6a', '#94806e', '#c4a878', '#e8cf94', '#fff0c0']);
    const height = (x: number, z: number) => {
      const e = n.eroded(x * 0.28 + 7, z * 0.28 + 1, 9, 1);
      return (
        -0.35 +
        1.9 * e * smooth(8, 11, z) +
        peak(x, z, 1.4, 16, 4.3, 0.55) * (0.45 + 0.9 * e) +
        peak(x, z, -3.4, 16, 2.6, 0.5) * (0.4 + e) +
        peak(x, z, 5.6, 15, 3.0, 0.5) * (0.4 + e) +
        0.5 * smooth(4, 8, Math.abs(x)) * smooth(8, 10, z)
      );
    };
    c.terrain({
      height,
      cam: { y: 0.3, horizon: 0.565, fov: 1 },
      near: 7.6,
      far: 26,
      step: 0.0022,
      sun: [-0.75, 0.4, -0.2],
      shadows: 12,
      tones: 8,
      jitter: 0.9,
      ambient: 0.26,
      gain: 1.15,
      clipY: WL + 0.006,
      material: (x, z, h, sl) => {
        const q = n.fbm(x * 2, z * 2, 4);
        return h > 0.85 + 0.55 * q && sl < 0.66 ? 1 : h < 0.4 + 0.4 * q ? 2 : 0;
      },
      ramps: [rock, snow, tus],
      haze: { color: '#e3d3e4', density: 0.035, max: 0.6, low: '#f6e0dc', lowK: 0.5, lowTop: 0.7 },
    });
    c.water({ y: WL, deep: '#3fa9bc', shallow: '#a9dcdc', reflect: 0.55, ripple: 1.2, lines: 0.25, fresnel: 0.6 });
    c.mist(WL, 0.02, '#fff0ea', 0.5);
    const tl = hex('#5fc4cc');
    pixels(c, WL, 0.9, (u, q) => [tl, 0.3 * smooth(WL, WL + 0.05, q)]);
    let b =
      v.path('M760 1000V760Q1000 690 1240 706Q1440 716 1610 700V1000Z', '#a39068') +
      v.path('M760 770Q1000 692 1240 706Q1440 716 1610 700V730Q1300 742 1060 740Q900 744 760 790Z', '#e6cf98');
    b +=
      v.ell(1190, 736, 150, 12, '#5a4a5a', 'opacity=".3"') +
      m.stoneChurch(1180, 734, 1.15, { wall: '#8a7f8c', lit: '#d9c2ae', dark: '#4a4056', roof: '#5f5a74', roofLit: '#a99aa4' });
    b += v.path('M-10 1000V830Q300 770 640 800Q1000 838 1610 790V1000Z', '#5c7a58');
    const cols: [string, string][] = [
      ['#7a4fb8', '#a98ae0'],
      ['#c2569a', '#f29ac8'],
      ['#5a5fc8', '#93a0f0'],
      ['#e07aa8', '#ffc0d8'],
      ['#f0dcf0', '#ffffff'],
      ['#8f3f98', '#d07ad0'],
    ];
    const ls: number[][] = [];
    for (let i = 0; i < 430; i++) {
      const t = Math.pow(r.next(), 0.9),
        x = r.range(-20, 1620);
      ls.push([x, 812 + 14 * Math.sin(x / 150) + t * 235, t]);
    }
    ls.sort((p, q) => p[1] - q[1]);
    for (const [x, y, t] of ls) {
      const [a, q] = cols[Math.floor((n.fbm(x * 0.006, y * 0.01, 2) * 0.5 + 0.5) * 5.99 + r.range(-0.8, 0.8) + 6) % 6];
      b += m.lupin(x, y, (34 + t * 128) * r.range(0.7, 1.25), r, a, q, mixh('#3f7a58', '#24503f', t));
    }
    b += v.birds(r, 420, 240, 6, 110, 1, '#5f6aa0');
    await c.svg(b);
    return c.grade({ vignette: 0.05, sat: 1.05 });
  },
};
