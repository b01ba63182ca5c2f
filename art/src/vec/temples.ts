import { Rng, mixh } from '../core';
import { at, poly, rect, tenth } from './svg';

export function pagoda(x: number, y: number, h: number, c: { roof: string; roofLit: string; wall: string; wallLit: string }, tiers = 5) {
  let s = '';
  const th = (h * 0.8) / tiers;
  for (let i = 0; i < tiers; i++) {
    const k = 1 - i * 0.13;
    const w = h * 0.2 * k,
      by = y - i * th,
      wy = by - th * 0.62;
    s += rect(x - w * 0.55, wy, w * 1.1, th * 0.64, c.wall) + rect(x + w * 0.1, wy, w * 0.45, th * 0.64, c.wallLit);
    for (let q = 0; q < 5; q++) s += rect(x - w * 0.5 + q * w * 0.235, wy + th * 0.2, w * 0.05, th * 0.44, c.roof, 'opacity=".5"');
    const rw = w * 1.15,
      ry = wy;
    s += `<path d="M${tenth(x - rw)} ${tenth(ry + th * 0.06)}Q${tenth(x - w * 0.5)} ${tenth(ry - th * 0.06)} ${tenth(x - w * 0.42)} ${tenth(ry - th * 0.38)}H${tenth(x + w * 0.42)}Q${tenth(x + w * 0.5)} ${tenth(ry - th * 0.06)} ${tenth(x + rw)} ${tenth(ry + th * 0.06)}Q${tenth(x)} ${tenth(ry + th * 0.16)} ${tenth(x - rw)} ${tenth(ry + th * 0.06)}Z" fill="${c.roof}"/><path d="M${tenth(x + w * 0.1)} ${tenth(ry - th * 0.38)}H${tenth(x + w * 0.42)}Q${tenth(x + w * 0.5)} ${tenth(ry - th * 0.06)} ${tenth(x + rw)} ${tenth(ry + th * 0.06)}Q${tenth(x + w * 0.6)} ${tenth(ry + th * 0.05)} ${tenth(x + w * 0.22)} ${tenth(ry + th * 0.02)}Z" fill="${c.roofLit}"/>`;
  }
  const ty = y - tiers * th;
  s += `<path d="M${tenth(x)} ${tenth(ty - h * 0.19)}L${tenth(x + h * 0.012)} ${tenth(ty)}H${tenth(x - h * 0.012)}Z" fill="${c.roof}"/>`;
  for (let q = 0; q < 6; q++)
    s += rect(x - h * 0.014 + q * h * 0.0012, ty - h * 0.03 - q * h * 0.018, h * 0.028 - q * h * 0.0024, h * 0.006, c.roofLit);
  return s;
}

export function angkorTower(x: number, y: number, h: number, w: number, r: Rng, c: string, lit: string, dk: string) {
  const L: number[][] = [],
    R: number[][] = [],
    M: number[][] = [];
  const n = 11;
  let s = '';
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const ww = w * (0.5 * Math.pow(1 - t, 0.62) * (1 + 0.12 * Math.sin(t * Math.PI)) + 0.02);
    const yy = y - h * t;
    const st = h / n;
    L.push([x - ww * 1.1, yy], [x - ww, yy - st * 0.35], [x - ww * 0.86, yy - st * 0.95]);
    R.push([x + ww * 1.1, yy], [x + ww, yy - st * 0.35], [x + ww * 0.86, yy - st * 0.95]);
    M.push([x + ww * 0.16, yy], [x + ww * 0.16, yy - st * 0.35], [x + ww * 0.1, yy - st * 0.95]);
    s += rect(x - ww * 1.1, yy - st * 0.12, ww * 2.2, st * 0.12, dk, 'opacity=".45"');
    for (let q = -3; q <= 3; q++) if (i < n - 2) s += rect(x + q * ww * 0.28 - 1, yy - st * 0.8, 2.2, st * 0.55, dk, 'opacity=".35"');
  }
  return poly([...L, [x, y - h * 1.1], ...R.slice().reverse()], c) + poly([...M, [x, y - h * 1.1], ...R.slice().reverse()], lit) + s;
}

