import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const beachLagoon: Scene = {
  id: 'beach-lagoon',
  category: 'beach',
  title: 'Lagoon, Maldives',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.44,
      stops: [
        [0, '#1f7fc4'],
        [0.55, '#6cc0e6'],
        [1, '#d9f1ee'],
      ],
      sun: { x: 0.2, y: 0.08, r: 0.03, color: '#fffbe8', glow: '#dff4f4', glowR: 0.3, strength: 0.5, disc: false },
      clouds: {
        cover: 0.5,
        scale: 2.1,
        stretch: 2.6,
        lit: '#ffffff',
        mid: '#e9f3f6',
        dark: '#a9cbe0',
        top: 0.05,
        bottom: 0.43,
        seed: 'b',
      },
    });
    c.sea({
      horizon: 0.44,
      depth: (x, z) => 0.16 * (z - 3.4) - 0.42 * Math.exp(-((x - 3.0) ** 2) / 5) + 0.28 * Math.sin(x * 0.55 + 0.4) * 0.6,
      water: ['#d6f5e6', '#8fe6d6', '#3fcbc6', '#14a3b8', '#0b78a6', '#0a5590'],
      k: 0.62,
      sand: ['#c79a6a', '#e2bf8f', '#f3dcb4', '#fdf1d8'],
      foam: '#ffffff',
      sky: '#bfe6ee',
      skyK: 0.35,
      breaks: [0.28],
      dapple: 1.2,
    });
    let b = '';
    b += v.path('M900 440q90-16 190-17q120-1 240 17z', '#3c8f7a') + v.path('M930 440q80-9 160-10q110 0 200 10z', '#5fb089');
    for (let i = 0; i < 22; i++)
      b += v.at(
        960 + i * 14 + r.range(-5, 5),
        430,
        0.16 + r.range(0, 0.06),
        v.palm(0, 0, 260, r.range(-50, 50), r, {
          trunk: '#5d5a4a',
          trunkLit: '#7c745c',
          dark: '#1f6a58',
          mid: '#2f8062',
          lit: '#5aa873',
        }),
      );
    const bc = { thatch: '#8d6a45', thatchLit: '#c79c63', wall: '#e8cfa4', post: '#5f4632' };
    b += '<path d="M-10 566L330 500L336 506L-10 578Z" fill="#8f6b48"/><path d="M-10 566L330 500L331 502L-10 570Z" fill="#d8b27f"/>';
    for (let i = 0; i < 14; i++) b += v.rect(10 + i * 24, 570 - i * 4.7, 2.6, 26 - i * 0.8, '#5f4632');
    for (const [x, y, s] of [
      [350, 496, 0.62],
      [262, 510, 0.78],
      [150, 530, 0.98],
    ] as number[][])
      b += `<ellipse cx="${x}" cy="${y + 40 * s}" rx="${64 * s}" ry="${6 * s}" fill="#0b6e8c" opacity=".35"/>` + v.bungalow(x, y, s, bc);
    b +=
      v.ell(690, 500, 44, 4, '#0b6e8c', 'opacity=".35"') +
      v.sailboat(690, 498, 0.72, '#2c5872', '#ffffff', '#dcebf0') +
      v.sailboat(560, 456, 0.24, '#2c5872', '#ffffff', '#dcebf0');
    const pc = { trunk: '#6b4d38', trunkLit: '#b98a5c', dark: '#0f4f45', mid: '#1d7a55', lit: '#7cc35c' };
    b +=
      '<path d="M980 905q190-44 420-8q-200 26-420 8z" fill="#a97c50" opacity=".35"/>' +
      v.palm(1330, 930, 640, -190, r, pc) +
      v.palm(1490, 960, 760, -60, r, pc) +
      v.palm(1560, 940, 470, -170, r, pc) +
      v.foliage(1560, 1010, 330, 150, r, '#0f4a40', '#1f7a52', '#8fd05f', -1, 1.2);
    await c.svg(b);
    return c.grade({ sat: 1.05, vignette: 0.05 });
  },
};
