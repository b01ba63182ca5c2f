import type { BookingState } from '../../options/trips/booking-core.ts';

/** Whether a booking has ended, canceled or not paid in time: nothing of it changes any more, nor is it paid for. */
export function hasEnded({ state }: { state: BookingState }): boolean {
  return state === 'cancelled' || state === 'expired';
}
