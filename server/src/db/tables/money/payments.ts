import { sql, type SQL } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/**
 * The state of a payment attempt in our records. `creating`: recorded; the provider may or may not have created it.
 * `failed`: it was definitely not created, or was given up.
 */
export type AttemptState = 'creating' | 'open' | 'succeeded' | 'canceled' | 'failed';

/** Written once; null in rows of an older version until the next start fills them. */
const cardAccount = {
  /** True for real money; false for the sandbox, or Stripe's test mode. */
  livemode: boolean('livemode'),
  /** Stripe's account, or `sandbox`; null if the provider doesn't reveal it. */
  providerAccount: text('provider_account'),
};

/** Payment attempts; each amount is fixed before the provider is called. */
export const paymentAttempts = pgTable('payment_intents', {
  id: text('id').primaryKey(),
  /** Null while a payment that was opened with a price only belongs to no booking yet. */
  bookingId: text('booking_id'),
  uid: text('uid'),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /** Counts attempts per booking; increases only after a definite failure or cancellation. */
  attempt: integer('attempt').notNull(),
  providerId: text('provider_id'),
  state: text('state').$type<AttemptState>().notNull(),
  /** Until this time, one caller is asking the provider to create it. */
  claimedUntil: instant('claimed_until'),
  checkedAt: instant('checked_at'),
  createdAt: instant('created_at').notNull(),
  /** The number of declined cards, and the time of the last decline. */
  declines: integer('declines').notNull().default(0),
  declinedAt: instant('declined_at'),
  ...cardAccount,
});

/** The ledger: one row per accepted charge. Never deleted. */
export const payments = pgTable('payments', {
  id: text('id').primaryKey(),
  attemptId: text('intent_id').notNull(),
  bookingId: text('booking_id').notNull(),
  uid: text('uid'),
  userEmail: text('user_email').notNull(),
  tripTitle: text('trip_title').notNull(),
  amount: integer('amount').notNull(),
  amountRefunded: integer('amount_refunded').notNull().default(0),
  /** The amount that the bank took back in lost disputes. */
  amountLost: integer('amount_lost').notNull().default(0),
  /** The state of the charge's dispute that went furthest. */
  disputeState: text('dispute_state').$type<DisputeState>(),
  /**
   * True if its refund failed after the booking had been paid by another charge, so that it is owed to the traveler.
   * The column keeps its original name, as do `generation` and `intent_id` below.
   */
  duplicate: boolean('superseded').notNull().default(false),
  currency: text('currency').notNull(),
  /** The provider's intent id. */
  transactionId: text('transaction_id').notNull(),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  createdAt: instant('created_at').notNull(),
  /** When the traveler removed it from their history. */
  hiddenAt: instant('hidden_at'),
  ...cardAccount,
});

/** The provider's fees for payments, in minor units of the account's currency; unknown ones have no row. */
export const cardFees = pgTable('card_fees', {
  paymentId: text('payment_id').primaryKey(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
});

/**
 * True if the payment makes its booking paid: it was not returned, and is the one that counts. Real money always
 * counts; test payments only count for a site in test mode. A booking has at most one such payment in each mode.
 */
export function pays(livemode: boolean): SQL {
  const kept = isKept(payments);
  return livemode ? sql`(${kept} and ${isOfMode(payments, livemode)})` : kept;
}

/** True if a payment was not returned in full, and is not a duplicate. */
export function isKept(of: Record<KeptBy, AnyPgColumn>): SQL {
  return sql`(${of.amountRefunded} + ${of.amountLost} < ${of.amount} and not ${of.duplicate})`;
}
type KeptBy = 'amount' | 'amountLost' | 'amountRefunded' | 'duplicate';

/** A site that takes real money doesn't see test payments; a test site sees all. */
export function isOfMode(
  { livemode: made }: typeof payments | typeof paymentAttempts,
  livemode: boolean,
): SQL {
  return livemode ? sql`${made} is not false` : sql`true`;
}

/** True if a booking, given by its column, is paid for a site of this mode. */
export function isPaid(bookingId: AnyPgColumn, livemode: boolean): SQL<boolean> {
  const own = sql`${payments.bookingId} = ${bookingId}`;
  return sql<boolean>`exists (select 1 from payments where ${own} and ${pays(livemode)})`;
}

export type DisputeState = 'open' | 'won' | 'lost';

/** Charges that the cardholder's bank disputes. */
export const disputes = pgTable('disputes', {
  /** The provider's id. */
  id: text('id').primaryKey(),
  attemptId: text('intent_id').notNull(),
  /** Null if the charge was never accepted into the ledger. */
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
 * Why a refund was made: staff requested it, a change made the trip cheaper, its booking was canceled, the charge
 * couldn't be accepted, or someone made it at the provider.
 */
export type RefundKind = 'requested' | 'change' | 'cancellation' | 'rejection' | 'provider';

/**
 * Refunds, one per intent and reason: decided here and made by a job, or made at the provider and found there.
 * `pending` until the provider reports the outcome.
 */
export const refunds = pgTable('refunds', {
  id: text('id').primaryKey(),
  attemptId: text('intent_id').notNull(),
  /** Null if the charge was never accepted into the ledger. */
  paymentId: text('payment_id'),
  transactionId: text('transaction_id').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /** Null in rows of an older version, except for changes. */
  kind: text('kind').$type<RefundKind>(),
  /** In the words of staff, or the product's own (`isOwnReason`). */
  reason: text('reason').notNull(),
  state: text('state').$type<RefundState>().notNull(),
  /** The staff member who requested it; null if settling decided it or it was made at the provider. */
  requestedBy: text('requested_by'),
  requestedByName: text('requested_by_name'),
  /** Null until it was created at the provider. */
  providerId: text('provider_id'),
  /** Part of the idempotency key; increases only if a key can never succeed again. */
  keyVersion: integer('generation').notNull().default(1),
  tries: integer('tries').notNull().default(0),
  /** True if no one tries it until the bank has decided a dispute. */
  held: boolean('held').notNull().default(false),
  nextTryAt: instant('next_try_at').notNull(),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
  /** When staff decided that its amount is due again; it then counts like the refund of a change. */
  chargedAgainAt: instant('charged_again_at'),
});

/** Every decision about money in order; append-only by trigger. */
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
