import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../../db/database.ts';
import { findRow, lockRow } from '../../../../db/rows.ts';
import { spotArchive, spotBelongings } from '../../../../db/tables/spots.ts';
import { deleteSpotRow, type SpotRow } from './store.ts';
import { keepBelongings } from './store-belongings.ts';

export type ArchivedRow = typeof spotArchive.$inferSelect;

export const findArchived = (db: Executor, id: string) =>
  findRow(db, spotArchive, eq(spotArchive.id, id));

export const lockArchivedForUpdate = (db: Executor, id: string) =>
  lockRow(db, spotArchive, eq(spotArchive.id, id));

export async function updateArchived(
  db: Executor,
  id: string,
  change: Partial<Pick<ArchivedRow, 'image' | 'imagePlaceholder'>>,
): Promise<void> {
  await db.update(spotArchive).set(change).where(eq(spotArchive.id, id));
}

/** A person's archived contributions; with `withdrawn`, also those that they deleted themselves. */
export function listOwnArchived(
  db: Executor,
  ownerUid: string,
  { limit, withdrawn }: { limit: number; withdrawn: boolean },
): Promise<ArchivedRow[]> {
  const { archivedBy, contributed, createdAt, id, ownerUid: whose } = spotArchive;
  const byOthers = sql`${archivedBy} is distinct from ${ownerUid}`;
  return db
    .select()
    .from(spotArchive)
    .where(and(eq(whose, ownerUid), eq(contributed, true), withdrawn ? undefined : byOthers))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Moves a destination with all its data to the archive; its bookings stay. */
export async function moveToArchive(
  tx: Tx,
  spot: SpotRow,
  decision: Pick<ArchivedRow, 'archivedAt' | 'archivedBy' | 'reason'>,
): Promise<void> {
  await keepBelongings(tx, spot.id, 'it was');
  await insertArchived(tx, { ...spot, ...decision });
  await deleteSpotRow(tx, spot.id);
}

export async function insertArchived(tx: Tx, row: ArchivedRow): Promise<void> {
  await tx.insert(spotArchive).values(row);
}

export async function takeOutOfArchive(tx: Tx, archived: ArchivedRow): Promise<SpotRow> {
  const { archivedAt: _at, archivedBy: _by, reason: _reason, ...spot } = archived;
  await tx.delete(spotArchive).where(eq(spotArchive.id, spot.id));
  return spot;
}

/**
 * Removes a deleted account from the archive: as a contributor, with the changes that waited, and as the person who
 * archived a destination. Returns the ids of the destinations that had a change.
 */
export async function disownArchived(db: Executor, uid: string): Promise<string[]> {
  const { archivedBy, id, ownerUid } = spotArchive;
  const own = db.select({ id }).from(spotArchive).where(eq(ownerUid, uid));
  const { of, spotId } = spotBelongings;
  const changed = await db
    .delete(spotBelongings)
    .where(and(inArray(spotId, own), eq(of, 'spot_edits')))
    .returning({ id: spotId });
  await db.update(spotArchive).set({ ownerUid: null, createdBy: null }).where(eq(ownerUid, uid));
  await db.update(spotArchive).set({ archivedBy: null }).where(eq(archivedBy, uid));
  return changed.map((row) => row.id);
}
