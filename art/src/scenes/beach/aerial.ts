import { mixh } from '../../core';
import * as v from '../../vec';
import { mk, type Scene } from '../kit';

export const beachAerial: Scene = {
  id: 'beach-aerial',
  category: 'beach',
  title: 'From above, Nusa Dua',
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant);
    const asp = 1.6;
    const shore = (z: number) => 2.15 + 0.32 * Math.sin(z * 1.15 + 0.3) - 0.22 * z + 0.1 * Math.sin(z * 3.1);
    c.sea({
      horizon: 0,
      topDown: true,
      depth: (x, z) => (shore(z) - x) * 0.62,
      water: ['#c8f3e3', '#7fe3d2', '#2fc2c2', '#1199b4', '#0c6f9c', '#0b4f82', '#0a3f6f'],
      k: 0.85,
      sand: ['#c8a070', '#e0bf90', '#f2dcb6', '#fbeed3'],
      foam: '#ffffff',
      breaks: [0.2, 0.48, 0.86],
      wave: 0.8,
    });
    let b = '';
    const um = (x: number, y: number, rad: number, a: string, bb: string) => {
      let s = v.ell(x + rad * 0.55, y + rad * 0.6, rad, rad * 0.96, '#7d5a3a', 'opacity=".38"');
      for (let i = 0; i < 12; i++) {
        const t0 = (i / 12) * 6.2832,
          t1 = ((i + 1) / 12) * 6.2832;
        s += v.poly(
          [
            [x, y],
            [x + Math.cos(t0) * rad, y + Math.sin(t0) * rad],
            [x + Math.cos((t0 + t1) / 2) * rad * 1.0, y + Math.sin((t0 + t1) / 2) * rad * 1.0],
            [x + Math.cos(t1) * rad, y + Math.sin(t1) * rad],
          ],
          i % 2 ? a : bb,
        );
      }
      const gr = v.lgrad(
        [
          [0, '#fff', 0.28],
          [0.5, '#fff', 0],
          [1, '#2a1030', 0.3],
        ],
        0,
        0,
        1,
        1,
      );
      defs += gr.def;
      return s + v.circ(x, y, rad, gr.url) + v.circ(x, y, rad * 0.07, '#fff6e0');
    };
    let defs = '';
    const bed = (x: number, y: number, a: number, col: string) =>
      v.at(
        x,
        y,
        1,
        `<rect x="4" y="5" width="46" height="18" rx="3" fill="#7d5a3a" opacity=".3"/><rect width="46" height="18" rx="3" fill="#fff8ea"/><rect width="13" height="18" rx="3" fill="${col}"/>`,
        false,
        a,
      );
    const cols: [string, string][] = [
      ['#f2604c', '#fff3df'],
      ['#f7b23b', '#fff3df'],
      ['#17788f', '#fff3df'],
      ['#ef7f9a', '#fff3df'],
    ];
    for (let i = 0; i < 9; i++) {
      const z = 0.12 + i * 0.325;
      const x = ((shore(z) + 0.42 + 0.05 * r.range(-1, 1)) / (3 * asp)) * 1600,
        y = (z / 3) * 1000;
      const [a, q] = cols[(i * 3) % 4];
      b += bed(x - 62, y - 34, 12, a) + bed(x - 62, y + 22, 12, a) + um(x, y, 38, a, q);
    }
    for (let i = 0; i < 8; i++) {
      const z = 0.2 + i * 0.36;
      const x = ((shore(z) + 1.0 + r.range(-0.1, 0.22)) / (3 * asp)) * 1600,
        y = (z / 3) * 1000;
      const [a, q] = cols[r.int(0, 3)];
      b += um(x, y, 32, a, q) + bed(x + 32, y - 26, 12, a);
    }
    const top = (x: number, y: number, rad: number) => {
      let s = v.ell(x + rad * 0.35, y + rad * 0.42, rad * 0.9, rad * 0.85, '#5c4630', 'opacity=".32"');
      const n = 13;
      for (let ring = 0; ring < 2; ring++)
        for (let i = 0; i < n; i++) {
          const a = (i / n) * 6.283 + ring * 0.24 + r.range(-0.06, 0.06),
            L = rad * (ring ? 0.74 : 1) * r.range(0.9, 1.05);
          const px = Math.cos(a),
            py = Math.sin(a);
          let d = `M${x} ${y}`;
          const up: number[][] = [],
            dn: number[][] = [];
          for (let k = 1; k <= 9; k++) {
            const t = k / 9;
            const ww = L * 0.13 * Math.sin(Math.PI * (0.12 + 0.86 * t)) * (k % 2 ? 1 : 0.62);
            up.push([x + px * L * t - py * ww, y + py * L * t + px * ww]);
            dn.push([x + px * L * t + py * ww, y + py * L * t - px * ww]);
          }
          d +=
            up.map((p) => `L${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('') +
            dn
              .reverse()
              .map((p) => `L${p[0].toFixed(1)} ${p[1].toFixed(1)}`)
              .join('') +
            'Z';
          const lit = (-px - py) * 0.5 + 0.5;
          s +=
            v.path(d, mixh(ring ? '#256b4c' : '#174f41', ring ? '#7fbf5a' : '#3f8f56', lit)) +
            `<path d="M${x} ${y}L${(x + px * L * 0.95).toFixed(1)} ${(y + py * L * 0.95).toFixed(1)}" stroke="#b9d67c" stroke-opacity=".5" stroke-width="2"/>`;
        }
      return s;
    };
    for (const [x, y, rr] of [
      [1470, 120, 150],
      [1590, 330, 140],
      [1400, 470, 125],
      [1540, 620, 160],
      [1430, 830, 150],
      [1590, 920, 130],
      [1300, 990, 120],
      [1610, 60, 120],
    ] as number[][])
      b += top(x, y, rr);
    const surf = (x: number, y: number, a: number, c1: string) =>
      v.at(
        x,
        y,
        1,
        `<ellipse cx="5" cy="6" rx="34" ry="9" fill="#0b4f6b" opacity=".3"/><ellipse rx="34" ry="9" fill="${c1}"/><path d="M-34 0H34" stroke="#fff" stroke-width="1.6" opacity=".8"/><circle cx="-2" r="5.5" fill="#6b4030"/><path d="M-9-3l-14-9M-9 3l-15 8" stroke="#8a5a40" stroke-width="4" stroke-linecap="round"/>`,
        false,
        a,
      );
    b += surf(360, 300, 24, '#fff2d0') + surf(250, 420, 32, '#ffd0c0') + surf(470, 720, 18, '#ffe38a');
    b +=
      v.at(
        150,
        760,
        1.2,
        '<path d="M-60 16q60 20 128 0l-10 14q-54 12-108 0z" fill="#083a5c" opacity=".35"/><path d="M-70 0Q0-26 74 0Q0 26-70 0Z" fill="#f6f1e4"/><path d="M-50 0Q0-15 56 0Q0 15-50 0Z" fill="#c98d55"/><path d="M-20-10v20M10-12v24" stroke="#fff6e0" stroke-width="5"/>',
        false,
        -28,
      ) + '<path d="M60 800Q-20 850-60 920M96 820Q40 880 20 990" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none"/>';
    await c.svg(b, defs);
    return c.grade({ vignette: 0.06, sat: 1.04 });
  },
};
