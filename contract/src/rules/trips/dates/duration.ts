import { DURATION_DAYS } from '../../../options/trips/bookings.ts';

/** Limits a number of days to the range that a booking can have (spec §5). Returns the minimum if it isn't a number. */
export function clampDays(days: number): number {
  if (!Number.isFinite(days)) return DURATION_DAYS.min;
  return Math.min(Math.max(Math.trunc(days), DURATION_DAYS.min), DURATION_DAYS.max);
}
