import { DURATION_DAYS } from '../../../options/trips/bookings.ts';

/** Limits days to a booking's range (spec §5); the minimum if it isn't a number. */
export function clampDays(days: number): number {
  if (!Number.isFinite(days)) return DURATION_DAYS.min;
  return Math.min(Math.max(Math.trunc(days), DURATION_DAYS.min), DURATION_DAYS.max);
}
