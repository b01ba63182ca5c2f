import { at } from './svg';

export const hiker = (x: number, y: number, s: number, c: string, pack: string, flip = false) =>
  at(
    x,
    y,
    s,
    `<path d="M-8 0l5-22l-2-18q-5-1-5-10q0-12 7-14q-2-10 5-11q7 0 6 9q0 3-2 4q6 3 6 10l8 10l-2 3l-9-7l0 8l-1 15l6 23h-5l-7-21l-5 21z" fill="${c}"/><path d="M-12-60q-5 2-6 10q0 10 4 14q5 1 7-2v-23q-2-2-5 1z" fill="${pack}"/><path d="M17-46L22 0" stroke="${c}" stroke-width="1.6"/>`,
    flip,
  );
