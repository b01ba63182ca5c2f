import { sql } from 'drizzle-orm';
import { counterPayments } from '../tables/bookings.ts';
import { cancellations } from '../tables/money/cancellations.ts';
import { disputes, refunds } from '../tables/money/payments.ts';

/** Conditions for refunds that the provider hasn't finished, and for those that failed and weren't tried again. */
export const unfinishedRefunds = {
  pending: sql`${refunds.state} = 'pending'`,
  failed: sql`(${refunds.state} = 'failed' and not exists (select 1 from refunds later
    where later.transaction_id = ${refunds.transactionId} and later.created_at > ${refunds.createdAt}
      and later.state <> 'failed' and later.id <> ${refunds.id}))`,
} as const;

export const isOpenDispute = sql`${disputes.state} = 'open'`;

/**
 * The amount that is to be returned at the counter for a canceled trip and hasn't been handed out yet, in minor units.
 */
export const owedAtCounter = sql<number>`(${cancellations.refundCounter} - coalesce((
  select sum(${counterPayments.amount}) from ${counterPayments}
  where ${counterPayments.bookingId} = ${cancellations.bookingId} and ${counterPayments.kind} = 'returned'
    and ${counterPayments.voidedAt} is null and ${counterPayments.createdAt} >= ${cancellations.at}), 0))`;

/**
 * A condition that the amount owed at the counter may be above 0. It is written like that of an index, so that the
 * index is used.
 */
export const promisesAtCounter = sql`(${cancellations.reinstatedAt} is null and ${cancellations.refundCounter} > 0)`;
