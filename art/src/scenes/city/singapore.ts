import { mixh } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, glow, type Scene } from '../kit';

export const citySingapore: Scene = {
  id: 'city-singapore',
  category: 'city',
  title: 'Blue hour, Marina Bay',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant),
      H = 0.64;
    c.sky({
      horizon: H,
      stops: [
        [0, '#0a1a4a'],
        [0.4, '#1f4a9a'],
        [0.7, '#4f86c8'],
        [0.88, '#a9b4e0'],
        [1, '#f5b8b8'],
      ],
      sun: { x: 0.2, y: 0.62, r: 0.04, color: '#ffe0c0', glow: '#ffb7a0', glowR: 0.34, strength: 0.7, disc: false },
      clouds: {
        cover: 0.5,
        scale: 1.8,
        stretch: 3.6,
        lit: '#c9c4ee',
        mid: '#7a8fd0',
        dark: '#1f3a80',
        top: 0,
        bottom: 0.55,
        alpha: 0.8,
        seed: 'sg',
      },
      stars: 120,
    });
    let b = '';
    for (let i = 0; i < 22; i++) {
      const x = -10 + i * 28 + r.range(-8, 8),
        e = Math.exp(-(((x - 230) / 210) ** 2));
      b += v.skyscraper(
        r,
        x,
        642,
        r.range(36, 58),
        110 + 300 * e * r.range(0.7, 1.1),
        { wall: '#27478f', lit: '#4a6fb8', win: '#ffe2a0', dim: '#20407f' },
        { litP: 0.45, side: -1 },
      );
    }
    await c.svg(b);
    c.mist(H - 0.01, 0.08, '#f0b0b8', 0.4);
    const g1 = glow(1010, 420, 520, 300, '#7fd0ff', 0.35);
    b =
      g1.b +
      m.bigWheel(1372, 524, 108, '#7f9ae0', '#ff9ad0') +
      m.sandsTowers(
        985,
        646,
        1.12,
        { wall: '#24407f', lit: '#6a86c8', win: '#ffe9b4', deck: '#1a2f66', deckLit: '#e0d2e8', green: '#3f9a7a' },
        r,
      ) +
      m.lotusMuseum(620, 650, 0.86, '#dfe6fa', '#8fa0d8', '#ffffff');
    for (let i = 0; i < 40; i++)
      b += v.foliage(i * 42, 652, r.range(46, 80), r.range(18, 34), r, '#0f2a55', '#1f4a6a', '#3f7f86', 1, 0.7, 0.5);
    b +=
      v.rect(0, 648, 1600, 10, '#14265a') +
      Array.from({ length: 66 }, (_, i) => v.circ(i * 25 + 6, 648, 2.6, i % 5 ? '#ffe9b0' : '#ff9ac0')).join('');
    await c.svg(b, g1.d);
    c.water({ y: 0.658, deep: '#0e2460', shallow: '#6f8fd0', reflect: 0.88, ripple: 1.7, lines: 0.14 });
    b = '';
    let d = '';
    for (const [x, y, h, k] of [
      [90, 990, 470, 0],
      [300, 1000, 340, 1],
      [1545, 1000, 520, 0],
      [1310, 1005, 300, 2],
      [1420, 1010, 220, 1],
    ] as number[][]) {
      const col = ['#ff5fb0', '#a87aff', '#4fd0ff'][k];
      const gl = glow(x, y - h, h * 0.5, h * 0.4, col, 0.5);
      d += gl.d;
      b +=
        gl.b +
        m.superTree(x, y, h, { trunk: mixh('#2a1f5a', col, 0.3), rib: mixh(col, '#ffffff', 0.35), leaf: '#2f8f7a', lamp: '#fff0d0' }, r);
    }
    for (let i = 0; i < 26; i++)
      b += v.foliage(
        i * 66 - 20,
        1012,
        r.range(120, 200),
        r.range(40, 84) * (Math.abs(i - 12) > 5 ? 1.2 : 0.5),
        r,
        '#08183f',
        '#123a58',
        '#2f7a78',
        1,
        1,
      );
    b += v.ferry(760, 800, 0.7, '#101f50', '#f6e2d0', '#ff7a6a');
    await c.svg(b, d);
    return c.grade({ vignette: 0.08, sat: 1.08 });
  },
};
