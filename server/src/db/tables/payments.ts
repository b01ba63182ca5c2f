import { sql, type SQL } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Where an attempt to pay stands here. `creating`: written down, the provider may or may not have
 * made it. `failed`: it was definitely not made, or is given up.
 */
export type AttemptState = 'creating' | 'open' | 'succeeded' | 'canceled' | 'failed';

/** Written once; null in rows of an older version until the next start fills them. */
const cardAccount = {
  /** Real money; false: the sandbox's, or Stripe's test mode. */
  livemode: boolean('livemode'),
  /** Stripe's account, or `sandbox`; null where the provider does not tell. */
  providerAccount: text('provider_account'),
};

/** Attempts to pay; the amount of each is frozen before the provider is called. */
export const paymentAttempts = pgTable('payment_intents', {
  id: text('id').primaryKey(),
  /** Null while a payment that was opened by its price alone belongs to no booking yet. */
  bookingId: text('booking_id'),
  uid: text('uid'),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /** Per booking; rises only after a definite failure or cancellation. */
  attempt: integer('attempt').notNull(),
  providerId: text('provider_id'),
  state: text('state').$type<AttemptState>().notNull(),
  /** Until then one caller is asking the provider to create it. */
  claimedUntil: instant('claimed_until'),
  checkedAt: instant('checked_at'),
  createdAt: instant('created_at').notNull(),
  /** Cards that were declined, and when the last one was. */
  declines: integer('declines').notNull().default(0),
  declinedAt: instant('declined_at'),
  ...cardAccount,
});

/** The ledger: one row for each charge that was accepted. Never deleted. */
export const payments = pgTable('payments', {
  id: text('id').primaryKey(),
  attemptId: text('intent_id').notNull(),
  bookingId: text('booking_id').notNull(),
  uid: text('uid'),
  userEmail: text('user_email').notNull(),
  tripTitle: text('trip_title').notNull(),
  amount: integer('amount').notNull(),
  amountRefunded: integer('amount_refunded').notNull().default(0),
  /** Taken back by the bank in lost disputes. */
  amountLost: integer('amount_lost').notNull().default(0),
  /** Of the disputes of this charge, the one that went furthest. */
  disputeState: text('dispute_state').$type<DisputeState>(),
  /**
   * Its refund failed after the booking had been paid by another charge: owed to the traveler. The column
   * keeps its first name, and so do `generation` and `intent_id` below.
   */
  duplicate: boolean('superseded').notNull().default(false),
  currency: text('currency').notNull(),
  /** The provider's intent id. */
  transactionId: text('transaction_id').notNull(),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  createdAt: instant('created_at').notNull(),
  /** When the traveler removed it from the history. */
  hiddenAt: instant('hidden_at'),
  ...cardAccount,
});

/**
 * The payment makes its booking paid: it has not gone back, and is the one that counts. Real money always
 * does; what was paid in test mode counts for a site in test mode only. One of a booking at most in each mode.
 */
export function pays(livemode: boolean): SQL {
  const kept = isKept(payments);
  return livemode ? sql`(${kept} and ${isOfMode(payments, livemode)})` : kept;
}

/** Whether some of a payment is still there, and it is not one of two for the same. */
export function isKept(of: Record<KeptBy, AnyPgColumn>): SQL {
  return sql`(${of.amountRefunded} + ${of.amountLost} < ${of.amount} and not ${of.duplicate})`;
}
type KeptBy = 'amount' | 'amountLost' | 'amountRefunded' | 'duplicate';

/** A site that takes real money sees no payments of test mode; a test site sees all. */
export function isOfMode(
  { livemode: made }: typeof payments | typeof paymentAttempts,
  livemode: boolean,
): SQL {
  return livemode ? sql`${made} is not false` : sql`true`;
}

/** Whether a booking, named by its column, is paid for a site of this mode. */
export function isPaid(bookingId: AnyPgColumn, livemode: boolean): SQL<boolean> {
  const own = sql`${payments.bookingId} = ${bookingId}`;
  return sql<boolean>`exists (select 1 from payments where ${own} and ${pays(livemode)})`;
}

export type DisputeState = 'open' | 'won' | 'lost';

/** Charges that the cardholder's bank disputes. */
export const disputes = pgTable('disputes', {
  /** The provider's. */
  id: text('id').primaryKey(),
  attemptId: text('intent_id').notNull(),
  /** Null where the charge was never accepted into the ledger. */
  paymentId: text('payment_id'),
  transactionId: text('transaction_id').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  reason: text('reason').notNull(),
  state: text('state').$type<DisputeState>().notNull(),
  openedAt: instant('opened_at').notNull(),
  closedAt: instant('closed_at'),
});

export type RefundState = 'pending' | 'succeeded' | 'failed';

/**
 * What a refund was made for: staff asked for it, a change made the trip cheaper, its booking was canceled, the
 * charge could not be accepted, or somebody made it at the provider.
 */
export type RefundKind = 'requested' | 'change' | 'cancellation' | 'rejection' | 'provider';

/**
 * Refunds, one for each intent and reason: decided here and carried out by a job, or made at the
 * provider and found there. `pending` until the provider says how it ended.
 */
export const refunds = pgTable('refunds', {
  id: text('id').primaryKey(),
  attemptId: text('intent_id').notNull(),
  /** Null where the charge was never accepted into the ledger. */
  paymentId: text('payment_id'),
  transactionId: text('transaction_id').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /** Null in rows of an older version, except of changes. */
  kind: text('kind').$type<RefundKind>(),
  /** In the words of staff, or the product's own (`isOwnReason`). */
  reason: text('reason').notNull(),
  state: text('state').$type<RefundState>().notNull(),
  /** The administrator who asked for it; null for what settling decided or the provider has. */
  requestedBy: text('requested_by'),
  requestedByName: text('requested_by_name'),
  /** Set once the provider has it; until then it is still to be asked for. */
  providerId: text('provider_id'),
  /** Part of the idempotency key; rises only when a key can never succeed any more. */
  keyVersion: integer('generation').notNull().default(1),
  tries: integer('tries').notNull().default(0),
  /** Until a bank has decided about a dispute, nobody tries it. */
  held: boolean('held').notNull().default(false),
  nextTryAt: instant('next_try_at').notNull(),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
});

/** Every decision about money in the order in which they were made; append-only by trigger. */
export const paymentJournal = pgTable('payment_journal', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  kind: text('kind').notNull(),
  bookingId: text('booking_id'),
  transactionId: text('transaction_id'),
  amount: integer('amount'),
  currency: text('currency'),
  source: text('source').notNull(),
  detail: text('detail').notNull(),
});

/** Webhook events whose work is done. */
export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  doneAt: instant('done_at').notNull(),
});
