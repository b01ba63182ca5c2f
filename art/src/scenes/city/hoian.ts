import { mix } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, glow, type Scene } from '../kit';

export const cityHoian: Scene = {
  id: 'city-hoian',
  category: 'city',
  title: 'Lantern night, Hoi An',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant),
      H = 0.62;
    c.sky({
      horizon: H,
      stops: [
        [0, '#0f1338'],
        [0.45, '#232a66'],
        [0.75, '#5a3f80'],
        [1, '#c26a72'],
      ],
      sun: { x: 0.66, y: 0.17, r: 0.05, color: '#fff4d0', glow: '#8a80d0', glowR: 0.25, strength: 0.6, rings: 2 },
      clouds: {
        cover: 0.46,
        scale: 1.7,
        stretch: 4,
        lit: '#8f86c4',
        mid: '#4a4790',
        dark: '#1c2058',
        top: 0,
        bottom: 0.5,
        alpha: 0.75,
        seed: 'ha',
      },
      stars: 350,
    });
    let b = '';
    for (let i = 0; i < 24; i++)
      b += v.foliage(i * 70, 560, r.range(120, 190), r.range(60, 130), r, '#1a1c48', '#2a2f5a', '#4a4a70', 1, 1, 0.6);
    const hc = { roof: '#4a2a44', roofLit: '#9a5a52', wood: '#5a2f3a', glow: '#ffdf8a' };
    const walls = ['#e8a23e', '#f0b650', '#d98f38', '#e9ad58', '#cf8a44'];
    let x = -40,
      k = 0;
    while (x < 1640) {
      const ww = r.range(150, 240);
      b += m.shophouse(r, x, 632, ww, r.range(150, 205), { ...hc, wall: walls[k++ % 5] });
      x += ww - 4;
    }
    for (let i = 0; i < 46; i++) {
      const lx = i * 36 + r.range(-8, 8);
      b += m.lantern(lx, 562 + r.range(-8, 26), 0.2, r.pick(['#e8402f', '#f28a2e', '#f4c23a', '#d8457f']), r.int(0, 1), 10);
    }
    b += v.rect(0, 628, 1600, 18, '#3a2342') + v.rect(0, 628, 1600, 4, '#c8824a');
    for (let i = 0; i < 26; i++)
      b += m.person(
        r.range(10, 1590),
        632,
        r.range(0.52, 0.66),
        r.pick(['#e86a4a', '#f6e2c4', '#3f6f9a', '#d8a23a', '#8a4a80']),
        '#2a2038',
      );
    await c.svg(b);
    const gl = glow(800, 600, 1000, 190, '#ffb04a', 0.5);
    await c.svg(gl.b, gl.d);
    c.water({ y: 0.646, deep: '#14163f', shallow: '#7a4a6a', reflect: 0.95, ripple: 1.7, lines: 0.1, fresnel: 0.25 });
    b = '';
    let d = '';
    const boat = (bx: number, by: number, s: number, cols: string[], flip: boolean) => {
      const g1 = glow(bx, by - 30 * s, 190 * s, 130 * s, '#ffb55a', 0.55);
      d += g1.d;
      b +=
        g1.b +
        v.ell(bx, by + 18 * s, 130 * s, 10 * s, '#0c0e2c', 'opacity=".6"') +
        m.sampan(bx, by, s, '#2a1a34', '#b86a4a', flip) +
        cols
          .map((q, i) =>
            m.lantern(bx + (flip ? -1 : 1) * (-92 + i * 34) * s, by - (70 + 22 * Math.sin(i * 1.3)) * s, 0.3 * s, q, i % 2, 24),
          )
          .join('');
    };
    boat(420, 780, 0.9, ['#f4c23a', '#e8402f'], false);
    boat(1180, 760, 0.75, ['#e8402f', '#f28a2e'], true);
    boat(820, 890, 1.35, ['#d8457f', '#f4c23a', '#e8402f'], false);
    for (let i = 0; i < 34; i++) {
      const t = Math.pow(r.next(), 0.8),
        lx = r.range(20, 1580),
        ly = mix(690, 985, t),
        s = mix(0.35, 1.15, t),
        gg = glow(lx, ly - 6 * s, 46 * s, 30 * s, '#ffcf6a', 0.8);
      d += gg.d;
      b +=
        gg.b +
        v.at(
          lx,
          ly,
          s,
          `<path d="M-16-2L-10 8H10L16-2Z" fill="${r.pick(['#e8573f', '#f28a4a', '#d8457f', '#5fa0c8'])}"/><path d="M-4-2q-2-8 4-14q6 6 4 14z" fill="#fff3b0"/>`,
        );
    }
    const str = (x0: number, y0: number, x1: number, y1: number, sag: number, nn: number, s: number) => {
      const cx = (x0 + x1) / 2,
        cy = (y0 + y1) / 2 + sag * 2;
      b += v.path(`M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`, 'none', 'stroke="#1a1030" stroke-width="3"');
      for (let i = 0; i < nn; i++) {
        const t = (i + 0.5) / nn,
          u = 1 - t,
          lx = u * u * x0 + 2 * u * t * cx + t * t * x1,
          ly = u * u * y0 + 2 * u * t * cy + t * t * y1;
        const col = ['#e8402f', '#f4b83a', '#d8457f', '#f2802e', '#5f8fd8', '#8fbf4a'][(i * 5 + nn) % 6],
          q = s * r.range(0.85, 1.2),
          g1 = glow(lx, ly + 70 * q, 120 * q, 120 * q, col, 0.45);
        d += g1.d;
        b += g1.b + m.lantern(lx, ly + 76 * q, q, col, r.int(0, 3), 30);
      }
    };
    str(-40, 190, 1640, 120, 60, 13, 0.62);
    str(-40, -10, 760, 40, 60, 5, 1.05);
    str(900, 30, 1660, -20, 70, 5, 1.0);
    await c.svg(b, d);
    return c.grade({ vignette: 0.09, sat: 1.08 });
  },
};
