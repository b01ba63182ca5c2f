import { and, asc, desc, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { bookingClaims, bookings } from '../../db/tables/bookings.ts';
import { guests, type GuestRow } from '../../db/tables/guests.ts';

export const findGuestRow = (db: Executor, id: string) => findRow(db, guests, eq(guests.id, id));

export function findGuestByAddress(db: Executor, emailKey: string): Promise<GuestRow | null> {
  // a literal condition, so that the partial index is used
  const known = and(ne(guests.emailKey, sql`''`), eq(guests.emailKey, emailKey));
  return findRow(db, guests, known);
}

export function listGuestsByPhone(db: Executor, phoneKey: string): Promise<GuestRow[]> {
  return db
    .select()
    .from(guests)
    .where(and(ne(guests.phoneKey, sql`''`), eq(guests.phoneKey, phoneKey)))
    .orderBy(desc(guests.createdAt), desc(guests.id))
    .limit(20);
}

export async function insertGuest(tx: Tx, row: GuestRow): Promise<void> {
  await tx.insert(guests).values(row);
}

export async function updateGuest(
  tx: Tx,
  id: string,
  change: Partial<Omit<GuestRow, 'id'>>,
): Promise<void> {
  await tx.update(guests).set(change).where(eq(guests.id, id));
}

export function setGuestLanguage(tx: Tx, id: string, language: string | null): Promise<void> {
  return updateGuest(tx, id, { language });
}

export async function deleteGuest(tx: Tx, id: string): Promise<void> {
  await tx.delete(guests).where(eq(guests.id, id));
}
export async function deleteGuestIfIdle(tx: Tx, id: string): Promise<void> {
  await tx.delete(guests).where(and(eq(guests.id, id), isIdle));
}

const isIdle = notExists(
  sql`(select from ${bookings} where ${bookings.guestId} = ${guests.id} and ${bookings.uid} is null)`,
);

/** Deletes guests whose bookings were deleted or now have an owner. */
export async function deleteIdleGuests(db: Executor): Promise<void> {
  await db.delete(guests).where(isIdle);
}

/**
 * Bookings of an older version that wait for an address and have no guest yet. Locks them until the transaction ends.
 */
export function lockUnknownGuests(tx: Tx, limit: number) {
  const { createdAt, guestId, id, travelEmail, travelName, travelPhone, uid } = bookings;
  return tx
    .select({ id, travelEmail, travelName, travelPhone, createdAt })
    .from(bookings)
    .innerJoin(bookingClaims, eq(bookingClaims.bookingId, id))
    .where(and(isNull(uid), isNull(guestId), ne(travelEmail, '')))
    .orderBy(asc(id))
    .limit(limit)
    .for('update', { of: bookings, skipLocked: true });
}
