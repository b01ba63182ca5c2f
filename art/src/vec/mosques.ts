import { at, circ, poly, rect, tenth } from './svg';

export function minaret(x: number, y: number, h: number, c: string, lit: string, roof: string) {
  const w = h * 0.038;
  let s = rect(x - w, y - h * 0.74, w * 2, h * 0.74, c) + rect(x + w * 0.15, y - h * 0.74, w * 0.85, h * 0.74, lit);
  for (const t of [0.36, 0.56, 0.72])
    s +=
      `<path d="M${tenth(x - w * 1.05)} ${tenth(y - h * t + h * 0.022)}L${tenth(x - w * 1.8)} ${tenth(y - h * t)}H${tenth(x + w * 1.8)}L${tenth(x + w * 1.05)} ${tenth(y - h * t + h * 0.022)}Z" fill="${c}"/>` +
      rect(x - w * 1.8, y - h * t - h * 0.012, w * 3.6, h * 0.012, lit);
  s +=
    poly(
      [
        [x - w * 1.15, y - h * 0.74],
        [x, y - h * 0.97],
        [x + w * 1.15, y - h * 0.74],
      ],
      roof,
    ) + rect(x - 1, y - h * 1.03, 2, h * 0.07, roof);
  return s;
}

export const dome = (x: number, y: number, r: number, c: string, lit: string, fin = true) =>
  `<path d="M${tenth(x - r)} ${tenth(y)}C${tenth(x - r)} ${tenth(y - r * 0.78)} ${tenth(x - r * 0.5)} ${tenth(y - r * 0.98)} ${tenth(x)} ${tenth(y - r * 1.04)}C${tenth(x + r * 0.5)} ${tenth(y - r * 0.98)} ${tenth(x + r)} ${tenth(y - r * 0.78)} ${tenth(x + r)} ${tenth(y)}Z" fill="${c}"/><path d="M${tenth(x + r * 0.25)} ${tenth(y)}C${tenth(x + r * 0.35)} ${tenth(y - r * 0.6)} ${tenth(x + r * 0.2)} ${tenth(y - r * 0.95)} ${tenth(x)} ${tenth(y - r * 1.04)}C${tenth(x + r * 0.5)} ${tenth(y - r * 0.98)} ${tenth(x + r)} ${tenth(y - r * 0.78)} ${tenth(x + r)} ${tenth(y)}Z" fill="${lit}"/>` +
  (fin ? rect(x - 1.2, y - r * 1.32, 2.4, r * 0.3, c) + circ(x, y - r * 1.2, r * 0.05 + 1.4, lit) : '');

export function mosque(x: number, y: number, s0: number, c: string, lit: string, roof: string, roofLit: string) {
  const S = (k: number) => k * s0;
  let s =
    minaret(x - S(190), y, S(330), c, lit, roof) +
    minaret(x + S(190), y, S(330), c, lit, roof) +
    minaret(x - S(120), y - S(20), S(290), c, lit, roof) +
    minaret(x + S(120), y - S(20), S(290), c, lit, roof);
  s += rect(x - S(84), y - S(150), S(168), S(60), c) + dome(x, y - S(148), S(78), roof, roofLit);
  for (let i = 0; i < 9; i++) s += rect(x - S(74) + i * S(17), y - S(146), S(7), S(14), roof, 'opacity=".45"');
  s +=
    dome(x - S(86), y - S(96), S(52), roof, roofLit, false) +
    dome(x + S(86), y - S(96), S(52), roof, roofLit, false) +
    dome(x, y - S(92), S(86), roof, roofLit, false);
  s += rect(x - S(160), y - S(98), S(320), S(98), c) + rect(x + S(20), y - S(98), S(140), S(98), lit);
  for (const k of [-140, 140]) s += dome(x + S(k), y - S(96), S(24), roof, roofLit);
  for (let r = 0; r < 2; r++)
    for (let i = 0; i < 15; i++) {
      const wx = x - S(148) + i * S(20.4),
        wy = y - S(80) + r * S(38);
      s += `<path d="M${tenth(wx)} ${tenth(wy + S(22))}v${tenth(-S(14))}q${tenth(S(4.5))} ${tenth(-S(10))} ${tenth(S(9))} 0v${tenth(S(14))}z" fill="${roof}" opacity=".55"/>`;
    }
  return s;
}

