import type { Category } from '@wayfarer/contract';
import { and, asc, gt, like, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { spotCounts, spots } from '../../db/tables.ts';
import { escapeLike } from './filter.ts';

export interface SpotCount {
  category: Category | null;
  country: string;
  count: number;
}

/** How many spots there are by category and country. */
export async function countEverything(db: Executor): Promise<SpotCount[]> {
  const rows = await db.select().from(spotCounts).where(gt(spotCounts.count, 0));
  return rows.map(({ category, country, count }) => ({
    country,
    count,
    category: category === '' ? null : (category as Category),
  }));
}

/** The same of the spots that match, of `cap` of them at most: whichever are found first. */
export async function countMatches(db: Executor, where: SQL, cap: number): Promise<SpotCount[]> {
  const matched = db
    .select({ category: spots.category, country: spots.country })
    .from(spots)
    .where(where)
    .limit(cap)
    .as('matched');
  return db
    .select({
      category: matched.category,
      country: matched.country,
      count: sql`count(*)`.mapWith(Number),
    })
    .from(matched)
    .groupBy(matched.category, matched.country);
}

/** Countries that begin with the text, with the number of their spots. */
export function suggestCountries(
  db: Executor,
  prefix: string,
  limit: number,
): Promise<{ country: string; count: number }[]> {
  return db
    .select({
      country: sql<string>`min(${spotCounts.country})`,
      count: sql`sum(${spotCounts.count})`.mapWith(Number),
    })
    .from(spotCounts)
    .where(and(like(spotCounts.countryKey, `${escapeLike(prefix)}%`), gt(spotCounts.count, 0)))
    .groupBy(spotCounts.countryKey)
    .orderBy(asc(spotCounts.countryKey))
    .limit(limit);
}
