import type { ChargeMode } from '@wayfarer/contract';
import { and, asc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { isPaid } from '../../../db/tables/payments.ts';

export type BookingRow = typeof bookings.$inferSelect;

/**
 * Locks a booking until the transaction ends. Every decision about its money holds this lock, and
 * reads the ledger in a later statement: only then is it sure to see what was committed meanwhile.
 */
export async function lockBookingForUpdate(tx: Tx, id: string): Promise<BookingRow | null> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row ?? null;
}

export async function findBooking(db: Executor, id: string): Promise<BookingRow | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row ?? null;
}

/** A traveller's bookings for which an amount is due, and the day from which trips are not over. */
interface Priced {
  uid: string;
  currency: string;
  amount: number;
  charge: ChargeMode;
  since: string;
  /** Of the site: whether it takes real money. */
  livemode: boolean;
}

/**
 * At most two of a traveller's bookings for which this amount is due: those that may still be paid
 * come first, then those whose trip is over, then those that are paid; the oldest first.
 */
export function listPricedBookings(db: Executor, of: Priced) {
  const { cost, createdAt, currency, durationDays, id, travelDate, uid } = bookings;
  // As `amountDue` has it; the product may be more than an integer.
  const due = of.charge === 'total' ? sql`${cost}::bigint * ${durationDays}` : sql`${cost}::bigint`;
  const paid = isPaid(id, of.livemode);
  return db
    .select({ booking: getTableColumns(bookings), paid })
    .from(bookings)
    .where(and(eq(uid, of.uid), eq(currency, of.currency), eq(due, of.amount)))
    .orderBy(paid, lt(travelDate, of.since), asc(createdAt), asc(id))
    .limit(2);
}

/** The same, locked until the transaction ends. What waited for a lock may be paid since. */
export function lockPricedBookingsForUpdate(tx: Tx, of: Priced) {
  return listPricedBookings(tx, of).for('update', { of: bookings });
}
