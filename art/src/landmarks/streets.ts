import { Rng, mixh } from '../core';
import { at, circ, path, poly, rect, tenth } from '../vec';
import { line } from './line';

/** stacked Mediterranean house, light from the right */
export function villaHouse(
  r: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  o: { shutter: string; roof?: string; sh?: string; dark?: string },
) {
  const sh = mixh(wall, o.sh ?? '#7a6a9a', 0.32);
  let s = rect(x, y - h, w, h + 30, wall) + rect(x, y - h, w * 0.24, h + 30, sh);
  const k = r.int(0, 3);
  if (k === 0)
    s +=
      poly(
        [
          [x - 4, y - h],
          [x + w * 0.5, y - h - w * 0.18],
          [x + w + 4, y - h],
        ],
        o.roof ?? '#c8694a',
      ) +
      poly(
        [
          [x - 4, y - h],
          [x + w * 0.5, y - h - w * 0.18],
          [x + w * 0.4, y - h],
        ],
        mixh(o.roof ?? '#c8694a', '#5a2a4a', 0.3),
      );
  else if (k === 1) s += path(`M${tenth(x)} ${tenth(y - h)}q${tenth(w * 0.5)} ${tenth(-w * 0.32)} ${tenth(w)} 0z`, mixh(wall, '#ffffff', 0.25));
  else s += rect(x - 2, y - h - 4, w + 4, 6, mixh(wall, '#ffffff', 0.3));
  const rows = Math.max(1, Math.floor(h / 34)),
    cols = Math.max(1, Math.floor(w / 30));
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const wx = x + w * 0.3 + (i * w * 0.66) / cols,
        wy = y - h + 9 + j * 32;
      const dk = o.dark ?? '#5b4a6a';
      s +=
        r.next() < 0.4
          ? path(`M${tenth(wx)} ${tenth(wy + 18)}v-11q5.500-8 11 0v11z`, dk)
          : rect(wx + 2, wy, 7, 15, dk) + rect(wx - 2, wy, 4, 15, o.shutter) + rect(wx + 9, wy, 4, 15, o.shutter);
    }
  if (r.next() < 0.45)
    s +=
      rect(x + w * 0.26, y - h * 0.36, w * 0.74, 3, '#fff6e6') +
      line(Array.from({ length: 8 }, (_, i) => `M${tenth(x + w * 0.28 + i * w * 0.1)} ${tenth(y - h * 0.36)}v8`).join(''), '#fff6e6', 1.4);
  return s;
}

export const redBus = (x: number, y: number, s: number, flip = false) =>
  at(
    x,
    y,
    s,
    '<rect x="-62" y="-74" width="124" height="66" rx="7" fill="#c8302f"/><path d="M20-74h35q7 0 7 7v52q0 7-7 7H20z" fill="#e2473f"/>' +
      rect(-56, -66, 112, 15, '#f8dcae') +
      rect(-56, -40, 92, 15, '#f8dcae') +
      line('M-34-66v15M-12-66v15M10-66v15M32-66v15M-34-40v15M-12-40v15M10-40v15', '#8a1f28', 2.4) +
      rect(40, -42, 15, 30, '#8a1f28') +
      rect(-62, -48, 124, 3, '#fbe9cf') +
      circ(-36, -6, 9, '#2a2030') +
      circ(34, -6, 9, '#2a2030') +
      circ(-36, -6, 4, '#a9a0a8') +
      circ(34, -6, 4, '#a9a0a8'),
    flip,
  );

