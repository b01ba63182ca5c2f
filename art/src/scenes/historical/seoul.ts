import { mix, ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, type Scene } from '../kit';

export const historicalSeoul: Scene = {
  id: 'hist-seoul',
  category: 'historical',
  title: 'Maple pond, Seoul',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant),
      WL = 0.69;
    c.sky({
      horizon: 0.62,
      stops: [
        [0, '#5fa8c8'],
        [0.5, '#b9dcd8'],
        [0.82, '#fbf0cc'],
        [1, '#ffe2b0'],
      ],
      sun: { x: 0.2, y: 0.26, r: 0.05, color: '#fffae0', glow: '#fff0c0', glowR: 0.36, strength: 0.7, rings: 2 },
      clouds: { cover: 0.46, scale: 2, stretch: 3.4, lit: '#fffdf4', mid: '#fbeed4', dark: '#a9cbd0', top: 0, bottom: 0.46, seed: 'se' },
    });
    const rk = ramp(['#4a5a7a', '#70789a', '#a3a0ac', '#d6c4b4', '#f8e2c0']),
      fo = ramp(['#2f4a4a', '#4f6a4c', '#93804a', '#cf9a4a', '#f6cf72']);
    c.terrain({
      height: (x, z) => {
        const d = Math.hypot((x - 1.2) * 0.85, (z - 12) * 0.8);
        return (
          -0.2 +
          2.9 * Math.pow(Math.max(0, 1 - d / 3.6), 0.85) +
          0.9 * n.eroded(x * 0.3, z * 0.3, 7, 0.8) * smooth(7, 10, z) +
          1.2 * Math.pow(Math.max(0, 1 - Math.hypot((x + 4.6) * 0.6, z - 13) / 2.6), 1) +
          0.09 * n.fbm(x * 2.5, z * 2.5, 4)
        );
      },
      cam: { y: 0.3, horizon: 0.6, fov: 1 },
      near: 7,
      far: 18,
      step: 0.0026,
      sun: [-0.7, 0.5, -0.3],
      shadows: 8,
      tones: 8,
      ambient: 0.28,
      gain: 1.1,
      clipY: WL,
      material: (x, z, h, sl) => (h > 1.1 + 0.7 * n.fbm(x * 1.6, z * 1.6, 4) ? 0 : 1),
      ramps: [rk, fo],
      haze: { color: '#f3ead0', density: 0.055, max: 0.66, low: '#fff2d4', lowK: 0.6, lowTop: 0.8 },
    });
    let b = '';
    const au: [string, string, string][] = [
      ['#8a2430', '#d8432f', '#ff8a4a'],
      ['#8f5a1f', '#e8a02f', '#ffd866'],
      ['#2f5a3f', '#5f8f4a', '#b9c85c'],
      ['#7a2a3a', '#c23a3a', '#f47a5a'],
      ['#8a4a1f', '#e07a2a', '#ffb84f'],
    ];
    for (let i = 0; i < 46; i++) {
      const k = au[r.int(0, 4)];
      b += v.foliage(
        i * 36 + r.range(-14, 14),
        690,
        r.range(90, 150),
        r.range(60, 150) * (Math.abs(i * 36 - 980) < 220 ? 0.6 : 1),
        r,
        k[0],
        k[1],
        k[2],
        -1,
        0.95,
      );
    }
    b +=
      v.path('M690 700Q860 668 990 676Q1150 668 1290 700V712H690Z', '#6f7a58') +
      v.path('M690 700Q860 668 990 676Q1150 668 1290 700Q1100 688 990 690Q860 690 690 700Z', '#b9b46a') +
      m.pavilion(990, 690, 1.12, {
        roof: '#3a4a58',
        roofLit: '#6f8288',
        red: '#8f3a34',
        redLit: '#c85a44',
        green: '#3f8a78',
        gold: '#f4d08a',
        stone: '#8f8a8a',
        stoneLit: '#d6c8b4',
      });
    b +=
      v.path('M330 700Q520 600 740 690L738 704Q520 622 332 716Z', '#9a4a3c') +
      v.path('M330 690Q520 588 740 680', 'none', 'stroke="#c8664a" stroke-width="5"') +
      Array.from({ length: 11 }, (_, i) => {
        const t = i / 10,
          x = mix(336, 734, t),
          y = (1 - t) ** 2 * 694 + 2 * t * (1 - t) * 596 + t * t * 684;
        return v.rect(x - 2, y - 8, 4, 26, '#8a3a34') + (i % 2 ? v.rect(x - 3, y + 14, 6, 720 - y, '#6a4040') : '');
      }).join('') +
      m.person(500, 660, 0.5, '#f29ab8', '#5f8fd0') +
      m.person(532, 660, 0.5, '#fff3dc', '#d8457f');
    for (const [x, k] of [
      [760, 0],
      [1240, 1],
      [1180, 4],
    ] as number[][])
      b += v.foliage(x, 704, 110, 74, r, au[k][0], au[k][1], au[k][2], -1, 0.9);
    b += v.pine(1270, 704, 110, r, '#1f4a48', '#5f8f5a', -1);
    await c.svg(b);
    c.water({ y: 0.708, deep: '#2f5f78', shallow: '#b9c4a4', reflect: 0.9, ripple: 0.8, lines: 0.08, fresnel: 0.3 });
    b = '';
    for (let i = 0; i < 60; i++) {
      const t = r.next(),
        x = t < 0.6 ? r.range(-10, 560) : r.range(1180, 1610),
        y = r.range(880, 990);
      b += v.at(
        x,
        y,
        r.range(0.5, 1.5),
        '<g transform="scale(1 .36)"><path d="M0 0L30-12A32 32 0 1 0 32 6Z" fill="#3f6a54"/><path d="M0 0L30-12A32 32 0 0 0-6-31Z" fill="#9ab46a"/></g>',
      );
    }
    for (let i = 0; i < 60; i++)
      b += v.ell(r.range(20, 1580), r.range(730, 980), r.range(2.5, 6), r.range(1.4, 2.6), r.pick(['#e8502f', '#f2a03a', '#ffd866']));
    const red = ['#7a1f2c', '#c8322f', '#f0573a', '#ff8a4a', '#e0402f'];
    b +=
      m.mapleBranch(r, -40, 40, 640, 120, red, '#3a2430', 330, 84) +
      m.mapleBranch(r, -50, 300, 330, 90, red, '#3a2430', 190, 76) +
      m.mapleBranch(r, 1640, 10, -330, 60, ['#c87a1f', '#f2a52f', '#ffd25a', '#e88a2a'], '#3a2430', 170, 70);
    for (let i = 0; i < 24; i++)
      b += v.path(`M${r.range(60, 1500).toFixed(0)} ${r.range(330, 860).toFixed(0)}q6-9 14-4q-4 8-14 4z`, r.pick(red));
    b += v.birds(r, 760, 220, 5, 90, 1, '#5a6f7a');
    await c.svg(b);
    return c.grade({ vignette: 0.06, sat: 1.06 });
  },
};
