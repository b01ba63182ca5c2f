import { isRated, shownRating, type RatingTotals } from '@wayfarer/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { ratingTotals, spots, tripReviews } from '../../../db/tables.ts';

type TotalsRow = typeof ratingTotals.$inferSelect;

const totalsOf = ({ n1, n2, n3, n4, n5 }: TotalsRow): RatingTotals => [n1, n2, n3, n4, n5];

const NO_REVIEWS: RatingTotals = [0, 0, 0, 0, 0];

const totalsRow = prepared((db) =>
  db
    .select()
    .from(ratingTotals)
    .where(eq(ratingTotals.offerId, sql.placeholder('offerId')))
    .prepare(''),
);

export async function findTotals(db: Reader, offerId: string): Promise<RatingTotals> {
  const [row] = await totalsRow(db).execute({ offerId });
  return row ? totalsOf(row) : NO_REVIEWS;
}

/** One star's column plus the change. */
function counted(column: 'n1' | 'n2' | 'n3' | 'n4' | 'n5', steps: readonly (number | null)[]) {
  const added = steps.filter((rating) => rating !== null && `n${Math.abs(rating)}` === column);
  const sum = added.reduce<number>((total, rating) => total + Math.sign(rating ?? 0), 0);
  return sql`${ratingTotals[column]} + ${sum}::int`;
}

/**
 * Moves a review from one rating to another in the published totals of a destination; null: not published. Runs in the
 * transaction that changes the review, after locking it. Returns whether the destination's rating changed.
 */
export async function moveRating(
  tx: Tx,
  offerId: string,
  change: { from: number | null; to: number | null },
): Promise<boolean> {
  const { from, to } = change;
  if (from === to) return false;
  await addTotals(tx, offerId);
  const steps = [from === null ? null : -from, to];
  const [row] = await tx
    .update(ratingTotals)
    .set({
      n1: counted('n1', steps),
      n2: counted('n2', steps),
      n3: counted('n3', steps),
      n4: counted('n4', steps),
      n5: counted('n5', steps),
    })
    .where(eq(ratingTotals.offerId, offerId))
    .returning();
  if (!row) throw new Error('the totals were not found');
  return showRating(tx, row);
}

async function addTotals(tx: Tx, offerId: string): Promise<void> {
  const before = sql`(select ${spots.rating} from ${spots} where ${spots.id} = ${offerId})`;
  await tx
    .insert(ratingTotals)
    .values({ offerId, editorial: before as unknown as number })
    .onConflictDoNothing();
}

/** Returns whether the destination's rating changed. */
async function showRating(tx: Tx, totals: TotalsRow): Promise<boolean> {
  if (totals.editorial === null) return false; // the destination was deleted before its first review
  const rating = shownRating(totalsOf(totals), totals.editorial);
  const rated = isRated(totalsOf(totals));
  const changed = await tx
    .update(spots)
    .set({ rating, rated })
    .where(and(eq(spots.id, totals.offerId), or(ne(spots.rating, rating), ne(spots.rated, rated))))
    .returning({ id: spots.id });
  return changed.length > 0;
}

/** Counts a destination's reviews again. A concurrent writer waits for the counters and adds to the result. */
export async function recount(tx: Tx, offerId: string): Promise<void> {
  await addTotals(tx, offerId);
  const mine = eq(ratingTotals.offerId, offerId);
  await tx.select().from(ratingTotals).where(mine).for('update');
  const { rating, state } = tripReviews;
  const times = (stars: number) =>
    sql`(select count(*)::int from ${tripReviews} where ${tripReviews.offerId} = ${offerId} and ${state} = 'published' and ${rating} = ${stars})`;
  const [row] = await tx
    .update(ratingTotals)
    .set({ n1: times(1), n2: times(2), n3: times(3), n4: times(4), n5: times(5) })
    .where(mine)
    .returning();
  if (row) await showRating(tx, row);
}
