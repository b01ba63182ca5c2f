import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, hillY, fgHill, type Scene } from '../kit';

export const natureSavanna: Scene = {
  id: 'nature-savanna',
  category: 'nature',
  title: 'Great plains, Serengeti',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    const H = 0.7;
    c.sky({
      horizon: H,
      stops: [
        [0, '#6b2f5c'],
        [0.3, '#b8434f'],
        [0.6, '#f27a3f'],
        [0.85, '#ffb14e'],
        [1, '#ffdb7e'],
      ],
      sun: { x: 0.58, y: 0.52, r: 0.15, color: '#fff0b0', glow: '#ffb64e', glowR: 0.42, strength: 0.9, rings: 3 },
      clouds: {
        cover: 0.47,
        scale: 1.6,
        stretch: 6,
        lit: '#ffd884',
        mid: '#f58a4a',
        dark: '#8f3c58',
        top: 0,
        bottom: 0.56,
        alpha: 0.8,
        seed: 'sv',
      },
    });
    await c.svg(
      '<path d="M-10 706Q220 640 420 664Q560 600 720 596L820 590Q900 600 1000 648Q1250 690 1610 662V720H-10Z" fill="#d9663f" opacity=".75"/>',
    );
    c.mist(0.69, 0.06, '#ffb45a', 0.6);
    const gr = ramp(['#3a1830', '#6a2632', '#a84a30', '#e88a3c', '#ffcf70']);
    c.terrain({
      height: (x, z) => 0.05 * n.fbm(x * 0.5, z * 0.5, 4) + 0.012 * n.fbm(x * 14, z * 5, 3) * smooth(14, 3, z),
      cam: { y: 0.42, horizon: H, fov: 1 },
      near: 1.0,
      far: 60,
      step: 0.003,
      sun: [0.1, 0.16, 0.9],
      tones: 7,
      ambient: 0.12,
      gain: 2.3,
      material: () => 0,
      ramps: [gr],
      haze: { color: '#ffb45c', density: 0.07, max: 0.75 },
      texture: 0.12,
    });
    let b = '';
    const sil = '#2b1026',
      rim = '#a83a2e';
    for (const [x, y, h] of [
      [250, 716, 70],
      [330, 712, 46],
      [700, 710, 40],
      [1320, 714, 60],
      [1480, 718, 84],
    ] as number[][])
      b += v.acacia(x, y, h, r, '#7a2c34', '#a9482f');
    b += v.giraffe(900, 742, 1.05, sil) + v.giraffe(1010, 748, 0.9, sil, true) + v.giraffe(820, 736, 0.62, '#421629');
    b += v.elephant(520, 778, 1.15, sil) + v.elephant(655, 786, 0.8, sil) + v.elephant(400, 770, 0.9, '#35122a');
    b += v.acacia(1290, 838, 470, r, sil, rim) + v.acacia(120, 800, 250, r, '#35122a', '#8f342e');
    b +=
      fgHill(r, 925, 12, '#241024', 0.006, 1) +
      v.grass(r, hillY(925, 12, 0.006, 1), 1500, 58, ['#241024', '#1c0b1e', '#3a1528', '#5c2130', '#8f3a30'], 70) +
      v.birds(r, 560, 240, 11, 170, 1.2, '#5a1f3a');
    await c.svg(b);
    return c.grade({ vignette: 0.1, sat: 1.05 });
  },
};
