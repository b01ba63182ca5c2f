import { and, asc, eq, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { findRow, hasRow, lockRow } from '../../../db/rows.ts';
import { bookings, type BookingRow } from '../../../db/tables/bookings.ts';
import { tookMoney } from '../../../db/tables/money/took-money.ts';

/**
 * Locks a booking until the transaction ends. Every decision about its money holds this lock and reads the ledger in a
 * later statement, which then sees everything committed before.
 */
export const lockBookingForUpdate = (tx: Tx, id: string) =>
  lockRow(tx, bookings, eq(bookings.id, id));

/** Locks a canceled or expired booking until the transaction ends; null if it is active. */
export function lockEndedBookingForUpdate(tx: Tx, id: string): Promise<BookingRow | null> {
  const ended = inArray(bookings.state, ['cancelled', 'expired']);
  return lockRow(tx, bookings, and(eq(bookings.id, id), ended));
}

export const findBooking = (db: Executor, id: string) => findRow(db, bookings, eq(bookings.id, id));

export const findBookingByReference = (db: Executor, reference: string) =>
  findRow(db, bookings, eq(bookings.reference, reference));

/** True if any money was received for the booking. Such a booking must be kept for accounting. */
export const hasTakenMoney = (tx: Tx, bookingId: string) =>
  hasRow(tx, bookings, and(eq(bookings.id, bookingId), tookMoney));

/** Inserts a booking. Returns false if another one already has its reference. */
export async function insertBookingUnlessReferenceTaken(tx: Tx, row: BookingRow): Promise<boolean> {
  const { id, reference } = bookings;
  const written = await tx
    .insert(bookings)
    .values(row)
    .onConflictDoNothing({ target: reference, where: isNotNull(reference) })
    .returning({ id });
  return written.length > 0;
}

/**
 * Ids of bookings without a reference, skipping those that another process has locked. Locks them until the transaction
 * ends.
 */
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

/** Sets the reference of a booking that has none; does nothing if another booking already has it. */
export async function nameBooking(tx: Tx, bookingId: string, name: string): Promise<void> {
  const { id, reference } = bookings;
  const taken = tx.select({ id }).from(bookings).where(eq(reference, name));
  await tx
    .update(bookings)
    .set({ reference: name })
    .where(and(eq(id, bookingId), isNull(reference), notExists(taken)));
}

export async function findReference(db: Executor, bookingId: string): Promise<string | null> {
  const { id, reference } = bookings;
  const [row] = await db.select({ reference }).from(bookings).where(eq(id, bookingId));
  return row?.reference ?? null;
}

export async function updateBookingRow(
  db: Executor,
  id: string,
  change: Omit<Partial<BookingRow>, 'id'>,
): Promise<BookingRow | null> {
  const [row] = await db.update(bookings).set(change).where(eq(bookings.id, id)).returning();
  return row ?? null;
}

/**
 * Adds `by` to the sum received at the counter, and `given` to the part of that sum that was returned as goodwill, in
 * minor units. The caller holds the lock of the booking.
 */
export async function moveCounter(
  tx: Tx,
  id: string,
  { at, by, given }: { at: Date; by: number; given: number },
): Promise<void> {
  await tx
    .update(bookings)
    .set({
      counter: sql`${bookings.counter} + ${by}`,
      given: sql`${bookings.given} + ${given}`,
      updatedAt: at,
    })
    .where(eq(bookings.id, id));
}

export async function linkBookingsToSpot(tx: Tx, spotId: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ spotId })
    .where(and(eq(bookings.offerId, spotId), isNull(bookings.spotId)));
}

export async function deleteBookingRow(db: Executor, id: string): Promise<void> {
  await db.delete(bookings).where(eq(bookings.id, id));
}

/** Tries a lapsed hold again later, unless it has changed in the meantime. */
export async function postponeHold(
  db: Executor,
  bookingId: string,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  const { heldUntil, id, state } = bookings;
  await db
    .update(bookings)
    .set({ heldUntil: until })
    .where(and(eq(id, bookingId), eq(state, 'held'), lte(heldUntil, now)));
}
