import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { CANCELLATION_REASON, cancellations } from '../../../db/tables/money/cancellations.ts';
import { payments, refunds, type RefundState } from '../../../db/tables/money/payments.ts';

/** The join condition for a booking's current cancellation. */
export const standing = and(
  eq(cancellations.bookingId, bookings.id),
  isNull(cancellations.reinstatedAt),
);

/**
 * The refunds of a cancellation combined into one, as a subquery for a lateral join: failed if any of them failed, and
 * finished when the last one is. The amount excludes failed refunds.
 */
export function refundOfCancellation(db: Executor) {
  const { bookingId, id } = payments;
  const { amount, finishedAt, providerId, state } = refunds;
  return db
    .select({
      bookingId,
      state: sql<RefundState>`case when bool_or(${state} = 'failed') then 'failed'
        when bool_or(${state} = 'pending') then 'pending' else 'succeeded' end`.as('refunds_state'),
      amount: sql<number>`coalesce(sum(${amount}) filter (where ${state} <> 'failed'), 0)`
        .mapWith(Number)
        .as('refunds_amount'),
      finishedAt: max(finishedAt).as('refunds_finished_at'),
      sent: sql<boolean>`bool_and(${providerId} is not null)`.as('sent'),
    })
    .from(refunds)
    .innerJoin(payments, eq(id, refunds.paymentId))
    .where(
      and(
        eq(bookingId, bookings.id),
        eq(refunds.reason, sql`${CANCELLATION_REASON} || ${cancellations.id}`),
      ),
    )
    .groupBy(bookingId)
    .as('cancellation_refund');
}
