import { z } from 'zod/mini';
import { OPERATOR_REASONS, TRAVELER_REASONS } from '../options/trips/booking-core.ts';

/** A refund split by how it is paid, in minor units. */
export const SplitRefund = z.object({
  /** To the card that paid. */
  card: z.number(),
  /** Returned by the agency by hand: the part that was paid in cash or by transfer. */
  counter: z.number(),
});

/**
 * Progress of the refund to the card. `decided`: not handed to the card provider yet; `at_bank`: the provider is sending
 * it; `done`: sent, which the bank shows days later; `held`: waiting for a bank's decision on a dispute.
 */
export const REFUND_PROGRESS = ['none', 'decided', 'held', 'at_bank', 'done', 'failed'] as const;
export type RefundProgress = (typeof REFUND_PROGRESS)[number];

/** A cancellation in force (amounts in minor units). */
export const Cancellation = z.object({
  at: z.string(),
  by: z.enum(['traveller', 'staff', 'system']),
  reasonCode: z.enum([...TRAVELER_REASONS, ...OPERATOR_REASONS]),
  /** A message from the side that canceled (the agency or the traveler) to the other side; may be empty. */
  message: z.string(),
  currency: z.string(),
  total: z.number(),
  taken: z.number(),
  /** The part of `taken` that was given back before the cancellation. */
  backBefore: z.number(),
  /** The refund as decided by the cancellation. */
  refund: SplitRefund,
  /** Given back after the cancellation, beyond `refund`. */
  backLater: z.number(),
  /** Currently `taken - backBefore - refund.card - refund.counter - backLater`. */
  kept: z.number(),
  lapsed: z.number(),
  progress: z.enum(REFUND_PROGRESS),
  /** When the card provider sent the refund; null before that, or if there is none. */
  sentAt: z.nullable(z.string()),
});
export type Cancellation = z.output<typeof Cancellation>;

/** The refund between the previous step and this instant. */
export const CancellationStep = z.object({
  /** The instant, and the same in the destination's local time (`YYYY-MM-DDTHH:mm`). */
  until: z.string(),
  untilLocal: z.string(),
  percent: z.number(),
  /** The refund in this step, to the card and at the counter. */
  refund: z.number(),
});
export type CancellationStep = z.output<typeof CancellationStep>;

/** The effect of canceling now (amounts in minor units). */
export const CancellationPreview = z.object({
  /** Null if it can be canceled. */
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
  /** The agency's reason, if an exception gives more than the policy. */
  exception: z.nullable(z.string()),
  /** True if nothing is refunded until a bank has decided a dispute. */
  disputed: z.boolean(),
  /** Earliest first; the last one ends when the trip begins. */
  steps: z.array(CancellationStep),
  /** Index of the current step; the number of steps once the trip has begun. */
  current: z.number(),
  /** The policy in words. */
  sentences: z.array(z.string()),
  /** The number of days within which the agency promises that refunds arrive. */
  refundWithinDays: z.number(),
});
export type CancellationPreview = z.output<typeof CancellationPreview>;
