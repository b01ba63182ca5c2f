import { and, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../db/database.ts';
import { spots } from '../../../db/tables.ts';
import { textArray } from '../records/rows/store-conditions.ts';
import { popularityTags } from './popularity-tags.ts';
import type { SpotMatch } from './store-filter.ts';
import { inOrder } from './store-order.ts';

const SMALL = 4000;
/**
 * The ranks, each about sixteen times the previous one, so that a search with too few matches above one rank has only
 * a limited number above the next.
 */
const RANKS = [SMALL, 64_000];
const KEPT_MS = 60_000;

const kept = new WeakMap<Reader, { floors: readonly number[]; until: number }>();

/**
 * The numbers of visitors of the spots at these ranks, most popular first; ranks beyond the number of spots are left
 * out. They may be outdated, because they only guide the search and don't change its results.
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
  // not kept for a small catalog, which may grow at any moment
  if (floors.length > 0) kept.set(db, { floors, until: performance.now() + KEPT_MS });
  return floors;
}

/** True if a catalog is so small that searching the popular spots separately isn't worth it. */
export function isSmallCatalogue(total: number): boolean {
  return total <= SMALL;
}

/** A condition on the number of visitors for the index `spots_by_all`, which finds all matches and possibly more. */
export function isPopular(least: number, most: number): SQL {
  return sql`spot_popularity(${spots.visitors}) && ${textArray(popularityTags(least, most))}`;
}

/**
 * A match is common if at least this many of the most popular spots match: in any order, further matches are then
 * found soon.
 */
export const COMMON = 20;
/** If fewer of the most popular spots match than this, there are hardly more than a thousand matches in total. */
export const RARE = 5;
/**
 * If this many of the most popular spots match, there are probably a thousand matches among the more popular spots.
 */
const ABUNDANT = 60;

/** True if testing one spot after another will probably find matches soon. */
export async function isCommon(db: Reader, match: SpotMatch): Promise<boolean> {
  return (await countPopular(db, match, COMMON)) === COMMON;
}

/**
 * A very common match restricted to the more popular spots; null if it isn't that common or there are no other spots.
 */
export async function popularPart(db: Reader, match: SpotMatch): Promise<SpotMatch | null> {
  const floor = (await popularityFloors(db))[1];
  if (floor === undefined || (await countPopular(db, match, ABUNDANT)) < ABUNDANT) return null;
  return { ...match, byTags: and(match.byTags, isPopular(floor, Infinity)) };
}

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
