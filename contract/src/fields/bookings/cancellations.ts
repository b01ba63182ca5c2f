import { z } from 'zod/mini';
import { CancellationTerms, MovedTerms } from '../policies.ts';
import { OPERATOR_REASONS, TRAVELER_REASONS } from '../../options/trips/booking-core.ts';

/** A refund split by how it is paid, in minor units. */
export const SplitRefund = z.object({
  /** The part refunded to the card. */
  card: z.number(),
  /** The part that the agency returns by hand, because it was paid in cash or by transfer. */
  counter: z.number(),
  /** The part of `counter` that goes back to gift vouchers by itself; absent if nothing does. */
  gift: z.optional(z.number()),
});

/**
 * Progress of the refund to the card. `decided`: the card provider hasn't been asked yet; `held`: waiting for a bank's
 * decision on a dispute; `at_bank`: the provider is sending it; `done`: sent, though banks may show it only days later.
 */
export const REFUND_PROGRESS = ['none', 'decided', 'held', 'at_bank', 'done', 'failed'] as const;
export type RefundProgress = (typeof REFUND_PROGRESS)[number];

export const Cancellation = z.object({
  at: z.string(),
  by: z.enum(['traveller', 'staff', 'system']),
  reasonCode: z.enum([...TRAVELER_REASONS, ...OPERATOR_REASONS]),
  /** A message from the side that canceled to the other side; may be empty. */
  message: z.string(),
  currency: z.string(),
  total: z.number(),
  taken: z.number(),
  /** The part of `taken` that was returned before the cancellation. */
  backBefore: z.number(),
  refund: SplitRefund,
  /** The sum returned after the cancellation, in addition to `refund`. */
  backLater: z.number(),
  /** `taken - backBefore - refund.card - refund.counter - backLater`. */
  kept: z.number(),
  lapsed: z.number(),
  progress: z.enum(REFUND_PROGRESS),
  /** The time when the card provider sent the refund; null if there is none, or not yet. */
  sentAt: z.nullable(z.string()),
});
export type Cancellation = z.output<typeof Cancellation>;

/** A refund and the instant until which it applies. It applies from the end of the previous step. */
export const CancellationStep = z.object({
  /** The instant, and the same instant in the destination's local time (`YYYY-MM-DDTHH:mm`). */
  until: z.string(),
  untilLocal: z.string(),
  percent: z.number(),
  /** The refund in this step, to the card and at the counter. */
  refund: z.number(),
});
export type CancellationStep = z.output<typeof CancellationStep>;

/** The effect of canceling now. Amounts are in minor units. */
export const CancellationPreview = z.object({
  /** The reason why the booking can't be canceled; null if it can. */
  refusal: z.nullable(z.enum(['booking_cancelled', 'booking_expired', 'trip_started'])),
  revision: z.number(),
  evaluatedAt: z.string(),
  /** The destination's time zone (IANA). */
  timeZone: z.string(),
  currency: z.string(),
  total: z.number(),
  taken: z.number(),
  back: z.number(),
  refund: SplitRefund,
  kept: z.number(),
  lapsed: z.number(),
  percent: z.number(),
  /** The agency's reason for an exception that refunds more than the policy; otherwise null. */
  exception: z.nullable(z.string()),
  /** True if nothing is refunded to the card until a bank has decided a dispute. */
  disputed: z.boolean(),
  /** The steps, earliest first; the last one ends when the trip begins. */
  steps: z.array(CancellationStep),
  /** The index of the current step; the number of steps once the trip has begun. */
  current: z.number(),
  /** The policy in English sentences, and as terms from which a page makes sentences in its own language. */
  sentences: z.array(z.string()),
  terms: z.optional(CancellationTerms),
  moved: z.optional(MovedTerms),
  /** The number of days within which the agency promises that refunds arrive. */
  refundWithinDays: z.number(),
});
export type CancellationPreview = z.output<typeof CancellationPreview>;
