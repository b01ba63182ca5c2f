import { ramp, smooth } from '../../core';
import * as v from '../../vec';
import { mk, fogBank, type Scene } from '../kit';

export const adventureAmboseli: Scene = {
  id: 'adv-amboseli',
  category: 'adventure',
  title: 'Below Kilimanjaro, Amboseli',
  async draw(w, variant) {
    const { c, n, r } = mk(this.id, w, variant),
      H = 0.62;
    c.sky({
      horizon: H,
      stops: [
        [0, '#5f9ad0'],
        [0.45, '#a9cbe2'],
        [0.75, '#f4e2cc'],
        [1, '#ffe6b4'],
      ],
      sun: { x: 0.06, y: 0.3, r: 0.03, color: '#fffbe8', glow: '#fff0cc', glowR: 0.42, strength: 0.6, disc: false },
      clouds: { cover: 0.4, scale: 1.8, stretch: 5, lit: '#fff', mid: '#f6ece2', dark: '#a9c0dc', top: 0, bottom: 0.3, seed: 'ab' },
    });
    const rock = ramp(['#4a5f94', '#6679a8', '#8f97bc', '#c0b4c4', '#ecd2c4']),
      snow = ramp(['#8fa9dc', '#b9cbee', '#e2eaf6', '#fff8f0', '#fff']);
    c.terrain({
      height: (x, z) => {
        const d = Math.hypot((x - 0.3) * 0.47, (z - 22) * 0.5),
          a = Math.atan2(z - 22, x - 0.3);
        return (
          -0.6 +
          6.4 * Math.exp(-Math.pow(Math.max(0, d - 1.1) / 2.7, 1.15)) -
          0.16 * Math.abs(n.v(a * 9, d * 0.6)) * smooth(0.9, 2, d) +
          0.09 * n.fbm(x * 1.6, z * 1.6, 4) +
          2.6 * Math.exp(-Math.pow(Math.hypot((x - 7.4) * 0.9, z - 22) / 1.9, 1.3))
        );
      },
      cam: { y: 0.4, horizon: H, fov: 1 },
      near: 15,
      far: 26,
      step: 0.0024,
      sun: [-0.8, 0.4, -0.2],
      tones: 8,
      jitter: 0.9,
      ambient: 0.3,
      gain: 1.1,
      clipY: H,
      material: (x, z, h) => (h > 4.55 + 0.9 * n.fbm(Math.atan2(z - 22, x - 0.3) * 8, h * 0.3, 3) && x < 5 ? 1 : 0),
      ramps: [rock, snow],
      haze: { color: '#c9d6e8', density: 0.04, max: 0.6, low: '#f3e6d6', lowK: 0.95, lowTop: 3.2 },
    });
    fogBank(c, 0.475, 0.85, '#dfe6ee', 'abf', { lit: '#ffffff', bottom: 0.62, depth: 0.14 });
    c.mist(0.58, 0.07, '#f3ead8', 0.75);
    const veil = v.lgrad([
      [0, '#f1e9dc', 0],
      [0.45, '#f3eadb', 0.8],
      [1, '#f8eed6', 1],
    ]);
    await c.svg(v.rect(0, 470, 1600, 152, veil.url), veil.def);
    let b = '';
    for (let i = 0; i < 24; i++) b += v.acacia(r.range(-20, 1620), 624 + r.range(-2, 4), r.range(26, 56), r, '#7f9470', '#a9b47c');
    b += v.rect(0, 620, 1600, 40, '#b9bf7f');
    await c.svg(b);
    c.mist(0.615, 0.03, '#fbf0d4', 0.6);
    const gr = ramp(['#4f6a44', '#7f944a', '#b8b458', '#e6d37a', '#fff0b4']),
      wet = ramp(['#2f6a4f', '#4f9456', '#86bb5c', '#c9dc80', '#f4f4b4']);
    c.terrain({
      seed: 'pl',
      height: (x, z) => 0.04 * n.fbm(x * 0.5, z * 0.5, 4) + 0.016 * n.fbm(x * 15, z * 6, 3) * smooth(12, 3, z),
      cam: { y: 0.42, horizon: H, fov: 1 },
      near: 1,
      far: 60,
      step: 0.003,
      sun: [-0.6, 0.4, -0.1],
      tones: 7,
      ambient: 0.15,
      gain: 1.4,
      material: (x, z) => (n.fbm(x * 0.5 + 3, z * 0.35, 3) > -0.05 && z < 9 ? 1 : 0),
      ramps: [gr, wet],
      haze: { color: '#f6ecc8', density: 0.06, max: 0.7 },
      texture: 0.12,
    });
    const pond = (u: number, q: number) =>
      smooth(0.02, 0.06, 0.34 - Math.hypot((u - 0.42) * 1.0, (q - 0.8) * 3.9) + 0.05 * n.fbm(u * 6, q * 10, 3));
    c.water({
      y: 0.655,
      deep: '#5f9ab8',
      shallow: '#cfe0e4',
      reflect: 0.8,
      ripple: 0.6,
      squash: 1.5,
      lines: 0.1,
      mask: (u, q) => pond(u, 0.655 + q * 0.345),
    });
    b = '';
    const eg = (x: number, y: number, s: number) =>
      v.at(
        x,
        y,
        s,
        '<path d="M-2 0l1-16M3 0l0-16" stroke="#3a3a44" stroke-width="1.6"/><path d="M-12-20q4-12 16-10q2-10-2-14q2-6 7-4l6 3l-6 1q2 10-2 18q-4 10-19 6z" fill="#fffdf4"/>',
      );
    const E = (x: number, y: number, s: number, col: string, fl = false) =>
      v.ell(x, y + 2, 62 * s, 8 * s, '#3f5a3f', 'opacity=".45"') +
      v.elephant(x, y, s, col, fl) +
      v.at(
        x,
        y,
        s,
        '<path d="M-50-62q4-22 30-25q20-2 38 3q-8 10-14 6q-30-6-54 16z" fill="#e0cfc4" opacity=".5"/><path d="M26-80q-12 8-10 26q8 16 20 8q8-14 0-32z" fill="#5a5468"/>',
        fl,
      );
    b +=
      E(470, 762, 0.72, '#8f8a98') +
      E(590, 770, 0.5, '#857f92') +
      E(760, 800, 1.3, '#777287') +
      E(1010, 806, 1.05, '#7d788c') +
      E(1170, 812, 0.62, '#777287') +
      eg(900, 822, 1.1) +
      eg(930, 830, 1) +
      eg(742, 690, 0.9) +
      eg(420, 790, 0.8) +
      eg(640, 846, 1.1) +
      eg(1080, 716, 0.7);
    b +=
      v.acacia(215, 800, 470, r, '#2f4a3c', '#8fae5a') +
      v.at(
        1370,
        860,
        1.15,
        '<ellipse cx="0" cy="2" rx="120" ry="10" fill="#4a5a3a" opacity=".45"/><path d="M-104-30q-2-24 14-28l34-4l18-34h100q12 0 14 14l6 52q0 12-10 12h-166q-10 0-10-12z" fill="#c9b48a"/><path d="M-104-30q-2-10 4-18h186v30h-180q-10 0-10-12z" fill="#a58f66"/><path d="M-46-64l14-28h40v28zM16-92h40v28h-40z" fill="#dff0f0"/><path d="M-44-112h124v8h-124z" fill="#7a6a4c"/><path d="M-30-104v12M14-104v12M70-104v12" stroke="#7a6a4c" stroke-width="4"/><path d="M20-92q-2-20 6-24q-2-10 6-10t6 10q8 4 6 24zM50-92q-2-20 6-24q-2-10 6-10t6 10q8 4 6 24z" fill="#3a4a4a"/>' +
          v.circ(-64, -8, 21, '#2f2f36') +
          v.circ(52, -8, 21, '#2f2f36') +
          v.circ(-64, -8, 9, '#cfc4a4') +
          v.circ(52, -8, 9, '#cfc4a4'),
        true,
      );
    b +=
      v.grass(r, (x) => 940 + 8 * Math.sin(x / 140), 1200, 56, ['#3f5f3c', '#5f8044', '#93a850', '#cfcf70', '#e8d890'], 60) +
      v.birds(r, 1100, 250, 7, 120, 1, '#5f7090');
    await c.svg(b);
    return c.grade({ vignette: 0.05, sat: 1.06 });
  },
};
