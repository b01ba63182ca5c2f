import { shade } from '../core';
import { at, circ, path } from '../vec';
import { line } from './line';

/** crescent-shaped fishing boat of Cox's Bazar */
export const moonBoat = (x: number, y: number, s: number, c: { hull: string; lit: string; band: string; flag: string }, flip = false) =>
  at(
    x,
    y,
    s,
    line('M-20-14V-132M30-12V-96', c.hull, 4) +
      path('M-18-132q34 6 58 0q-8 14 0 28q-30 6-58-2z', c.flag) +
      path('M32-96q20 4 34 0q-5 9 0 17q-18 4-34-1z', c.band) +
      path(
        'M-190-118C-150-40-80 6 0 8C80 6 150-40 190-118C184-112 178-110 172-112C140-58 84-30 0-28C-84-30-140-58-172-112C-178-110-184-112-190-118Z',
        c.hull,
      ) +
      path('M-172-112C-140-58-84-30 0-28C84-30 140-58 172-112C150-66 84-44 0-42C-84-44-150-66-172-112Z', c.lit) +
      path(
        'M-176-92C-140-34-76-8 0-6C76-8 140-34 176-92C170-66 150-40 120-24C80-4 40 0 0 0C-40 0-80-4-120-24C-150-40-170-66-176-92Z',
        c.band,
        'opacity=".9"',
      ) +
      path('M0 8C80 6 150-40 190-118C170-60 120-20 60-6C40-2 20 0 0 0Z', '#000', 'opacity=".16"'),
    flip,
  );

export const sampan = (x: number, y: number, s: number, hull: string, lit: string, flip = false) =>
  at(
    x,
    y,
    s,
    path('M-110-26Q-60-2 0-2Q70-2 118-32Q96 14 60 18H-56Q-92 14-110-26Z', hull) +
      path('M-110-26Q-60-2 0-2Q70-2 118-32Q70-12 0-11Q-60-12-110-26Z', lit) +
      path('M-40-6q-3-22 4-28q-2-12 7-13q9 0 8 12q7 8 5 29z', shade(hull, -0.06)) +
      path('M-46-42l22-13l22 13q-22-5-44 0z', lit) +
      line('M-20-30L-86 26', lit, 3),
    flip,
  );

export const canoe = (x: number, y: number, s: number, hull: string, lit: string, a: string, b: string) =>
  at(
    x,
    y,
    s,
    path('M-120-30Q-112-10-80-6H80Q112-10 120-30Q124-6 92 10Q0 20-92 10Q-124-6-120-30Z', hull) +
      path('M-116-24Q-106-8-80-5H80Q106-8 116-24Q108-14 80-11H-80Q-108-14-116-24Z', lit) +
      path('M-56-8q-3-28 6-34q9-5 16 0q8 8 6 34z', a) +
      circ(-42, -52, 9, '#c98a66') +
      path('M-53-54q0-12 11-12t11 12q-11-5-22 0z', '#3a2a34') +
      path('M34-8q-3-28 6-34q9-5 16 0q8 8 6 34z', b) +
      circ(48, -52, 9, '#8a5a44') +
      path('M37-56h22q0-10-11-10t-11 10z', '#e8d8b0') +
      line('M-70-40L-24-24L-6 12M66-38L84-14L92 12', lit, 3.4),
  );

export const hoopBoat = (x: number, y: number, s: number, hull: string, lit: string, hood: string, hoodLit: string, flip = false) =>
  at(
    x,
    y,
    s,
    path('M-130-34Q-70 0 0 0Q80 0 140-44Q116 16 66 20H-60Q-108 14-130-34Z', hull) +
      path('M-130-34Q-70 0 0 0Q80 0 140-44Q80-10 0-9Q-70-10-130-34Z', lit) +
      path('M-66-6Q-62-54-10-56Q46-54 50-8Q-10 4-66-6Z', hood) +
      path('M-10-56Q46-54 50-8Q20-2-2-2Q8-30-10-56Z', hoodLit) +
      line('M-44-3Q-42-46-26-52M-14-1Q-8-36-4-56M22-3Q22-36 14-52', hull, 2, 'opacity=".6"') +
      path('M84-14q-4-28 2-36q-2-12 8-13q9 0 8 12q8 8 6 36z', shade(hull, -0.05)) +
      line('M104-44L150 26', lit, 3),
    flip,
  );
