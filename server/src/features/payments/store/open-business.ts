import { and, eq, gt, gte, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { type GuestIdentity, isOfGuest } from '../../../db/tables/guests.ts';
import {
  isOfMode,
  isPaid,
  paymentAttempts,
  payments,
  refunds,
} from '../../../db/tables/money/payments.ts';

/** Conditions on the bookings, payments and attempts of a person. */
interface Theirs {
  bookings: SQL;
  payments: SQL;
  attempts: SQL;
}

export const ofAccount = (uid: string): Theirs => ({
  bookings: eq(bookings.uid, uid),
  payments: eq(payments.uid, uid),
  attempts: eq(paymentAttempts.uid, uid),
});

/** A customer without an account has card payments if their bookings were paid with links. */
export function ofGuest(db: Executor, guest: GuestIdentity): Theirs {
  const own = db.select({ id: bookings.id }).from(bookings).where(isOfGuest(guest));
  return {
    bookings: isOfGuest(guest),
    payments: inArray(payments.bookingId, own),
    attempts: inArray(paymentAttempts.bookingId, own),
  };
}

export async function listDisputedBookings(
  db: Executor,
  theirs: Theirs,
  livemode: boolean,
): Promise<string[]> {
  const rows = await db
    .select({ id: payments.bookingId })
    .from(payments)
    .where(and(theirs.payments, eq(payments.disputeState, 'open'), isOfMode(payments, livemode)));
  return rows.map(({ id }) => id);
}

export async function listPaidBookingsAhead(
  db: Executor,
  theirs: Theirs,
  { since, livemode }: { since: string; livemode: boolean },
): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        theirs.bookings,
        gte(bookings.travelDate, since),
        eq(bookings.state, 'booked'),
        or(isPaid(bookings.id, livemode), gt(bookings.counter, 0)),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function listBookingsUnderRefund(
  db: Executor,
  theirs: Theirs,
  livemode: boolean,
): Promise<string[]> {
  const rows = await db
    .select({ id: paymentAttempts.bookingId })
    .from(paymentAttempts)
    .innerJoin(refunds, eq(refunds.attemptId, paymentAttempts.id))
    .where(
      and(
        theirs.attempts,
        eq(refunds.state, 'pending'),
        isOfMode(paymentAttempts, livemode),
        isNotNull(paymentAttempts.bookingId),
      ),
    );
  return [...new Set(rows.flatMap(({ id }) => id ?? []))];
}
