import type { GoingBack } from '@wayfarer/contract';
import { sql, type SQL } from 'drizzle-orm';
import { bookings, counterPayments } from '../../../db/tables/bookings.ts';
import { cancellations } from '../../../db/tables/cancellations.ts';
import {
  disputes,
  isOfMode,
  paymentAttempts,
  payments,
  refunds,
} from '../../../db/tables/payments.ts';

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

/** Whether money of a booking goes back in this way: the bookings behind Today's figures. */
export function isGoingBack(way: GoingBack, livemode: boolean): SQL {
  return sql`${bookings.id} = any(array(${owners(way, livemode)}))`;
}

function owners(way: GoingBack, livemode: boolean): SQL {
  if (way === 'counter') {
    return sql`select ${cancellations.bookingId} from ${cancellations}
      where ${promisesAtCounter} and ${owedAtCounter} > 0`;
  }
  const [table, condition] =
    way === 'disputed' ? [disputes, isOpenDispute] : [refunds, unfinishedRefunds[way]];
  return sql`select ${paymentAttempts.bookingId} from ${table}
    join ${paymentAttempts} on ${paymentAttempts.id} = ${table.attemptId}
    left join ${payments} on ${payments.id} = ${table.paymentId}
    where ${condition} and ${isOfMode(payments, livemode)}`;
}
