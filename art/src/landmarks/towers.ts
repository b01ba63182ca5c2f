import { Rng, mix, mixh, shade } from '../core';
import { at, circ, path, poly, rect, tenth } from '../vec';
import { line } from './line';

export function sandsTowers(
  x: number,
  y: number,
  s: number,
  c: { wall: string; lit: string; win: string; deck: string; deckLit: string; green: string },
  r: Rng,
) {
  let b = '';
  for (const k of [-150, 0, 150]) {
    b +=
      path(`M${k - 62} 0Q${k - 50}-170 ${k - 30}-330H${k + 34}Q${k + 36}-160 ${k + 44} 0Z`, c.wall) +
      path(`M${k + 2} 0Q${k + 4}-170 ${k + 6}-330H${k + 34}Q${k + 36}-160 ${k + 44} 0Z`, c.lit);
    let d = '',
      e = '';
    for (let j = 0; j < 30; j++) {
      const yy = -12 - j * 10.6,
        t = -yy / 330,
        l = mix(k - 58, k - 30, t),
        rr = mix(k + 42, k + 33, t);
      for (let q = 0; q < 9; q++) {
        const px = mix(l + 3, rr - 8, q / 8);
        if (r.next() < 0.5) d += `M${tenth(px)} ${tenth(yy)}h5v5h-5z`;
        else e += `M${tenth(px)} ${tenth(yy)}h5v5h-5z`;
      }
    }
    b += path(e, '#000', 'opacity=".16"') + path(d, c.win);
  }
  b +=
    path('M-226-352Q-240-336-214-326H204Q262-330 296-352Q140-342-226-352Z', c.deck) +
    path('M-226-352Q140-342 296-352Q262-362 180-362H-180Q-214-362-226-352Z', c.deckLit);
  for (let i = 0; i < 26; i++) b += circ(-200 + i * 18 + r.range(-4, 4), -364 - r.range(0, 5), r.range(4, 8), c.green);
  b += rect(-226, -350, 520, 2, c.win, 'opacity=".8"');
  return at(x, y, s, b);
}

export function superTree(x: number, y: number, h: number, c: { trunk: string; rib: string; leaf: string; lamp: string }, r: Rng) {
  const w = h * 0.3,
    ty = y - h;
  let s = path(
    `M${tenth(x - h * 0.05)} ${tenth(y)}Q${tenth(x - h * 0.026)} ${tenth(y - h * 0.45)} ${tenth(x - h * 0.034)} ${tenth(y - h * 0.7)}Q${tenth(x - h * 0.07)} ${tenth(y - h * 0.9)} ${tenth(x - w)} ${tenth(ty)}Q${tenth(x)} ${tenth(ty + h * 0.06)} ${tenth(x + w)} ${tenth(ty)}Q${tenth(x + h * 0.07)} ${tenth(y - h * 0.9)} ${tenth(x + h * 0.034)} ${tenth(y - h * 0.7)}Q${tenth(x + h * 0.026)} ${tenth(y - h * 0.45)} ${tenth(x + h * 0.05)} ${tenth(y)}Z`,
    c.trunk,
    'opacity=".92"',
  );
  for (let i = 0; i < 15; i++) {
    const k = (i / 14) * 2 - 1;
    s += line(
      `M${tenth(x + k * h * 0.03)} ${tenth(y - h * 0.5)}Q${tenth(x + k * h * 0.035)} ${tenth(y - h * 0.82)} ${tenth(x + k * w)} ${tenth(ty + h * 0.028 * (1 - k * k))}`,
      c.rib,
      h * 0.006,
    );
  }
  for (let i = 0; i < 3; i++)
    s += `<ellipse cx="${tenth(x)}" cy="${tenth(ty + h * 0.015 + i * h * 0.045)}" rx="${tenth(w * (1 - i * 0.27))}" ry="${tenth(h * 0.03 * (1 - i * 0.2))}" fill="none" stroke="${c.rib}" stroke-width="${tenth(h * 0.005)}"/>`;
  for (let i = 0; i < 46; i++) {
    const t = r.next();
    s += circ(x + r.range(-1, 1) * h * 0.04, y - h * 0.72 * t, r.range(2, 5) * (h / 400), r.pick([c.leaf, shade(c.leaf, 0.08), c.lamp]));
  }
  for (let i = 0; i < 16; i++) {
    const k = (i / 15) * 2 - 1;
    s += circ(x + k * w * 0.97, ty + h * 0.028 * (1 - k * k), h * 0.007 + 0.6, c.lamp);
  }
  return s;
}

