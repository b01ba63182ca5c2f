import { z } from 'zod/mini';
import * as calls from '../../../calls/trips/operator-changes.ts';
import { endpoint } from '../../../declaration/endpoint.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { IdParams, text } from '../../../fields/text.ts';
import { TEXT_LIMITS } from '../../../options/limits.ts';
import { COUNTER_KINDS, COUNTER_METHODS } from '../../../options/trips/booking-core.ts';
import { GIFT_CODE_TYPED_MAX } from '../../../rules/money/gifts/gift-code.ts';
import { BookingRecord } from '../operator-changes.ts';

export const addCounterPayment = endpoint(calls.addCounterPayment, {
  summary: 'Record money received or returned in cash, by transfer or otherwise',
  status: 201,
  params: IdParams,
  body: z.object({
    kind: z.enum(COUNTER_KINDS),
    method: z.enum(COUNTER_METHODS),
    /**
     * In minor units of the booking's currency. A receipt is at most the open balance, and a return at most the sum
     * received. Returning more than is owed requires `money.refund` and counts against the caller's limit.
     */
    amount: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
    /** From the day of booking until today. */
    receivedOn: calendarDay,
    note: z._default(text(TEXT_LIMITS.reason), ''),
    /** The code of a gift voucher of this site; only with the method `gift`. */
    code: z.optional(text(GIFT_CODE_TYPED_MAX, 1)),
  }),
  response: BookingRecord,
  errors: [
    'not_found',
    'gift_not_valid',
    'booking_cancelled',
    'booking_expired',
    'not_confirmed',
    'payment_mismatch',
    'payment_in_progress',
    'provider_unavailable',
    'forbidden',
    'sign_in_again',
  ],
});

export const voidCounterPayment = endpoint(calls.voidCounterPayment, {
  summary: 'Void an entry made by mistake; it stays in the records but no longer counts',
  fresh: true,
  params: IdParams,
  body: z.object({ reason: text(TEXT_LIMITS.reason, 1) }),
  response: BookingRecord,
  errors: ['not_found', 'already_decided', 'booking_cancelled', 'payment_mismatch'],
});
