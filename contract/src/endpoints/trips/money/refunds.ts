import { z } from 'zod/mini';
import * as calls from '../../../calls/trips/money/refunds.ts';
import { endpoint } from '../../../declaration/endpoint.ts';
import { IdParams, text } from '../../../fields/text.ts';
import { TEXT_LIMITS } from '../../../options/limits.ts';

export const Refund = z.object({
  _id: z.string(),
  paymentId: z.string(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  state: z.enum(['pending', 'succeeded', 'failed']),
  /** Set while the refund waits for a bank's decision on a dispute. */
  held: z.optional(z.literal(true)),
  createdAt: z.string(),
});
export type Refund = z.output<typeof Refund>;

export const refundPayment = endpoint(calls.refundPayment, {
  summary: 'Refund a payment in full or in part',
  status: 201,
  fresh: true,
  params: IdParams,
  body: z.object({
    /** In minor units; by default, all that remains. */
    amount: z.optional(z.number().check(z.int(), z.minimum(1))),
    reason: text(TEXT_LIMITS.reason, 1),
  }),
  response: Refund,
  errors: [
    'forbidden',
    'not_found',
    'already_refunded',
    'other_card_account',
    'payment_mismatch',
    'provider_unavailable',
  ],
});

export const chargeAgain = endpoint(calls.chargeAgain, {
  summary:
    'Make the amount of a refund by staff due again, on arrival: nothing is charged, and the traveler is emailed with the reason. It still counts against limits',
  fresh: true,
  params: IdParams,
  body: z.object({ reason: text(TEXT_LIMITS.reason, 1) }),
  response: Refund,
  errors: [
    'forbidden',
    'not_found',
    'already_decided',
    'booking_cancelled',
    'booking_expired',
    'refund_pending',
    'other_card_account',
  ],
});
