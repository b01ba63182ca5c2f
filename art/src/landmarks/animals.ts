import { Rng, mixh } from '../core';
import { at, circ, ell, path, tenth } from '../vec';
import { line } from './line';

/** walking tiger, facing left; (x,y) = ground */
export function tiger(x: number, y: number, s: number, c: { coat: string; shade: string; belly: string; stripe: string }, flip = false) {
  const body =
    'M-146-76Q-150-88-138-96Q-136-108-126-106Q-120-100-116-100Q-110-112-100-106Q-94-98-92-94Q-74-100-52-100Q-30-96-4-92Q30-90 62-98Q92-100 108-84Q118-70 112-52L114-34Q118-22 112-16L112-4Q112 0 106 0H92Q92-6 98-8L98-24Q86-34 78-48Q40-40 6-42L-30-44Q-36-30-40-22L-42-6Q-42 0-48 0H-64Q-64-6-56-8L-56-30Q-62-44-68-52Q-86-52-98-56Q-112-52-124-58Q-142-60-146-76Z';
  const far = 'M-84-54L-96-30L-100-8Q-108-6-108 0H-92Q-86-2-86-8L-78-28L-62-48ZM66-52L56-30L64-8Q58-6 58 0H72Q78-2 78-8L74-28L92-44Z';
  const st = [
    'M-60-102q8 18 2 38q-4-18-12-36z',
    'M-38-98q8 20 4 42q-6-20-12-40z',
    'M-14-94q8 20 4 44q-6-22-12-42z',
    'M10-92q8 18 4 40q-6-18-12-40z',
    'M34-94q8 20 2 42q-4-20-10-40z',
    'M58-98q8 20 0 44q-2-22-8-42z',
    'M80-98q10 22-2 44q2-22-6-42z',
    'M98-90q10 20-4 42q2-20-4-38z',
    'M-82-98q8 12 4 30q-6-14-12-28z',
    'M112-62q-12 4-22 2q10-6 22-10z',
    'M112-44q-12 4-18 2q8-6 18-8z',
    'M-52-40q-8 4-14 0q6-4 14-6z',
    'M-50-26q-6 4-10 2q4-4 10-6z',
    'M100-28q6 2 12 0q-6 6-12 6z',
    'M-126-104q4 6 2 14q-6-6-6-12zM-114-101q4 8 0 16q-6-8-4-16zM-100-86q8 2 10 10q-10 0-14-6zM-102-72q8 2 12 8q-10 2-16-4z',
  ];
  const id = `tg${Math.round(x)}${Math.round(y)}`;
  return at(
    x,
    y,
    s,
    path('M104-78Q132-72 146-54Q160-34 184-40Q196-44 196-56Q204-52 202-40Q194-22 168-24Q146-28 132-46Q120-58 104-62Z', c.coat) +
      line('M140-52l8-8M152-36l6-10M170-28l2-10M190-32l-6-8', c.stripe, 5) +
      path(far, c.shade) +
      path(body, c.coat) +
      `<clipPath id="${id}"><path d="${body}"/></clipPath><g clip-path="url(#${id})">${path('M-70-40Q0-58 84-42L84-30L-70-30Z', c.belly)}${path('M-150-74Q-132-66-120-58L-140-52Z', c.belly)}${path(st.join(''), c.stripe)}</g>` +
      circ(-134, -88, 2.6, c.stripe) +
      path('M-149-80q4-3 8 0q-2 5-6 4z', c.stripe) +
      line('M-145-72q8 4 14 2', c.stripe, 1.8) +
      path('M-138-78q8-2 14 2q-6 6-14 4z', c.belly),
    flip,
  );
}

