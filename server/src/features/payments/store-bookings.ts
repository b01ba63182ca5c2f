import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { isLivePayment, payments } from '../../db/tables/payments.ts';

export type BookingRow = typeof bookings.$inferSelect;

/**
 * Locks a booking until the transaction ends. Whatever decides about its money holds this lock, and
 * reads the ledger in a later statement: only that one is sure to see what was committed meanwhile.
 */
export async function lockBooking(tx: Tx, id: string): Promise<BookingRow | null> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row ?? null;
}

export async function findBooking(executor: Executor, id: string): Promise<BookingRow | null> {
  const [row] = await executor.select().from(bookings).where(eq(bookings.id, id));
  return row ?? null;
}

/** Locks a traveller's bookings in one currency, in one order everywhere; oldest first. */
export function lockBookingsOf(tx: Tx, uid: string, currency: string): Promise<BookingRow[]> {
  return tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.uid, uid), eq(bookings.currency, currency)))
    .orderBy(asc(bookings.id))
    .for('update');
}

/** Ids of a traveller's bookings that are not paid, oldest first. */
export async function unpaidBookingsOf(executor: Executor, uid: string): Promise<BookingRow[]> {
  const rows = await executor
    .select({ booking: bookings })
    .from(bookings)
    .leftJoin(payments, and(eq(payments.bookingId, bookings.id), isLivePayment))
    .where(and(eq(bookings.uid, uid), isNull(payments.id)))
    .orderBy(asc(bookings.id));
  return rows.map(({ booking }) => booking);
}
