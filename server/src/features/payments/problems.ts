import { formatMoney, type BookingState } from '@wayfarer/contract';
import { ProblemError } from '../../problem-error.ts';
import { hasEnded } from './policy.ts';

const RETRY_AFTER_SECONDS = 5;

export const bookingPaid = () => new ProblemError('booking_paid', 'This booking is already paid.');

/** Throws where a booking has ended. */
export function assertStands(booking: { state: BookingState }): void {
  if (hasEnded(booking)) throw bookingEnded(booking);
}

export const bookingEnded = ({ state }: { state: BookingState }) =>
  state === 'expired'
    ? new ProblemError('booking_expired', 'The time to pay for this booking is over.')
    : new ProblemError('booking_cancelled', 'This booking is canceled.');

export const paymentInProgress = () =>
  new ProblemError('payment_in_progress', 'A payment for this booking is being processed.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });

export const amountTooLarge = (options?: ErrorOptions) =>
  new ProblemError('conflict', 'The amount is too large for a card payment.', options);

export const priceChanged = (amount: number, currency: string) =>
  new ProblemError('price_changed', `The amount due is now ${formatMoney(amount, currency)}.`, {
    field: 'price',
  });

/** Waiting would not help. */
export const paymentsUnavailable = (options?: ErrorOptions) =>
  new ProblemError(
    'payments_unavailable',
    'This site cannot take card payments at the moment. Nothing was charged; please contact us.',
    options,
  );

export const providerUnavailable = (cause: unknown) =>
  new ProblemError(
    'provider_unavailable',
    'Card payments are unavailable right now. Please try again soon.',
    {
      retryAfter: RETRY_AFTER_SECONDS,
      cause,
    },
  );
