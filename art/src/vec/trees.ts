import { Rng, clamp, mix, mixh, shade } from '../core';
import { circ, path, poly, rect, tenth } from './svg';

export function pine(x: number, y: number, h: number, r: Rng, dark: string, lit: string, litSide = 1) {
  const tiers = Math.max(6, Math.round(h / 16));
  const w = h * r.range(0.17, 0.23);
  const L: number[][] = [],
    R: number[][] = [];
  const M: number[][] = [];
  for (let i = 0; i <= tiers; i++) {
    const t = i / tiers;
    const yy = y - h + h * 0.93 * t;
    const ww = w * Math.pow(t, 0.82) * r.range(0.82, 1.15) + 0.6;
    const inn = ww * r.range(0.35, 0.55);
    const dy = (h / tiers) * 0.55;
    L.push([x - inn * 0.8, yy], [x - ww, yy + dy]);
    R.push([x + inn * 0.8, yy], [x + ww * r.range(0.9, 1.1), yy + dy * r.range(0.8, 1.2)]);
    M.push([x + litSide * inn * 0.15, yy], [x + litSide * inn * r.range(0.1, 0.75), yy + dy * 1.1]);
  }
  const side = litSide > 0 ? R : L;
  return (
    rect(x - h * 0.014, y - h * 0.1, h * 0.028, h * 0.1, shade(dark, -0.05)) +
    poly([[x, y - h * 1.03], ...R, ...L.slice().reverse()], dark) +
    poly([[x, y - h * 1.03], ...side, ...M.slice().reverse()], lit)
  );
}

export function pineRow(
  r: Rng,
  x0: number,
  x1: number,
  yf: (x: number) => number,
  h0: number,
  h1: number,
  n: number,
  dark: string,
  lit: string,
  side = 1,
) {
  let s = '';
  const xs = Array.from({ length: n }, () => r.range(x0, x1)).sort((a, b) => yf(a) - yf(b));
  for (const x of xs) s += pine(x, yf(x) + r.range(-3, 6), r.range(h0, h1), r, dark, lit, side);
  return s;
}

export function frond(x: number, y: number, ang: number, len: number, droop: number, r: Rng, col: string, lit: string) {
  const ex = x + Math.cos(ang) * len,
    ey = y + Math.sin(ang) * len + droop;
  const cx = x + Math.cos(ang) * len * 0.55,
    cy = y + Math.sin(ang) * len * 0.75 - len * 0.12;
  let a = '',
    b = '';
  const n = 27;
  for (let i = 1; i <= n; i++) {
    const t = i / n;
    const px = (1 - t) ** 2 * x + 2 * (1 - t) * t * cx + t * t * ex,
      py = (1 - t) ** 2 * y + 2 * (1 - t) * t * cy + t * t * ey;
    const dx = 2 * (1 - t) * (cx - x) + 2 * t * (ex - cx),
      dy = 2 * (1 - t) * (cy - y) + 2 * t * (ey - cy);
    const th = Math.atan2(dy, dx);
    const ll = len * 0.33 * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.8)) * r.range(0.85, 1.12);
    const bw = len * 0.036 * r.range(0.8, 1.2);
    for (const sd of [-1, 1]) {
      const la = th + sd * (0.95 - 0.45 * t);
      const tx = px + Math.cos(la) * ll,
        ty = py + Math.sin(la) * ll + ll * (sd > 0 ? 0.32 : 0.28);
      const mx = (px + tx) / 2 + Math.cos(la - sd * 0.5) * ll * 0.08,
        my = (py + ty) / 2 - ll * 0.06;
      const seg = `M${tenth(px - dx * 0.02 - bw * Math.cos(th))} ${tenth(py - bw * Math.sin(th))}Q${tenth(mx)} ${tenth(my)} ${tenth(tx)} ${tenth(ty)}Q${tenth(mx + bw)} ${tenth(my + bw)} ${tenth(px + bw * Math.cos(th))} ${tenth(py + bw * Math.sin(th))}Z`;
      if (sd < 0) b += seg;
      else a += seg;
    }
  }
  return (
    path(a, col) +
    path(b, lit) +
    `<path d="M${tenth(x)} ${tenth(y)}Q${tenth(cx)} ${tenth(cy)} ${tenth(ex)} ${tenth(ey)}" stroke="${lit}" stroke-width="${tenth(len * 0.014)}" fill="none"/>`
  );
}

