import { and, eq, gte, isNull, lt, ne, not, notExists, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { bookings, counterPayments, isOfGuest } from '../../../db/tables/bookings.ts';
import { payments } from '../../../db/tables/payments.ts';
import { tookMoney } from '../../../db/tables/took-money.ts';
import { forgetReasons } from './cancellations.ts';
import { keepColleague } from './who-acted.ts';

/**
 * Deletes the unpaid bookings of a deleted account; those with a payment stay in the books, with their name but without
 * the traveler's note.
 */
export async function detachBookings(db: Executor, uid: string): Promise<void> {
  await keepColleague(db, uid);
  await forgetReasons(db, eq(bookings.uid, uid));
  await db.delete(bookings).where(and(eq(bookings.uid, uid), not(tookMoney)));
  await db.update(bookings).set({ uid: null, wishes: '' }).where(eq(bookings.uid, uid));
}

/**
 * Deletes a guest's bookings without payments; the others stay in the books, without the traveler's note. Returns the
 * number deleted.
 */
export async function eraseGuestBookings(tx: Tx, emailKey: string): Promise<number> {
  await forgetReasons(tx, isOfGuest(emailKey));
  const gone = await tx
    .delete(bookings)
    .where(and(isOfGuest(emailKey), not(tookMoney)))
    .returning({ id: bookings.id });
  await tx.update(bookings).set({ wishes: '' }).where(isOfGuest(emailKey));
  return gone.length;
}

/** The address (in lower case) of a booking without an account; null if there is no such booking. */
export async function findGuest(db: Executor, bookingId: string): Promise<string | null> {
  const { id, travelEmail, uid } = bookings;
  const [row] = await db
    .select({ email: travelEmail })
    .from(bookings)
    .where(and(eq(id, bookingId), isNull(uid), ne(travelEmail, '')));
  return row?.email.toLowerCase() ?? null;
}

/**
 * Erases the traveler from bookings without an account whose last payment, by card or at the counter, is older than a
 * time.
 */
export async function eraseTravelers(db: Executor, before: Date): Promise<void> {
  const { createdAt, id, travelEmail, travelName, uid } = bookings;
  const paidSince = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, id), gte(payments.createdAt, before)));
  const counter = counterPayments;
  const paidAtCounterSince = db
    .select({ id: counter.id })
    .from(counter)
    .where(and(eq(counter.bookingId, id), gte(counter.createdAt, before)));
  const named = or(ne(travelEmail, ''), ne(travelName, ''));
  await db
    .update(bookings)
    .set({ travelName: '', travelEmail: '', wishes: '' })
    .where(
      and(
        isNull(uid),
        named,
        lt(createdAt, before),
        notExists(paidSince),
        notExists(paidAtCounterSince),
      ),
    );
}
