import { z } from 'zod/mini';
import { OPERATOR_REASONS, TRAVELER_REASONS } from '../options/trips/booking-core.ts';

/** What goes back, in minor units. */
export const SplitRefund = z.object({
  /** To the card that paid. */
  card: z.number(),
  /** Handed back by the agency: what came in as cash or by transfer. */
  counter: z.number(),
});

/**
 * Where the refund to the card stands. `decided`: it is to be sent; `at_bank`: on its way; `held`: a bank
 * decides about a dispute first.
 */
export const REFUND_PROGRESS = ['none', 'decided', 'held', 'at_bank', 'done', 'failed'] as const;
export type RefundProgress = (typeof REFUND_PROGRESS)[number];

/** A cancellation that stands (amounts in minor units). */
export const Cancellation = z.object({
  at: z.string(),
  by: z.enum(['traveller', 'staff', 'system']),
  reasonCode: z.enum([...TRAVELER_REASONS, ...OPERATOR_REASONS]),
  /** What the agency says to the traveler, or the traveler to the agency; may be empty. */
  message: z.string(),
  currency: z.string(),
  total: z.number(),
  taken: z.number(),
  /** Of it, what had gone back before. */
  backBefore: z.number(),
  /** What the cancellation gives back, as it was decided. */
  refund: SplitRefund,
  /** What has come back since, beyond that. */
  backLater: z.number(),
  /** By now: `taken - backBefore - refund.card - refund.counter - backLater`. */
  kept: z.number(),
  lapsed: z.number(),
  progress: z.enum(REFUND_PROGRESS),
});
export type Cancellation = z.output<typeof Cancellation>;

/** What the policy gives from the step before until this instant. */
export const CancellationStep = z.object({
  /** The instant, and the same on the clocks at the destination (`YYYY-MM-DDTHH:mm`). */
  until: z.string(),
  untilLocal: z.string(),
  percent: z.number(),
  /** What would come back then, to the card and at the counter. */
  refund: z.number(),
});
export type CancellationStep = z.output<typeof CancellationStep>;

/** What canceling would do now (amounts in minor units). */
export const CancellationPreview = z.object({
  /** Null: it can be canceled. */
  refusal: z.nullable(z.enum(['booking_cancelled', 'booking_expired', 'trip_started'])),
  revision: z.number(),
  evaluatedAt: z.string(),
  /** IANA, of the destination. */
  timeZone: z.string(),
  currency: z.string(),
  total: z.number(),
  taken: z.number(),
  back: z.number(),
  refund: SplitRefund,
  kept: z.number(),
  lapsed: z.number(),
  percent: z.number(),
  /** The agency's reason where an exception gives more than the policy. */
  exception: z.nullable(z.string()),
  /** Whether a bank decides about a dispute before anything goes back. */
  disputed: z.boolean(),
  /** The earliest first; the last one ends when the trip begins. */
  steps: z.array(CancellationStep),
  /** Index of the step of now; once the trip has begun, how many there are. */
  current: z.number(),
  /** What the policy says, in words. */
  sentences: z.array(z.string()),
  /** Days until the money has arrived, as the agency promises. */
  refundWithinDays: z.number(),
});
export type CancellationPreview = z.output<typeof CancellationPreview>;
