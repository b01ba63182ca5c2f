import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, type Scene } from '../kit';

export const beachKoggala: Scene = {
  id: 'beach-koggala',
  category: 'beach',
  title: 'Stilt fishers, Koggala',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant),
      H = 0.56;
    c.sky({
      horizon: H,
      stops: [
        [0, '#164a63'],
        [0.35, '#3f8c8f'],
        [0.62, '#b9c98f'],
        [0.82, '#fbd98a'],
        [1, '#ffb765'],
      ],
      sun: { x: 0.62, y: 0.42, r: 0.085, color: '#fff6cc', glow: '#ffd27a', glowR: 0.38, strength: 0.9, rings: 3 },
      clouds: { cover: 0.52, scale: 1.6, stretch: 4.6, lit: '#fff0c0', mid: '#d9c794', dark: '#2f6f7c', top: 0, bottom: 0.5, seed: 'kg' },
    });
    await c.svg(
      v.path('M-10 566V500Q120 470 260 508Q360 540 470 562Z', '#2a6a6c') +
        Array.from({ length: 15 }, (_, i) =>
          v.at(
            10 + i * 26,
            512 + Math.abs(i - 5) * 3,
            0.28,
            v.palm(0, 0, 300, r.range(-70, 70), r, {
              trunk: '#1f4f58',
              trunkLit: '#3f7a70',
              dark: '#1a4a52',
              mid: '#23605c',
              lit: '#5a9a78',
            }),
          ),
        ).join(''),
    );
    c.mist(H - 0.01, 0.04, '#ffd68f', 0.5);
    c.sea({
      horizon: H,
      depth: (x, z) => 0.13 * (z - 1.2) + 0.05 * x,
      water: ['#d9f0c8', '#8fd0b0', '#3fa69f', '#1f8088', '#165f74', '#124a63'],
      k: 0.42,
      sand: ['#caa06a', '#eccb90'],
      foam: '#fff6dc',
      sky: '#ffd48a',
      skyK: 0.75,
      breaks: [0.22, 0.5, 1.0, 1.9],
      glitter: { x: 0.62, color: '#fff2c0', width: 0.075, strength: 0.95 },
      dapple: 1,
    });
    let b = '';
    const dk = '#14283a',
      rim = '#f2b765';
    const list: [number, number, number, boolean][] = [
      [870, 640, 0.42, false],
      [1010, 655, 0.5, true],
      [480, 668, 0.55, false],
      [1290, 720, 0.86, true],
      [690, 770, 1.05, true],
      [1090, 850, 1.5, false],
    ];
    for (const [x, y, s, fl] of list) {
      b +=
        v.path(
          `M${x - 3 * s} ${y}q${5 * s} ${14 * s} ${-2 * s} ${28 * s}q${-6 * s} ${14 * s} ${3 * s} ${34 * s}q${6 * s} ${16 * s} ${-4 * s} ${40 * s}`,
          'none',
          `stroke="${dk}" stroke-width="${5 * s}" opacity=".5"`,
        ) +
        v.ell(x, y + 3, 26 * s, 5 * s, '#fff6dc', 'opacity=".55"') +
        m.stiltFisher(x, y, s, dk, rim, fl);
    }
    const pc = { trunk: '#12263a', trunkLit: '#4a5a58', dark: '#0f2436', mid: '#173a48', lit: '#4f8070' };
    b +=
      v.palm(60, 1010, 720, 230, r, pc) +
      v.palm(-40, 1010, 520, 120, r, pc) +
      v.foliage(60, 1020, 460, 130, r, '#0f2436', '#1a4048', '#4f8070', 1, 1.3) +
      v.birds(r, 900, 230, 8, 130, 1.1, '#1f4d5a');
    await c.svg(b);
    return c.grade({ vignette: 0.08, sat: 1.06 });
  },
};
