import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, type Scene } from '../kit';

export const beachPositano: Scene = {
  id: 'beach-positano',
  category: 'beach',
  title: 'Stacked houses, Positano',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant),
      H = 0.47;
    c.sky({
      horizon: H,
      stops: [
        [0, '#1d62b4'],
        [0.5, '#5fa6df'],
        [1, '#d3ebf2'],
      ],
      sun: { x: 0.85, y: 0.1, r: 0.03, color: '#fff', glow: '#d9f0f6', glowR: 0.35, strength: 0.45, disc: false },
      clouds: {
        cover: 0.5,
        scale: 2.2,
        stretch: 2.2,
        lit: '#ffffff',
        mid: '#eaf2f8',
        dark: '#a3c2e2',
        top: 0.02,
        bottom: 0.42,
        seed: 'po',
      },
    });
    const rk = ramp(['#2f4a5c', '#4f6a68', '#86907a', '#c2b794', '#f0dfb8']),
      gr = ramp(['#14383f', '#1f5148', '#37704a', '#6a9a55', '#b4bf78']);
    c.terrain({
      height: (x, z) =>
        -0.2 + 3.6 * smooth(4.6, -6, x + 0.45 * (z - 9)) * (0.5 + 0.75 * n.eroded(x * 0.3 + 5, z * 0.3, 8, 0.9)) * smooth(7, 10, z),
      cam: { y: 0.4, horizon: H, fov: 1 },
      near: 7,
      far: 20,
      step: 0.0026,
      sun: [0.7, 0.6, -0.3],
      shadows: 10,
      tones: 8,
      ambient: 0.25,
      gain: 1.1,
      clipY: H + 0.02,
      material: (x, z, h, sl) => (sl < 0.5 + 0.2 * n.fbm(x * 3, z * 3, 3) ? 1 : 0),
      ramps: [rk, gr],
      haze: { color: '#cfe4ee', density: 0.06, max: 0.75 },
    });
    c.sea({
      horizon: H,
      depth: (x, z) => 0.24 * (z - 2.7) + 0.1 * (x + 0.4),
      water: ['#c8f0dc', '#5fd0c4', '#1fa3b8', '#1478ac', '#11589a', '#104684'],
      k: 0.75,
      sand: ['#9a8070', '#c9b096', '#e6d3b4', '#f6e8cc'],
      foam: '#fff',
      sky: '#a8d4ea',
      skyK: 0.35,
      breaks: [0.25],
      dapple: 1,
    });
    let b =
      v.path('M-10 1000V150Q120 190 250 300Q430 420 600 520Q760 640 860 760Q890 830 830 872Q500 900-10 896Z', '#4f7a52') +
      v.path('M-10 890V400Q300 520 560 700Q700 800 720 862Q400 892-10 884Z', '#3d6648');
    for (let i = 0; i < 40; i++) {
      const x = r.range(-20, 760),
        y = 210 + x * 0.62 + r.range(0, 220);
      b += v.foliage(x, y, r.range(60, 120), r.range(30, 60), r, '#1f4d40', '#3f7a4c', '#9ab85a', 1, 0.9, 0.7);
    }
    const walls = ['#f6c79a', '#f2a58a', '#fbe3b0', '#f7d77a', '#f0b4a8', '#fff0d8', '#e88f72', '#f9e8cc', '#efc0c0'];
    for (let k = 0; k < 11; k++) {
      const yb = 300 + k * 54;
      const xm = Math.min(850, (yb - 150) * 1.28);
      let x = -50 + r.range(0, 40);
      while (x < xm - 40) {
        const ww = r.range(52, 96);
        if (r.next() < 0.86)
          b += m.villaHouse(r, x, yb + r.range(-10, 10) + (x / 850) * 10, ww, r.range(46, 82), r.pick(walls), {
            shutter: r.pick(['#2f7a6a', '#3d6a9a', '#8a4a3a', '#4f8a5a']),
          });
        else b += v.foliage(x + ww / 2, yb + 14, ww * 1.2, 50, r, '#1f4d40', '#3f7a4c', '#a9c45e', 1, 0.9, 0.8);
        x += ww * r.range(0.86, 1.06);
      }
    }
    // tiled church dome
    b +=
      v.rect(560, 742, 190, 110, '#fbe9c8') +
      v.rect(560, 742, 48, 110, '#d9b9a4') +
      v.rect(612, 690, 96, 60, '#fbe9c8') +
      v.rect(612, 690, 28, 60, '#d9b9a4') +
      v.dome(660, 694, 62, '#3f8a6a', '#8fc46a') +
      v.path('M612 668q48 18 98 0M604 684q56 16 112 0M626 650q34 12 68 0', 'none', 'stroke="#f4c94a" stroke-width="6" opacity=".8"') +
      v.rect(744, 640, 34, 212, '#fff0d4') +
      v.rect(744, 640, 10, 212, '#d9b9a4') +
      v.dome(761, 640, 17, '#3f8a6a', '#8fc46a');
    for (let i = 0; i < 4; i++) b += v.path(`M${590 + i * 40} 840v-34q9-14 18 0v34z`, '#8a5a5a');
    await c.svg(b);
    b = '';
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 15 - row; i++) {
        const y = 906 + row * 30,
          x = 120 + i * (54 + row * 6) - row * 40;
        b += m.parasol(x, y, 0.62 + row * 0.13, row % 2 ? '#2f7fb0' : '#f08a3a', '#fff3dc');
      }
    b +=
      v.at(
        1180,
        700,
        0.62,
        '<path d="M-150-16q150 20 300-4q-4 26-40 30h-220q-34-4-40-26z" fill="#fff"/><path d="M-110-18h190l18-22q-110-10-200-2z" fill="#2f6f9f"/><path d="M-150-14q150 20 300-4l-2 6q-150 18-296 4z" fill="#d8503f"/>',
      ) +
      v.path('M1080 716q-90 14-190 8q100-4 180-16z', '#fff', 'opacity=".6"') +
      v.sailboat(1390, 600, 0.42, '#22507a', '#fff', '#dbe8f0') +
      v.sailboat(1000, 545, 0.2, '#22507a', '#fff', '#dbe8f0') +
      v.rowboat(1010, 820, 0.8, '#1f6f9a', '#f6e8cc') +
      v.rowboat(1140, 880, 0.9, '#c8463a', '#f6e8cc') +
      v.rowboat(1290, 830, 0.75, '#2f8a6a', '#f6e8cc');
    b += m.lemonBranch(r, 1640, -20, -420, 120) + m.lemonBranch(r, 1650, 120, -190, 240, { count: 14 });
    await c.svg(b);
    return c.grade({ vignette: 0.05, sat: 1.06 });
  },
};
