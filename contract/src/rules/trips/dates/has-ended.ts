import type { BookingState } from '../../../options/trips/booking-core.ts';

/** True if a booking has ended because it was canceled or not paid in time. It can't be changed or paid any more. */
export function hasEnded({ state }: { state: BookingState }): boolean {
  return state === 'cancelled' || state === 'expired';
}