/** silk lantern with glow; kind 0 round, 1 drop, 2 diamond, 3 long */
export function lantern(x: number, y: number, s: number, col: string, kind = 0, cord = 40) {
  const shape = [
    'M0-46C40-46 52-22 52 0C52 24 36 44 0 46C-36 44-52 24-52 0C-52-22-40-46 0-46Z',
    'M0-52C30-46 56-8 44 20C34 44 16 50 0 52C-16 50-34 44-44 20C-56-8-30-46 0-52Z',
    'M-16-50H16L52 0L16 50H-16L-52 0Z',
    'M-20-60H20Q32-30 32 0Q32 34 20 62H-20Q-32 34-32 0Q-32-30-20-60Z',
  ][kind];
  const lit = mixh(col, '#fff3b8', 0.62),
    dk = mixh(col, '#3a1030', 0.4),
    hot = mixh(col, '#fffbe0', 0.85);
  return at(
    x,
    y,
    s,
    line(`M0-${50 + cord}V-46`, dk, 3) +
      path(shape, col) +
      `<path d="${shape}" fill="${lit}" transform="translate(3 2) scale(.7 .94)"/><path d="${shape}" fill="${hot}" transform="translate(3 3) scale(.34 .84)"/>` +
      line('M-26-40Q-40 0-26 40M26-40Q40 0 26 40M0-46V46', dk, 1.6, 'opacity=".45"') +
      rect(-18, -54, 36, 9, dk) +
      rect(-15, 44, 30, 9, dk) +
      rect(-2.5, 52, 5, 12, dk) +
      path('M-7 62h14l3 40l-4-6l-3 8l-3-8l-3 8l-4-8l-3 6z', col),
  );
}

/** two-storey yellow shophouse with tiled roof */
export function shophouse(
  r: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  c: { wall: string; roof: string; roofLit: string; wood: string; glow: string },
) {
  let s = rect(x, y - h, w, h, c.wall);
  s +=
    poly(
      [
        [x - 12, y - h + 6],
        [x + w * 0.1, y - h - h * 0.2],
        [x + w * 0.9, y - h - h * 0.2],
        [x + w + 12, y - h + 6],
      ],
      c.roof,
    ) +
    line(
      Array.from({ length: Math.floor(w / 9) }, (_, i) => {
        const q = (i + 0.5) / Math.floor(w / 9);
        return `M${tenth(x + w * 0.1 + q * w * 0.8)} ${tenth(y - h - h * 0.2)}L${tenth(x - 12 + q * (w + 24))} ${tenth(y - h + 6)}`;
      }).join(''),
      c.roofLit,
      1.6,
      'opacity=".7"',
    ) +
    rect(x + w * 0.08, y - h - h * 0.22, w * 0.84, 5, c.roofLit);
  const n = Math.max(2, Math.round(w / 52));
  for (let i = 0; i < n; i++) {
    const wx = x + ((i + 0.5) * w) / n - 15;
    s +=
      rect(wx, y - h * 0.86, 30, h * 0.24, c.glow) +
      rect(wx - 6, y - h * 0.88, 11, h * 0.28, c.wood) +
      rect(wx + 25, y - h * 0.88, 11, h * 0.28, c.wood) +
      rect(wx + 13.5, y - h * 0.86, 3, h * 0.24, c.wood);
  }
  s +=
    poly(
      [
        [x - 8, y - h * 0.42],
        [x + 4, y - h * 0.54],
        [x + w - 4, y - h * 0.54],
        [x + w + 8, y - h * 0.42],
      ],
      c.roof,
    ) + rect(x - 8, y - h * 0.43, w + 16, 4, c.roofLit);
  for (let i = 0; i < n; i++) {
    const wx = x + ((i + 0.5) * w) / n - 20;
    s +=
      rect(wx, y - h * 0.38, 40, h * 0.38, r.next() < 0.75 ? c.glow : c.wood) +
      rect(wx + 18, y - h * 0.38, 4, h * 0.38, c.wood) +
      rect(wx - 3, y - h * 0.4, 46, 5, c.wood) +
      rect(wx - 3, y - h * 0.4, 5, h * 0.4, c.wood) +
      rect(wx + 38, y - h * 0.4, 5, h * 0.4, c.wood);
  }
  return s;
}
