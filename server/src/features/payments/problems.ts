import { formatMoney } from '@wayfarer/contract';
import { ProblemError } from '../../problem-error.ts';
import { assertConfirmed, assertStands, type BookingRow } from '../booking-records/index.ts';
import { isTripOver } from './policy.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Throws `booking_cancelled`, `booking_expired`, `not_confirmed` or `travel_date_past` if no one may be asked to pay for a
 * booking.
 */
export function assertAskable(booking: BookingRow, now: Date): void {
  assertStands(booking);
  assertConfirmed(booking);
  if (isTripOver(booking, now)) {
    throw new ProblemError('travel_date_past', 'The travel date of this booking has passed.');
  }
}

/** The error for a balance that can't be paid before the first payment. */
export function notDueYet(): ProblemError {
  return new ProblemError('not_due_yet', 'Please make the first payment for this trip first.');
}

export const bookingPaid = () => new ProblemError('booking_paid', 'This booking is already paid.');

export const paymentInProgress = () =>
  new ProblemError(
    'payment_in_progress',
    'A payment for this booking is already being processed.',
    {
      retryAfter: RETRY_AFTER_SECONDS,
    },
  );

export const amountTooLarge = (options?: ErrorOptions) =>
  new ProblemError('conflict', 'The amount is too large for a card payment.', options);

export const priceChanged = (amount: number, currency: string) =>
  new ProblemError('price_changed', `The amount due is now ${formatMoney(amount, currency)}.`, {
    field: 'price',
    params: { amount, currency },
  });

/** The error for an account that can't take card payments; retrying wouldn't help. */
export const paymentsUnavailable = (options?: ErrorOptions) =>
  new ProblemError(
    'payments_unavailable',
    "This site can't take card payments right now. Your card wasn't charged. Please contact us.",
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
