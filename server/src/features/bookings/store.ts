import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { payments, pays } from '../../db/tables/payments.ts';
import { spots } from '../../db/tables/spots.ts';
import type { RowCursor } from '../../pagination/keyset-cursor.ts';
import { countryKey, nameKey, readsLikeOwn } from '../spots/index.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type BookedSpot = Pick<
  typeof spots.$inferSelect,
  'id' | 'spot' | 'country' | 'cost' | 'currency' | 'seasonality' | 'contributed'
>;

const NEWEST_FIRST = [desc(bookings.travelDate), desc(bookings.id)];

export type CountingPayment = Pick<typeof payments.$inferSelect, 'amount' | 'amountRefunded'>;

/** With the payment that counts for a site that takes real money, or does not. Real money goes first. */
function withPayment(db: Executor, livemode: boolean, where: SQL | undefined) {
  const { amount, amountRefunded, bookingId } = payments;
  const payment = db
    .select({ amount, amountRefunded })
    .from(payments)
    .where(and(eq(bookingId, bookings.id), pays(livemode)))
    .orderBy(sql`${payments.livemode} is false`)
    .limit(1)
    .as('payment');
  return db
    .select({
      booking: getTableColumns(bookings),
      payment: { amount: payment.amount, amountRefunded: payment.amountRefunded },
    })
    .from(bookings)
    .leftJoinLateral(payment, sql`true`)
    .where(where);
}

/** A traveller's, newest travel date first. */
export function listBookingRows(db: Executor, uid: string, livemode: boolean) {
  return withPayment(db, livemode, eq(bookings.uid, uid)).orderBy(...NEWEST_FIRST);
}

/** At most `limit` of them that come after a cursor; all users' when `uid` is null. */
export function listBookingPage(
  db: Executor,
  page: { uid: string | null; after: RowCursor | null; limit: number; livemode: boolean },
) {
  const { uid, after, limit, livemode } = page;
  const { id, travelDate } = bookings;
  const whose = uid === null ? undefined : eq(bookings.uid, uid);
  const where = after && sql`(${travelDate}, ${id}) < (${after.key}::date, ${after.id})`;
  return withPayment(db, livemode, and(whose, where ?? undefined))
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
}

export async function findBookingRow(db: Executor, id: string, livemode: boolean) {
  const [found] = await withPayment(db, livemode, eq(bookings.id, id));
  return found ?? null;
}

/** Returns whether it was written down: not if its reference is another booking's. */
export async function insertBookingUnlessReferenceTaken(tx: Tx, row: BookingRow): Promise<boolean> {
  const { id, reference } = bookings;
  const written = await tx
    .insert(bookings)
    .values(row)
    .onConflictDoNothing({ target: reference, where: isNotNull(reference) })
    .returning({ id });
  return written.length > 0;
}

/** Bookings without a reference that no other process holds, locked until the transaction ends. */
export async function lockUnnamedBookings(tx: Tx, limit: number): Promise<string[]> {
  const { id, reference } = bookings;
  const rows = await tx
    .select({ id })
    .from(bookings)
    .where(isNull(reference))
    .orderBy(asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map((row) => row.id);
}

/** Leaves it unnamed where the reference is another booking's. */
export async function nameBooking(tx: Tx, bookingId: string, name: string): Promise<void> {
  const { id, reference } = bookings;
  const taken = tx.select({ id }).from(bookings).where(eq(reference, name));
  await tx
    .update(bookings)
    .set({ reference: name })
    .where(and(eq(id, bookingId), notExists(taken)));
}

export async function updateBookingRow(
  db: Executor,
  id: string,
  change: Omit<Partial<BookingRow>, 'id'>,
): Promise<BookingRow | null> {
  const [row] = await db.update(bookings).set(change).where(eq(bookings.id, id)).returning();
  return row ?? null;
}

export async function deleteBookingRow(db: Executor, id: string): Promise<void> {
  await db.delete(bookings).where(eq(bookings.id, id));
}

const bookedColumns = {
  id: spots.id,
  spot: spots.spot,
  country: spots.country,
  cost: spots.cost,
  currency: spots.currency,
  seasonality: spots.seasonality,
  contributed: spots.contributed,
};

/** The spot of an id, locked against change and deletion until the transaction ends. */
export function lockSpotForShare(db: Executor, id: string): Promise<BookedSpot[]> {
  return db.select(bookedColumns).from(spots).where(eq(spots.id, id)).for('share');
}

/**
 * Every spot that may be meant by that name in that country, oldest first; also locked. Contributions
 * are meant only where the agency offers nothing of a name that reads alike.
 */
export async function lockSpotsByNameForShare(
  db: Executor,
  name: string,
  country: string,
): Promise<BookedSpot[]> {
  const keys = { nameKey: nameKey(name), countryKey: countryKey(country) };
  const named = and(eq(spots.nameKey, keys.nameKey), eq(spots.countryKey, keys.countryKey));
  const hold = (where: SQL | undefined) =>
    db
      .select(bookedColumns)
      .from(spots)
      .where(where)
      .orderBy(asc(spots.createdAt), asc(spots.id))
      .for('share');
  const own = await hold(and(named, eq(spots.contributed, false)));
  if (own.length > 0) return own;
  const alike = await hold(readsLikeOwn(keys));
  return alike.length > 0 ? alike : hold(named);
}

/** Deletes the unpaid bookings of a deleted account; those with a payment stay in the books, with their name. */
export async function detachBookings(db: Executor, uid: string): Promise<void> {
  const hasPayment = sql`exists (select 1 from payments where payments.booking_id = bookings.id)`;
  await db.delete(bookings).where(and(eq(bookings.uid, uid), sql`not ${hasPayment}`));
  await db.update(bookings).set({ uid: null }).where(eq(bookings.uid, uid));
}

/** Erases the traveller from bookings without an account that were last paid for before. */
export async function eraseTravellers(db: Executor, before: Date): Promise<void> {
  const { createdAt, id, travelEmail, travelName, uid } = bookings;
  const paidSince = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, id), gte(payments.createdAt, before)));
  const named = or(ne(travelEmail, ''), ne(travelName, ''));
  await db
    .update(bookings)
    .set({ travelName: '', travelEmail: '' })
    .where(and(isNull(uid), named, lt(createdAt, before), notExists(paidSince)));
}
