import { and, eq, gt, gte, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { isOfGuest } from '../../../db/tables/guests.ts';
import {
  isOfMode,
  isPaid,
  paymentAttempts,
  payments,
  refunds,
} from '../../../db/tables/money/payments.ts';

export async function listDisputedBookings(
  db: Executor,
  uid: string,
  livemode: boolean,
): Promise<string[]> {
  const rows = await db
    .select({ id: payments.bookingId })
    .from(payments)
    .where(
      and(eq(payments.uid, uid), eq(payments.disputeState, 'open'), isOfMode(payments, livemode)),
    );
  return rows.map(({ id }) => id);
}

export const ofAccount = (uid: string) => eq(bookings.uid, uid);
export const ofGuest = isOfGuest;

export async function listPaidBookingsAhead(
  db: Executor,
  whose: SQL,
  { since, livemode }: { since: string; livemode: boolean },
): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        whose,
        gte(bookings.travelDate, since),
        eq(bookings.state, 'booked'),
        or(isPaid(bookings.id, livemode), gt(bookings.counter, 0)),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function listBookingsUnderRefund(
  db: Executor,
  uid: string,
  livemode: boolean,
): Promise<string[]> {
  const rows = await db
    .select({ id: paymentAttempts.bookingId })
    .from(paymentAttempts)
    .innerJoin(refunds, eq(refunds.attemptId, paymentAttempts.id))
    .where(
      and(
        eq(paymentAttempts.uid, uid),
        eq(refunds.state, 'pending'),
        isOfMode(paymentAttempts, livemode),
        isNotNull(paymentAttempts.bookingId),
      ),
    );
  return [...new Set(rows.flatMap(({ id }) => id ?? []))];
}
