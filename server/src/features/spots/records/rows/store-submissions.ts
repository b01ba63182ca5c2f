import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../../db/database.ts';
import { findRow, lockRow } from '../../../../db/rows.ts';
import { spotSubmissions } from '../../../../db/tables.ts';
import { insertArchived, type ArchivedRow } from './store-archive.ts';
import { keepBelongings } from './store-belongings.ts';
import { deleteSpotRow, type SpotRow } from './store.ts';

export type SubmissionRow = typeof spotSubmissions.$inferSelect;
type NewSubmissionRow = typeof spotSubmissions.$inferInsert;

export const findSubmission = (db: Executor, id: string) =>
  findRow(db, spotSubmissions, eq(spotSubmissions.id, id));

export const lockSubmissionForUpdate = (db: Executor, id: string) =>
  lockRow(db, spotSubmissions, eq(spotSubmissions.id, id));

export async function countWaitingOf(db: Executor, ownerUid: string): Promise<number> {
  const { ownerUid: whose, state } = spotSubmissions;
  const [row] = await db
    .select({ waiting: count() })
    .from(spotSubmissions)
    .where(and(eq(whose, ownerUid), eq(state, 'waiting')));
  return row?.waiting ?? 0;
}

export function listOwnSubmissions(
  db: Executor,
  ownerUid: string,
  limit: number,
): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(spotSubmissions)
    .where(eq(spotSubmissions.ownerUid, ownerUid))
    .orderBy(desc(spotSubmissions.createdAt), desc(spotSubmissions.id))
    .limit(limit);
}

export async function insertSubmission(
  db: Executor,
  row: NewSubmissionRow,
): Promise<SubmissionRow> {
  const [made] = await db.insert(spotSubmissions).values(row).returning();
  if (!made) throw new Error('the contribution was not inserted');
  return made;
}

export async function updateSubmission(
  db: Executor,
  id: string,
  change: Partial<NewSubmissionRow>,
): Promise<SubmissionRow | null> {
  const [row] = await db
    .update(spotSubmissions)
    .set(change)
    .where(eq(spotSubmissions.id, id))
    .returning();
  return row ?? null;
}

export async function deleteSubmission(db: Executor, id: string): Promise<number> {
  const gone = await db
    .delete(spotSubmissions)
    .where(eq(spotSubmissions.id, id))
    .returning({ id: spotSubmissions.id });
  return gone.length;
}

export async function takeOutOfSubmissions(tx: Tx, submission: SubmissionRow): Promise<SpotRow> {
  const { decidedAt: _at, decidedBy: _by, reason: _reason, ...spot } = submission;
  const { revision: _revision, state: _state, submittedAt: _submitted, ...row } = spot;
  await deleteSubmission(tx, row.id);
  return { ...row, contributed: true };
}

/** Archives a submission that was published before, with the data that it had then; its bookings stay. */
export async function archiveSubmission(
  tx: Tx,
  submission: SubmissionRow,
  decision: Pick<ArchivedRow, 'archivedAt' | 'archivedBy' | 'reason'>,
): Promise<void> {
  await insertArchived(tx, { ...(await takeOutOfSubmissions(tx, submission)), ...decision });
}

/** Unpublishes a contribution, so that its contributor can change it; its bookings stay. */
export async function takeDown(
  tx: Tx,
  { contributed: _whose, ...spot }: SpotRow,
  decision: Pick<NewSubmissionRow, 'submittedAt' | 'reason' | 'decidedBy' | 'decidedAt'>,
): Promise<SubmissionRow> {
  await keepBelongings(tx, spot.id, 'new');
  await deleteSpotRow(tx, spot.id);
  return insertSubmission(tx, { ...spot, ...decision, revision: 1, state: 'rejected' });
}
