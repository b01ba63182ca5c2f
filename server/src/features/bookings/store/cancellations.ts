import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { CANCELLATION_REASON, cancellations } from '../../../db/tables/money/cancellations.ts';
import { payments, refunds } from '../../../db/tables/money/payments.ts';

/** The join condition for a booking's current cancellation. */
export const standing = and(
  eq(cancellations.bookingId, bookings.id),
  isNull(cancellations.reinstatedAt),
);

/** The refund decided by a cancellation, as a subquery for a lateral join. */
export function refundOfCancellation(db: Executor) {
  const { bookingId, id } = payments;
  return db
    .select({
      state: refunds.state,
      amount: refunds.amount,
      finishedAt: refunds.finishedAt,
      sent: sql<boolean>`${refunds.providerId} is not null`.as('sent'),
    })
    .from(refunds)
    .innerJoin(payments, eq(id, refunds.paymentId))
    .where(
      and(
        eq(bookingId, bookings.id),
        eq(refunds.reason, sql`${CANCELLATION_REASON} || ${cancellations.id}`),
      ),
    )
    .limit(1)
    .as('cancellation_refund');
}
