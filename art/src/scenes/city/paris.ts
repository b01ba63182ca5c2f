import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const cityParis: Scene = {
  id: 'city-paris',
  category: 'city',
  title: 'River light, Paris',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant);
    const H = 0.63;
    c.sky({
      horizon: H,
      stops: [
        [0, '#6f8fc0'],
        [0.4, '#b9bcd6'],
        [0.7, '#f8d3b8'],
        [1, '#ffdf9f'],
      ],
      sun: { x: 0.66, y: 0.5, r: 0.05, color: '#fff6dc', glow: '#ffd79a', glowR: 0.4, strength: 0.85 },
      clouds: { cover: 0.5, scale: 1.9, stretch: 3.4, lit: '#fff4e2', mid: '#f8d6c0', dark: '#a79cc0', top: 0, bottom: 0.5, seed: 'pa' },
    });
    const roofs = (
      y: number,
      h0: number,
      h1: number,
      wall: string,
      wallL: string,
      roof: string,
      win: string | null,
      x0 = -40,
      x1 = 1660,
    ) => {
      let b = '',
        x = x0;
      while (x < x1) {
        const ww = r.range(70, 130),
          h = r.range(h0, h1);
        b +=
          v.rect(x, y - h, ww, h + 40, wall) +
          v.rect(x + ww * 0.7, y - h, ww * 0.3, h + 40, wallL) +
          v.poly(
            [
              [x - 3, y - h],
              [x + ww * 0.1, y - h - 30],
              [x + ww * 0.9, y - h - 30],
              [x + ww + 3, y - h],
            ],
            roof,
          ) +
          v.rect(x + ww * 0.2, y - h - 46, 9, 20, wall) +
          v.rect(x + ww * 0.72, y - h - 42, 12, 16, wallL);
        if (win) {
          let d = '';
          for (let yy = y - h + 12; yy < y - 12; yy += 24)
            for (let xx = x + 8; xx < x + ww - 8; xx += 16) d += `M${xx.toFixed(1)} ${yy.toFixed(1)}h7v13h-7z`;
          b += v.path(d, win, 'opacity=".75"');
          for (let q = 0; q < 3; q++)
            b += `<path d="M${(x + ww * (0.2 + q * 0.25)).toFixed(1)} ${y - h - 6}v-12q5-6 10 0v12z" fill="${win}"/>`;
        }
        x += ww;
      }
      return b;
    };
    await c.svg(roofs(632, 30, 70, '#d9b3ae', '#e8c3b0', '#b79aac', null));
    c.mist(0.6, 0.08, '#ffdcb5', 0.6);
    await c.svg(v.eiffel(560, 632, 540, '#7a6486', '#b98a80'));
    c.mist(0.615, 0.05, '#ffdcb0', 0.55);
    await c.svg(
      roofs(640, 60, 116, '#a98a95', '#d8ad95', '#7a728f', '#7f6a86', -40, 470) +
        roofs(640, 60, 130, '#a98a95', '#d8ad95', '#7a728f', '#7f6a86', 690, 1660) +
        Array.from({ length: 46 }, (_, i) =>
          v.foliage(i * 36 + r.range(-10, 10), 646, r.range(50, 80), r.range(34, 56), r, '#4b5a58', '#76805c', '#c7ac66', 1, 0.7, 0.7),
        ).join('') +
        v.rect(0, 640, 1600, 22, '#8f7684') +
        v.rect(0, 640, 1600, 4, '#e2b795'),
    );
    c.water({
      y: 0.66,
      deep: '#345a86',
      shallow: '#e0b49c',
      reflect: 0.82,
      ripple: 1.4,
      lines: 0.22,
      glitter: { x: 0.66, color: '#fff0c4', width: 0.06, strength: 0.85 },
    });
    let b = v.archBridge(-60, 1660, 742, 6, 66, '#7f6a80', '#e0b592', '#4f4460');
    for (let i = 0; i <= 6; i++) {
      const x = -60 + i * 286.7;
      b += v.rect(x - 2, 640, 4, 36, '#3f3654') + v.circ(x, 636, 7, '#ffe9b0');
    }
    await c.svg(b);
    c.water({
      y: 0.742,
      deep: '#2c4f7c',
      shallow: '#d8a892',
      reflect: 0.8,
      ripple: 1.4,
      lines: 0.2,
      glitter: { x: 0.66, color: '#fff0c4', width: 0.07, strength: 0.75 },
    });
    b =
      v.path('M-20 1000V905Q260 872 520 930Q610 960 640 1000Z', '#3b3a52') +
      v.path('M-20 905Q260 872 520 930Q400 905 240 898Q90 894-20 915Z', '#d8a37e') +
      v.foliage(70, 940, 340, 170, r, '#23363f', '#3f5b4a', '#8fa05c') +
      v.grass(r, (x) => 905 - 18 * Math.sin(x / 180), 260, 20, ['#4a5a50', '#6f7d55', '#3a4a4c'], 60, -10, 420) +
      v.foliage(1530, 1030, 420, 210, r, '#23363f', '#45604b', '#b3ab60', -1) +
      v.at(
        1040,
        880,
        0.95,
        '<path d="M-150-16q150 20 300-4q-4 26-40 30h-220q-34-4-40-26z" fill="#2d3150"/><path d="M-110-18h190l18-22q-110-10-200-2z" fill="#f3e1c9"/><path d="M-100-22h170l12-14q-90-6-176-2z" fill="#6f86a8"/><path d="M-150-14q150 20 300-4l-2 6q-150 18-296 4z" fill="#e7604d"/>',
      ) +
      v.birds(r, 980, 230, 5, 90, 0.9, '#6a5f80');
    await c.svg(b);
    return c.grade({ vignette: 0.06 });
  },
};
