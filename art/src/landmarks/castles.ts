import { at, path, poly, rect, tenth } from '../vec';
import { line } from './line';

export const fort = (x: number, y: number, s: number, c: { wall: string; lit: string; dark: string; wood: string; roof: string }) =>
  at(
    x,
    y,
    s,
    path('M-92 0L-84-96H-20L-16-124H54L60-70H92L98 0Z', c.wall) +
      path('M-16-124H54L60-70H92L98 0H10L6-124Z', c.lit) +
      rect(-88, -102, 72, 8, c.roof) +
      rect(-22, -132, 82, 9, c.roof) +
      rect(54, -76, 44, 8, c.roof) +
      [-76, -52, -30, 0, 26].map((k) => rect(k, -84, 12, 15, c.dark)).join('') +
      [-74, -46, -14, 16, 42, 70].map((k) => rect(k, -46, 12, 16, c.dark)).join('') +
      rect(-12, -116, 26, 20, c.wood) +
      rect(20, -116, 26, 20, c.wood) +
      rect(-90, -20, 188, 4, c.wood, 'opacity=".6"') +
      rect(-88, -60, 180, 3, c.wood, 'opacity=".6"') +
      line('M20-132V-160', c.wood, 3) +
      path('M20-160q16 4 26 0v14q-12 4-26 0z', '#3d9257'),
  );

/** square tower or wall block with merlons */
export function crenel(
  x: number,
  y: number,
  w: number,
  h: number,
  c: { wall: string; lit: string; dark: string },
  o: { roof?: string; roofLit?: string; win?: number; split?: number } = {},
) {
  const sp = o.split ?? 0.58;
  let s = rect(x, y - h, w, h, c.lit) + rect(x, y - h, w * sp, h, c.wall),
    d = '';
  const n = Math.max(3, Math.round(w / 15)),
    mw = w / (n * 2 - 1);
  for (let i = 0; i < n; i++) s += rect(x + i * 2 * mw, y - h - mw * 1.1, mw, mw * 1.2, i * 2 * mw < w * sp ? c.wall : c.lit);
  for (let q = 0; q < (o.win ?? 1); q++)
    for (let i = 0; i < Math.max(1, Math.round(w / 40)); i++) {
      const wx = x + ((i + 0.5) * w) / Math.max(1, Math.round(w / 40)),
        wy = y - h * (0.78 - q * 0.3);
      d += `M${tenth(wx - 9)} ${tenth(wy + 14)}v-10q4.500-9 9 0v10zM${tenth(wx + 1)} ${tenth(wy + 14)}v-10q4.500-9 9 0v10z`;
    }
  s += path(d, c.dark);
  if (o.roof)
    s +=
      poly(
        [
          [x - 6, y - h],
          [x + w * 0.5, y - h - w * 0.36],
          [x + w + 6, y - h],
        ],
        o.roof,
      ) +
      poly(
        [
          [x + w * sp, y - h],
          [x + w * 0.5, y - h - w * 0.36],
          [x + w + 6, y - h],
        ],
        o.roofLit ?? o.roof,
      );
  return s;
}

/** slim round tower with conical roof */
export const turret = (
  x: number,
  y: number,
  w: number,
  h: number,
  rh: number,
  c: { wall: string; lit: string; roof: string; roofLit: string; win: string },
) =>
  rect(x - w, y - h, w * 2, h, c.wall) +
  rect(x + w * 0.1, y - h, w * 0.9, h, c.lit) +
  rect(x - w * 1.2, y - h, w * 2.4, w * 0.5, c.lit) +
  rect(x - w * 1.2, y - h, w * 1.2, w * 0.5, c.wall) +
  Array.from({ length: 4 }, (_, i) => rect(x - w * 1.2 + i * w * 0.66, y - h - w * 0.3, w * 0.4, w * 0.32, c.lit)).join('') +
  poly(
    [
      [x - w * 1.15, y - h],
      [x, y - h - rh],
      [x + w * 1.15, y - h],
    ],
    c.roof,
  ) +
  poly(
    [
      [x + w * 0.15, y - h],
      [x, y - h - rh],
      [x + w * 1.15, y - h],
    ],
    c.roofLit,
  ) +
  [0.2, 0.5, 0.78]
    .map((t) =>
      path(`M${tenth(x - w * 0.22)} ${tenth(y - h * t)}v${tenth(-w * 0.7)}q${tenth(w * 0.22)} ${tenth(-w * 0.4)} ${tenth(w * 0.44)} 0v${tenth(w * 0.7)}z`, c.win),
    )
    .join('') +
  rect(x - 1, y - h - rh - 14, 2, 16, c.roof);

