import { z } from 'zod/mini';
import * as calls from '../../calls/trips/cancellations.ts';
import * as operatorCalls from '../../calls/trips/operator-cancellations.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { Cancellation, CancellationPreview } from '../../fields/bookings/cancellations.ts';
import { IdParams, text } from '../../fields/text.ts';
import { OPERATOR_REASONS, TRAVELER_REASONS } from '../../options/trips/booking-core.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { Booking } from './bookings.ts';

const revision = z.int().check(z.minimum(1));
const message = z._default(text(TEXT_LIMITS.cancellationMessage), '');

export const previewCancellation = endpoint(calls.previewCancellation, {
  summary:
    "Preview the cancellation of one of the caller's bookings: amounts refunded, kept and waived",
  params: IdParams,
  response: CancellationPreview,
  errors: ['not_found'],
});

const CANCELING = [
  'not_found',
  'booking_cancelled',
  'booking_expired',
  'cancellation_changed',
  'money_unclear',
  'payment_in_progress',
  'provider_unavailable',
] as const;

export const cancelBooking = endpoint(calls.cancelBooking, {
  summary: "Cancel one of the caller's bookings with the refund that was shown",
  status: 201,
  params: IdParams,
  body: z.object({
    /** If the booking has changed since this revision of the preview, nothing is canceled. */
    revision,
    /** The total refund that a preview showed at most ten minutes ago, in minor units. */
    expectedRefund: z.int().check(z.minimum(0)),
    reasonCode: z._default(z.enum(TRAVELER_REASONS), 'other'),
    message,
  }),
  response: Cancellation,
  errors: [...CANCELING, 'trip_started'],
});

/** `amount` is in minor units. */
export const OperatorRefund = z.union([
  z.enum(['policy', 'full', 'none']),
  z.object({ amount: z.int().check(z.minimum(1)) }),
]);
export type OperatorRefund = z.output<typeof OperatorRefund>;

export const cancelBookingAsOperator = endpoint(operatorCalls.cancelBookingAsOperator, {
  summary: 'Cancel a booking for the agency, with a reason and a refund',
  status: 201,
  params: IdParams,
  body: z.object({
    revision,
    refund: z._default(OperatorRefund, 'full'),
    reasonCode: z.enum(OPERATOR_REASONS),
    /** Shown to the traveler. */
    message,
    tell: z._default(z.boolean(), true),
  }),
  response: Cancellation,
  errors: [...CANCELING, 'payment_mismatch', 'forbidden', 'sign_in_again'],
});

export const previewCancellationAsOperator = endpoint(operatorCalls.previewCancellationAsOperator, {
  summary:
    "Preview the cancellation of any booking by its traveler's terms: amounts refunded, kept and waived",
  params: IdParams,
  response: CancellationPreview,
  errors: ['not_found'],
});

export const reinstateBooking = endpoint(operatorCalls.reinstateBooking, {
  summary: 'Reinstate a canceled booking, unless the cancellation included a refund',
  params: IdParams,
  body: z.object({ reason: text(TEXT_LIMITS.reason, 1) }),
  response: Booking,
  errors: [
    'not_found',
    'already_decided',
    'money_unclear',
    'trip_started',
    'not_bookable_then',
    'sold_out',
  ],
});
