import { mixh } from '../core';
import { at, circ, path } from '../vec';
import { line } from './line';

/** small standing person */
export const person = (x: number, y: number, s: number, top: string, legs: string, skin = '#5a3a30', lean = 0) =>
  at(
    x,
    y,
    s,
    path('M-7 0l2-26h10l3 26h-6l-3-20l-2 20z', legs) +
      path('M-9-26q-2-20 2-26q6-4 12 0q5 8 3 26z', top) +
      circ(0, -60, 6.4, skin) +
      path('M-7-62q0-8 7-8t7 8q-7-4-14 0z', '#241a20'),
    false,
    lean,
  );

/** fisherman on a stilt with crossbar and rod; feet of the pole at (x,y) */
export const stiltFisher = (x: number, y: number, s: number, c: string, rim: string, flip = false) =>
  at(
    x,
    y,
    s,
    line('M0 6L-6-250', c, 7) +
      line('M2 6L-2-250', rim, 1.6) +
      line('M-34-96L30-116', c, 6) +
      line('M-30-96L-4-150M26-114L-4-150', c, 3) +
      path('M-6-128q-12-4-12-16q0-20 6-34q2-12 10-12q10 1 12 12q4 12 2 26l26 10q4 2 2 6l-6 22l-7-1l2-20q-18-2-30-2z', c) +
      path('M-14-166q2-22 12-24q8 0 11 10q-12-4-16 16q-1 14 0 20l-6-4z', rim, 'opacity=".55"') +
      circ(1, -202, 9, c) +
      path('M-14-204q14-18 30 0q-14-3-30 0z', c) +
      line('M6-172L44-186L112-268', c, 3) +
      line('M112-268Q130-150 128-10', c, 1, 'opacity=".7"'),
    flip,
  );

export const diver = (x: number, y: number, s: number, c: string, lit: string, acc: string, flip = false, rot = 0) =>
  at(
    x,
    y,
    s,
    path('M70-4L128-18L170-40Q180-34 172-24L136 0L74 12Z', c) +
      path('M66 8L122 14L168 34Q172 44 160 44L118 28L68 20Z', mixh(c, '#000000', 0.2)) +
      path('M-50-20Q0-34 74-8Q84 6 70 18Q10 22-44 14Z', c) +
      path('M-50-20Q0-34 74-8Q30-16-48-8Z', lit, 'opacity=".6"') +
      path('M-36-34Q10-48 44-28Q46-18 36-16Q6-28-32-20Z', acc) +
      path('M-44 8Q-60 30-88 34L-92 28Q-74 18-58-4Z', c) +
      circ(-68, -14, 19, '#c98a66') +
      path('M-84-18q14-18 36-8q4 6-2 14q-8-10-32-2z', '#2a2a3a') +
      path('M-92-18h16v12h-14z', acc) +
      path('M-88-2q8 6 16 2l-4 8h-8z', '#2a2a3a'),
    flip,
    rot,
  );
