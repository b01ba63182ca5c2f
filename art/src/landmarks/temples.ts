import { Rng, mix, mixh } from '../core';
import { at, path, poly, rect, tenth } from '../vec';
import { line } from './line';

/** stepped Maya pyramid seen over its corner */
export function stepPyramid(
  x: number,
  y: number,
  W: number,
  c: { l: string; lTop: string; r: string; rTop: string; sh: string; stair: string; stairLit: string; door: string },
) {
  const n = 9,
    th = W * 0.082,
    k = 0.17;
  let s = '';
  const B = (i: number) => W * (1 - i * 0.088);
  const L = (i: number, h: number, t: number) => [x - B(i) * t * 0.82, y - (i + h) * th - k * B(i) * t * 0.62 - i * W * 0.012],
    R = (i: number, h: number, t: number) => [x + B(i) * t, y - (i + h) * th - k * B(i) * t - i * W * 0.012];
  for (let i = 0; i < n; i++) {
    s += poly([L(i, 0, 0), L(i, 0, 1), L(i, 1, 0.985), L(i, 1, 0)], c.l) + poly([R(i, 0, 0), R(i, 0, 1), R(i, 1, 0.985), R(i, 1, 0)], c.r);
    for (let q = 0; q < 7; q++) {
      const t = 0.06 + q * 0.135;
      if (Math.abs(t + 0.04 - 0.5) > 0.14)
        s +=
          poly([R(i, 0.25, t), R(i, 0.25, t + 0.085), R(i, 0.78, t + 0.085), R(i, 0.78, t)], c.rTop, 'opacity=".55"') +
          poly([L(i, 0.25, t), L(i, 0.25, t + 0.085), L(i, 0.78, t + 0.085), L(i, 0.78, t)], c.lTop, 'opacity=".55"');
    }
    s +=
      poly([L(i, 1, 0), L(i, 1, 1), L(i, 0.9, 1), L(i, 0.9, 0)], c.lTop) +
      poly([R(i, 1, 0), R(i, 1, 1), R(i, 0.9, 1), R(i, 0.9, 0)], c.rTop);
    if (i < n - 1)
      s +=
        poly([L(i, 1, 0), L(i, 1, 1), L(i + 1, 0, 1), L(i + 1, 0, 0)], mixh(c.lTop, c.rTop, 0.5)) +
        poly([R(i, 1, 0), R(i, 1, 1), R(i + 1, 0, 1), R(i + 1, 0, 0)], c.rTop);
  }
  const st = (F: (i: number, h: number, t: number) => number[], a: string, b: string) => {
    const hw0 = 0.1,
      hw1 = (hw0 * B(0)) / B(n - 1);
    let q =
        poly([F(0, 0, 0.5 - hw0 - 0.03), F(0, 0, 0.5 + hw0 + 0.03), F(n - 1, 1, 0.5 + hw1 + 0.05), F(n - 1, 1, 0.5 - hw1 - 0.05)], b) +
        poly([F(0, 0, 0.5 - hw0), F(0, 0, 0.5 + hw0), F(n - 1, 1, 0.5 + hw1), F(n - 1, 1, 0.5 - hw1)], a),
      d = '';
    for (let i = 0; i < n; i++)
      for (let j = 0; j < 6; j++) {
        const h = j / 6,
          hw = mix(hw0, hw1, (i + h) / n),
          p = F(i, h, 0.5 - hw),
          e = F(i, h, 0.5 + hw);
        d += `M${tenth(p[0])} ${tenth(p[1])}L${tenth(e[0])} ${tenth(e[1])}`;
      }
    return q + line(d, c.sh, W * 0.0045, 'opacity=".55"');
  };
  s += st(L, c.l, c.lTop) + st(R, c.stair, c.stairLit);
  const T = n - 1,
    a = L(T, 1, 0.72),
    b = L(T, 1, 0.1),
    e = R(T, 1, 0.72),
    hh = W * 0.15;
  const cx = b[0],
    cy = (b[1] + R(T, 1, 0.1)[1]) / 2;
  s +=
    poly([a, [cx, cy], [cx, cy - hh], [a[0], a[1] - hh]], c.l) +
    poly([e, [cx, cy], [cx, cy - hh], [e[0], e[1] - hh]], c.r) +
    poly(
      [
        [a[0] - 4, a[1] - hh],
        [cx, cy - hh + 3],
        [cx, cy - hh * 1.12],
        [a[0] - 4, a[1] - hh * 1.14],
      ],
      c.lTop,
    ) +
    poly(
      [
        [e[0] + 4, e[1] - hh],
        [cx, cy - hh + 3],
        [cx, cy - hh * 1.12],
        [e[0] + 4, e[1] - hh * 1.14],
      ],
      c.stairLit,
    );
  const dm = (p: number[], t0: number, t1: number) =>
    poly(
      [
        [mix(cx, p[0], t0), mix(cy, p[1], t0)],
        [mix(cx, p[0], t1), mix(cy, p[1], t1)],
        [mix(cx, p[0], t1), mix(cy, p[1], t1) - hh * 0.68],
        [mix(cx, p[0], t0), mix(cy, p[1], t0) - hh * 0.68],
      ],
      c.door,
    );
  return s + dm(e, 0.3, 0.44) + dm(e, 0.52, 0.66) + dm(a, 0.4, 0.6);
}

