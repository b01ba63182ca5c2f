import type { BookingState } from '../../../options/trips/booking-core.ts';

/** True if a booking has ended, canceled or not paid in time, so that it can't be changed or paid any more. */
export function hasEnded({ state }: { state: BookingState }): boolean {
  return state === 'cancelled' || state === 'expired';
}
