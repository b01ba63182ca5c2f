import { shade } from '../core';
import { at } from './svg';

export const sailboat = (x: number, y: number, s: number, hull: string, sail: string, sailSh: string, flip = false) =>
  at(
    x,
    y,
    s,
    `<path d="M2-12V-112" stroke="${hull}" stroke-width="2.4"/><path d="M6-14q34-2 40-6q-16-50-40-88z" fill="${sail}"/><path d="M6-14q12-1 20-2q-4-50-20-92z" fill="${sailSh}"/><path d="M-2-14q-26 0-38-4q18-40 38-78z" fill="${sailSh}"/><path d="M-52-14q52 6 104 0q-8 14-20 16h-58q-18 0-26-16z" fill="${hull}"/><path d="M-48-8q48 6 96 0l-2 3q-46 5-92 0z" fill="${sail}" opacity=".5"/>`,
    flip,
  );

export const longtail = (x: number, y: number, s: number, hull: string, lit: string, accent: string, flip = false) =>
  at(
    x,
    y,
    s,
    `<path d="M-120-40q-6 2-4 10q20 28 60 30h120q26 0 46-12q-8-2-14-8q-90 10-150 2q-36-6-58-22z" fill="${hull}"/><path d="M-118-32q24 20 60 24q60 6 150-3l10 0q-8 4-16 5q-90 8-148 2q-40-6-56-28z" fill="${lit}"/><path d="M-30-14v-34M50-16v-32" stroke="${hull}" stroke-width="3"/><path d="M-46-46q40-18 112-4l4 6q-60-8-118 4z" fill="${lit}"/><path d="M-121-38q-6 8 0 16l6 8q2-10-1-20z" fill="${accent}"/><path d="M-119-24l-5 16M-117-24l2 18" stroke="${accent}" stroke-width="3"/><path d="M-2-16q-3-16 3-20q-3-8 4-9q6 0 5 8q6 4 4 20z" fill="${shade(hull, -0.06)}"/>`,
    flip,
  );

export const ferry = (x: number, y: number, s: number, hull: string, top: string, accent: string) =>
  at(
    x,
    y,
    s,
    `<path d="M-110-18h214q10 0 16-6q-6 24-20 24h-186q-18 0-24-18z" fill="${hull}"/><path d="M-90-36h170v18h-170z" fill="${top}"/><path d="M-66-52h124v16h-124z" fill="${shade(top, -0.05)}"/><path d="M-10-82h22l2 30h-26z" fill="${accent}"/><path d="M-10-74h22v6h-22z" fill="${top}"/><path d="M-84-30h158v5h-158zM-60-47h112v5h-112z" fill="${hull}" opacity=".55"/>`,
  );

export const rowboat = (x: number, y: number, s: number, hull: string, lit: string) =>
  at(
    x,
    y,
    s,
    `<path d="M-46-12q46 8 92 0q-6 14-20 16h-52q-14-2-20-16z" fill="${hull}"/><path d="M-46-12q46 8 92 0q-46-6-92 0z" fill="${lit}"/><path d="M-6-11q-2-14 4-18q-3-9 4-10q7 0 5 9q6 4 5 19z" fill="${shade(hull, -0.06)}"/><path d="M8-18L44 6" stroke="${lit}" stroke-width="2.4"/>`,
  );

export const kayak = (x: number, y: number, s: number, hull: string, lit: string, c: string, flip = false) =>
  at(
    x,
    y,
    s,
    `<path d="M-80-4q80-14 160 0q-30 12-80 12t-80-12z" fill="${hull}"/><path d="M-80-4q80-14 160 0q-40-4-80-4t-80 4z" fill="${lit}"/><path d="M-10-8q-2-24 2-30q-2-11 7-12q9 0 7 12q6 6 6 30z" fill="${c}"/><path d="M-48-44L52-14" stroke="${shade(c, -0.1)}" stroke-width="3.4" stroke-linecap="round"/><path d="M-48-44l-16-8q-4 4 0 9zM52-14l16 2q0 6-5 8z" fill="${lit}"/>`,
    flip,
  );
