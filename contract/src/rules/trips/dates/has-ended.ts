import type { BookingState } from '../../../options/trips/booking-core.ts';

/** True if a booking was canceled, declined, or not paid or answered in time. It can't be changed or paid anymore. */
export function hasEnded({ state }: { state: BookingState }): boolean {
  return state === 'cancelled' || state === 'expired';
}

/** True if a booking waits for the agency's answer. Until then it keeps its places and can't be paid. */
export function awaitsAnswer({
  awaitsAgency,
  state,
}: {
  state: BookingState;
  awaitsAgency?: boolean | undefined;
}): boolean {
  return state === 'held' && awaitsAgency === true;
}
