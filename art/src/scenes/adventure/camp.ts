import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, hillY, fgHill, type Scene } from '../kit';

export const adventureCamp: Scene = {
  id: 'adv-camp',
  category: 'adventure',
  title: 'Camp beneath the Milky Way, Fairy Meadows',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.7,
      stops: [
        [0, '#0b1033'],
        [0.45, '#1f2a66'],
        [0.75, '#5b4d92'],
        [0.92, '#c9748f'],
        [1, '#f7a683'],
      ],
      stars: 1500,
      milky: { color: '#a9b4f0', angle: 0.95, strength: 0.75 },
    });
    const rk = ramp(['#11173f', '#1f2758', '#3a3f7c', '#6a5a98', '#c98aa0']),
      sn = ramp(['#26326e', '#454f92', '#7a79b5', '#c0a2c6', '#ffd0c0']);
    const pk = (x: number, z: number, a: number, b2: number, h: number, k: number) =>
      h * Math.exp(-Math.hypot(x - a, (z - b2) * 0.8) * k);
    c.terrain({
      height: (x, z) => {
        const e = n.eroded(x * 0.33 + 1.3, z * 0.33 + 2, 9, 1.0);
        return -0.4 + (e * 1.9 + pk(x, z, 2.2, 12, 3.3, 0.6) * (0.4 + e) + pk(x, z, -3.4, 12, 2.2, 0.6) * (0.4 + e)) * smooth(4.5, 8, z);
      },
      cam: { y: 0.6, horizon: 0.66, fov: 1 },
      near: 4,
      far: 24,
      step: 0.0022,
      sun: [-0.5, 0.3, 0.5],
      shadows: 8,
      tones: 7,
      jitter: 0.9,
      ambient: 0.26,
      gain: 1.0,
      material: (x, z, h, sl) => (h > 0.95 + 0.5 * n.fbm(x * 2.4, z * 2.4, 4) && sl < 0.6 ? 1 : 0),
      ramps: [rk, sn],
      haze: { color: '#7d6aa8', density: 0.05, max: 0.7, low: '#b07fa6', lowK: 0.6, lowTop: 0.9 },
      clipY: 0.74,
    });
    c.water({ y: 0.735, deep: '#151b4a', shallow: '#8a6aa0', reflect: 0.88, ripple: 0.7, lines: 0.06 });
    const hy = hillY(880, 20, 0.0048, 0.2);
    let b = '',
      d = '';
    b +=
      v.pineRow(r, -20, 430, (x) => 842 + x * 0.04, 120, 300, 14, '#141a42', '#3a3a72') +
      v.pineRow(r, 1150, 1640, (x) => 860 - (x - 1150) * 0.02, 120, 320, 14, '#141a42', '#4a3f72');
    b += fgHill(r, 880, 20, '#10142f', 0.0048, 0.2);
    const g1 = v.rgrad([
      [0, '#ffd98a', 0.75],
      [0.4, '#ffa552', 0.3],
      [1, '#ff8a3a', 0],
    ]);
    d += g1.def;
    b += v.ell(690, 890, 420, 170, g1.url) + v.tent(690, 908, 1.75, { a: '#d8623f', b: '#8f3438', glow: '#fff0b8', in: '#ffcf70' });
    const g2 = v.rgrad([
      [0, '#fff0b0', 0.95],
      [0.3, '#ffb04a', 0.5],
      [1, '#ff7a2a', 0],
    ]);
    d += g2.def;
    b +=
      v.ell(1020, 930, 210, 120, g2.url) +
      v.at(
        1020,
        938,
        1.3,
        '<path d="M-34 0L30-10M-30-10L34 2" stroke="#3a2028" stroke-width="8" stroke-linecap="round"/><path d="M-20-6Q-30-34-6-62Q-8-44 4-40Q4-58 12-72Q32-40 20-6Z" fill="#ff8a35"/><path d="M-10-6Q-16-24 0-42Q4-26 10-28Q20-16 10-6Z" fill="#ffe08a"/>',
      ) +
      v.at(
        1130,
        950,
        1.35,
        '<path d="M-30 0q-2-20 14-22q-2-22 4-26q-4-14 7-15q11 0 8 14q8 4 6 26q14 4 22 23z" fill="#120f2a"/><path d="M-26-2q-2-18 14-20q-2-22 4-26q-4-12 5-14q-14 14-8 60z" fill="#e88a4a" opacity=".75"/>',
      ) +
      v.at(
        910,
        948,
        1.3,
        '<path d="M30 0q2-20-14-22q2-22-4-26q4-14-7-15q-11 0-8 14q-8 4-6 26q-14 4-22 23z" fill="#120f2a"/><path d="M26-2q2-18-14-20q2-22-4-26q4-12-5-14q14 14 8 60z" fill="#e88a4a" opacity=".75"/>',
      );
    b +=
      v.grass(r, (x) => hy(x) + (x > 480 && x < 1220 ? 72 : 0), 700, 30, ['#0c1028', '#161a3c', '#1f2148'], 110) +
      v.grass(r, (x) => hy(x) + 66, 130, 18, ['#7a4a40', '#a8683c'], 50, 480, 1220);
    await c.svg(b, d);
    return c.grade({ vignette: 0.1, sat: 1.08 });
  },
};