export function palm(
  x: number,
  y: number,
  h: number,
  lean: number,
  r: Rng,
  c: { trunk: string; trunkLit: string; dark: string; mid: string; lit: string },
) {
  const tx = x + lean,
    ty = y - h;
  const mx = x + lean * 0.12,
    my = y - h * 0.55;
  const w0 = h * 0.032,
    w1 = h * 0.017;
  let s = '';
  const fr: [number, number, number][] = [];
  const n = 13;
  for (let i = 0; i < n; i++) {
    const a = -Math.PI * 0.5 + ((i / (n - 1)) * 2 - 1) * Math.PI * 0.93 + r.range(-0.1, 0.1);
    fr.push([a, h * r.range(0.34, 0.44), Math.abs(Math.cos(a)) * h * 0.12 + Math.max(0, Math.sin(a)) * h * 0.05]);
  }
  for (let i = 0; i < n; i += 2) s += frond(tx, ty, fr[i][0], fr[i][1], fr[i][2] + h * 0.03, r, c.dark, mixh(c.dark, c.mid, 0.5));
  s +=
    path(
      `M${tenth(x - w0)} ${tenth(y)}Q${tenth(mx - w0)} ${tenth(my)} ${tenth(tx - w1)} ${tenth(ty)}L${tenth(tx + w1)} ${tenth(ty)}Q${tenth(mx + w0)} ${tenth(my)} ${tenth(x + w0)} ${tenth(y)}Z`,
      c.trunk,
    ) +
    path(
      `M${tenth(x + w0 * 0.2)} ${tenth(y)}Q${tenth(mx + w0 * 0.2)} ${tenth(my)} ${tenth(tx + w1 * 0.2)} ${tenth(ty)}L${tenth(tx + w1)} ${tenth(ty)}Q${tenth(mx + w0)} ${tenth(my)} ${tenth(x + w0)} ${tenth(y)}Z`,
      c.trunkLit,
    );
  let rings = '';
  for (let i = 1; i < 22; i++) {
    const t = i / 22;
    const px = (1 - t) ** 2 * x + 2 * (1 - t) * t * mx + t * t * tx,
      py = (1 - t) ** 2 * y + 2 * (1 - t) * t * my + t * t * ty,
      ww = mix(w0, w1, t);
    rings += `M${tenth(px - ww)} ${tenth(py)}q${tenth(ww)} ${tenth(ww * 0.5)} ${tenth(ww * 2)} 0`;
  }
  s += `<path d="${rings}" stroke="${c.dark}" stroke-opacity=".35" stroke-width="${tenth(h * 0.005)}" fill="none"/>`;
  s +=
    circ(tx - h * 0.018, ty + h * 0.022, h * 0.017, shade(c.trunk, -0.08)) +
    circ(tx + h * 0.014, ty + h * 0.026, h * 0.017, shade(c.trunk, -0.02));
  for (let i = 1; i < n; i += 2) s += frond(tx, ty, fr[i][0], fr[i][1], fr[i][2], r, c.mid, c.lit);
  return s;
}

