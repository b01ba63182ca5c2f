import { clamp } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const cityIstanbul: Scene = {
  id: 'city-istanbul',
  category: 'city',
  title: 'Two continents, Istanbul',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant);
    const H = 0.68;
    c.sky({
      horizon: H,
      stops: [
        [0, '#23527f'],
        [0.3, '#5e7fa3'],
        [0.6, '#f0a97f'],
        [0.82, '#ffc476'],
        [1, '#ffe0a0'],
      ],
      sun: { x: 0.6, y: 0.47, r: 0.085, color: '#fff3cc', glow: '#ffc47a', glowR: 0.4, strength: 0.9, rings: 3 },
      clouds: {
        cover: 0.46,
        scale: 1.7,
        stretch: 5,
        lit: '#ffe2ae',
        mid: '#f2a786',
        dark: '#6f7397',
        top: 0,
        bottom: 0.52,
        alpha: 0.9,
        seed: 'i',
      },
    });
    const hs = (
      y: number,
      n: number,
      cols: string[],
      roof: string[],
      x0: number,
      x1: number,
      arc: number,
      sz: number,
      win: string | null,
    ) => {
      let b = '';
      const it: number[][] = [];
      for (let i = 0; i < n; i++) {
        const t = r.next();
        it.push([x0 + (x1 - x0) * r.next(), t]);
      }
      it.sort((a, q) => a[1] - q[1]);
      for (const [x, t] of it) {
        const u = (x - x0) / (x1 - x0);
        const yy = y - arc * Math.sin(Math.PI * clamp(u)) * (1 - t);
        const ww = sz * r.range(0.8, 1.5),
          hh = sz * r.range(0.8, 1.4);
        b +=
          v.rect(x, yy - hh, ww, hh + 8, r.pick(cols)) +
          v.poly(
            [
              [x - 2, yy - hh],
              [x + ww * 0.5, yy - hh - sz * 0.4],
              [x + ww + 2, yy - hh],
            ],
            r.pick(roof),
          );
        if (win)
          b +=
            v.rect(x + ww * 0.2, yy - hh * 0.7, ww * 0.16, hh * 0.26, win, 'opacity=".7"') +
            v.rect(x + ww * 0.6, yy - hh * 0.7, ww * 0.16, hh * 0.26, win, 'opacity=".7"');
      }
      return b;
    };
    await c.svg(
      `<path d="M-10 690Q300 560 720 600T1610 570V700H-10Z" fill="#d99a85"/>` +
        v.mosque(1290, 612, 0.5, '#c98a80', '#e6aa88', '#b87a7c', '#dc9c84'),
    );
    c.mist(0.64, 0.1, '#ffc78c', 0.6);
    await c.svg(
      `<path d="M-10 700Q200 560 520 566T1180 640Q1300 670 1610 660V710H-10Z" fill="#8a5a68"/>` +
        hs(672, 170, ['#a86a6c', '#96606c', '#c07f70'], ['#8f4a50', '#7d4656'], -10, 1100, 100, 20, '#ffd79a') +
        v.mosque(520, 585, 0.98, '#6a4a66', '#a96c6c', '#54405f', '#94626c'),
    );
    c.mist(0.67, 0.06, '#f7ad80', 0.45);
    await c.svg(
      hs(688, 120, ['#5d3f5c', '#6d4660', '#8a5664'], ['#6f3547', '#542f48'], -30, 1640, 40, 26, '#ffd68c') +
        Array.from({ length: 24 }, () => {
          const x = r.range(-20, 1620);
          return v.cypress(x, 690, r.range(40, 84), r, '#2c2a48', '#5a4358', x < 960 ? 1 : -1);
        }).join('') +
        v.rect(0, 680, 1600, 10, '#3c2c4c'),
    );
    c.water({
      y: 0.688,
      deep: '#244a78',
      shallow: '#f0b184',
      reflect: 0.72,
      ripple: 1.7,
      lines: 0.3,
      glitter: { x: 0.6, color: '#fff0bd', width: 0.075, strength: 0.95 },
    });
    let b =
      v.ell(520, 846, 190, 10, '#1d2748', 'opacity=".4"') +
      v.ferry(520, 842, 1.6, '#24264c', '#fbeeda', '#e35a45') +
      v.path('M340 846q-110 14-220 2q110-2 210-14z', '#fff', 'opacity=".45"') +
      v.ferry(1300, 742, 0.5, '#3a2c4e', '#f3d9bd', '#d9584a') +
      v.birds(r, 720, 700, 7, 150, 1.5, '#fff8ea') +
      v.birds(r, 900, 260, 6, 120, 1, '#53466a');
    await c.svg(b);
    return c.grade({ vignette: 0.08, sat: 1.05 });
  },
};
