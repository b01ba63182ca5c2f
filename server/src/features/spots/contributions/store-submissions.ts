import { and, asc, desc, eq, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookings, spots, spotSubmissions } from '../../../db/tables.ts';
import { deleteSpotRow, insertSpot, type SpotRow } from '../store.ts';

export type SubmissionRow = typeof spotSubmissions.$inferSelect;
type NewSubmissionRow = typeof spotSubmissions.$inferInsert;

export async function findSubmission(db: Executor, id: string): Promise<SubmissionRow | null> {
  const [row] = await db.select().from(spotSubmissions).where(eq(spotSubmissions.id, id));
  return row ?? null;
}

/** The row, locked until the transaction ends. */
export async function lockSubmissionForUpdate(
  db: Executor,
  id: string,
): Promise<SubmissionRow | null> {
  const [row] = await db
    .select()
    .from(spotSubmissions)
    .where(eq(spotSubmissions.id, id))
    .for('update');
  return row ?? null;
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

interface Page {
  after: string | undefined;
  limit: number;
}

/** Oldest first. */
export function listSubmissions(
  db: Executor,
  state: SubmissionRow['state'],
  { after, limit }: Page,
): Promise<SubmissionRow[]> {
  const { createdAt, id } = spotSubmissions;
  return db
    .select()
    .from(spotSubmissions)
    .where(and(eq(spotSubmissions.state, state), follows(createdAt, id, after)))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

/** The contributions that are online, oldest first. */
export function listPublished(db: Executor, { after, limit }: Page): Promise<SpotRow[]> {
  const { createdAt, id } = spots;
  return db
    .select()
    .from(spots)
    .where(and(eq(spots.contributed, true), follows(createdAt, id, after)))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

/** After the contribution `after`, which may have been published or taken down since its page was read. */
function follows(createdAt: Column, id: Column, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  return sql`(${createdAt}, ${id}) > (
    select created_at, id from spots where id = ${after}
    union all select created_at, id from spot_submissions where id = ${after})`;
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

/** Publishes a contribution under its id; bookings from an earlier publication find it again. */
export async function publish(db: Executor, submission: SubmissionRow): Promise<SpotRow> {
  await deleteSubmission(db, submission.id);
  const row = await insertSpot(db, { ...submission, contributed: true });
  await db
    .update(bookings)
    .set({ spotId: row.id })
    .where(and(eq(bookings.offerId, row.id), isNull(bookings.spotId)));
  return row;
}

/** Takes a destination offline; its bookings stay. */
export async function takeDown(
  db: Executor,
  spot: SpotRow,
  submission: Pick<NewSubmissionRow, 'state' | 'submittedAt'> & Partial<NewSubmissionRow>,
): Promise<SubmissionRow> {
  await deleteSpotRow(db, spot.id);
  return insertSubmission(db, { ...spot, revision: 1, ...submission });
}