export function acacia(x: number, y: number, h: number, r: Rng, dark: string, lit: string) {
  let s = '';
  const w = h * 1.15;
  const ty = y - h * 0.72;
  const br: string[] = [];
  const tips: number[][] = [];
  for (let i = 0; i < 7; i++) {
    const t = (i / 6) * 2 - 1;
    const ex = x + t * w * 0.46,
      ey = ty - h * 0.1 + Math.abs(t) * h * 0.05;
    tips.push([ex, ey]);
    br.push(`M${tenth(x + t * 4)} ${tenth(y - h * 0.34)}Q${tenth(x + t * w * 0.13)} ${tenth(y - h * 0.55)} ${tenth(ex)} ${tenth(ey)}`);
  }
  s += `<path d="M${tenth(x - h * 0.03)} ${tenth(y)}Q${tenth(x - h * 0.01)} ${tenth(y - h * 0.2)} ${tenth(x - h * 0.025)} ${tenth(y - h * 0.4)}L${tenth(x + h * 0.025)} ${tenth(y - h * 0.4)}Q${tenth(x + h * 0.015)} ${tenth(y - h * 0.2)} ${tenth(x + h * 0.035)} ${tenth(y)}Z" fill="${dark}"/><path d="${br.join('')}" stroke="${dark}" stroke-width="${tenth(h * 0.02)}" fill="none" stroke-linecap="round"/>`;
  const pad = (cx: number, cy: number, rw: number, rh: number, dk: string, md: string, lt: string) =>
    foliage(cx, cy + rh * 0.35, rw * 2, rh * 1.25, r, dk, md, lt, -1, Math.max(0.45, h / 420), 1.5);
  s +=
    pad(x, ty + h * 0.02, w * 0.54, h * 0.13, dark, mixh(dark, lit, 0.25), mixh(dark, lit, 0.5)) +
    pad(x - w * 0.28, ty + h * 0.03, w * 0.27, h * 0.085, dark, mixh(dark, lit, 0.3), lit) +
    pad(x + w * 0.3, ty + h * 0.025, w * 0.27, h * 0.09, dark, mixh(dark, lit, 0.3), lit) +
    pad(x + w * 0.02, ty - h * 0.07, w * 0.36, h * 0.1, dark, mixh(dark, lit, 0.45), lit);
  return s;
}

export function cypress(x: number, y: number, h: number, r: Rng, dark: string, lit: string, side = 1) {
  const w = h * 0.11;
  const L: number[][] = [],
    R: number[][] = [],
    M: number[][] = [];
  const n = 22;
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const e = Math.pow(Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.02)), 0.62) * w * (0.72 + 0.35 * t);
    L.push([x - e * r.range(0.86, 1.1), y - h + h * t]);
    R.push([x + e * r.range(0.86, 1.1), y - h + h * t]);
    M.push([x + side * e * r.range(0.05, 0.4), y - h + h * t]);
  }
  return poly([...L, ...R.slice().reverse()], dark) + poly([...(side > 0 ? R : L), ...M.slice().reverse()], lit);
}

// leafy mass: many small jagged leaves in 3 tones, light from the upper side
export function foliage(
  x: number,
  y: number,
  w: number,
  h: number,
  r: Rng,
  dark: string,
  mid: string,
  lit: string,
  side = 1,
  leaf = 1,
  dens = 1,
) {
  const out = ['', '', ''];
  const base: number[][] = [];
  const nb = 26;
  for (let i = 0; i <= nb; i++) {
    const t = (i / nb) * Math.PI;
    base.push([x - Math.cos(t) * w * 0.5 * r.range(0.9, 1.06), y - Math.pow(Math.sin(t), 0.7) * h * 0.9 * r.range(0.86, 1.08)]);
  }
  let s = poly([[x - w * 0.5, y + h * 0.15], ...base, [x + w * 0.5, y + h * 0.15]], dark);
  const n = Math.round(Math.min(520, (((w * h) / 46) * dens) / (leaf * leaf)));
  for (let i = 0; i < n; i++) {
    const u = r.range(-1, 1),
      q = Math.sqrt(r.next());
    const px = x + u * w * 0.52,
      top = Math.sqrt(Math.max(0, 1 - u * u));
    const py = y - top * h * q * 0.98;
    const k = clamp(q * 0.75 + u * side * 0.28 + r.range(-0.28, 0.28));
    const tone = k > 0.72 ? 2 : k > 0.38 ? 1 : 0;
    const L = r.range(6, 12) * leaf * (0.75 + 0.4 * q);
    const a = r.range(-2.6, -0.5);
    const cx = Math.cos(a) * L,
      cy = Math.sin(a) * L;
    out[tone] +=
      `M${tenth(px)} ${tenth(py)}q${tenth(cx * 0.2 - cy * 0.32)} ${tenth(cy * 0.2 + cx * 0.32)} ${tenth(cx)} ${tenth(cy)}q${tenth(-cx * 0.2 + cy * 0.42)} ${tenth(-cy * 0.1 - cx * 0.42)} ${tenth(-cx)} ${tenth(-cy)}z`;
  }
  return s + path(out[0], mixh(dark, mid, 0.45)) + path(out[1], mid) + path(out[2], lit);
}
