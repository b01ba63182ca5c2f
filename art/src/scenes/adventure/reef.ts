import { clamp, hex, mixh, ramp, smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, pixels, type Scene } from '../kit';

export const adventureReef: Scene = {
  id: 'adv-reef',
  category: 'adventure',
  title: 'Below the surface, Great Barrier Reef',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    c.sky({
      horizon: 1,
      stops: [
        [0, '#bff4ec'],
        [0.12, '#5fd8dc'],
        [0.35, '#1fa3c4'],
        [0.65, '#12709f'],
        [1, '#0c4478'],
      ],
    });
    const ray = hex('#e8fff4'),
      spark = hex('#ffffff');
    pixels(c, 0, 1, (u, q) => {
      const a = (u - 0.42) / (q + 0.42);
      const s = smooth(0.02, 0.45, n.fbm(a * 9 + 4, 0.5 + q * 0.25, 3)) * smooth(0.95, 0.02, q) * smooth(1.3, 0.1, Math.abs(a));
      const top = q < 0.09 ? smooth(0.09, 0, q) * smooth(0.1, 0.34, n.fbm(u * 22, q * 120, 3)) : 0;
      return top > 0.2 ? [spark, 0.75 * top] : s > 0 ? [ray, s * 0.42] : null;
    });
    const sand = ramp(['#2f6f9a', '#5f9fb0', '#a3cdb8', '#e0e2bc', '#fff4d4']);
    pixels(c, 0.7, 1, (u, q) => {
      const e = 0.86 + 0.035 * Math.sin(u * 5 + 1) + 0.015 * n.fbm(u * 8, 1, 3);
      if (q < e) return null;
      const t = clamp(
        0.5 + 0.3 * n.fbm(u * 12, q * 46, 4) + 0.25 * smooth(0.1, 0, Math.abs(n.fbm(u * 9 + 3, q * 26, 3))) - (q - e) * 1.2,
      );
      const i = (clamp(t, 0, 0.99) * 1023) | 0;
      return [[sand.L[i], sand.A[i], sand.B[i]], smooth(e, e + 0.03, q) * 0.92];
    });
    let b = '';
    const bg = (x: number, y: number, ww: number, h: number, col: string) =>
      v.foliage(x, y, ww, h, r, col, shade2(col, 0.05), shade2(col, 0.1), 1, 1.3, 0.5);
    function shade2(s: string, d: number) {
      return mixh(s, '#bff4ec', d * 2.2);
    }
    for (let i = 0; i < 14; i++) {
      const L = i % 2,
        x = L ? r.range(-40, 480) : r.range(1080, 1640);
      b += bg(x, 900, r.range(240, 420), r.range(140, 360), '#17679a');
    }
    await c.svg(b);
    c.mist(0.8, 0.16, '#2a9cc0', 0.35);
    b = '';
    for (let i = 0; i < 64; i++) {
      const t = i / 64,
        x = 640 + 330 * Math.sin(t * 4.2) + r.range(-70, 70),
        y = 330 + 150 * Math.cos(t * 3.1) + r.range(-40, 40);
      b += m.fish(x, y, r.range(0.2, 0.34), '#f2c33f', '#ffe68a', '#d89a2a', false, -10 + t * 18);
    }
    b += m.diver(1080, 330, 1.15, '#1c2f52', '#5f8fb8', '#f2b33a', false, 14);
    for (let i = 0; i < 22; i++)
      b += `<circle cx="${(985 + r.range(-26, 26)).toFixed(0)}" cy="${(290 - i * 12).toFixed(0)}" r="${r.range(2.5, 9).toFixed(1)}" fill="#eafffa" fill-opacity=".35" stroke="#f4fffc" stroke-width="1.6"/>`;
    b += m.turtle(520, 500, 1.35, -8);
    const rockb = (x: number, y: number, ww: number, h: number) =>
      v.foliage(x, y, ww, h, r, '#2a2f66', '#4a4582', '#7a6aa8', 1, 1.5, 0.8);
    b += rockb(140, 1010, 520, 330) + rockb(1440, 1020, 620, 400) + rockb(1150, 1020, 380, 190) + rockb(420, 1020, 320, 150);
    const K: [string, string][] = [
      ['#e8457f', '#ff9ac0'],
      ['#f2702f', '#ffb86a'],
      ['#8a4fd0', '#c9a0ff'],
      ['#f2b72f', '#ffe88a'],
      ['#2fb58a', '#9af0c0'],
      ['#d83a4f', '#ff8a8a'],
    ];
    const P: [number, number, number, number, number][] = [
      [60, 760, 1.2, 1, 2],
      [250, 800, 1.25, 0, 1],
      [130, 880, 1.0, 2, 3],
      [360, 900, 0.95, 3, 0],
      [480, 960, 0.7, 2, 5],
      [20, 960, 1.1, 0, 0],
      [210, 970, 1.0, 2, 4],
      [1560, 690, 1.5, 1, 0],
      [1380, 720, 1.3, 0, 2],
      [1240, 850, 1.1, 3, 1],
      [1480, 850, 1.2, 2, 4],
      [1340, 930, 1.0, 0, 3],
      [1090, 940, 0.9, 2, 5],
      [1590, 950, 1.2, 3, 2],
      [1180, 985, 0.8, 0, 0],
      [1440, 985, 0.9, 1, 1],
      [640, 985, 0.55, 0, 2],
      [960, 990, 0.5, 2, 0],
    ];
    for (const [x, y, s, k, q] of P) b += m.coral(x, y, s, r, K[q][0], K[q][1], k);
    b +=
      m.fish(880, 720, 0.9, '#f2702f', '#fff6e6', '#d8502a') +
      m.fish(990, 780, 0.75, '#f2702f', '#fff6e6', '#d8502a', true, 8) +
      m.fish(760, 830, 0.8, '#2f6fe0', '#ffd84a', '#1f4fb0') +
      m.fish(680, 760, 0.6, '#2f6fe0', '#ffd84a', '#1f4fb0') +
      m.fish(1130, 640, 0.7, '#e84a8a', '#ffd0e0', '#b82a6a', true) +
      m.fish(1230, 560, 0.5, '#e84a8a', '#ffd0e0', '#b82a6a', true);
    for (let i = 0; i < 40; i++) b += v.circ(r.range(0, 1600), r.range(80, 960), r.range(1, 2.6), '#f4fff8', 'opacity=".5"');
    await c.svg(b);
    return c.grade({ vignette: 0.1, sat: 1.06 });
  },
};
