import type { Booking } from '@wayfarer/contract';

/** Whether a booking is no trip any more: canceled, or not paid in time. */
export function hasEnded({ state }: Pick<Booking, 'state'>): boolean {
  return state === 'cancelled' || state === 'expired';
}
