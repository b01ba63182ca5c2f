import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, type Scene } from '../kit';

export const cityLondon: Scene = {
  id: 'city-london',
  category: 'city',
  title: 'Morning bell, Westminster',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant),
      H = 0.66;
    c.sky({
      horizon: H,
      stops: [
        [0, '#7d8fae'],
        [0.4, '#b4b4c6'],
        [0.68, '#ecc9bd'],
        [0.88, '#ffdcb0'],
        [1, '#fff0cc'],
      ],
      sun: { x: 0.26, y: 0.4, r: 0.07, color: '#fff9e4', glow: '#ffe0b8', glowR: 0.4, strength: 0.8, rings: 2 },
      clouds: { cover: 0.56, scale: 1.8, stretch: 3, lit: '#fff6ea', mid: '#e9d0c8', dark: '#9095b0', top: 0, bottom: 0.55, seed: 'ld' },
    });
    let b = '';
    for (let i = 0; i < 26; i++) b += v.rect(i * 64 + r.range(-10, 10), 640 - r.range(20, 90), r.range(40, 74), 120, '#c9b4bd');
    b += v.path('M200 660v-120q60-70 120 0v120z', '#c4aebb') + v.rect(256, 470, 8, 40, '#c4aebb');
    await c.svg(b);
    c.mist(H - 0.04, 0.1, '#ffe6cc', 0.75);
    const cc = { wall: '#a98a7c', lit: '#e6c294', sh: '#7d6674', roof: '#6f6a86', win: '#6a5870' };
    await c.svg(
      m.gothicFront(330, 960, 664, 96, cc) +
        v.rect(300, 360, 96, 306, cc.wall) +
        v.rect(358, 360, 38, 306, cc.lit) +
        Array.from({ length: 5 }, (_, i) => v.rect(310 + i * 18, 380, 7, 270, cc.sh, 'opacity=".5"')).join('') +
        [300, 396]
          .map(
            (x) =>
              v.rect(x - 10, 336, 20, 330, cc.lit) +
              v.poly(
                [
                  [x - 12, 336],
                  [x, 290],
                  [x + 12, 336],
                ],
                cc.roof,
              ),
          )
          .join('') +
        v.rect(346, 270, 3, 92, cc.sh) +
        v.path('M349 272q26 8 44 0v22q-20 8-44 0z', '#c8403f') +
        v.path('M349 280q26 8 44 0v6q-20 8-44 0z', '#f6ead8') +
        v.poly(
          [
            [690, 568],
            [702, 430],
            [712, 400],
            [722, 430],
            [734, 568],
          ],
          cc.roof,
        ),
    );
    c.mist(0.63, 0.06, '#ffe2c0', 0.5);
    b = m.clockTower(1075, 668, 560, {
      wall: '#b08d74',
      lit: '#f0cb94',
      sh: '#7a6272',
      roof: '#5f6480',
      face: '#fff6d8',
      gold: '#e6b45a',
    });
    for (let i = 0; i < 24; i++)
      b += v.foliage(i * 46 - 20, 672, r.range(60, 92), r.range(26, 50), r, '#5a5f5c', '#868660', '#cdb872', -1, 0.7, 0.6);
    b += v.rect(0, 664, 1600, 16, '#8a7680') + v.rect(0, 664, 1600, 4, '#e2c09c');
    await c.svg(b);
    c.water({
      y: 0.68,
      deep: '#4a6a88',
      shallow: '#e6c8b4',
      reflect: 0.82,
      ripple: 1.5,
      lines: 0.22,
      glitter: { x: 0.26, color: '#fff4d4', width: 0.07, strength: 0.8 },
    });
    b = v.archBridge(470, 1780, 772, 5, 74, '#5f8272', '#c9d09a', '#3f5a5c');
    await c.svg(b);
    c.water({
      y: 0.772,
      deep: '#40607e',
      shallow: '#dfc0b0',
      reflect: 0.8,
      ripple: 1.5,
      lines: 0.22,
      glitter: { x: 0.26, color: '#fff4d4', width: 0.08, strength: 0.75 },
    });
    b = '';
    for (let i = 0; i <= 9; i++) {
      const x = 500 + i * 130;
      b +=
        v.rect(x - 2.5, 632, 5, 62, '#3f5a5c') +
        v.circ(x, 626, 7, '#fff2c4') +
        v.circ(x - 12, 636, 5, '#fff2c4') +
        v.circ(x + 12, 636, 5, '#fff2c4');
    }
    b +=
      m.redBus(1310, 696, 1.15, true) +
      m.redBus(760, 695, 0.92) +
      v.at(
        930,
        694,
        1,
        '<path d="M-34-4q-2-16 10-18q8-14 26-14q18 0 24 14q12 2 10 18z" fill="#2a2a3c"/><path d="M-12-22q6-9 14-9v9zM6-31q10 0 14 9H6z" fill="#f6dfb8"/>' +
          v.circ(-18, -4, 7, '#1a1a28') +
          v.circ(20, -4, 7, '#1a1a28'),
      );
    b +=
      v.at(
        330,
        872,
        0.95,
        '<path d="M-150-16q150 20 300-4q-4 26-40 30h-220q-34-4-40-26z" fill="#2d4058"/><path d="M-110-18h190l18-22q-110-10-200-2z" fill="#f3e6d4"/><path d="M-150-14q150 20 300-4l-2 6q-150 18-296 4z" fill="#c8403f"/>',
      ) +
      v.foliage(1560, 1030, 420, 190, r, '#2f4248', '#5a6f54', '#b5b468', -1, 1.1) +
      v.foliage(40, 1040, 300, 130, r, '#2f4248', '#5a6f54', '#b5b468', 1, 1.1) +
      v.birds(r, 720, 240, 8, 130, 1.1, '#6a6a84');
    await c.svg(b);
    return c.grade({ vignette: 0.06, sat: 1.06 });
  },
};
