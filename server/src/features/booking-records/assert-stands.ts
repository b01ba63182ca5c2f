import { awaitsAnswer, hasEnded, type BookingState } from '@wayfarer/contract';
import { ProblemError } from '../../problem-error.ts';

/** Throws `booking_expired` or `booking_cancelled` if a booking has ended. */
export function assertStands(booking: { state: BookingState }): void {
  if (hasEnded(booking)) throw bookingEnded(booking);
}

export const bookingEnded = ({ state }: { state: BookingState }) =>
  state === 'expired'
    ? new ProblemError('booking_expired', 'The time to pay for this booking has expired.')
    : new ProblemError('booking_cancelled', 'This booking is canceled.');

/** Throws `not_confirmed` if a booking waits for the agency's answer, so that no money is taken for it. */
export function assertConfirmed(booking: { state: BookingState; awaitsAgency: boolean }): void {
  if (!awaitsAnswer(booking)) return;
  const text = "This request hasn't been answered yet. It can be paid once it is accepted.";
  throw new ProblemError('not_confirmed', text);
}