export function coral(x: number, y: number, s: number, r: Rng, col: string, lit: string, kind: number): string {
  if (kind === 0) {
    // branching
    let d = '',
      e = '';
    const grow = (px: number, py: number, a: number, L: number, w: number, k: number) => {
      const ex = px + Math.cos(a) * L,
        ey = py + Math.sin(a) * L;
      const seg = line(
        `M${tenth(px)} ${tenth(py)}Q${tenth(px + Math.cos(a - 0.2) * L * 0.5)} ${tenth(py + Math.sin(a - 0.2) * L * 0.5)} ${tenth(ex)} ${tenth(ey)}`,
        col,
        w,
      );
      d += seg;
      e += line(`M${tenth(px + w * 0.2)} ${tenth(py - w * 0.15)}L${tenth(ex + w * 0.2)} ${tenth(ey - w * 0.15)}`, lit, w * 0.3, 'opacity=".8"');
      if (k > 0) for (let i = 0; i < (k > 2 ? 3 : 2); i++) grow(ex, ey, a + r.range(-0.75, 0.75), L * r.range(0.66, 0.85), w * 0.72, k - 1);
      else e += circ(ex, ey, w * 0.55, lit);
    };
    for (let i = 0; i < 3; i++) grow(i * 16 - 16, 0, -1.57 + (i - 1) * 0.5, 52, 18, 3);
    return at(x, y, s, d + e);
  }
  if (kind === 1) {
    let b = '';
    for (let i = 0; i < 13; i++) {
      const a = -Math.PI + ((i + 0.5) / 13) * Math.PI,
        L = r.range(110, 150);
      b += line(`M0 0Q${tenth(Math.cos(a) * L * 0.4)} ${tenth(Math.sin(a) * L * 0.6)} ${tenth(Math.cos(a) * L)} ${tenth(Math.sin(a) * L)}`, col, 6);
      for (let q = 2; q < 8; q++) {
        const t = q / 8;
        b += line(
          `M${tenth(Math.cos(a) * L * t)} ${tenth(Math.sin(a) * L * t)}L${tenth(Math.cos(a + 0.12) * L * (t + 0.1))} ${tenth(Math.sin(a + 0.12) * L * (t + 0.1))}`,
          q % 2 ? col : lit,
          3.4,
        );
      }
    }
    return at(x, y, s, path('M-132 0Q-140-150 0-156Q140-150 132 0Z', col, 'opacity=".3"') + b);
  }
  if (kind === 2) {
    let b = path('M-90 6Q-100-76 0-84Q100-76 90 6Z', col) + path('M10-84Q100-76 90 6H30Q60-50 10-84Z', lit, 'opacity=".55"');
    for (let i = 0; i < 26; i++) {
      const px = r.range(-70, 70),
        py = -r.range(4, 66) * Math.sqrt(1 - (px / 92) ** 2);
      b += line(`M${tenth(px)} ${tenth(py)}q8-10 16 0t14-4`, lit, 4, 'opacity=".75"');
    }
    return at(x, y, s, b);
  }
  let b = '';
  for (let i = 0; i < 7; i++) {
    const px = -60 + i * 20,
      h = r.range(60, 140) * (1 - Math.abs(i - 3) * 0.1);
    b +=
      path(`M${px - 12} 4L${px - 15} ${-h}Q${px} ${-h - 10} ${px + 15} ${-h}L${px + 12} 4Z`, col) +
      path(`M${px + 3} 4L${px + 4} ${-h - 3}Q${px + 10} ${-h - 4} ${px + 15} ${-h}L${px + 12} 4Z`, lit) +
      ell(px, -h, 15, 6, mixh(lit, '#ffffff', 0.3)) +
      ell(px, -h, 9, 3.4, mixh(col, '#1a0f3a', 0.55));
  }
  return at(x, y, s, b);
}

export const fish = (x: number, y: number, s: number, a: string, b: string, e: string, flip = false, rot = 0) =>
  at(
    x,
    y,
    s,
    path('M-40 0Q-24-24 8-22Q24-20 34-6L52-20Q48 0 54 20L34 6Q22 22 4 22Q-24 20-40 0Z', a) +
      path('M-14-18Q-4-24 10-22Q2 0 8 22Q-6 24-16 16Q-10 0-14-18Z', b) +
      path('M-6-22Q8-38 24-18Q8-22-6-22Z', e) +
      path('M-2 22Q8 34 18 18Q8 22-2 22Z', e) +
      circ(-26, -4, 4, '#fff') +
      circ(-27, -4, 2.2, '#14223a'),
    flip,
    rot,
  );

export const turtle = (x: number, y: number, s: number, rot = 0) =>
  at(
    x,
    y,
    s,
    path('M-70-18Q-128-78-150-68Q-156-40-66 10Z', '#3f7a62') +
      path('M-70-18Q-128-78-150-68Q-110-52-70-2Z', '#8fbf84') +
      path('M60-30Q92-70 112-62Q112-40 76-8Z', '#3f7a62') +
      path('M70 20Q100 44 112 40Q108 18 84 4Z', '#35685a') +
      path('M-60 20Q-84 74-70 84Q-44 70-30 34Z', '#35685a') +
      path('M-84-14Q-124-26-140-8Q-138 14-112 14Q-92 14-80 8Z', '#6fa87a') +
      circ(-122, -6, 4, '#14303a') +
      path('M-140-4q10 8 22 6', 'none', 'stroke="#2f5a50" stroke-width="2"') +
      path('M-94 4Q-88-54-6-58Q80-54 104-2Q70 40 0 42Q-70 40-94 4Z', '#5a6a3f') +
      path('M-94 4Q-88-54-6-58Q80-54 104-2Q60 8 0 8Q-60 8-94 4Z', '#93a455') +
      [
        [-52, -18],
        [-8, -26],
        [38, -22],
        [70, -8],
      ]
        .map(([px, py]) => path(`M${px - 20} ${py}l10-16h20l10 16l-10 14h-20z`, '#6f8045', 'stroke="#c9cf84" stroke-width="3"'))
        .join('') +
      path('M-94 4Q-60 22 0 24Q70 22 104-2Q70 40 0 42Q-70 40-94 4Z', '#e0d8a0', 'opacity=".7"'),
    false,
    rot,
  );
