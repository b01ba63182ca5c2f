import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { bookings, counterPayments } from '../../db/tables/bookings.ts';
import { cancellations } from '../../db/tables/cancellations.ts';
import { payments, pays } from '../../db/tables/payments.ts';
import { spots } from '../../db/tables/spots.ts';
import type { RowCursor } from '../../pagination/keyset-cursor.ts';
import { countryKey, nameKey, readsLikeOwn } from '../spots/index.ts';
import { refundOfCancellation, standing } from './store-cancellations.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type BookedSpot = Pick<
  typeof spots.$inferSelect,
  'id' | 'spot' | 'country' | 'cost' | 'currency' | 'seasonality' | 'contributed'
>;

const NEWEST_FIRST = [desc(bookings.travelDate), desc(bookings.id)];

export type CountingPayment = Pick<typeof payments.$inferSelect, 'amount' | 'amountRefunded'>;

/**
 * With the payment that counts for a site that takes real money, or does not (real money goes first), and
 * with the cancellation that stands.
 */
function withPayment(db: Executor, livemode: boolean, where: SQL | undefined) {
  const { amount, amountRefunded, bookingId } = payments;
  const payment = db
    .select({ amount, amountRefunded })
    .from(payments)
    .where(and(eq(bookingId, bookings.id), pays(livemode)))
    .orderBy(sql`${payments.livemode} is false`)
    .limit(1)
    .as('payment');
  const refund = refundOfCancellation(db);
  return db
    .select({
      booking: getTableColumns(bookings),
      payment: { amount: payment.amount, amountRefunded: payment.amountRefunded },
      cancellation: getTableColumns(cancellations),
      refund: { state: refund.state, sent: refund.sent },
    })
    .from(bookings)
    .leftJoinLateral(payment, sql`true`)
    .leftJoin(cancellations, standing)
    .leftJoinLateral(refund, isNotNull(cancellations.id))
    .where(where);
}

/** A traveller's, newest travel date first. */
export function listBookingRows(db: Executor, uid: string, livemode: boolean) {
  return withPayment(db, livemode, eq(bookings.uid, uid)).orderBy(...NEWEST_FIRST);
}

/** Whose bookings, and which: those that stand, or those that ended as well. Without whom: all users', all of them. */
export interface BookingsOf {
  uid: string;
  ended: boolean;
}

function ownBookings({ ended, uid }: BookingsOf): SQL | undefined {
  const { removedAt, state } = bookings;
  const stands = ended ? undefined : inArray(state, ['held', 'booked']);
  return and(eq(bookings.uid, uid), isNull(removedAt), stands);
}

/** At most `limit` that come after a cursor; of all users when `of` is null. */
export function listBookingPage(
  db: Executor,
  page: { of: BookingsOf | null; after: RowCursor | null; limit: number; livemode: boolean },
) {
  const { of, after, limit, livemode } = page;
  const { id, travelDate } = bookings;
  const whose = of === null ? undefined : ownBookings(of);
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

export async function lockBookingForUpdate(tx: Tx, id: string): Promise<BookingRow | null> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row ?? null;
}

/** One that was canceled or has expired, locked until the transaction ends; null where it stands. */
export async function lockEndedBookingForUpdate(tx: Tx, id: string): Promise<BookingRow | null> {
  const ended = inArray(bookings.state, ['cancelled', 'expired']);
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), ended))
    .for('update');
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

/** Whether money ever came in for a booking: then it stays in the books. */
const tookMoney = sql`(
  exists (select 1 from ${payments} where ${payments.bookingId} = ${bookings.id})
  or exists (select 1 from ${counterPayments} where ${counterPayments.bookingId} = ${bookings.id}))`;

export async function hasTakenMoney(tx: Tx, bookingId: string): Promise<boolean> {
  const found = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), tookMoney));
  return found.length > 0;
}

/** Deletes the unpaid bookings of a deleted account; those with a payment stay in the books, with their name. */
export async function detachBookings(db: Executor, uid: string): Promise<void> {
  await db.delete(bookings).where(and(eq(bookings.uid, uid), not(tookMoney)));
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
