import { and, eq, gte, isNotNull, isNull, lt, ne, not, notExists, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { bookings, counterPayments } from '../../../db/tables/bookings.ts';
import { cancellations } from '../../../db/tables/money/cancellations.ts';
import { type GuestIdentity, isOfGuest } from '../../../db/tables/guests.ts';
import { payments } from '../../../db/tables/money/payments.ts';
import { tookMoney } from '../../../db/tables/money/took-money.ts';
import { forgetReasons } from './cancellations.ts';
import { keepColleague } from './who-acted.ts';

/** When a traveler is erased, paid bookings are kept for accounting, and these columns are cleared. */
const FORGOTTEN = {
  wishes: '',
  companionNames: '',
  travelPhone: '',
  declinedReason: sql`case when ${bookings.declinedReason} is not null then '' end`,
};

/**
 * Deletes the unpaid bookings of a deleted account. Paid bookings are kept for accounting with the traveler's name, but
 * without the data in the columns of `FORGOTTEN`.
 */
export async function detachBookings(db: Executor, uid: string): Promise<void> {
  await keepColleague(db, uid);
  await forgetReasons(db, eq(bookings.uid, uid));
  await db.delete(bookings).where(and(eq(bookings.uid, uid), not(tookMoney)));
  await db
    .update(bookings)
    .set({ uid: null, ...FORGOTTEN })
    .where(eq(bookings.uid, uid));
}

/**
 * Deletes a guest's unpaid bookings and returns their number. Paid bookings are kept for accounting, but without the
 * data in the columns of `FORGOTTEN`.
 */
export async function eraseGuestBookings(tx: Tx, guest: GuestIdentity): Promise<number> {
  await forgetReasons(tx, isOfGuest(guest));
  const gone = await tx
    .delete(bookings)
    .where(and(isOfGuest(guest), not(tookMoney)))
    .returning({ id: bookings.id });
  const left = { ...FORGOTTEN, guestId: null };
  await tx.update(bookings).set(left).where(isOfGuest(guest));
  return gone.length;
}

export async function findGuest(db: Executor, bookingId: string): Promise<GuestIdentity | null> {
  const { guestId, id, travelEmail, uid } = bookings;
  const [row] = await db
    .select({ email: travelEmail, guestId })
    .from(bookings)
    .where(and(eq(id, bookingId), isNull(uid), or(ne(travelEmail, ''), isNotNull(guestId))));
  return row ? { id: row.guestId, emailKey: row.email.toLowerCase() } : null;
}

/**
 * Erases the traveler from bookings without an account that were made before a time and for which nothing was paid
 * since, by card or at the counter. Also erases the reasons written for cancellations before that time.
 */
export async function eraseTravelers(db: Executor, before: Date): Promise<void> {
  await forgetReasons(db, isNull(bookings.uid), lt(cancellations.at, before));
  const { createdAt, id, travelEmail, travelName, travelPhone, uid } = bookings;
  const paidSince = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, id), gte(payments.createdAt, before)));
  const counter = counterPayments;
  const paidAtCounterSince = db
    .select({ id: counter.id })
    .from(counter)
    .where(and(eq(counter.bookingId, id), gte(counter.createdAt, before)));
  const named = or(ne(travelEmail, ''), ne(travelName, ''), ne(travelPhone, ''));
  await db
    .update(bookings)
    .set({ ...FORGOTTEN, travelName: '', travelEmail: '', guestId: null })
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
