import { and, eq, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { bookings, counterPayments } from '../../db/tables/bookings.ts';
import { type GuestIdentity, isOfGuest } from '../../db/tables/guests.ts';

const { bookingId, createdAt, note, voidReason } = counterPayments;

/** Clears the notes on cash entries of a customer's bookings, before the bookings are detached from the account. */
export const eraseCashTextsOf = (db: Executor, uid: string) => erase(db, eq(bookings.uid, uid));

/** Clears the notes on cash entries of a customer without an account. */
export const eraseCashTextsOfGuest = (db: Executor, guest: GuestIdentity) =>
  erase(db, isOfGuest(guest));

/** Clears the notes on older cash entries of customers without an account. */
export const eraseCashTextsBefore = (db: Executor, before: Date) =>
  erase(db, isNull(bookings.uid), lt(createdAt, before));

async function erase(db: Executor, whose: SQL, which?: SQL): Promise<void> {
  const theirs = db.select({ id: bookings.id }).from(bookings).where(whose);
  await db
    .update(counterPayments)
    .set({ note: '', voidReason: sql`case when ${voidReason} is not null then '' end` })
    .where(and(inArray(bookingId, theirs), or(ne(note, ''), ne(voidReason, '')), which));
}
