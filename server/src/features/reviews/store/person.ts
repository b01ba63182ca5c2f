import { NAMELESS_AUTHOR } from '@wayfarer/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { reviewHelpful, reviewReports, tripReviews } from '../../../db/tables.ts';

/** Keeps a deleted account's reviews without a name, and deletes its marks and reports. */
export async function partReviews(tx: Tx, uid: string): Promise<void> {
  await lockTouched(tx, uid);
  const { repliedBy } = tripReviews;
  await tx
    .update(tripReviews)
    .set({ uid: null, authorName: NAMELESS_AUTHOR })
    .where(eq(tripReviews.uid, uid));
  await tx.update(tripReviews).set({ repliedBy: null }).where(eq(repliedBy, uid));
  const marked = await tx
    .delete(reviewHelpful)
    .where(eq(reviewHelpful.uid, uid))
    .returning({ id: reviewHelpful.reviewId });
  const open = await tx
    .delete(reviewReports)
    .where(and(eq(reviewReports.uid, uid), isNull(reviewReports.settledAt)))
    .returning({ id: reviewReports.reviewId });
  await tx.delete(reviewReports).where(eq(reviewReports.uid, uid));
  await countDown(tx, 'helpful', marked);
  await countDown(tx, 'reports', open);
}

export function listHelpfulMarks(db: Executor, uid: string) {
  const { reviewId } = reviewHelpful;
  return db
    .select({ reviewId, spot: tripReviews.spotName })
    .from(reviewHelpful)
    .innerJoin(tripReviews, eq(tripReviews.id, reviewId))
    .where(eq(reviewHelpful.uid, uid))
    .orderBy(asc(reviewId));
}

export function listReportsBy(db: Executor, uid: string) {
  const { at, reviewId } = reviewReports;
  return db
    .select({ report: reviewReports, spot: tripReviews.spotName })
    .from(reviewReports)
    .innerJoin(tripReviews, eq(tripReviews.id, reviewId))
    .where(eq(reviewReports.uid, uid))
    .orderBy(asc(at), asc(reviewId));
}

/**
 * Locks the reviews that a person wrote, answered, marked or reported, in the order of ids, so that two deletions of
 * accounts don't deadlock.
 */
async function lockTouched(tx: Tx, uid: string): Promise<void> {
  const { id, repliedBy } = tripReviews;
  const { reviewId, uid: marker } = reviewHelpful;
  const written = await tx.select({ id }).from(tripReviews).where(eq(tripReviews.uid, uid));
  const answered = await tx.select({ id }).from(tripReviews).where(eq(repliedBy, uid));
  const marked = await tx.select({ id: reviewId }).from(reviewHelpful).where(eq(marker, uid));
  const reported = await tx
    .select({ id: reviewReports.reviewId })
    .from(reviewReports)
    .where(eq(reviewReports.uid, uid));
  const found = [...written, ...answered, ...marked, ...reported];
  const ids = [...new Set(found.map((row) => row.id))];
  if (ids.length === 0) return;
  await tx.select({ id }).from(tripReviews).where(inArray(id, ids)).orderBy(id).for('update');
}

async function countDown(
  tx: Tx,
  column: 'helpful' | 'reports',
  rows: readonly { id: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(tripReviews)
    .set({ [column]: sql`${tripReviews[column]} - 1` })
    .where(inArray(tripReviews.id, ids));
}
