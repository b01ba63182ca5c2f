import { mix } from '../../core';
import * as v from '../../vec';
import { prambanan } from '../../landmarks';
import { mk, type Scene } from '../kit';

export const historicalPrambanan: Scene = {
  id: 'hist-prambanan',
  category: 'historical',
  title: 'Temple sunrise, Prambanan',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant);
    const H = 0.6;
    c.sky({
      horizon: H,
      stops: [
        [0, '#3a3d7a'],
        [0.3, '#8a5f94'],
        [0.58, '#f0846b'],
        [0.8, '#ffb25e'],
        [1, '#ffe08f'],
      ],
      sun: { x: 0.44, y: 0.46, r: 0.075, color: '#fff6cf', glow: '#ffb45c', glowR: 0.36, strength: 0.95, rings: 3 },
      clouds: {
        cover: 0.53,
        scale: 1.5,
        stretch: 4.6,
        lit: '#ffd592',
        mid: '#f58d6e',
        dark: '#7d4f86',
        top: 0,
        bottom: 0.52,
        seed: 'an2',
      },
    });
    await c.svg(
      Array.from({ length: 46 }, (_, i) =>
        v.foliage(i * 36 + r.range(-12, 12), 606, r.range(70, 130), r.range(40, 96), r, '#9a4f62', '#a85a62', '#d9805f', 1, 0.8, 0.4),
      ).join(''),
    );
    c.mist(0.58, 0.07, '#ffb56a', 0.6);
    await c.svg(prambanan(800, 606, 1.12, r, '#5a3350', '#9a4f56', '#3b2342'));
    c.mist(0.6, 0.035, '#ff9f62', 0.55);
    let b = '';
    for (const [x, h, l] of [
      [140, 210, 10],
      [215, 260, -14],
      [300, 190, 22],
      [1260, 230, -16],
      [1370, 270, 12],
      [1470, 200, -8],
      [1540, 250, -20],
    ] as number[][])
      b += v.palm(x, 612, h, l, r, { trunk: '#331f3c', trunkLit: '#6d3848', dark: '#25193a', mid: '#352343', lit: '#7a4152' });
    for (let i = 0; i < 44; i++)
      b += v.foliage(i * 38, 616, r.range(50, 90), r.range(16, 40), r, '#2b1c3c', '#3c2745', '#6d3a4c', 1, 0.7, 0.5);
    await c.svg(b);
    c.water({ y: 0.614, deep: '#3c2c60', shallow: '#f0885f', reflect: 0.92, ripple: 0.5, lines: 0.06, fresnel: 0.3 });
    b = '';
    const pad = (x: number, y: number, s: number) =>
      `<g transform="translate(${x} ${y}) scale(${s} ${s * 0.36})"><path d="M0 0L30-12A32 32 0 1 0 32 6Z" fill="#2c3a4c"/><path d="M0 0L30-12A32 32 0 0 0-6-31Z" fill="#8a6a5a"/></g>`;
    const lot = (x: number, y: number, s: number) =>
      v.at(
        x,
        y,
        s,
        '<path d="M0 0Q-30-8-34-30Q-16-26 0 0Q16-26 34-30Q30-8 0 0Z" fill="#d8607f"/><path d="M0 0Q-22-18-18-42Q-4-32 0 0Q4-32 18-42Q22-18 0 0Z" fill="#f591a4"/><path d="M0 0Q-12-26 0-50Q12-26 0 0Z" fill="#ffd0cf"/>',
      );
    for (let i = 0; i < 46; i++) {
      const t = Math.pow(r.next(), 0.8);
      const y = mix(830, 990, t),
        sd = r.next() < 0.5;
      const x = sd ? r.range(-20, 620 - 260 * (1 - t)) : r.range(1000 + 160 * (1 - t), 1620);
      b += pad(x, y, mix(0.6, 2.1, t));
      if (r.next() < 0.28) b += lot(x + 4, y - 2, mix(0.4, 1.05, t));
    }
    b += v.birds(r, 1120, 180, 7, 120, 1.1, '#4a2f5a');
    await c.svg(b);
    return c.grade({ vignette: 0.09, sat: 1.06 });
  },
};
