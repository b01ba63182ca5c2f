import { smooth } from '../../core';
import * as v from '../../vec';
import * as m from '../../landmarks';
import { mk, type Scene } from '../kit';

export const beachCoxsbazar: Scene = {
  id: 'beach-coxsbazar',
  category: 'beach',
  title: "Moon boats, Cox's Bazar",
  async draw(w, variant) {
    const { c, r } = mk(this.id, w, variant),
      H = 0.44;
    c.sky({
      horizon: H,
      stops: [
        [0, '#4f9fb4'],
        [0.45, '#a5d3c4'],
        [0.75, '#f9e6bd'],
        [1, '#ffcf94'],
      ],
      sun: { x: 0.3, y: 0.33, r: 0.05, color: '#fff8dc', glow: '#ffdf9f', glowR: 0.36, strength: 0.85, rings: 2 },
      clouds: { cover: 0.5, scale: 1.9, stretch: 3.6, lit: '#fffaf0', mid: '#fbe2c6', dark: '#8fb6bf', top: 0, bottom: 0.4, seed: 'cx' },
    });
    c.sea({
      horizon: H,
      depth: (x, z) => 0.2 * (z - 5.6) + 0.1 * Math.sin(x * 0.5),
      water: ['#e8f3d8', '#a9dccb', '#5bb9b3', '#2f95a0', '#1f7488', '#195a74'],
      k: 0.5,
      sand: ['#a9794f', '#cfa070', '#eccb98', '#f9e6c0'],
      foam: '#fffdf4',
      sky: '#ffe2b4',
      skyK: 0.5,
      breaks: [0.35, 0.8, 1.5],
      glitter: { x: 0.3, color: '#fff6d8', width: 0.06, strength: 0.9 },
    });
    c.water({
      y: 0.655,
      bottom: 0.86,
      deep: '#b98a5f',
      shallow: '#d9b58a',
      reflect: 0.55,
      ripple: 0.5,
      fresnel: 0.2,
      mask: (u, q) => 0.75 * smooth(0, 0.12, q) * smooth(0.62, 0.2, q + 0.06 * Math.sin(u * 9)),
    });
    let b =
      '<path d="M980 440Q1180 404 1330 414Q1480 396 1620 380V444H980Z" fill="#7fb09a"/><path d="M1240 444Q1400 420 1620 412V446Z" fill="#5d977f"/>';
    const cs = [
      { hull: '#2b2338', lit: '#8a5a48', band: '#e8583f', flag: '#f2b23e' },
      { hull: '#1f3550', lit: '#5f7f96', band: '#f2c14e', flag: '#d8433a' },
      { hull: '#3a2233', lit: '#9a6450', band: '#2f8f93', flag: '#fff1d0' },
    ];
    b += m.moonBoat(760, 560, 0.34, cs[1]) + m.moonBoat(1000, 545, 0.22, cs[2]) + v.sailboat(520, 476, 0.2, '#3a4a5a', '#fff', '#f2e2cc');
    b += v.ell(560, 792, 130, 10, '#5f3f38', 'opacity=".3"') + m.moonBoat(560, 780, 0.62, cs[2], true);
    b += v.ell(1170, 894, 260, 18, '#5a3a34', 'opacity=".36"') + m.moonBoat(1170, 876, 1.35, cs[0]);
    b +=
      m.person(905, 902, 1.35, '#2f7f93', '#efe2cb', '#5a3a30', -14) +
      m.person(864, 908, 1.35, '#f0a23a', '#4a3a50', '#5a3a30', -12) +
      v.path('M880 846L1010 826', 'none', 'stroke="#4a3428" stroke-width="3"') +
      m.person(300, 742, 0.7, '#e2604a', '#3a3a50') +
      m.person(330, 742, 0.55, '#fff1d6', '#3a5a6a');
    b += m.moonBoat(1420, 720, 0.46, cs[1], true) + v.ell(1420, 728, 96, 7, '#5f3f38', 'opacity=".3"');
    // red crabs, casuarinas and their shade
    for (let i = 0; i < 26; i++) {
      const q = r.range(0.55, 1.25);
      b += v.at(
        r.range(250, 900),
        r.range(850, 985),
        q,
        '<path d="M-9 0l-7 5M-8-3l-9 1M9 0l7 5M8-3l9 1M-6-6l-5-6M6-6l5-6" stroke="#c8402f" stroke-width="2" stroke-linecap="round"/><ellipse cy="-3" rx="9" ry="6" fill="#e8553a"/><ellipse cx="2" cy="-5" rx="5" ry="2.500" fill="#ff9a6a"/>',
      );
    }
    b +=
      v.path('M-10 1000V880Q120 862 250 900Q360 936 420 1000Z', '#8a7a4c') +
      v.path('M-10 880Q120 862 250 900Q320 924 372 958Q220 900-10 912Z', '#d3b878');
    b +=
      v.pineRow(r, -30, 150, () => 950, 380, 640, 5, '#1f5a58', '#6aa88c', 1) +
      v.pineRow(r, 120, 290, () => 955, 190, 330, 4, '#1f5a58', '#6aa88c', 1);
    for (let i = 0; i < 30; i++)
      b += v.ell(r.range(40, 1560), r.range(860, 990), r.range(2, 6), r.range(1, 2.4), r.pick(['#fff6e2', '#b98458', '#e9a98a']));
    b += v.birds(r, 1080, 210, 9, 150, 1.1, '#4d6a74');
    await c.svg(b);
    return c.grade({ vignette: 0.06, sat: 1.05 });
  },
};