/** two-storey hexagonal Korean pavilion */
export function pavilion(
  x: number,
  y: number,
  s: number,
  c: { roof: string; roofLit: string; red: string; redLit: string; green: string; gold: string; stone: string; stoneLit: string },
) {
  const roof = (yy: number, w: number, h: number) =>
    path(
      `M${-w} ${yy - 8}Q${-w * 0.55} ${yy - 2} ${-w * 0.2} ${yy - h}H${w * 0.2}Q${w * 0.55} ${yy - 2} ${w} ${yy - 8}L${w * 0.94} ${yy + 8}Q0 ${yy + 22} ${-w * 0.94} ${yy + 8}Z`,
      c.roof,
    ) +
    path(
      `M${w * 0.06} ${yy - h}H${w * 0.2}Q${w * 0.55} ${yy - 2} ${w} ${yy - 8}L${w * 0.94} ${yy + 8}Q${w * 0.6} ${yy + 15} ${w * 0.4} ${yy + 16}Q${w * 0.3} ${yy - h * 0.3} ${w * 0.06} ${yy - h}Z`,
      c.roofLit,
    ) +
    path(
      `M${-w * 0.94} ${yy + 8}Q0 ${yy + 22} ${w * 0.94} ${yy + 8}L${w * 0.86} ${yy + 18}Q0 ${yy + 31} ${-w * 0.86} ${yy + 18}Z`,
      c.green,
    ) +
    line(
      Array.from({ length: 13 }, (_, i) => {
        const k = (i - 6) / 6;
        return `M${tenth(k * w * 0.19)} ${tenth(yy - h)}Q${tenth(k * w * 0.48)} ${tenth(yy - 6)} ${tenth(k * w * 0.93)} ${tenth(yy + 8 + 9 * (1 - k * k))}`;
      }).join(''),
      c.roof,
      1.6,
      'opacity=".55"',
    );
  const body = (yy: number, w: number, h: number) => {
    let q = rect(-w, yy - h, w * 2, h, c.red) + rect(w * 0.2, yy - h, w * 0.8, h, c.redLit);
    for (let i = 0; i < 6; i++) {
      const px = -w + (i + 0.5) * ((w * 2) / 6);
      q +=
        rect(px - w * 0.12, yy - h * 0.84, w * 0.24, h * 0.66, c.gold) +
        line(`M${tenth(px - w * 0.12)} ${tenth(yy - h * 0.5)}h${tenth(w * 0.24)}M${tenth(px)} ${tenth(yy - h * 0.84)}v${tenth(h * 0.66)}`, c.red, 1.6);
    }
    for (let i = 0; i <= 3; i++) q += rect(-w + (i * w * 2) / 3 - 4, yy - h, 8, h, c.redLit);
    return q + rect(-w - 6, yy - h * 0.14, w * 2 + 12, 5, c.green);
  };
  return at(
    x,
    y,
    s,
    path('M-120 0L-108-26H108L120 0Z', c.stone) +
      path('M20 0L24-26H108L120 0Z', c.stoneLit) +
      rect(-112, -34, 224, 10, c.stoneLit) +
      body(-32, 84, 78) +
      roof(-108, 138, 46) +
      body(-146, 64, 62) +
      roof(-206, 112, 78) +
      path('M-9-284Q-14-300 0-316Q14-300 9-284Z', c.gold),
  );
}

