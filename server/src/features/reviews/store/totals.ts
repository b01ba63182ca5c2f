import type { RatingTotals } from '@wayfarer/contract';
import { eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { ratingTotals, spots, tripReviews } from '../../../db/tables.ts';

export type TotalsRow = typeof ratingTotals.$inferSelect;

export const totalsOf = ({ n1, n2, n3, n4, n5 }: TotalsRow): RatingTotals => [n1, n2, n3, n4, n5];

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

function counted(column: 'n1' | 'n2' | 'n3' | 'n4' | 'n5', steps: readonly (number | null)[]) {
  const added = steps.filter((rating) => rating !== null && `n${Math.abs(rating)}` === column);
  const sum = added.reduce<number>((total, rating) => total + Math.sign(rating ?? 0), 0);
  return sql`${ratingTotals[column]} + ${sum}::int`;
}

export async function moveTotals(
  tx: Tx,
  offerId: string,
  { from, to }: { from: number | null; to: number | null },
): Promise<TotalsRow> {
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
  return row;
}

async function addTotals(tx: Tx, offerId: string): Promise<void> {
  const before = sql`(select ${spots.rating} from ${spots} where ${spots.id} = ${offerId})`;
  await tx
    .insert(ratingTotals)
    .values({ offerId, editorial: before as unknown as number })
    .onConflictDoNothing();
}

/**
 * Recounts a destination's reviews from their rows. A concurrent writer waits for the counters and adds to the result.
 */
export async function recountTotals(tx: Tx, offerId: string): Promise<TotalsRow | null> {
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
  return row ?? null;
}
