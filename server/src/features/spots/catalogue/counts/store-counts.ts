import type { Category } from '@wayfarer/contract';
import { and, asc, gt, like, sql } from 'drizzle-orm';
import { escapeLike } from '../../../../db/containing.ts';
import type { Reader } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import { spotCounts, spots } from '../../../../db/tables.ts';
import type { SpotMatch } from '../store-filter.ts';
import { inOrder } from '../store-order.ts';
import { popularPart } from '../store-popularity.ts';

export interface SpotCount {
  category: Category | null;
  country: string;
  countryKey: string;
  count: number;
}

const everything = prepared((db) =>
  db
    .select()
    .from(spotCounts)
    .where(sql`${spotCounts.count} > 0`)
    .orderBy(asc(spotCounts.country), asc(spotCounts.category))
    .prepare(''),
);

export async function countEverything(db: Reader): Promise<SpotCount[]> {
  const rows = await everything(db).execute();
  return rows.map(({ category, country, countryKey, count }) => ({
    country,
    countryKey,
    count,
    category: category === '' ? null : (category as Category),
  }));
}

/** A count without the country's spelling, which no index contains. */
export type MatchCount = Omit<SpotCount, 'country'>;

export interface CountBudget {
  most: number;
  /** The maximum number of rows visited. */
  visits: number;
  /** The maximum number of index entries tried if no tags lead to the rows; ten cost about as much as one visit. */
  entries: number;
  /** True if counting only the more popular spots is enough. */
  popularFirst: boolean;
}

export interface Counted {
  counts: MatchCount[];
  isAll: boolean;
}

/**
 * Counts matching spots by category and country within the budget, in the order found. `isAll` is false if there are
 * more.
 */
export async function countMatches(
  db: Reader,
  match: SpotMatch,
  budget: CountBudget,
): Promise<Counted> {
  const popular = budget.popularFirst ? await popularPart(db, match) : null;
  const some = popular && (await countFound(db, popular, budget));
  return some?.isAll === false ? some : countFound(db, match, budget);
}

async function countFound(
  db: Reader,
  { byTags, beyondTags, perRow, visitsRows }: SpotMatch,
  { most, visits, entries }: CountBudget,
): Promise<Counted> {
  const isMatch = (byTags ? beyondTags : perRow) ?? sql`true`;
  const columns = sql`category, country_key, ${isMatch} as is_match`;
  const tried = byTags || visitsRows ? visits : entries;
  // With tags, the query is planned as if for all rows and read only as far as needed. Without tags, the planner has to
  // know the limit, so that it reads only the index. One row beyond the limit shows that there are more.
  const found = byTags
    ? sql`materialized (select ${columns} from ${spots} where ${byTags})`
    : sql`(select ${columns} from ${spots}
        order by ${sql.join(inOrder({ sort: 'popularity' }), sql`, `)} limit ${tried + 1})`;
  const taken = sql`found as ${found},
    visited as (select row_number() over () as visit, * from found limit ${tried + 1}),
    taken as materialized (
      select category, country_key, visit > ${tried} as is_beyond from visited
      where visit > ${tried} or is_match limit ${most + 1}
    )`;
  const counts = sql`(
    with ${taken}, counted as (
      select category, country_key, count(*) as count
      from (select * from taken where not is_beyond limit ${most}) as spots group by 1, 2
    )
    select category, country_key, count, is_all
    from (select count(*) <= ${most} and not coalesce(bool_or(is_beyond), false) as is_all from taken) as told
    left join counted on true
  ) as counts`;
  const rows = await db
    .select({
      category: sql<Category | null>`category`,
      countryKey: sql<string | null>`country_key`,
      count: sql`count`.mapWith(Number),
      isAll: sql<boolean>`is_all`,
    })
    .from(counts);
  return {
    counts: rows.flatMap((row) =>
      row.countryKey === null
        ? []
        : { category: row.category, countryKey: row.countryKey, count: row.count },
    ),
    isAll: rows.every(({ isAll }) => isAll),
  };
}

export interface NarrowingRow {
  category: Category | null;
  countryKey: string;
  /** The cost in minor units. */
  cost: number;
  /**
   * The spot's tags for month and length (see `search-fields.ts`), joined into one text because arrays are slow to
   * read.
   */
  tags: string[];
}

/** The values by which the matches can be narrowed; null if there are more than `most`, or too many to visit. */
export async function listNarrowing(
  db: Reader,
  match: SpotMatch,
  budget: Omit<CountBudget, 'entries'>,
): Promise<NarrowingRow[] | null> {
  const popular = budget.popularFirst ? await popularPart(db, match) : null;
  const isMore = popular !== null && (await listFound(db, popular, budget)) === null;
  return isMore ? null : listFound(db, match, budget);
}

async function listFound(
  db: Reader,
  { byTags, beyondTags, perRow }: SpotMatch,
  { most, visits }: Omit<CountBudget, 'entries'>,
): Promise<NarrowingRow[] | null> {
  const isMatch = (byTags ? beyondTags : perRow) ?? sql`true`;
  const columns = sql`category, country_key, cost, search_tags, ${isMatch} as is_match`;
  const tried = byTags && !beyondTags ? most : visits;
  // as in `countMatches`: with tags, planned as if for all rows and read only as far as needed
  const found = byTags
    ? sql`materialized (select ${columns} from ${spots} where ${byTags})`
    : sql`(select ${columns} from ${spots} limit ${tried + 1})`;
  const rows = await db
    .select({
      category: sql<Category | null>`category`,
      countryKey: sql<string | null>`country_key`,
      cost: sql`cost`.mapWith(Number),
      tags: sql`tags`.mapWith((text: string) => text.split(',')),
      isAll: sql<boolean>`is_all`,
    })
    .from(
      sql`(with found as ${found},
        taken as materialized (select * from found limit ${tried + 1})
        select category, country_key, cost, array_to_string(search_tags, ',') as tags, is_all
        from (select count(*) <= ${tried} as is_all from taken) as told
        left join taken on is_all and is_match limit ${most + 1}) as narrowing`,
    );
  if (rows.length > most || rows.some(({ isAll }) => !isAll)) return null;
  return rows.flatMap(({ category, countryKey, cost, tags }) =>
    countryKey === null ? [] : { category, countryKey, cost, tags },
  );
}

export function suggestCountries(
  db: Reader,
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

/** The costs of the most popular spots, in minor units. Reads only their index, which contains costs. */
export async function listPopularCosts(db: Reader, limit: number): Promise<number[]> {
  const rows = await db
    .select({ cost: spots.cost })
    .from(spots)
    .orderBy(...inOrder({ sort: 'popularity' }))
    .limit(limit);
  return rows.map(({ cost }) => cost);
}