export const lotusMuseum = (x: number, y: number, s: number, c: string, sh: string, lit: string) =>
  at(
    x,
    y,
    s,
    [-78, -50, -24, 24, 50, 78]
      .map((a) =>
        path(
          `M0 0C${a * 0.7}-10 ${a * 1.5}-50 ${a * 1.55}-${112 - Math.abs(a) * 0.5}C${a * 1.1}-${92 - Math.abs(a) * 0.3} ${a * 0.4}-60 0-8Z`,
          a < 0 ? sh : c,
        ),
      )
      .join('') +
      path('M-26 0C-22-60-10-100 0-124C10-100 22-60 26 0Z', lit) +
      path('M-26 0C-22-60-10-100 0-124C-2-70-4-30-2 0Z', c),
  );

export function bigWheel(x: number, y: number, rr: number, c: string, lamp: string) {
  let s = `<circle cx="${x}" cy="${y}" r="${rr}" fill="none" stroke="${c}" stroke-width="${tenth(rr * 0.035)}"/><circle cx="${x}" cy="${y}" r="${tenth(rr * 0.93)}" fill="none" stroke="${c}" stroke-width="${tenth(rr * 0.014)}"/>`,
    d = '';
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * 6.2832;
    d += `M${x} ${y}L${tenth(x + Math.cos(a) * rr)} ${tenth(y + Math.sin(a) * rr)}`;
    s += circ(x + Math.cos(a) * rr * 1.05, y + Math.sin(a) * rr * 1.05, rr * 0.034, lamp);
  }
  return (
    line(d, c, rr * 0.008) +
    s +
    line(`M${x} ${y}L${tenth(x - rr * 0.42)} ${tenth(y + rr * 1.2)}M${x} ${y}L${tenth(x + rr * 0.42)} ${tenth(y + rr * 1.2)}`, c, rr * 0.04)
  );
}

export function petronas(
  x: number,
  y: number,
  h: number,
  c: { wall: string; lit: string; band: string; win: string; spire: string },
  side = 1,
) {
  const tiers: [number, number, number][] = [
    [0, 0.5, 0.078],
    [0.5, 0.64, 0.07],
    [0.64, 0.73, 0.06],
    [0.73, 0.79, 0.048],
    [0.79, 0.835, 0.035],
    [0.835, 0.87, 0.022],
  ];
  let s = '';
  for (const [t0, t1, k] of tiers) {
    const w = h * k,
      y0 = y - h * t0,
      y1 = y - h * t1;
    s += rect(x - w, y1, w * 2, y0 - y1 + 1, c.wall) + rect(side > 0 ? x + w * 0.1 : x - w, y1, w * 0.9, y0 - y1 + 1, c.lit);
    for (let q = -3; q <= 3; q++) s += rect(x + q * w * 0.29 - w * 0.035, y1, w * 0.07, y0 - y1, c.band, 'opacity=".55"');
    let d = '';
    for (let yy = y0 - h * 0.008; yy > y1 + 2; yy -= h * 0.0105) d += `M${tenth(x - w)} ${tenth(yy)}h${tenth(w * 2)}v${tenth(h * 0.0042)}h${tenth(-w * 2)}z`;
    s += path(d, c.win, 'opacity=".85"') + rect(x - w * 1.07, y1, w * 2.14, h * 0.008, c.band);
  }
  s +=
    poly(
      [
        [x - h * 0.018, y - h * 0.87],
        [x - h * 0.004, y - h * 0.93],
        [x + h * 0.004, y - h * 0.93],
        [x + h * 0.018, y - h * 0.87],
      ],
      c.lit,
    ) +
    rect(x - h * 0.0035, y - h * 1.0, h * 0.007, h * 0.075, c.spire) +
    circ(x, y - h * 0.945, h * 0.0095, c.spire) +
    rect(x - 1, y - h * 1.03, 2, h * 0.04, c.spire);
  return s;
}

