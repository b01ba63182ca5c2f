import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../../db/database.ts';
import { deleteRows, findRow } from '../../../../db/rows.ts';
import { spotEdits, spotsUnapproved, type SpotFields } from '../../../../db/tables/spots.ts';

export type EditRow = typeof spotEdits.$inferSelect;

export const findEdit = (db: Executor, spotId: string) =>
  findRow(db, spotEdits, eq(spotEdits.spotId, spotId));

/** The submitted changes of these destinations, waiting or sent back, by the destinations' ids. */
export async function findEdits(
  db: Executor,
  spotIds: string[],
): Promise<ReadonlyMap<string, EditRow>> {
  const rows = await db.select().from(spotEdits).where(inArray(spotEdits.spotId, spotIds));
  return new Map(rows.map((row) => [row.spotId, row]));
}

/** Stores a change, replacing an earlier one. The caller holds the lock of the destination. */
export async function putEdit(
  tx: Tx,
  spotId: string,
  { fields, at }: { fields: SpotFields; at: Date },
): Promise<EditRow> {
  const change = {
    fields,
    state: 'waiting',
    submittedAt: at,
    reason: '',
    decidedBy: null,
    decidedAt: null,
  } as const;
  const [row] = await tx
    .insert(spotEdits)
    .values({ spotId, ...change, revision: 1 })
    .onConflictDoUpdate({
      target: spotEdits.spotId,
      set: { ...change, revision: sql`${spotEdits.revision} + 1` },
    })
    .returning();
  if (!row) throw new Error('the change was not written');
  return row;
}

/** Corrects a waiting change and gives it a new version, so that no one approves the version that was read before. */
export async function renewEdit(tx: Tx, spotId: string, fields: SpotFields): Promise<void> {
  await tx
    .update(spotEdits)
    .set({ fields, revision: sql`${spotEdits.revision} + 1` })
    .where(eq(spotEdits.spotId, spotId));
}

export async function sendEditBack(
  tx: Tx,
  spotId: string,
  decision: Pick<EditRow, 'reason' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx
    .update(spotEdits)
    .set({ ...decision, state: 'rejected' })
    .where(eq(spotEdits.spotId, spotId));
}

export async function deleteEdit(db: Executor, spotId: string): Promise<void> {
  await db.delete(spotEdits).where(eq(spotEdits.spotId, spotId));
}

/** Deletes the changes of these destinations, waiting or sent back. Returns the ids of those that had one. */
export async function deleteEditsOf(tx: Tx, spotIds: readonly string[]): Promise<string[]> {
  if (spotIds.length === 0) return [];
  const gone = await tx
    .delete(spotEdits)
    .where(inArray(spotEdits.spotId, [...spotIds]))
    .returning({ id: spotEdits.spotId });
  return gone.map(({ id }) => id);
}

/** Marks a contribution as published or changed without approval. The first mark stores if it was approved before. */
export async function markUnapproved(
  db: Executor,
  spotId: string,
  { approvedBefore, since }: { since: Date; approvedBefore: boolean },
): Promise<void> {
  await db
    .insert(spotsUnapproved)
    .values({ spotId, since, approvedBefore })
    .onConflictDoUpdate({ target: spotsUnapproved.spotId, set: { since } });
}

/** Removes the mark that a contribution is unapproved. Returns false if there was none. */
export const markApproved = (db: Executor, spotId: string) =>
  deleteRows(db, spotsUnapproved, eq(spotsUnapproved.spotId, spotId));

/** The kind of decision that a published destination waits for; null if none. A waiting change takes precedence. */
export async function findWaiting(db: Executor, spotId: string): Promise<'edit' | 'online' | null> {
  const { spotId: edited, state } = spotEdits;
  const [edit] = await db
    .select({ edited })
    .from(spotEdits)
    .where(and(eq(edited, spotId), eq(state, 'waiting')));
  if (edit) return 'edit';
  const [mark] = await db
    .select({ id: spotsUnapproved.spotId })
    .from(spotsUnapproved)
    .where(eq(spotsUnapproved.spotId, spotId));
  return mark ? 'online' : null;
}
