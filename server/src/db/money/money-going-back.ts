import { sql } from 'drizzle-orm';
import { counterPayments } from '../tables/bookings.ts';
import { cancellations } from '../tables/money/cancellations.ts';
import { disputes, refunds } from '../tables/money/payments.ts';

/** A failed refund isn't included if a later refund of the same charge is on its way or has arrived. */
export const unfinishedRefunds = {
  pending: sql`${refunds.state} = 'pending'`,
  failed: sql`(${refunds.state} = 'failed' and not exists (select 1 from refunds later
    where later.transaction_id = ${refunds.transactionId} and later.created_at > ${refunds.createdAt}
      and later.state <> 'failed' and later.id <> ${refunds.id}))`,
} as const;

export const isOpenDispute = sql`${disputes.state} = 'open'`;

/** The amount that is still to be handed out at the counter for a canceled trip, in minor units. */
export const owedAtCounter = sql<number>`(${cancellations.refundCounter} - coalesce((
  select sum(${counterPayments.amount}) from ${counterPayments}
  where ${counterPayments.bookingId} = ${cancellations.bookingId} and ${counterPayments.kind} = 'returned'
    and ${counterPayments.voidedAt} is null and ${counterPayments.createdAt} >= ${cancellations.at}), 0))`;

/** True if `owedAtCounter` may be above 0. Written like the condition of an index, so that the index is used. */
export const promisesAtCounter = sql`(${cancellations.reinstatedAt} is null and ${cancellations.refundCounter} > 0)`;
