import { and, count, desc, eq, asc } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { savedSpots, users } from '../../db/tables.ts';

export type SavedRow = typeof savedSpots.$inferSelect;

/** The time when a person turned on saved places; null if they are off or the account is deleted. */
export async function findKeptSince(db: Executor, uid: string): Promise<Date | null> {
  const [row] = await db
    .select({ since: users.savedPlacesSince })
    .from(users)
    .where(eq(users.id, uid));
  return row?.since ?? null;
}

/**
 * Like `findKeptSince`, and locks the person's list until the transaction ends. Undefined if the account is deleted.
 */
export async function lockKeptSince(tx: Tx, uid: string): Promise<Date | null | undefined> {
  const [row] = await tx
    .select({ since: users.savedPlacesSince })
    .from(users)
    .where(eq(users.id, uid))
    .for('no key update');
  return row?.since;
}

export function listSavedRows(db: Executor, uid: string): Promise<SavedRow[]> {
  return db
    .select()
    .from(savedSpots)
    .where(eq(savedSpots.uid, uid))
    .orderBy(desc(savedSpots.savedAt), asc(savedSpots.spotId));
}

export async function countSaved(db: Executor, uid: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(savedSpots).where(eq(savedSpots.uid, uid));
  return row?.n ?? 0;
}

export async function insertSaved(tx: Tx, rows: readonly SavedRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(savedSpots)
      .values([...rows])
      .onConflictDoNothing();
}

export async function deleteSaved(db: Executor, uid: string, spotId: string): Promise<number> {
  const gone = await db
    .delete(savedSpots)
    .where(and(eq(savedSpots.uid, uid), eq(savedSpots.spotId, spotId)))
    .returning({ spotId: savedSpots.spotId });
  return gone.length;
}

export async function deleteAllSaved(db: Executor, uid: string): Promise<number> {
  const gone = await db
    .delete(savedSpots)
    .where(eq(savedSpots.uid, uid))
    .returning({ spotId: savedSpots.spotId });
  return gone.length;
}
