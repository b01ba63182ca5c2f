import { and, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../db/database.ts';
import { spots } from '../../../db/tables.ts';
import { textArray } from '../records/rows/store-conditions.ts';
import { popularityTags } from './popularity-tags.ts';
import type { SpotMatch } from './store-filter.ts';
import { inOrder } from './store-order.ts';

const SMALL = 4000;
/**
 * Each rank is about sixteen times the one before. Matches that are too rare at one rank are then still few at the
 * next.
 */
const RANKS = [SMALL, 64_000];
const KEPT_MS = 60_000;

const kept = new WeakMap<Reader, { floors: readonly number[]; until: number }>();

/**
 * The visitor numbers of the spots at these ranks, most popular first; ranks beyond the number of spots are left out.
 * They only guide the search and don't change its results, so they may be outdated.
 */
export async function popularityFloors(db: Reader): Promise<readonly number[]> {
  const known = kept.get(db);
  if (known && known.until > performance.now()) return known.floors;
  const floors: number[] = [];
  for (const rank of RANKS) {
    const [row] = await db
      .select({ visitors: spots.visitors })
      .from(spots)
      .orderBy(...inOrder({ sort: 'popularity' }))
      .offset(rank)
      .limit(1);
    if (!row) break;
    floors.push(row.visitors);
  }
  // a small catalog may grow at any moment
  if (floors.length > 0) kept.set(db, { floors, until: performance.now() + KEPT_MS });
  return floors;
}

/** True if a catalog of this size has only popular spots, so that it isn't worth searching them separately. */
export function isSmallCatalogue(total: number): boolean {
  return total <= SMALL;
}

/** A condition on the number of visitors for the index `spots_by_all`: it finds at least all matches. */
export function isPopular(least: number, most: number): SQL {
  return sql`spot_popularity(${spots.visitors}) && ${textArray(popularityTags(least, most))}`;
}

/** With this many matches among the most popular spots, a match is common: any order soon reaches others. */
export const COMMON = 20;
/** With fewer, there are hardly more than a thousand in total. */
export const RARE = 5;
/** With this many, the more popular spots probably include a thousand matches. */
const ABUNDANT = 60;

/** True if testing one spot after the other will probably soon find matches. */
export async function isCommon(db: Reader, match: SpotMatch): Promise<boolean> {
  return (await countPopular(db, match, COMMON)) === COMMON;
}

/** An abundant match restricted to the more popular spots; null if it isn't abundant, or there are no others. */
export async function popularPart(db: Reader, match: SpotMatch): Promise<SpotMatch | null> {
  const floor = (await popularityFloors(db))[1];
  if (floor === undefined || (await countPopular(db, match, ABUNDANT)) < ABUNDANT) return null;
  return { ...match, byTags: and(match.byTags, isPopular(floor, Infinity)) };
}

/** The number of matches among the most popular spots, up to a limit; 0 in a small catalog. */
export async function countPopular(
  db: Reader,
  { byTags }: SpotMatch,
  most: number,
): Promise<number> {
  const [floor] = await popularityFloors(db);
  if (floor === undefined || !byTags) return 0;
  const found = sql`select 1 as one from ${spots} where ${and(byTags, isPopular(floor, Infinity))}`;
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`(with found as materialized (${found}) select one from found limit ${most}) as met`);
  return row?.count ?? 0;
}