/** Prambanan: slim towers crowded with bell-shaped pinnacles */
export function prambanan(x: number, y: number, s0: number, r: Rng, c: string, lit: string, dk: string) {
  const k = (v: number) => v * s0;
  let s = '';
  const bellP = (px: number, py: number, h: number) =>
    path(
      `M${tenth(px - h * 0.34)} ${tenth(py)}Q${tenth(px - h * 0.36)} ${tenth(py - h * 0.5)} ${tenth(px - h * 0.1)} ${tenth(py - h * 0.62)}L${tenth(px)} ${tenth(py - h)}L${tenth(px + h * 0.1)} ${tenth(py - h * 0.62)}Q${tenth(px + h * 0.36)} ${tenth(py - h * 0.5)} ${tenth(px + h * 0.34)} ${tenth(py)}Z`,
      c,
    ) +
    path(
      `M${tenth(px + h * 0.04)} ${tenth(py)}L${tenth(px)} ${tenth(py - h)}L${tenth(px + h * 0.1)} ${tenth(py - h * 0.62)}Q${tenth(px + h * 0.36)} ${tenth(py - h * 0.5)} ${tenth(px + h * 0.34)} ${tenth(py)}Z`,
      lit,
    );
  const tower = (px: number, py: number, h: number, w: number) => {
    let q =
      rect(px - w * 0.5, py - h * 0.3, w, h * 0.3, c) +
      rect(px + w * 0.08, py - h * 0.3, w * 0.42, h * 0.3, lit) +
      rect(px - w * 0.62, py - h * 0.08, w * 1.24, h * 0.08, c) +
      rect(px + w * 0.1, py - h * 0.08, w * 0.52, h * 0.08, lit) +
      path(`M${tenth(px - w * 0.14)} ${tenth(py)}v${tenth(-h * 0.18)}q${tenth(w * 0.14)} ${tenth(-h * 0.09)} ${tenth(w * 0.28)} 0v${tenth(h * 0.18)}z`, dk) +
      poly(
        [
          [px - w * 0.24, py - h * 0.2],
          [px, py - h * 0.33],
          [px + w * 0.24, py - h * 0.2],
          [px + w * 0.17, py - h * 0.2],
          [px, py - h * 0.28],
          [px - w * 0.17, py - h * 0.2],
        ],
        dk,
        'opacity=".6"',
      );
    const n = 6;
    for (let i = 0; i < n; i++) {
      const t = i / n,
        ww = w * (0.54 - 0.4 * Math.pow(t, 1.15)),
        yy = py - h * (0.3 + 0.56 * t),
        hh = h * 0.098;
      q +=
        rect(px - ww, yy - hh, ww * 2, hh, c) +
        rect(px + ww * 0.12, yy - hh, ww * 0.88, hh, lit) +
        rect(px - ww * 1.1, yy - h * 0.012, ww * 2.2, h * 0.016, dk, 'opacity=".5"');
      const m = Math.max(3, 7 - i);
      for (let j = 0; j < m; j++) q += bellP(px - ww * 0.98 + (j / (m - 1)) * ww * 1.96, yy + h * 0.004, hh * 0.98);
    }
    return q + bellP(px, py - h * 0.845, h * 0.19);
  };
  for (const [dx, h, w] of [
    [-330, 150, 66],
    [330, 150, 66],
    [-205, 268, 104],
    [205, 268, 104],
    [0, 372, 132],
  ] as number[][])
    s += tower(x + k(dx), y - k(34), k(h), k(w));
  for (const [dx, h, w] of [
    [-118, 138, 58],
    [118, 138, 58],
    [-270, 104, 48],
    [270, 104, 48],
  ] as number[][])
    s += tower(x + k(dx), y - k(22), k(h), k(w));
  s +=
    rect(x - k(430), y - k(34), k(860), k(34), c) +
    rect(x, y - k(34), k(430), k(34), mixh(c, lit, 0.4)) +
    rect(x - k(438), y - k(38), k(876), k(6), lit);
  for (let i = 0; i < 58; i++) s += rect(x - k(424) + i * k(14.8), y - k(26), k(5), k(20), dk, 'opacity=".55"');
  for (let i = 0; i < 30; i++) s += bellP(x - k(430) + i * k(29.6), y - k(37), k(15));
  return (
    s +
    rect(x - k(34), y - k(46), k(68), k(46), c) +
    path(`M${tenth(x - k(13))} ${tenth(y)}v${tenth(-k(24))}q${tenth(k(13))} ${tenth(-k(14))} ${tenth(k(26))} 0v${tenth(k(24))}z`, dk)
  );
}