export function angkor(x: number, y: number, s0: number, r: Rng, c: string, lit: string, dk: string) {
  const k = (v: number) => v * s0;
  let s = '';
  for (const [dx, h, w] of [
    [-210, 150, 74],
    [210, 150, 74],
    [-112, 200, 84],
    [112, 200, 84],
    [0, 290, 104],
  ] as number[][])
    s += angkorTower(x + k(dx), y - k(40), k(h), k(w), r, c, lit, dk);
  const gal = (yy: number, hw: number, h: number) => {
    let q = rect(x - hw, yy - h, hw * 2, h, c) + rect(x, yy - h, hw, h, mixh(c, lit, 0.35));
    q += `<path d="M${tenth(x - hw - k(8))} ${tenth(yy - h)}Q${tenth(x - hw + k(6))} ${tenth(yy - h - k(20))} ${tenth(x - hw + k(24))} ${tenth(yy - h - k(22))}H${tenth(x + hw - k(24))}Q${tenth(x + hw - k(6))} ${tenth(yy - h - k(20))} ${tenth(x + hw + k(8))} ${tenth(yy - h)}Z" fill="${dk}"/>`;
    for (let i = 0; i < hw / k(7); i++) q += rect(x - hw + k(6) + i * k(14), yy - h * 0.75, k(6), h * 0.75, dk, 'opacity=".7"');
    return q;
  };
  s += gal(y - k(34), k(290), k(34)) + gal(y, k(420), k(32));
  for (const dx of [-420, 420, -150, 150])
    s +=
      poly(
        [
          [x + k(dx - 30), y - k(32)],
          [x + k(dx), y - k(84)],
          [x + k(dx + 30), y - k(32)],
        ],
        c,
      ) +
      poly(
        [
          [x + k(dx + 4), y - k(32)],
          [x + k(dx), y - k(84)],
          [x + k(dx + 30), y - k(32)],
        ],
        lit,
      ) +
      rect(x + k(dx - 24), y - k(34), k(48), k(34), c) +
      rect(x + k(dx - 7), y - k(26), k(14), k(26), dk);
  s +=
    poly(
      [
        [x - k(44), y - k(30)],
        [x, y - k(100)],
        [x + k(44), y - k(30)],
      ],
      c,
    ) +
    poly(
      [
        [x + k(6), y - k(30)],
        [x, y - k(100)],
        [x + k(44), y - k(30)],
      ],
      lit,
    ) +
    rect(x - k(36), y - k(34), k(72), k(34), c) +
    rect(x - k(10), y - k(34), k(20), k(34), dk);
  return s;
}

export function stupa(x: number, y: number, s0: number, c: { w: string; sh: string; gold: string; goldSh: string }) {
  return at(
    x,
    y,
    s0,
    `${rect(-90, -22, 180, 22, c.w)}${rect(-90, -22, 60, 22, c.sh)}${rect(-74, -42, 148, 20, c.w)}${rect(-74, -42, 48, 20, c.sh)}<path d="M-62-42C-66-96-40-112 0-112S66-96 62-42Z" fill="${c.w}"/><path d="M-62-42C-66-96-40-112 0-112C-26-104-40-84-34-42Z" fill="${c.sh}"/>${rect(-20, -136, 40, 26, c.gold)}${rect(-20, -136, 13, 26, c.goldSh)}<path d="M-12-126q4-4 8 0q-4 3-8 0zM4-126q4-4 8 0q-4 3-8 0z" fill="#233"/><path d="M-18-136L-3-196H3L18-136Z" fill="${c.gold}"/><path d="M-18-136L-3-196H0L-6-136Z" fill="${c.goldSh}"/>${Array.from({ length: 7 }, (_, i) => rect(-16 + i * 2.1, -142 - i * 8, 32 - i * 4.2, 2.6, c.goldSh)).join('')}<path d="M-12-196h24l-4 6h-16zM0-216l3 20h-6z" fill="${c.gold}"/>`,
  );
}

export function flags(x0: number, y0: number, x1: number, y1: number, sag: number, n: number, size: number, r: Rng) {
  const cols = ['#2f6db5', '#f4efe2', '#d8432f', '#3d9257', '#f0b93a'];
  const cx = (x0 + x1) / 2,
    cy = (y0 + y1) / 2 + sag * 2;
  let s = `<path d="M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}" stroke="#3a2f3a" stroke-width="1.8" fill="none"/>`;
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const px = (1 - t) ** 2 * x0 + 2 * (1 - t) * t * cx + t * t * x1,
      py = (1 - t) ** 2 * y0 + 2 * (1 - t) * t * cy + t * t * y1;
    const w = size * 0.8,
      h = size * r.range(0.95, 1.1),
      k = r.range(-7, 9);
    const c = cols[i % 5];
    s += `<path d="M${tenth(px - w / 2)} ${tenth(py)}L${tenth(px + w / 2)} ${tenth(py)}Q${tenth(px + w / 2 + k)} ${tenth(py + h * 0.5)} ${tenth(px + w / 2 + k * 0.6)} ${tenth(py + h)}L${tenth(px - w / 2 + k * 0.6)} ${tenth(py + h * 1.02)}Q${tenth(px - w / 2 + k)} ${tenth(py + h * 0.5)} ${tenth(px - w / 2)} ${tenth(py)}Z" fill="${c}"/><path d="M${tenth(px)} ${tenth(py)}L${tenth(px + w / 2)} ${tenth(py)}Q${tenth(px + w / 2 + k)} ${tenth(py + h * 0.5)} ${tenth(px + w / 2 + k * 0.6)} ${tenth(py + h)}L${tenth(px + k * 0.6)} ${tenth(py + h)}Z" fill="#fff" opacity=".13"/>`;
  }
  return s;
}
