import { sql, type SQL } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** `creating`: the provider may or may not have created the intent. `failed`: definitely not created, or given up. */
export type AttemptState = 'creating' | 'open' | 'succeeded' | 'canceled' | 'failed';

/** The card provider's account; null in rows of an older version, until the next start sets it. */
const cardAccount = {
  /** True for real money. */
  livemode: boolean('livemode'),
  /** Stripe's account, or `sandbox`; null if the provider doesn't reveal it. */
  providerAccount: text('provider_account'),
};

/** Amounts are fixed before the provider is called. */
export const paymentAttempts = pgTable('payment_intents', {
  id: text('id').primaryKey(),
  /** Null while a payment that was opened with only a price has no booking. */
  bookingId: text('booking_id'),
  uid: text('uid'),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /** 1 for the first payment; higher numbers pay the balance. */
  part: integer('part').notNull().default(1),
  /** The payment link that it was opened with; anyone who has it can pay. */
  linkId: text('link_id'),
  /** The number of the booking's attempt, which increases only after a definite failure or cancellation. */
  attempt: integer('attempt').notNull(),
  providerId: text('provider_id'),
  state: text('state').$type<AttemptState>().notNull(),
  /** Until then, one caller asks the provider to create the intent. */
  claimedUntil: instant('claimed_until'),
  checkedAt: instant('checked_at'),
  createdAt: instant('created_at').notNull(),
  /** Declined cards, and the time of the last decline. */
  declines: integer('declines').notNull().default(0),
  declinedAt: instant('declined_at'),
  ...cardAccount,
});

/** The ledger, one row per accepted charge. Rows are never deleted. */
export const payments = pgTable('payments', {
  id: text('id').primaryKey(),
  attemptId: text('intent_id').notNull(),
  bookingId: text('booking_id').notNull(),
  uid: text('uid'),
  userEmail: text('user_email').notNull(),
  tripTitle: text('trip_title').notNull(),
  amount: integer('amount').notNull(),
  amountRefunded: integer('amount_refunded').notNull().default(0),
  /** The amount that banks took back in lost disputes. */
  amountLost: integer('amount_lost').notNull().default(0),
  disputeState: text('dispute_state').$type<DisputeState>(),
  /**
   * True if the money is owed to the traveler, because a refund of this payment failed after another charge had paid
   * for the booking.
   */
  duplicate: boolean('superseded').notNull().default(false),
  currency: text('currency').notNull(),
  /** 1 for the first payment; higher numbers pay the balance. Each part has at most one payment that counts. */
  part: integer('part').notNull().default(1),
  /** The provider's id of the intent. */
  transactionId: text('transaction_id').notNull(),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  createdAt: instant('created_at').notNull(),
  /** When the traveler removed the payment from their history. */
  hiddenAt: instant('hidden_at'),
  ...cardAccount,
});

/** In minor units of the account's currency. Unknown fees have no row. */
export const cardFees = pgTable('card_fees', {
  paymentId: text('payment_id').primaryKey(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
});

/**
 * The condition that a payment counts toward its booking: it wasn't returned, isn't a duplicate, and is in a mode that
 * counts. Each part of a booking has at most one such payment in each mode.
 */
export function pays(livemode: boolean): SQL {
  const kept = isKept(payments);
  return livemode ? sql`(${kept} and ${isOfMode(payments, livemode)})` : kept;
}

/** The payment wasn't returned in full and isn't a duplicate. */
export function isKept(of: Record<KeptBy, AnyPgColumn>): SQL {
  return sql`(${of.amountRefunded} + ${of.amountLost} < ${of.amount} and not ${of.duplicate})`;
}
type KeptBy = 'amount' | 'amountLost' | 'amountRefunded' | 'duplicate';

/** The payments that a site sees: without test payments if it takes real money, otherwise all. */
export function isOfMode(
  { livemode: made }: typeof payments | typeof paymentAttempts,
  livemode: boolean,
): SQL {
  return livemode ? sql`${made} is not false` : sql`true`;
}

/** A condition that a booking is paid by card on a site of this mode. */
export function isPaid(bookingId: AnyPgColumn, livemode: boolean): SQL<boolean> {
  const own = sql`${payments.bookingId} = ${bookingId}`;
  return sql<boolean>`exists (select 1 from payments where ${own} and ${pays(livemode)})`;
}

export type DisputeState = 'open' | 'won' | 'lost';

/** Charges that the cardholder's bank has disputed. */
export const disputes = pgTable('disputes', {
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
 * Staff requested the refund, a change made the trip cheaper, the booking was canceled, the charge couldn't be
 * accepted, or someone made it at the provider.
 */
export type RefundKind = 'requested' | 'change' | 'cancellation' | 'rejection' | 'provider';

/**
 * Refunds, one per intent and reason. Most are decided by the product and made by a job; those made at the provider are
 * recorded when they are found.
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
  /** Written by staff, or one of the product's own (`isOwnReason`). */
  reason: text('reason').notNull(),
  state: text('state').$type<RefundState>().notNull(),
  /** A staff member; null if no one requested it. */
  requestedBy: text('requested_by'),
  requestedByName: text('requested_by_name'),
  /** Null until the refund is created at the provider. */
  providerId: text('provider_id'),
  /** A part of the idempotency key, which increases only if the previous key can never succeed. */
  keyVersion: integer('generation').notNull().default(1),
  tries: integer('tries').notNull().default(0),
  /** True while the refund waits for a bank's decision on a dispute. */
  held: boolean('held').notNull().default(false),
  nextTryAt: instant('next_try_at').notNull(),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
  /**
   * When staff decided that the refunded amount is due again. From then on, the refund counts like one for a change.
   */
  chargedAgainAt: instant('charged_again_at'),
});

/** Decisions about money, which a trigger keeps append-only. */
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

/** Processed webhook events. */
export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  doneAt: instant('done_at').notNull(),
});

export type PaymentRow = typeof payments.$inferSelect;
