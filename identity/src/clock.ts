/** The source of the time. Tests supply their own. */
export interface Clock {
  now(): Date;
}

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment some milliseconds after another one; a negative number gives a moment before it. */
export function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/** Whole seconds since 1970, the unit of times in tokens. */
export function epochSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / SECOND);
}