export function taj(
  x: number,
  y: number,
  s0: number,
  c: { wall: string; lit: string; sh: string; arch: string; gold: string; plinth: string },
) {
  const P = (d: string, fill: string, e = '') => `<path d="${d}" fill="${fill}" ${e}/>`;
  let s = '';
  const onion = (cx: number, by: number, r: number) =>
    P(
      `M${tenth(cx - r * 0.8)} ${tenth(by)}C${tenth(cx - r * 1.18)} ${tenth(by - r * 0.7)} ${tenth(cx - r * 0.78)} ${tenth(by - r * 1.35)} ${tenth(cx)} ${tenth(by - r * 1.85)}C${tenth(cx + r * 0.78)} ${tenth(by - r * 1.35)} ${tenth(cx + r * 1.18)} ${tenth(by - r * 0.7)} ${tenth(cx + r * 0.8)} ${tenth(by)}Z`,
      c.wall,
    ) +
    P(
      `M${tenth(cx + r * 0.2)} ${tenth(by)}C${tenth(cx + r * 0.6)} ${tenth(by - r * 0.8)} ${tenth(cx + r * 0.36)} ${tenth(by - r * 1.4)} ${tenth(cx)} ${tenth(by - r * 1.85)}C${tenth(cx + r * 0.78)} ${tenth(by - r * 1.35)} ${tenth(cx + r * 1.18)} ${tenth(by - r * 0.7)} ${tenth(cx + r * 0.8)} ${tenth(by)}Z`,
      c.lit,
    ) +
    P(
      `M${tenth(cx - r * 0.8)} ${tenth(by)}C${tenth(cx - r * 1.18)} ${tenth(by - r * 0.7)} ${tenth(cx - r * 0.78)} ${tenth(by - r * 1.35)} ${tenth(cx)} ${tenth(by - r * 1.85)}C${tenth(cx - r * 0.5)} ${tenth(by - r * 1.3)} ${tenth(cx - r * 0.75)} ${tenth(by - r * 0.7)} ${tenth(cx - r * 0.45)} ${tenth(by)}Z`,
      c.sh,
    ) +
    rect(cx - r * 0.03 - 0.6, by - r * 2.3, r * 0.06 + 1.2, r * 0.5, c.gold) +
    circ(cx, by - r * 2.0, r * 0.06 + 1, c.gold);
  const arch = (cx: number, by: number, w: number, h: number, fill: string) =>
    P(
      `M${tenth(cx - w)} ${tenth(by)}V${tenth(by - h * 0.62)}C${tenth(cx - w)} ${tenth(by - h * 0.86)} ${tenth(cx - w * 0.3)} ${tenth(by - h * 0.9)} ${tenth(cx)} ${tenth(by - h)}C${tenth(cx + w * 0.3)} ${tenth(by - h * 0.9)} ${tenth(cx + w)} ${tenth(by - h * 0.86)} ${tenth(cx + w)} ${tenth(by - h * 0.62)}V${tenth(by)}Z`,
      fill,
    );
  const mn = (cx: number) => {
    let m =
      P(`M${cx - 9} 0L${cx - 6.5} -212H${cx + 6.5}L${cx + 9} 0Z`, c.wall) +
      P(`M${cx + 1.5} 0L${cx + 1.5} -212H${cx + 6.5}L${cx + 9} 0Z`, c.lit);
    for (const t of [70, 140, 208]) m += rect(cx - 12, -t, 24, 4, c.sh) + rect(cx - 12, -t - 3, 24, 3, c.lit);
    m += rect(cx - 6, -226, 12, 14, c.sh) + onion(cx, -224, 8);
    return m;
  };
  s += mn(-330) + mn(330) + mn(-262) + mn(262);
  s += rect(-46, -222, 92, 60, c.wall) + rect(6, -222, 40, 60, c.lit) + rect(-46, -222, 22, 60, c.sh) + onion(0, -220, 62);
  for (const k of [-98, 98]) {
    s += rect(k - 17, -196, 34, 34, c.sh) + rect(k + 2, -196, 15, 34, c.wall) + onion(k, -194, 20);
  }
  s +=
    rect(-168, -164, 336, 164, c.wall) +
    poly(
      [
        [-168, -164],
        [-138, -164],
        [-138, 0],
        [-168, 0],
      ],
      c.sh,
    ) +
    poly(
      [
        [138, -164],
        [168, -164],
        [168, 0],
        [138, 0],
      ],
      c.lit,
    );
  s += rect(-52, -182, 104, 182, c.lit) + arch(0, 0, 38, 158, c.sh) + arch(0, 0, 26, 84, c.arch);
  for (const k of [-94, 94]) {
    s += arch(k, -86, 22, 66, c.sh) + arch(k, -6, 22, 68, c.sh) + arch(k, -88, 12, 40, c.arch) + arch(k, -6, 12, 42, c.arch);
  }
  for (const k of [-153, 153]) s += arch(k, -88, 8, 56, c.sh) + arch(k, -6, 8, 58, c.sh);
  for (const k of [-168, -138, -52, 52, 138, 168]) s += rect(k - 2.5, -190, 5, 190, c.wall) + circ(k, -192, 4, c.lit);
  s += rect(-370, 0, 740, 26, c.plinth) + rect(-370, 0, 740, 5, c.lit);
  for (let i = 0; i < 30; i++) s += arch(-352 + i * 24.2, 26, 7, 17, c.sh);
  return at(x, y - 26 * s0, s0, s);
}