export function fairyCastle(
  x: number,
  y: number,
  s: number,
  c: { wall: string; lit: string; roof: string; roofLit: string; win: string; brick: string; brickLit: string; snow: string },
) {
  const blk = (bx: number, by: number, w: number, h: number, rows: number, cols: number, sp = 0.5) => {
    let q = rect(bx, by - h, w, h, c.wall) + rect(bx + w * sp, by - h, w * (1 - sp), h, c.lit);
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < cols; i++)
        q += path(`M${tenth(bx + ((i + 0.5) * w) / cols - 4)} ${tenth(by - h + 26 + (j * (h - 30)) / rows)}v-10q4-7 8 0v10z`, c.win);
    return q;
  };
  const gable = (bx: number, by: number, w: number, h: number, sn = true) =>
    poly(
      [
        [bx - 5, by],
        [bx + w * 0.5, by - h],
        [bx + w + 5, by],
      ],
      c.roof,
    ) +
    poly(
      [
        [bx + w * 0.5, by],
        [bx + w * 0.5, by - h],
        [bx + w + 5, by],
      ],
      c.roofLit,
    ) +
    (sn
      ? poly(
          [
            [bx + w * 0.2, by - h * 0.44],
            [bx + w * 0.5, by - h],
            [bx + w * 0.8, by - h * 0.44],
            [bx + w * 0.62, by - h * 0.52],
            [bx + w * 0.45, by - h * 0.4],
          ],
          c.snow,
          'opacity=".9"',
        )
      : '');
  const tc = c;
  let b = '';
  b += turret(-118, -120, 17, 250, 92, tc) + turret(150, -60, 15, 190, 80, tc);
  b +=
    blk(-92, 0, 110, 262, 5, 4) +
    poly(
      [
        [-98, -262],
        [-74, -348],
        [0, -348],
        [24, -262],
      ],
      c.roof,
    ) +
    poly(
      [
        [-30, -262],
        [-30, -348],
        [0, -348],
        [24, -262],
      ],
      c.roofLit,
    ) +
    poly(
      [
        [-86, -304],
        [-74, -348],
        [0, -348],
        [12, -304],
        [-16, -318],
        [-48, -300],
      ],
      c.snow,
      'opacity=".92"',
    );
  b +=
    blk(16, 0, 76, 196, 4, 3) +
    gable(16, -196, 76, 78) +
    turret(22, -180, 20, 230, 110, tc) +
    turret(-98, -200, 11, 96, 58, tc) +
    turret(96, -90, 13, 150, 66, tc);
  b +=
    blk(90, 0, 120, 108, 2, 5) +
    poly(
      [
        [84, -108],
        [100, -152],
        [200, -152],
        [216, -108],
      ],
      c.roof,
    ) +
    poly(
      [
        [94, -126],
        [100, -152],
        [200, -152],
        [207, -126],
        [160, -138],
      ],
      c.snow,
      'opacity=".92"',
    );
  b +=
    rect(206, -132, 74, 132, c.brick) +
    rect(246, -132, 34, 132, c.brickLit) +
    gable(206, -132, 74, 54) +
    turret(206, 0, 12, 150, 50, tc) +
    turret(282, 0, 12, 150, 50, tc) +
    path('M232 0v-36q11-18 22 0V0z', c.win) +
    rect(-98, -14, 310, 14, c.wall) +
    rect(60, -14, 152, 14, c.lit);
  return at(x, y, s, b);
}
