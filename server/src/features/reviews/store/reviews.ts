import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Reader, Tx } from '../../../db/database.ts';
import { findRow, insertOnce, lockRow } from '../../../db/rows.ts';
import { prepared } from '../../../db/prepared.ts';
import { reviewHelpful, reviewReports, tripReviews } from '../../../db/tables.ts';

export type ReviewRow = typeof tripReviews.$inferSelect;
export type ReportRow = typeof reviewReports.$inferSelect;

export const findReviewOf = (db: Executor, bookingId: string) =>
  findRow(db, tripReviews, eq(tripReviews.bookingId, bookingId));

export const lockReview = (tx: Tx, id: string) => lockRow(tx, tripReviews, eq(tripReviews.id, id));

export const lockReviewOf = (tx: Tx, bookingId: string) =>
  lockRow(tx, tripReviews, eq(tripReviews.bookingId, bookingId));

/** Returns false if another request has already inserted a review of the booking. */
export const insertReview = (tx: Tx, row: ReviewRow) => insertOnce(tx, tripReviews, row);

export async function updateReviewRow(
  tx: Tx,
  id: string,
  change: Partial<Omit<ReviewRow, 'id' | 'revision'>>,
): Promise<ReviewRow> {
  const [row] = await tx
    .update(tripReviews)
    .set({ ...change, revision: sql`${tripReviews.revision} + 1` })
    .where(eq(tripReviews.id, id))
    .returning();
  if (!row) throw new Error('the review was not found');
  return row;
}

export const insertReport = (tx: Tx, row: ReportRow) => insertOnce(tx, reviewReports, row);

export async function countReport(tx: Tx, id: string): Promise<void> {
  const { reports } = tripReviews;
  await tx.update(tripReviews).set({ reports: sql`${reports} + 1` }).where(eq(tripReviews.id, id)); // prettier-ignore
}

/** Closes the open reports of a review after the agency has looked at it. */
export async function settleReports(tx: Tx, reviewId: string, at: Date): Promise<void> {
  await tx
    .update(reviewReports)
    .set({ settledAt: at })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.settledAt)));
}

export function listOpenReports(db: Executor, reviewIds: readonly string[]): Promise<ReportRow[]> {
  if (reviewIds.length === 0) return Promise.resolve([]);
  const { at, reviewId, settledAt, uid } = reviewReports;
  return db
    .select()
    .from(reviewReports)
    .where(and(inArray(reviewId, [...reviewIds]), isNull(settledAt)))
    .orderBy(asc(at), asc(uid));
}

/**
 * Adds or removes a person's mark; the caller holds the lock of the review. Returns the new count, and true if it
 * changed.
 */
export async function setHelpful(
  tx: Tx,
  { id, uid, helpful }: { id: string; uid: string; helpful: boolean },
): Promise<{ count: number; changed: boolean }> {
  const mark = { reviewId: id, uid };
  const changed = helpful
    ? await tx.insert(reviewHelpful).values(mark).onConflictDoNothing().returning()
    : await tx
        .delete(reviewHelpful)
        .where(and(eq(reviewHelpful.reviewId, id), eq(reviewHelpful.uid, uid)))
        .returning();
  const step = helpful ? changed.length : -changed.length;
  const [row] = await tx
    .update(tripReviews)
    .set({ helpful: sql`${tripReviews.helpful} + ${step}::int` })
    .where(eq(tripReviews.id, id))
    .returning({ helpful: tripReviews.helpful });
  return { count: row?.helpful ?? 0, changed: changed.length > 0 };
}

export function listReviewsBy(db: Executor, uid: string): Promise<ReviewRow[]> {
  const { createdAt, id } = tripReviews;
  return db
    .select()
    .from(tripReviews)
    .where(eq(tripReviews.uid, uid))
    .orderBy(asc(createdAt), asc(id));
}

const featuredRows = prepared((db) => {
  const { featured, id, publishedAt, state } = tripReviews;
  return db
    .select()
    .from(tripReviews)
    .where(and(eq(featured, true), eq(state, 'published')))
    .orderBy(desc(publishedAt), desc(id))
    .limit(sql.placeholder('limit'))
    .prepare('');
});

export function listFeaturedRows(db: Reader, limit: number): Promise<ReviewRow[]> {
  return featuredRows(db).execute({ limit });
}
