import { DURATION_DAYS } from '../../options/trips/bookings.ts';

/** A number of days clamped to the bounds of a booking (spec §5); the shortest trip if it is not a number. */
export function clampDays(days: number): number {
  if (!Number.isFinite(days)) return DURATION_DAYS.min;
  return Math.min(Math.max(Math.trunc(days), DURATION_DAYS.min), DURATION_DAYS.max);
}
