import { clamp, mix, mixh, ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, peak, type Scene } from '../kit';

/** tea picker with headscarf and a basket on the back, bending towards the bushes */
const teaPicker = (x: number, y: number, s: number, sari: string, scarf: string) =>
  v.at(
    x,
    y,
    s,
    v.path('M-16 0Q-20-40-8-52Q4-60 16-52Q26-40 20 0Z', sari) +
      v.path('M2 0Q6-40 16-52Q26-40 20 0Z', '#ffffff', 'opacity=".18"') +
      v.path('M14-50L40-22L36-16L10-36Z', sari) +
      v.circ(39, -18, 4, '#6a4434') +
      v.path('M-30-58Q-16-64-4-56L0-22Q-14-14-26-22Z', '#c9955a') +
      v.path('M-28-46Q-14-42-2-46M-27-34Q-14-30-1-34', 'none', 'stroke="#8a5f3a" stroke-width="2"') +
      v.path('M-31-60Q-16-70-3-58Q-16-52-31-60Z', '#7fb04a') +
      v.circ(12, -64, 10, '#6a4434') +
      v.path('M-2-58Q-4-80 14-78Q26-74 22-64Q12-72 6-60L4-48Q-2-50-2-58Z', scarf),
  );

export const adventureElla: Scene = {
  id: 'adv-ella',
  category: 'adventure',
  title: 'Blue train, Ella',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 0.5,
      stops: [
        [0, '#58aebf'],
        [0.5, '#b9e0d4'],
        [1, '#fdf6cf'],
      ],
      sun: { x: 0.78, y: 0.17, r: 0.045, color: '#fffde8', glow: '#fff6c8', glowR: 0.38, strength: 0.75, rings: 2 },
      clouds: { cover: 0.5, scale: 2, stretch: 2.8, lit: '#fff', mid: '#f2f4e4', dark: '#a3cccc', top: 0, bottom: 0.4, seed: 'el' },
    });
    const fo = ramp(['#0f3c3c', '#1a5a46', '#35824a', '#86b455', '#e2e582']),
      tea = ramp(['#1a5540', '#2f7a44', '#5fa84c', '#a8d05c', '#eef09a']);
    const tree = (x: number, z: number, s: number) => {
      const k = n.cell(x * s, z * s);
      return Math.sqrt(Math.max(0, 1 - (k[0] * 1.4) ** 2)) * (0.6 + 0.7 * k[1]);
    };
    c.terrain({
      height: (x, z) => {
        const e = n.eroded(x * 0.2 + 3, z * 0.2 + 1, 7, 0.7);
        return (
          -0.2 +
          2.5 * e * smooth(8, 13, z) +
          peak(x, z, -3.6, 15, 2.7, 0.5) +
          0.1 * tree(x, z, 2.2) +
          1.0 * smooth(1.4, 6, x - 0.2 * (z - 10))
        );
      },
      cam: { y: 0.9, horizon: 0.46, fov: 1 },
      near: 8.5,
      far: 30,
      step: 0.0028,
      sun: [0.7, 0.55, -0.1],
      shadows: 6,
      tones: 7,
      ambient: 0.28,
      gain: 1.05,
      material: (x, z, h) => (n.fbm(x * 0.4, z * 0.4, 3) > 0.05 ? 1 : 0),
      ramps: [fo, tea],
      haze: { color: '#eaf4d8', density: 0.06, max: 0.8, low: '#fbfce4', lowK: 0.6, lowTop: 0.9 },
    });
    c.mist(0.56, 0.08, '#fbfbe0', 0.5);
    let b = v.rect(0, 660, 1600, 340, '#2a7048');
    for (let i = 0; i < 260; i++) {
      const t = i / 260,
        x = r.range(-20, 1620),
        y = 610 + t * 330 + r.range(-12, 12);
      b += v.foliage(
        x,
        y,
        r.range(90, 160),
        r.range(54, 100),
        r,
        mixh('#5f9f68', '#17503f', t),
        mixh('#86b878', '#2f7a48', t),
        mixh('#d9e69a', '#a3c95c', t),
        1,
        0.95,
        0.8,
      );
    }
    for (let i = 0; i < 24; i++) {
      const x = r.range(-20, 1620),
        y = 640 + Math.abs(x - 800) * -0.1 + r.range(-20, 60);
      b +=
        r.next() < 0.5
          ? v.palm(x, y + 20, r.range(120, 220), r.range(-30, 30), r, {
              trunk: '#4a5a44',
              trunkLit: '#8a9460',
              dark: '#1a5a48',
              mid: '#35804c',
              lit: '#a8cc5c',
            })
          : '';
    }
    await c.svg(b);
    c.mist(0.66, 0.07, '#f3f8d8', 0.45);
    const vd = m.viaduct(90, 1510, 470, 34, 9, (t) => 110 + 330 * Math.pow(Math.sin(Math.PI * clamp(t * 0.92 + 0.04)), 0.7), {
      wall: '#a07f74',
      lit: '#e0b890',
      dark: '#5a4450',
      cap: '#f0d2a4',
    });
    b = v.path('M-10 480H110V800H-10ZM1490 480H1610V800H1490Z', '#2a6a48') + vd.b;
    const cc = { body: '#2a62b0', stripe: '#f2c23f', roof: '#9fb4c8', win: '#e4f2f4' };
    const cars = [0.24, 0.345, 0.45, 0.555, 0.66];
    for (const [i, t] of cars.entries()) {
      const slope = ((vd.yy(t + 0.01) - vd.yy(t - 0.01)) / (0.02 * 1420)) * 57.3;
      b += m.trainCar(mix(90, 1510, t), vd.yy(t) - 8, 1.02, slope, i === 0 ? { ...cc, body: '#c83c34' } : cc, i === 0);
    }
    await c.svg(b);
    b = '';
    for (let i = 0; i < 70; i++) {
      const t = i / 69,
        x = -30 + t * 1660,
        base = vd.yy(clamp((x - 90) / 1420)) + 110 + 330 * Math.pow(Math.sin(Math.PI * clamp(((x - 90) / 1420) * 0.92 + 0.04)), 0.7);
      b += v.foliage(x, base + 34, r.range(110, 170), r.range(60, 116), r, '#12463e', '#2a7a48', '#9cc858', 1, 1);
    }
    for (let i = 0; i < 9; i++)
      b += v.foliage(
        i < 5 ? r.range(-20, 90) : r.range(1500, 1620),
        r.range(520, 760),
        170,
        130,
        r,
        '#12463e',
        '#2a7a48',
        '#9cc858',
        1,
        1,
      );
    const pc = { trunk: '#3f4a3a', trunkLit: '#8a8a58', dark: '#0f453e', mid: '#237048', lit: '#9acb58' };
    b += v.palm(210, 800, 330, -30, r, pc) + v.palm(1400, 810, 360, 40, r, pc) + v.palm(1500, 830, 280, -20, r, pc);
    // tea rows in front
    b += v.path('M-10 1000V900Q420 838 800 880Q1200 922 1610 850V1000Z', '#1f6a42');
    for (let k = 0; k < 6; k++)
      for (let i = 0; i < 30; i++) {
        const x = i * 58 + (k % 2) * 28 - 20 + r.range(-6, 6),
          y = 884 + k * 27 + 14 * Math.sin(x / 210 + 2) + (x > 1000 ? -(x - 1000) * 0.04 : 0);
        b += v.foliage(x, y + 18, 92, 30 + k * 3, r, '#1a5c42', '#55a84c', '#d3ec74', 1, 0.7 + k * 0.05, 1.5);
      }
    b +=
      teaPicker(520, 925, 1.35, '#e8457f', '#ffd0e0') +
      teaPicker(650, 950, 1.5, '#f2a53a', '#fff1cf') +
      teaPicker(905, 915, 1.2, '#2f9fb0', '#d8f4f0') +
      v.foliage(520, 948, 110, 34, r, '#1a5c42', '#55a84c', '#d3ec74', 1, 0.9, 1.4) +
      v.foliage(650, 976, 120, 36, r, '#1a5c42', '#55a84c', '#d3ec74', 1, 0.9, 1.4) +
      v.foliage(905, 936, 100, 32, r, '#1a5c42', '#55a84c', '#d3ec74', 1, 0.9, 1.4) +
      v.birds(r, 420, 220, 6, 110, 1.1, '#3f6f74');
    await c.svg(b);
    return c.grade({ vignette: 0.06, sat: 1.05 });
  },
};
