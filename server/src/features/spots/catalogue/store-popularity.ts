import { and, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../db/database.ts';
import { spots } from '../../../db/tables.ts';
import { textArray } from '../records/rows/store-conditions.ts';
import { popularityTags } from './popularity-tags.ts';
import type { SpotMatch } from './store-filter.ts';
import { inOrder } from './store-order.ts';

const SMALL = 4000;
/** Each about sixteen times the one before: what is too rare in one is still not much in the next. */
const RANKS = [SMALL, 64_000];
const KEPT_MS = 60_000;

const kept = new WeakMap<Reader, { floors: readonly number[]; until: number }>();

/**
 * How many visitors the spots of these ranks have, as far as there are so many, the most popular first. What
 * is found by them does not depend on them, so that they may be old.
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
  // a small catalogue may be filled at any moment
  if (floors.length > 0) kept.set(db, { floors, until: performance.now() + KEPT_MS });
  return floors;
}

/** Whether a catalogue of so many spots has only the most popular, so that no one need ask for them. */
export function isSmallCatalogue(total: number): boolean {
  return total <= SMALL;
}

/** Has so many visitors, in words of the index `spots_by_all`: no fewer rows. */
export function isPopular(least: number, most: number): SQL {
  return sql`spot_popularity(${spots.visitors}) && ${textArray(popularityTags(least, most))}`;
}

/** As many among the most popular spots are common: to meet others like them takes no long way in any order. */
export const COMMON = 20;
/** Where there are fewer, there are hardly more than a thousand in all. */
export const RARE = 5;
/** As many are so common that among the more popular there are likely a thousand. */
const ABUNDANT = 60;

/** Whether a match is likely to be met soon by trying one spot after the other. */
export async function isCommon(db: Reader, match: SpotMatch): Promise<boolean> {
  return (await countPopular(db, match, COMMON)) === COMMON;
}

/** An abundant match among the more popular spots alone; null where it is none, or there are no others. */
export async function popularPart(db: Reader, match: SpotMatch): Promise<SpotMatch | null> {
  const floor = (await popularityFloors(db))[1];
  if (floor === undefined || (await countPopular(db, match, ABUNDANT)) < ABUNDANT) return null;
  return { ...match, byTags: and(match.byTags, isPopular(floor, Infinity)) };
}

/** How many of the most popular spots match, up to so many; none in a small catalogue. */
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
