import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { bookingNotes, bookings } from '../../db/tables/bookings.ts';
import { type GuestIdentity, isOfGuest } from '../../db/tables/guests.ts';
import { users } from '../../db/tables/users.ts';

export type NoteRow = typeof bookingNotes.$inferSelect;

export async function insertNote(tx: Tx, row: NoteRow): Promise<void> {
  await tx.insert(bookingNotes).values(row);
}

export const findNote = (db: Executor, bookingId: string, id: string) =>
  findRow(db, bookingNotes, and(eq(bookingNotes.id, id), eq(bookingNotes.bookingId, bookingId)));

export async function deleteNote(tx: Tx, id: string): Promise<number> {
  const gone = await tx
    .delete(bookingNotes)
    .where(eq(bookingNotes.id, id))
    .returning({ id: bookingNotes.id });
  return gone.length;
}

export function listNotes(db: Executor, bookingIds: readonly string[]): Promise<NoteRow[]> {
  const { at, bookingId, id } = bookingNotes;
  return db
    .select()
    .from(bookingNotes)
    .where(inArray(bookingId, [...bookingIds]))
    .orderBy(asc(at), asc(id));
}

export function listNotesOf(db: Executor, uid: string): Promise<NoteRow[]> {
  const { at, bookingId, id } = bookingNotes;
  return db
    .select(getTableColumns(bookingNotes))
    .from(bookings)
    .innerJoin(bookingNotes, eq(bookingId, bookings.id))
    .where(eq(bookings.uid, uid))
    .orderBy(asc(at), asc(id));
}

/**
 * For a deleted account: deletes the notes on its bookings, even on bookings that are kept for accounting, and removes
 * its name from notes that it wrote on other people's bookings.
 */
export async function eraseNotesOf(db: Executor, uid: string): Promise<void> {
  const own = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.uid, uid));
  await db.delete(bookingNotes).where(inArray(bookingNotes.bookingId, own));
  await db.update(bookingNotes).set({ byUserId: null }).where(eq(bookingNotes.byUserId, uid));
}

export async function eraseNotesOfGuest(db: Executor, guest: GuestIdentity): Promise<void> {
  const own = db.select({ id: bookings.id }).from(bookings).where(isOfGuest(guest));
  await db.delete(bookingNotes).where(inArray(bookingNotes.bookingId, own));
}

export async function listNames(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      id: users.id,
      name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`,
    })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(found.map(({ id, name }) => [id, name]));
}
