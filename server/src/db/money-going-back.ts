import { sql } from 'drizzle-orm';
import { counterPayments } from './tables/bookings.ts';
import { cancellations } from './tables/cancellations.ts';
import { disputes, refunds } from './tables/payments.ts';

/** Refunds that the provider has not finished, and those that did not arrive and were not tried again. */
export const unfinishedRefunds = {
  pending: sql`${refunds.state} = 'pending'`,
  failed: sql`(${refunds.state} = 'failed' and not exists (select 1 from refunds later
    where later.transaction_id = ${refunds.transactionId} and later.created_at > ${refunds.createdAt}
      and later.state <> 'failed' and later.id <> ${refunds.id}))`,
} as const;

export const isOpenDispute = sql`${disputes.state} = 'open'`;

/** Of a canceled trip, what was promised back at the counter and is not handed out, in minor units. */
export const owedAtCounter = sql<number>`(${cancellations.refundCounter} - coalesce((
  select sum(${counterPayments.amount}) from ${counterPayments}
  where ${counterPayments.bookingId} = ${cancellations.bookingId} and ${counterPayments.kind} = 'returned'
    and ${counterPayments.voidedAt} is null and ${counterPayments.createdAt} >= ${cancellations.at}), 0))`;

/** Whether that can be something at all. In the words of its index. */
export const promisesAtCounter = sql`(${cancellations.reinstatedAt} is null and ${cancellations.refundCounter} > 0)`;
