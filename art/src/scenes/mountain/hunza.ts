import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, hillY, fgHill, peak, type Scene } from '../kit';

export const mountainHunza: Scene = {
  id: 'mountain-hunza',
  category: 'mountain',
  title: 'Golden poplars, Hunza',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.62,
      stops: [
        [0, '#1c5fae'],
        [0.5, '#6aa9dc'],
        [1, '#dcecf0'],
      ],
      sun: { x: 0.9, y: 0.1, r: 0.03, color: '#fff', glow: '#d5ecf8', glowR: 0.35, strength: 0.4, disc: false },
      clouds: { cover: 0.44, scale: 2.1, stretch: 3, lit: '#fff', mid: '#eaf1f6', dark: '#a6c2e0', top: 0, bottom: 0.42, seed: 'hz' },
    });
    const rock = ramp(['#3a3a5c', '#5d5570', '#8f7c82', '#c9a990', '#f2d4a8']),
      snow = ramp(['#5f7fbe', '#93addb', '#cddcf2', '#fff3e2', '#ffffff']),
      scree = ramp(['#5a4a58', '#86706c', '#b8987c', '#dfc194', '#f6e2b4']),
      aut = ramp(['#5a4a22', '#8f6f22', '#cf9a26', '#f4c53f', '#ffe688']),
      green = ramp(['#2f4a3a', '#4f6a3c', '#7f8a3f', '#b8b04a', '#e8d870']);
    const height = (x: number, z: number) => {
      const e = n.eroded(x * 0.32 + 2, z * 0.32 + 4, 9, 1);
      const v2 = smooth(0.3, 4, Math.abs(x + 0.2) - 0.1 * (z - 5));
      return (
        -0.5 +
        e * (0.4 + 2.6 * smooth(4.5, 9, z) * (0.25 + 0.75 * v2)) +
        peak(x, z, -0.4, 14, 6.2, 0.5) * (0.5 + 0.8 * e) +
        peak(x, z, 3.6, 14.5, 4.6, 0.55) * (0.45 + e) +
        peak(x, z, -4.6, 13, 3.8, 0.55) * (0.45 + e)
      );
    };
    c.terrain({
      height,
      cam: { y: 0.9, horizon: 0.58, fov: 1 },
      near: 2.4,
      far: 28,
      step: 0.0022,
      sun: [0.72, 0.5, -0.2],
      shadows: 14,
      tones: 8,
      jitter: 0.9,
      ambient: 0.24,
      gain: 1.15,
      material: (x, z, h, sl) => {
        const q = n.fbm(x * 2.2, z * 2.2, 4);
        return h > 1.9 + 0.7 * q && sl < 0.68 + 0.1 * q ? 1 : h < 0.42 + 0.4 * q && z < 12 ? (q > 0.05 ? 3 : 4) : h < 1.0 ? 2 : 0;
      },
      ramps: [rock, snow, scree, aut, green],
      haze: { color: '#d8e4ee', density: 0.04, max: 0.66, low: '#f4e8d4', lowK: 0.6, lowTop: 1.0 },
    });
    let b =
      v.path('M-10 790Q200 716 380 690Q500 676 620 706Q740 740 800 790Q560 830 300 850L-10 870Z', '#8a6f5a') +
      v.path('M-10 790Q200 716 380 690Q500 676 620 706Q680 722 730 748Q560 706 400 724Q180 748-10 826Z', '#c9a47c') +
      m.fort(470, 700, 1.3, { wall: '#b98a68', lit: '#f0cfa0', dark: '#4a3440', wood: '#6a4434', roof: '#8a6550' });
    for (let i = 0; i < 16; i++) {
      const x = r.range(250, 760);
      b +=
        v.rect(x, 744 + (i % 4) * 14, r.range(26, 44), r.range(16, 26), r.pick(['#d9b98e', '#c9a47c', '#ead0a4'])) +
        v.rect(x + 8, 750 + (i % 4) * 14, 6, 7, '#6a4a44');
    }
    const pop = (x: number, y: number, h: number) =>
      v.cypress(x, y, h, r, r.pick(['#b9781f', '#c98a22', '#a8761f']), r.pick(['#f6c83c', '#ffda5a', '#f2b730']), 1);
    for (let i = 0; i < 40; i++) b += pop(r.range(620, 1200), 800 + r.range(-30, 20), r.range(44, 96));
    b +=
      v.path('M1180 770Q980 800 1010 850Q1080 900 860 1000H1260Q1360 900 1180 850Q1120 812 1240 776Z', '#2fa6b0') +
      v.path('M1186 772Q1010 806 1050 850Q1120 900 960 1000H1060Q1200 910 1100 850Q1050 812 1200 774Z', '#7fd8cf', 'opacity=".8"');
    b += fgHill(r, 905, 26, '#6f6a2a', 0.0045, 2.6);
    const hy = hillY(905, 26, 0.0045, 2.6);
    b += v.grass(r, hy, 1100, 24, ['#5a5a26', '#8a8030', '#c9a43a', '#e8cf5a'], 95);
    for (let i = 0; i < 5; i++) b += pop(10 + i * 58 + r.range(-14, 14), hy(100) + 30 + i * 3, r.range(250, 400) * (1 - i * 0.1));
    for (let i = 0; i < 9; i++) b += pop(1240 + i * 48 + r.range(-14, 14), hy(1400) + 26, r.range(240, 520));
    for (let i = 0; i < 12; i++)
      b += v.foliage(
        r.next() < 0.4 ? r.range(0, 420) : r.range(1180, 1620),
        950 + r.range(0, 50),
        r.range(100, 180),
        r.range(50, 90),
        r,
        '#7a3a22',
        r.pick(['#d87a2a', '#c9542c']),
        '#f8b648',
        1,
        1.1,
      );
    b += v.birds(r, 1080, 230, 6, 110, 1, '#2f4a70');
    await c.svg(b);
    return c.grade({ vignette: 0.06, sat: 1.06 });
  },
};
