import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, glow, type Scene } from '../kit';

export const cityKualalumpur: Scene = {
  id: 'city-kualalumpur',
  category: 'city',
  title: 'Twin towers, Kuala Lumpur',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant),
      H = 0.72;
    c.sky({
      horizon: H,
      stops: [
        [0, '#0d2f3f'],
        [0.35, '#1f5f68'],
        [0.65, '#5f9f8c'],
        [0.85, '#cfcf94'],
        [1, '#ffd98f'],
      ],
      sun: { x: 0.5, y: 0.6, r: 0.05, color: '#fff0c0', glow: '#ffe09a', glowR: 0.34, strength: 0.7, disc: false },
      clouds: { cover: 0.6, scale: 1.7, stretch: 2.3, lit: '#f5e2ac', mid: '#6fa394', dark: '#143f4f', top: 0, bottom: 0.66, seed: 'kl' },
    });
    let b = '';
    for (let i = 0; i < 30; i++) {
      const x = -20 + i * 56 + r.range(-18, 18);
      b += v.skyscraper(
        r,
        x,
        730,
        r.range(48, 82),
        r.range(120, 260),
        { wall: '#4f8a82', lit: '#8fb49a', win: '#fff0b8', dim: '#467f7a' },
        { litP: 0.2 },
      );
    }
    await c.svg(b);
    c.mist(H - 0.03, 0.11, '#e8d89a', 0.5);
    b = '';
    for (const [x, h, ww, s] of [
      [90, 380, 96, 2],
      [220, 300, 84, 4],
      [330, 430, 78, 1],
      [1280, 410, 86, 5],
      [1400, 330, 96, 2],
      [1530, 460, 90, 3],
      [470, 260, 90, 0],
      [1150, 240, 90, 4],
    ] as number[][])
      b += v.skyscraper(r, x, 750, ww, h, { wall: '#1f5560', lit: '#3f7f7c', win: '#ffe7a0', dim: '#1a4a56' }, { style: s, litP: 0.42 });
    // minaret-like telecom tower
    b +=
      v.rect(1044, 420, 14, 330, '#2a6268') +
      v.path('M1026 420q-8-44 25-52q33 8 25 52z', '#3f7f7c') +
      v.rect(1020, 396, 62, 8, '#ffe7a0') +
      v.rect(1049, 280, 4, 90, '#2a6268');
    const g1 = glow(800, 330, 420, 520, '#fff2c0', 0.34);
    const tc = { wall: '#4d7f88', lit: '#b9d6c4', band: '#2a5966', win: '#fff3c4', spire: '#e8f0d8' };
    b +=
      g1.b +
      m.petronas(690, 770, 700, tc, 1) +
      m.petronas(905, 770, 700, tc, 1) +
      v.rect(742, 452, 112, 7, '#dfeed8') +
      v.rect(742, 466, 112, 7, '#b9d6c4') +
      v.path('M798 473L748 560M798 473L848 560', 'none', 'stroke="#b9d6c4" stroke-width="5"');
    b += v.path(
      'M402 150l-14 40l10 16l-26 42l8 22l-30 46M388 190l-26 18l-8 30M380 248l26 22l2 26',
      'none',
      'stroke="#fff8d0" stroke-width="3" stroke-linejoin="round" opacity=".75"',
    );
    await c.svg(b, g1.d);
    c.mist(0.745, 0.05, '#f0dca0', 0.45);
    b = '';
    for (let i = 0; i < 26; i++)
      b += v.foliage(
        i * 64 + r.range(-16, 16),
        786,
        r.range(90, 150),
        r.range(60, 120) * (Math.abs(i * 64 - 800) < 220 ? 0.45 : 1),
        r,
        '#0f3a40',
        '#1f5f50',
        '#6f9f58',
        1,
        0.9,
      );
    b += v.rect(0, 782, 1600, 14, '#14404a');
    await c.svg(b);
    c.water({ y: 0.796, deep: '#12414f', shallow: '#8fb49a', reflect: 0.85, ripple: 1.2, lines: 0.16 });
    b = '';
    for (const x of [560, 680, 800, 920, 1040]) {
      const h = 210 - Math.abs(x - 800) * 0.4;
      b +=
        [-26, -16, -7, 0, 7, 16, 26]
          .map((q) =>
            v.path(
              `M${x} 850Q${x + q * 0.4} ${850 - h * 1.5 + Math.abs(q) * 3.6} ${x + q} ${850 - 6}`,
              'none',
              `stroke="#fdfbe6" stroke-width="${5 - Math.abs(q) * 0.1}" opacity=".6"`,
            ),
          )
          .join('') + v.ell(x, 850, 42, 6, '#fff', 'opacity=".5"');
    }
    b +=
      v.foliage(60, 1030, 620, 300, r, '#0a2c34', '#1a5448', '#7fae5a', 1, 1.2) +
      v.foliage(1560, 1030, 620, 330, r, '#0a2c34', '#1a5448', '#7fae5a', -1, 1.2) +
      v.leaves(r, 1640, 700, -3.1, -1.8, 300, 5, '#0b3038', '#2a7050');
    for (let i = 0; i < 90; i++) {
      const x = r.range(0, 1600),
        y = r.range(0, 900);
      b += v.path(`M${x.toFixed(0)} ${y.toFixed(0)}l-5 26`, 'none', 'stroke="#e6f4e6" stroke-width="1.2" opacity=".28"');
    }
    await c.svg(b);
    return c.grade({ vignette: 0.09, sat: 1.07 });
  },
};
