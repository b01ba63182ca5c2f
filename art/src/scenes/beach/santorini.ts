import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const beachSantorini: Scene = {
  id: 'beach-santorini',
  category: 'beach',
  title: 'Caldera, Santorini',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant);
    const H = 0.5;
    c.sky({
      horizon: H,
      stops: [
        [0, '#5a86c9'],
        [0.4, '#a8b9e0'],
        [0.72, '#f6c9c2'],
        [1, '#ffd9ad'],
      ],
      sun: { x: 0.3, y: 0.43, r: 0.034, color: '#fff4d4', glow: '#ffcfa0', glowR: 0.34, strength: 0.75 },
      clouds: { cover: 0.44, scale: 1.9, stretch: 4, lit: '#fff0e0', mid: '#f9d0c6', dark: '#b7a3c9', top: 0, bottom: 0.4, seed: 's4' },
    });
    const rk = ramp(['#4a3a5a', '#6b4b5e', '#96645f', '#cf8f70', '#f6c08c']);
    c.terrain({
      height: (x, z) => -0.1 + 1.5 * smooth(0.15, 1, n.eroded(x * 0.11 + 2.3, z * 0.22 + 1, 7, 0.6)) * smooth(13, 17, z),
      cam: { y: 0.35, horizon: H, fov: 1 },
      near: 12,
      far: 26,
      step: 0.003,
      sun: [-0.6, 0.3, 0.2],
      tones: 6,
      ambient: 0.35,
      material: () => 0,
      ramps: [rk],
      haze: { color: '#f6c3b6', density: 0.075, max: 0.8 },
      clipY: H + 0.012,
    });
    c.water({
      y: H + 0.008,
      deep: '#155a94',
      shallow: '#6f9fd0',
      reflect: 0.55,
      ripple: 1.4,
      lines: 0.12,
      glitter: { x: 0.3, color: '#ffe9c0', width: 0.06, strength: 0.85 },
    });
    let b =
      v.sailboat(420, 640, 0.42, '#25466b', '#fff', '#e3e6f2') +
      v.sailboat(250, 560, 0.18, '#25466b', '#fff', '#e3e6f2') +
      v.path('M700 1000C760 900 800 860 850 800C900 720 980 680 1040 600C1120 540 1200 500 1290 420L1600 300V1000Z', '#a8705f') +
      v.path('M700 1000C760 900 800 860 850 800C900 720 980 680 1040 600L1100 640C1000 760 960 860 900 1000Z', '#7d4f58');
    const cc = { w: '#fff6ea', sh: '#c9bfdc', dk: '#8d86b5', blue: '#1f5fae', blueLit: '#3f8bd6', door: '#2b6cb8', pink: '#d8407f' };
    const pts: number[][] = [];
    const row = (y0: number, x0: number, x1: number, m0: number, domes: number) => {
      let x = x0;
      while (x < x1) {
        const ww = r.pick([46, 62, 78, 104, 138, 96]) * r.range(0.9, 1.12);
        const t = (x - x0) / (x1 - x0);
        const kind = r.next() < domes ? (r.next() < 0.66 ? 1 : 2) : 0;
        pts.push([
          x,
          y0 - t * m0 + r.range(-26, 22),
          kind ? Math.max(78, ww) : ww,
          r.pick([40, 58, 76, 104, 124]) * r.range(0.85, 1.1),
          kind,
        ]);
        x += ww * r.range(0.72, 1.22);
      }
    };
    row(480, 1270, 1640, 150, 0.22);
    row(560, 1150, 1640, 150, 0.08);
    row(640, 1060, 1640, 150, 0.24);
    row(735, 990, 1640, 150, 0.06);
    row(840, 900, 1640, 130, 0.2);
    row(960, 820, 1640, 110, 0.05);
    b += v.santorini(r, pts, cc);
    const big = (x: number, y: number, q: number) =>
      v.rect(x - 84 * q, y - 70 * q, 168 * q, 190 * q, cc.w) +
      v.rect(x - 84 * q, y - 70 * q, 52 * q, 190 * q, cc.sh) +
      v.rect(x - 62 * q, y - 108 * q, 124 * q, 44 * q, cc.w) +
      v.rect(x - 62 * q, y - 108 * q, 36 * q, 44 * q, cc.sh) +
      v.dome(x, y - 104 * q, 62 * q, cc.blue, cc.blueLit) +
      v.path(`M${x - 14 * q} ${y + 8 * q}v${-30 * q}a${14 * q} ${14 * q} 0 0 1 ${28 * q} 0v${30 * q}z`, cc.door) +
      [-52, 44]
        .map((d) => v.path(`M${x + d * q} ${y - 18 * q}v${-18 * q}a${8 * q} ${8 * q} 0 0 1 ${16 * q} 0v${18 * q}z`, cc.blue))
        .join('') +
      [-44, -15, 14]
        .map((d) => v.path(`M${x + d * q} ${y - 74 * q}v${-14 * q}a${6 * q} ${6 * q} 0 0 1 ${12 * q} 0v${14 * q}z`, cc.blue))
        .join('');
    const bell = (x: number, y: number, q: number) =>
      v.rect(x - 42 * q, y - 150 * q, 84 * q, 230 * q, cc.w) +
      v.rect(x - 42 * q, y - 150 * q, 26 * q, 230 * q, cc.sh) +
      [-24, 14]
        .map((d) => v.path(`M${x + (d - 5) * q} ${y - 70 * q}v${-34 * q}a${12 * q} ${12 * q} 0 0 1 ${24 * q} 0v${34 * q}z`, '#8fa8d6'))
        .join('') +
      v.path(`M${x - 16 * q} ${y - 150 * q}v${-26 * q}a${16 * q} ${16 * q} 0 0 1 ${32 * q} 0v${26 * q}z`, cc.w) +
      v.path(`M${x - 8 * q} ${y - 152 * q}v${-18 * q}a${8 * q} ${8 * q} 0 0 1 ${16 * q} 0v${18 * q}z`, '#8fa8d6') +
      v.rect(x - 1.5, y - 216 * q, 3, 26 * q, cc.sh);
    const mill = (x: number, y: number, q: number) =>
      v.rect(x - 26 * q, y - 74 * q, 52 * q, 84 * q, cc.w) +
      v.rect(x - 26 * q, y - 74 * q, 17 * q, 84 * q, cc.sh) +
      v.poly(
        [
          [x - 31 * q, y - 72 * q],
          [x, y - 112 * q],
          [x + 31 * q, y - 72 * q],
        ],
        '#8a6a5a',
      ) +
      v.path(
        Array.from(
          { length: 8 },
          (_, k) =>
            `M${x - 10 * q} ${y - 78 * q}L${(x - 10 * q + Math.cos(k * 0.785) * 56 * q).toFixed(1)} ${(y - 78 * q + Math.sin(k * 0.785) * 56 * q).toFixed(1)}`,
        ).join(''),
        'none',
        `stroke="#6a5460" stroke-width="${2.4 * q}"`,
      ) +
      `<circle cx="${x - 10 * q}" cy="${y - 78 * q}" r="${50 * q}" fill="none" stroke="#fff6ea" stroke-width="${1.6 * q}"/>`;
    b += mill(1370, 372, 1.1) + big(1180, 690, 1.15) + bell(1330, 716, 1.0) + big(1470, 620, 1.35) + big(1010, 872, 0.95);
    for (let i = 0; i < 15; i++) b += v.rect(1090 - i * 9, 800 + i * 13, 74, 13, i % 2 ? '#efe6ea' : '#d3c7de');
    b +=
      v.rect(1240, 800, 250, 70, '#fff6ea') +
      v.rect(1256, 812, 218, 34, '#4fb0d8') +
      v.rect(1256, 812, 218, 8, '#2f86b8') +
      v.rect(1300, 830, 90, 3, '#c8f0fa') +
      v.at(
        1420,
        800,
        1,
        '<path d="M0 0v-46" stroke="#6a5460" stroke-width="3"/><path d="M-44-40Q0-76 44-40Z" fill="#fff3dc"/><path d="M-15-40Q-8-56 0-60Q-26-56-44-40ZM15-40Q8-56 0-60Q26-56 44-40Z" fill="#e8c8a0"/>',
      );
    await c.svg(b);
    let f2 =
      v.foliage(830, 1020, 330, 150, r, '#6d1f52', '#c9357a', '#ff86b4', -1, 1.1) +
      v.foliage(640, 1030, 330, 130, r, '#3a4a3a', '#5d7d4a', '#a9b860', -1, 1.1) +
      v.foliage(480, 1040, 320, 110, r, '#6d1f52', '#d23d84', '#ff9cc2', -1, 1.1);
    await c.svg(f2);
    return c.grade({ vignette: 0.05 });
  },
};
