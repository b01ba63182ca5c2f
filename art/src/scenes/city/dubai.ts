import { Noise, clamp, hex, mixh, smooth } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const cityDubai: Scene = {
  id: 'city-dubai',
  category: 'city',
  title: 'Above the fog, Dubai',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.8,
      stops: [
        [0, '#3c63a8'],
        [0.4, '#93a9d4'],
        [0.68, '#f7cdb4'],
        [0.85, '#ffdcae'],
        [1, '#fff0d2'],
      ],
      sun: { x: 0.78, y: 0.42, r: 0.055, color: '#fff7e2', glow: '#ffd9a6', glowR: 0.42, strength: 0.85, rings: 2 },
      clouds: { cover: 0.42, scale: 1.8, stretch: 5, lit: '#fff4e6', mid: '#f9d8c6', dark: '#a6a5cc', top: 0, bottom: 0.45, seed: 'd' },
    });
    const fog = (y: number, a: number, col: string, s: string) => {
      const W = c.w,
        Hh = c.h;
      const m = new Noise(s);
      for (let py = Math.floor((y - 0.16) * Hh); py < Hh; py++) {
        if (py < 0) continue;
        for (let x = 0; x < W; x++) {
          const u = x / W,
            q = py / Hh;
          const top = y + 0.05 * m.fbm(u * 3.2, 1, 4) + 0.022 * Math.abs(m.fbm(u * 11, 3, 3));
          const d = (q - top) / 0.1;
          const k = smooth(-0.15, 0.75, d + 0.55 * m.fbm(u * 7, q * 15, 4));
          if (k > 0) {
            const lit = clamp(0.5 + 2.3 * (m.fbm(u * 7, q * 15, 4) - m.fbm(u * 7 + 0.1, q * 15 - 0.3, 4)) + (0.25 - d * 0.25));
            const cc = hexc(mixh(col, '#fff6e6', lit * 0.85));
            c.blend(py * W + x, cc, k * a);
          }
        }
      }
    };
    const hexc = hex;
    const bl = (xs: number[][], col: { wall: string; lit: string; win: string; dim: string }, y = 1000) =>
      xs.map(([x, h, ww, st]) => v.skyscraper(r, x, y, ww, h, col, { style: st, litP: 0.12, side: 1 })).join('');
    await c.svg(
      bl(
        [
          [80, 430, 60, 2],
          [190, 380, 70, 5],
          [300, 450, 54, 1],
          [430, 400, 64, 4],
          [700, 420, 60, 3],
          [1010, 470, 56, 2],
          [1120, 400, 70, 5],
          [1240, 480, 58, 1],
          [1390, 420, 66, 4],
          [1520, 470, 60, 3],
        ],
        { wall: '#c9b3c6', lit: '#ecc9b8', win: '#fff', dim: '#bda8c0' },
      ),
    );
    fog(0.66, 0.92, '#f3cdbb', 'f1');
    await c.svg(
      v.burj(560, 1000, 900, '#7b86b0', '#e0b9a8') +
        bl(
          [
            [330, 480, 86, 5],
            [800, 520, 90, 2],
            [930, 430, 80, 4],
            [1300, 500, 92, 3],
            [1470, 430, 84, 1],
          ],
          { wall: '#8c8fb8', lit: '#e3b7a6', win: '#ffe9c4', dim: '#7d82ad' },
        ),
    );
    fog(0.74, 0.94, '#efc3b2', 'f2');
    await c.svg(
      bl(
        [
          [120, 420, 118, 1],
          [250, 330, 100, 2],
          [1110, 400, 122, 5],
          [690, 300, 104, 4],
        ],
        { wall: '#5a6598', lit: '#c99a9a', win: '#ffe3b0', dim: '#4f5a8e' },
      ),
    );
    fog(0.84, 0.97, '#e9b8ac', 'f3');
    let b =
      v.birds(r, 1180, 300, 7, 120, 1.1, '#6a6a95') +
      v.at(
        960,
        250,
        0.8,
        '<path d="M-90 6q60-14 130-16l26-30h12l-12 30q24 2 34 8q-12 8-36 8l14 34h-12l-34-32q-70 4-122-2z" fill="#f6f2ee"/><path d="M-90 6q50 4 122 2l34 32h12l-14-34q24 0 36-8q-60 4-190 8z" fill="#8d93b8"/><path d="M-84 4l-16-24h10l22 20z" fill="#e3604e"/>',
        true,
        -8,
      );
    await c.svg(b);
    return c.grade({ vignette: 0.04 });
  },
};