export function clockTower(
  x: number,
  y: number,
  h: number,
  c: { wall: string; lit: string; sh: string; roof: string; face: string; gold: string },
) {
  const w = h * 0.062;
  let s = rect(x - w, y - h * 0.62, w * 2, h * 0.62, c.wall) + rect(x + w * 0.25, y - h * 0.62, w * 0.75, h * 0.62, c.lit);
  for (let i = 0; i < 7; i++) s += rect(x - w * 0.86 + i * w * 0.26, y - h * 0.6, w * 0.1, h * 0.6, c.sh, 'opacity=".55"');
  for (let i = 0; i < 6; i++) s += rect(x - w, y - h * (0.1 + i * 0.1), w * 2, h * 0.006, c.sh, 'opacity=".5"');
  const W = w * 1.18;
  s +=
    rect(x - W, y - h * 0.78, W * 2, h * 0.165, c.wall) +
    rect(x + W * 0.25, y - h * 0.78, W * 0.75, h * 0.165, c.lit) +
    rect(x - W * 1.1, y - h * 0.628, W * 2.2, h * 0.014, c.sh) +
    rect(x - W * 1.1, y - h * 0.79, W * 2.2, h * 0.016, c.gold);
  const cy = y - h * 0.7,
    R = W * 0.78;
  s +=
    circ(x, cy, R * 1.1, c.sh) +
    circ(x, cy, R, c.face) +
    `<circle cx="${tenth(x)}" cy="${tenth(cy)}" r="${tenth(R * 0.86)}" fill="none" stroke="${c.sh}" stroke-width="${tenth(R * 0.1)}" stroke-dasharray="${tenth(R * 0.12)} ${tenth(R * 0.33)}"/>` +
    line(
      `M${tenth(x)} ${tenth(cy)}L${tenth(x - R * 0.1)} ${tenth(cy - R * 0.78)}M${tenth(x)} ${tenth(cy)}L${tenth(x + R * 0.5)} ${tenth(cy - R * 0.16)}`,
      '#2a2438',
      R * 0.09,
    );
  for (let i = 0; i < 7; i++)
    s += path(
      `M${tenth(x - W * 0.86 + i * W * 0.26)} ${tenth(y - h * 0.795)}v${tenth(-h * 0.036)}q${tenth(W * 0.07)} ${tenth(-h * 0.016)} ${tenth(W * 0.14)} 0v${tenth(h * 0.036)}z`,
      c.sh,
    );
  s = rect(x - W * 0.98, y - h * 0.85, W * 1.96, h * 0.065, c.wall) + rect(x + W * 0.25, y - h * 0.85, W * 0.73, h * 0.065, c.lit) + s;
  s +=
    poly(
      [
        [x - W * 1.05, y - h * 0.85],
        [x - W * 0.62, y - h * 0.915],
        [x + W * 0.62, y - h * 0.915],
        [x + W * 1.05, y - h * 0.85],
      ],
      c.roof,
    ) +
    rect(x - W * 0.56, y - h * 0.938, W * 1.12, h * 0.025, c.gold) +
    poly(
      [
        [x - W * 0.62, y - h * 0.938],
        [x, y - h * 1.04],
        [x + W * 0.62, y - h * 0.938],
      ],
      c.roof,
    ) +
    poly(
      [
        [x + W * 0.05, y - h * 0.938],
        [x, y - h * 1.04],
        [x + W * 0.62, y - h * 0.938],
      ],
      mixh(c.roof, c.lit, 0.4),
    ) +
    rect(x - 1.4, y - h * 1.09, 2.8, h * 0.06, c.gold);
  return s;
}
