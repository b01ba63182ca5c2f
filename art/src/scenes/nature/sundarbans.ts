import { mixh } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, type Scene } from '../kit';

export const natureSundarbans: Scene = {
  id: 'nature-sundarbans',
  category: 'nature',
  title: 'Tiger creek, Sundarbans',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant),
      WL = 0.6;
    c.sky({
      horizon: WL,
      stops: [
        [0, '#23485a'],
        [0.35, '#5f8272'],
        [0.65, '#d6b867'],
        [0.85, '#f9d885'],
        [1, '#fff0b4'],
      ],
      sun: { x: 0.47, y: 0.4, r: 0.075, color: '#fffbd8', glow: '#ffe28a', glowR: 0.36, strength: 0.9, rings: 3 },
      clouds: { cover: 0.5, scale: 1.8, stretch: 4.4, lit: '#fff2b8', mid: '#c9b476', dark: '#3f6468', top: 0, bottom: 0.48, seed: 'sb' },
    });
    let b = '';
    for (let i = 0; i < 50; i++)
      b += v.foliage(
        i * 33,
        606,
        r.range(70, 110),
        r.range(24, 60) * (Math.abs(i * 33 - 760) < 170 ? 0.5 : 1.2),
        r,
        '#8a8f5a',
        '#a8a060',
        '#e6cf7a',
        1,
        0.7,
        0.5,
      );
    await c.svg(b);
    c.mist(0.585, 0.05, '#ffe9a0', 0.6);
    const mg = (x: number, y: number, s: number, k: number, side: number) => {
      const cc = {
        root: mixh('#2f3a34', '#a89a5a', k),
        rootLit: mixh('#8a6f48', '#d9bf70', k),
        dark: mixh('#12352f', '#8f9458', k),
        mid: mixh('#2a5f3c', '#aaa65e', k),
        lit: mixh('#a3b850', '#ead27a', k),
      };
      const q = m.mangrove(x, y, s, r, cc, side);
      return (
        q.trunk +
        q.canopy
          .map(([dx, dy, ww, hh]) =>
            v.foliage(x + dx * s, y + dy * s + hh * s * 0.66, ww * s, hh * s, r, cc.dark, cc.mid, cc.lit, side, Math.max(0.6, s), 0.9),
          )
          .join('')
      );
    };
    b = '';
    for (const [x, s] of [
      [60, 0.62],
      [200, 0.54],
      [330, 0.46],
      [430, 0.38],
      [1090, 0.38],
      [1190, 0.46],
      [1320, 0.56],
      [1470, 0.64],
      [1590, 0.7],
    ] as number[][])
      b += mg(x, 612, s, 0.45, x < 752 ? 1 : -1);
    await c.svg(b);
    c.mist(0.6, 0.035, '#ffe6a0', 0.5);
    b = '';
    for (const [x, s] of [
      [-10, 1.05],
      [170, 0.9],
      [1420, 0.95],
      [1600, 1.15],
    ] as number[][])
      b += mg(x, 650, s, 0.1, x < 752 ? 1 : -1);
    b += v.path('M-10 660Q160 634 330 652Q400 660 420 668H-10ZM1610 660Q1440 630 1260 652Q1200 660 1190 668H1610Z', '#4a4436');
    await c.svg(b);
    c.water({
      y: 0.655,
      deep: '#2a4f4a',
      shallow: '#d9c47a',
      reflect: 0.88,
      ripple: 1.0,
      lines: 0.14,
      glitter: { x: 0.47, color: '#fff6c8', width: 0.075, strength: 0.95 },
    });
    b =
      v.ell(640, 742, 130, 8, '#2a3a34', 'opacity=".4"') +
      m.hoopBoat(640, 732, 0.78, '#3a2f30', '#a87f50', '#8f7a4a', '#d9be78') +
      v.birds(r, 980, 230, 7, 120, 1.1, '#3f5a58');
    b +=
      v.path('M560 1000Q700 900 900 876Q1150 846 1400 850Q1540 850 1610 836V1000Z', '#4a4038') +
      v.path('M640 960Q760 890 920 876Q1150 848 1400 850Q1540 850 1610 836V866Q1400 876 1160 884Q860 900 640 960Z', '#a88a5c');
    for (let i = 0; i < 120; i++) {
      const x = r.range(700, 1600),
        y = r.range(885, 995);
      if (Math.abs(x - 1150) < 190 && y < 940) continue;
      const h = r.range(12, 34) * (0.6 + (y - 860) / 140);
      b += v.poly(
        [
          [x - h * 0.11, y],
          [x + r.range(-2, 2), y - h],
          [x + h * 0.11, y],
        ],
        r.pick(['#2f2a2c', '#3a322f', '#5a4a38']),
      );
    }
    b +=
      v.ell(1140, 905, 200, 12, '#2a2426', 'opacity=".5"') +
      m.tiger(1140, 904, 1.38, { coat: '#e08a2f', shade: '#a85f2a', belly: '#fbe6bd', stripe: '#241a1e' });
    b +=
      v.foliage(60, 1030, 520, 230, r, '#0e2c2a', '#23543a', '#93ab4e', 1, 1.3) +
      v.leaves(r, -50, 900, -1.5, -0.1, 330, 6, '#0e2c2a', '#2f6a40') +
      v.grass(r, (x) => 985 - (x - 1300) * 0.1, 160, 90, ['#1f4436', '#3f6a3f', '#8a9a4a'], 30, 1380, 1610);
    await c.svg(b);
    return c.grade({ vignette: 0.09, sat: 1.06 });
  },
};
