import { Rng } from '../core';
import { at, tenth } from './svg';

export const birds = (r: Rng, x: number, y: number, n: number, sp: number, s: number, c: string) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const bx = x + r.range(-sp, sp),
      by = y + r.range(-sp * 0.4, sp * 0.4),
      k = s * r.range(0.6, 1.2),
      t = r.range(-0.3, 0.3);
    d += `M${tenth(bx - 10 * k)} ${tenth(by - 4 * k + t * 5)}Q${tenth(bx - 4 * k)} ${tenth(by - 6 * k)} ${tenth(bx)} ${tenth(by)}Q${tenth(bx + 4 * k)} ${tenth(by - 6 * k)} ${tenth(bx + 10 * k)} ${tenth(by - 4 * k - t * 5)}`;
  }
  return `<path d="${d}" fill="none" stroke="${c}" stroke-width="${tenth(1.9 * s)}" stroke-linecap="round" stroke-linejoin="round"/>`;
};

export const camel = (x: number, y: number, s: number, c: string, lit: string, rider?: string) =>
  at(
    x,
    y,
    s,
    `<path d="M-34-52q-4 10-3 26q-3 4-4 14q2 4 1 12h5q0-8 1-12q2-10 2-15q4-8 8-18zM-22-50q3 12 2 24q-1 6-2 14q2 4 2 12h5q-1-8-1-13q4-10 5-18q1-8 2-18zM16-50q2 14 0 26q-1 8 0 24h5q1-14 2-24q3-12 4-24zM24-52q5 12 7 26q0 4 3 12q2 6 3 14h5q-1-10-3-15q-2-8-3-14q-1-12-1-24z" fill="${c}"/><path d="M-40-44q-8 4-9 18l-3 6q1-16 3-22q2-8 8-12q2-10 14-13q5-16 14-17q9 0 14 15q8-3 16-2q8 1 12-5q4-10 5-20q1-10 9-12q6-3 12 0q4 1 8 4q2 4-2 6q-6 1-10 1q-4 2-5 8q-1 16-7 27q-4 10-13 14q-20 8-44 7q-16-1-22-3z" fill="${c}"/><path d="M-28-66q5-16 14-17q9 0 14 15q8-3 16-2q8 1 12-5q2-6 4-12q0 12-6 18q-10 6-26 6q-16-6-28-3z" fill="${lit}" opacity=".8"/>` +
      (rider
        ? `<path d="M-30-68q15-5 32-1l3 18q-18 6-38 1z" fill="${rider}" opacity=".9"/><path d="M-22-72q2-6 3-14q0-8 5-10q-3-9 4-11q7 0 6 10q5 3 5 11q1 8 5 14q-7 6-14 5q-9 0-14-5z" fill="${rider}"/><path d="M-14-100q2-8 6-7q5 1 4 8q-4 3-10-1z" fill="#4a2a2a"/>`
        : ''),
  );

export const elephant = (x: number, y: number, s: number, c: string, flip = false) =>
  at(
    x,
    y,
    s,
    `<path d="M-46 0l1-32q-7-14-4-30q4-22 30-25q20-2 38 3q8-8 20-6q14 3 16 18q2 12-1 24q-2 12 1 22q2 6 7 4q3-2 5 1q0 5-7 6q-10 1-12-13q-2-12-5-20q-7 6-13 7l1 41h-15l-3-30q-10 3-24 2l-2 28h-15l-3-28l-2 28z" fill="${c}"/><path d="M58-62q5 8 14 9q-9 5-18-3z" fill="#f3e3c3" opacity=".8"/>`,
    flip,
  );

export const giraffe = (x: number, y: number, s: number, c: string, flip = false) =>
  at(
    x,
    y,
    s,
    `<path d="M-26 0l2-50q-6-8-5-18q1-10 10-12q20-2 34-6q8-22 15-52q2-10 4-14l-1-7l2 0l1 6l3-1l2-6l2 1l-1 7q10 6 13 11q0 4-4 4q-6-1-10-1q-4 0-6 8q-6 34-11 56q-2 10-8 16l2 58h-5l-7-52q-10 2-19 1l-5 51h-5l1-50l-3 50z" fill="${c}"/>`,
    flip,
  );
