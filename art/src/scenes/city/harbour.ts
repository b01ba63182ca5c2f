import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const cityHarbour: Scene = {
  id: 'city-harbour',
  category: 'city',
  title: 'Harbour skyline at dusk, New York',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant);
    const H = 0.66;
    c.sky({
      horizon: H,
      stops: [
        [0, '#1c2a63'],
        [0.35, '#4b4a92'],
        [0.65, '#c9748f'],
        [0.85, '#ffa57c'],
        [1, '#ffd08f'],
      ],
      sun: { x: 0.36, y: 0.6, r: 0.04, color: '#fff0c8', glow: '#ffb277', glowR: 0.4, strength: 0.75, disc: false },
      clouds: {
        cover: 0.5,
        scale: 1.6,
        stretch: 4.4,
        lit: '#ffc59a',
        mid: '#d97f92',
        dark: '#51498c',
        top: 0,
        bottom: 0.55,
        alpha: 0.85,
        seed: 'c1',
      },
      stars: 90,
    });
    const L = (
      n: number,
      y: number,
      h0: number,
      h1: number,
      w0: number,
      w1: number,
      col: { wall: string; lit: string; win: string; dim: string },
      litP: number,
      peak: number,
      win = true,
    ) => {
      let b = '';
      for (let i = 0; i < n; i++) {
        const x = -20 + (i / (n - 1)) * 1640 + r.range(-18, 18);
        const env = 0.45 + 0.75 * Math.exp(-(((x - peak) / 420) ** 2)) + 0.3 * Math.exp(-(((x - peak + 640) / 260) ** 2));
        b += v.skyscraper(r, x, y, r.range(w0, w1), r.range(h0, h1) * env, col, { litP, win, side: x < 576 ? 1 : -1 });
      }
      return b;
    };
    await c.svg(L(34, 664, 200, 330, 40, 74, { wall: '#b5728f', lit: '#d98a8f', win: '#ffd9a0', dim: '#a8688a' }, 0.1, 1040, false));
    c.mist(H - 0.03, 0.13, '#ffb38a', 0.5);
    await c.svg(L(26, 664, 240, 420, 50, 84, { wall: '#6d4d83', lit: '#9a6288', win: '#ffd487', dim: '#5f4579' }, 0.34, 1060));
    c.mist(H, 0.1, '#e98f8a', 0.42);
    await c.svg(
      v.skyscraper(
        r,
        1020,
        664,
        104,
        500,
        { wall: '#3f3567', lit: '#7d517e', win: '#ffd98c', dim: '#352c5b' },
        { style: 1, litP: 0.5, side: -1 },
      ) +
        v.skyscraper(
          r,
          1190,
          664,
          92,
          440,
          { wall: '#3f3567', lit: '#7d517e', win: '#ffd98c', dim: '#352c5b' },
          { style: 3, litP: 0.45, side: -1 },
        ) +
        L(22, 664, 150, 300, 56, 98, { wall: '#3a315f', lit: '#6a4776', win: '#ffd47c', dim: '#312955' }, 0.46, 1080) +
        v.rect(0, 655, 1600, 12, '#2a2349') +
        Array.from({ length: 70 }, (_, i) => v.circ(i * 23 + 8, 652, 2.2, i % 4 ? '#ffe2a0' : '#ff9d7a')).join(''),
    );
    await c.svg('');
    c.water({
      y: 0.665,
      deep: '#1f2358',
      shallow: '#c9778d',
      reflect: 0.84,
      ripple: 1.9,
      lines: 0.2,
      glitter: { x: 0.36, color: '#ffdca0', width: 0.07, strength: 0.6 },
    });
    let b = v.suspension(-420, 2020, 742, 330, '#2b2350', '#9a5f7a', '#ffe3a3');
    b +=
      v.ferry(1180, 838, 1.05, '#1f1a42', '#f1d9c4', '#e8604a') +
      v.ell(1180, 842, 120, 7, '#140f30', 'opacity=".45"') +
      v.birds(r, 700, 190, 6, 120, 1, '#2a2450');
    await c.svg(b);
    return c.grade({ vignette: 0.09, sat: 1.06 });
  },
};
