import { Rng, shade } from '../core';
import { dome } from './mosques';
import { bush } from './plants';
import { at, rect, tenth } from './svg';

export function santorini(
  r: Rng,
  pts: number[][],
  c: { w: string; sh: string; dk: string; blue: string; blueLit: string; door: string; pink: string },
) {
  let s = '';
  for (const [x, y, w, h, k] of pts) {
    s +=
      rect(x, y - h, w, h + 60, c.w) +
      rect(x, y - h, w * 0.3, h + 60, c.sh) +
      rect(x - 2, y - h - 4, w + 4, 6, c.w) +
      rect(x - 2, y - h + 2, w + 4, 2.5, c.sh);
    if (k === 1)
      s +=
        rect(x + w * 0.18, y - h - w * 0.12, w * 0.64, w * 0.14, c.w) +
        rect(x + w * 0.18, y - h - w * 0.12, w * 0.2, w * 0.14, c.sh) +
        dome(x + w * 0.5, y - h - w * 0.1, w * 0.32, c.blue, c.blueLit) +
        `<path d="M${tenth(x + w * 0.5 - 5)} ${tenth(y - h - w * 0.49)}h10M${tenth(x + w * 0.5)} ${tenth(y - h - w * 0.55)}v12" stroke="${c.w}" stroke-width="2.4"/>`;
    if (k === 2) {
      const bx = x + w * 0.25,
        bw = w * 0.5,
        bh = w * 0.62;
      s +=
        rect(bx, y - h - bh, bw, bh, c.w) +
        rect(bx, y - h - bh, bw * 0.25, bh, c.sh) +
        `<path d="M${tenth(bx + bw * 0.3)} ${tenth(y - h - bh * 0.1)}v${tenth(-bh * 0.45)}a${tenth(bw * 0.2)} ${tenth(bw * 0.2)} 0 0 1 ${tenth(bw * 0.4)} 0v${tenth(bh * 0.45)}z" fill="${c.dk}" opacity=".55"/>` +
        dome(bx + bw / 2, y - h - bh, bw * 0.36, c.blue, c.blueLit, false);
    }
    const n = Math.max(1, Math.round(w / 46));
    for (let i = 0; i < n; i++) {
      const wx = x + w * 0.34 + (i * w * 0.6) / n,
        wy = y - h * 0.62;
      if (r.next() < 0.5) s += `<path d="M${tenth(wx)} ${tenth(wy + h * 0.34)}v${tenth(-h * 0.22)}a7 7 0 0 1 14 0v${tenth(h * 0.22)}z" fill="${c.door}"/>`;
      else s += rect(wx, wy, 12, 15, c.blue) + rect(wx + 5.3, wy, 1.6, 15, c.w);
    }
    if (r.next() < 0.3) s += bush(x + w * r.range(0.3, 0.8), y + 10, 44, 26, r, c.pink, shade(c.pink, 0.08));
  }
  return s;
}

export const tent = (x: number, y: number, s: number, c: { a: string; b: string; glow: string; in: string }) =>
  at(
    x,
    y,
    s,
    `<path d="M-110 0L-16-92L14-92L116 0Z" fill="${c.a}"/><path d="M-16-92L-110 0H-8L10-92Z" fill="${c.b}"/><path d="M-16-92L-64 0H-10Z" fill="${c.in}"/><path d="M-16-92L-38 0H-10Z" fill="${c.glow}"/><path d="M-16-92L-66 0l10 0L-14-84z" fill="${c.b}"/><path d="M14-92L70 0" stroke="${c.b}" stroke-width="1.6" opacity=".6"/><path d="M-110 0l-26 10M116 0l26 10M0-92l0-8" stroke="${c.b}" stroke-width="2"/>`,
  );

export const cabin = (
  x: number,
  y: number,
  s: number,
  c: { wall: string; wallSh: string; roof: string; roofLit: string; win: string; trim: string },
) =>
  at(
    x,
    y,
    s,
    `<path d="M-60 0V-52L-24-92L12-52V0Z" fill="${c.wall}"/><path d="M12-52V0H76V-52Z" fill="${c.wallSh}"/><path d="M-24-92H44L84-50H12Z" fill="${c.roof}"/><path d="M-66-46L-24-98L18-50L12-46L-24-88L-62-42Z" fill="${c.roofLit}"/><path d="M-24-98H46L50-92H-20Z" fill="${c.roofLit}"/>${rect(-46, -40, 17, 20, c.win)}${rect(-16, -40, 17, 20, c.win)}${rect(26, -38, 15, 18, c.win)}${rect(50, -38, 15, 18, c.win)}<path d="M-38.500-40v20M-46-30h17M-8.500-40v20M-16-30h17M33.500-38v18M57.500-38v18" stroke="${c.trim}" stroke-width="1.6"/><path d="M-60-52V0M12-52V0M76-50V0" stroke="${c.trim}" stroke-width="2.6"/>${rect(30, -108, 10, 26, c.wallSh)}`,
  );

export const bungalow = (x: number, y: number, s: number, c: { thatch: string; thatchLit: string; wall: string; post: string }) =>
  at(
    x,
    y,
    s,
    `<path d="M-38 0v34M-12 0v36M14 0v36M40 0v34" stroke="${c.post}" stroke-width="4"/>${rect(-54, -4, 110, 7, c.post)}${rect(-38, -36, 78, 34, c.wall)}${rect(-10, -30, 18, 28, c.post)}${rect(16, -28, 16, 14, c.post)}<path d="M-56-30Q-22-50-6-88Q4-96 12-88Q28-50 60-30Q2-20-56-30Z" fill="${c.thatch}"/><path d="M6-92Q4-40 18-26Q44-27 60-30Q28-50 12-88Z" fill="${c.thatchLit}"/>`,
  );
