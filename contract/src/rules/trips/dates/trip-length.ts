import { DURATION_DAYS } from '../../../options/trips/bookings.ts';

/** The catalog's filter by recommended duration, in days. */
export const TRIP_LENGTHS = {
  short: { from: 1, to: 3 },
  medium: { from: 4, to: 6 },
  long: { from: 7, to: DURATION_DAYS.max },
} as const;
export type TripLength = keyof typeof TRIP_LENGTHS;
export const TRIP_LENGTH_NAMES = ['short', 'medium', 'long'] as const satisfies TripLength[];

/** The days of a recommended duration such as '3-4 days', '1 week', '10 days'; null if the text has none. */
export function tripDaysOf(text: string): { from: number; to: number } | null {
  const [, first, last, unit = ''] =
    /(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s*\+?\s*(day|week|night)?/i.exec(text) ?? [];
  if (first === undefined) return null;
  const perUnit = unit.toLowerCase() === 'week' ? 7 : 1;
  const [a, b] = [Number(first) * perUnit, Number(last ?? first) * perUnit];
  const clamp = (days: number) => Math.min(Math.max(days, DURATION_DAYS.min), DURATION_DAYS.max);
  return { from: clamp(Math.min(a, b)), to: clamp(Math.max(a, b)) };
}
