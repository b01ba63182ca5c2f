import { and, not, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { spots } from '../../../db/tables.ts';
import type { RowCursor } from '../../../pagination/keyset-cursor.ts';
import type { SpotRow } from '../store.ts';
import type { SpotMatch } from './store-filter.ts';
import { afterCursor, cursorOf, inOrder } from './store-order.ts';
import { selectPage, sortMatches } from './store-pages.ts';

const BUDGET = {
  /** The most popular spots, which tell what is common. Each is visited. */
  sample: 1000,
  /** Where so many of the sample match, sorting all matches would visit too many rows. */
  common: 20,
  /** Rows that are visited and sorted at once. */
  few: 2000,
};

/** What a match looks at, and the order. */
const COLUMNS = sql`id, category, country_key, search_text, cost, visitors, search_vector`;
const BY_POPULARITY = { sort: 'popularity' } as const;

export interface RankedRequest {
  /** What matches at each level of relevance or one before it; the last is everything. */
  levels: readonly SpotMatch[];
  limit: number;
  after: RankedCursor | null;
}

/** Where a page ended: a level, and a place in it by popularity. */
export interface RankedCursor extends RowCursor {
  level: number;
}

export interface RankedRow {
  level: number;
  spot: SpotRow;
}

interface RankedPage {
  rows: RankedRow[];
  /** As in `PageFound`. */
  stopped: RankedCursor | null;
}

/**
 * One page of a search, the most relevant level first and each level by popularity. Few matches are sorted
 * at once, and so are all of a small catalogue; many are read level by level, each as `selectPage` finds it
 * soonest.
 */
export async function selectRanked(
  db: Executor,
  page: RankedRequest,
  budget = BUDGET,
): Promise<RankedPage> {
  const { common, isEverything } = await countSample(db, page, budget.sample);
  if (isEverything || common.reduce((sum, count) => sum + count, 0) < budget.common) {
    const rows = await sortAll(db, page, budget.few);
    if (rows) return { rows, stopped: null };
  }
  const rows: RankedRow[] = [];
  for (let level = page.after?.level ?? 0; level < page.levels.length; level += 1) {
    const found = await selectLevel(db, page, {
      level,
      limit: page.limit - rows.length,
      few: common[level] === 0 ? budget.few : 0,
    });
    rows.push(...found.rows.map((spot) => ({ level, spot })));
    if (found.stopped) return { rows, stopped: { level, ...found.stopped } };
    if (rows.length === page.limit) break;
  }
  return { rows, stopped: null };
}

/** How many of the most popular spots are of each level, and whether there are no other spots. */
async function countSample(
  db: Executor,
  { levels }: RankedRequest,
  sample: number,
): Promise<{ common: number[]; isEverything: boolean }> {
  const rows = await db
    .select({ level: sql`level`.mapWith(Number), count: sql`count(*)`.mapWith(Number) })
    .from(
      sql`(select ${levelOf(levels)} as level from (
        select ${COLUMNS} from ${spots} order by ${sql.join(inOrder(BY_POPULARITY), sql`, `)}
        limit ${sample}
      ) as spots) as sample`,
    )
    .groupBy(sql`level`);
  const counts = new Map(rows.map(({ level, count }) => [level, count]));
  // what matches at no level is counted, too
  const seen = rows.reduce((sum, { count }) => sum + count, 0);
  return { common: levels.map((_, level) => counts.get(level) ?? 0), isEverything: seen < sample };
}

/** All matches, sorted; null where there are too many of them. */
async function sortAll(
  db: Executor,
  { levels, limit, after }: RankedRequest,
  few: number,
): Promise<RankedRow[] | null> {
  const everything = levels.at(-1);
  if (!everything?.byTags) return null;
  const behind = after
    ? sql`(level > ${after.level} or (level = ${after.level} and ${afterCursor(BY_POPULARITY, after)}))`
    : sql`true`;
  const order = sql.join([sql`level`, ...inOrder(BY_POPULARITY)], sql`, `);
  const rows = await db
    .select({
      spot: spots,
      level: sql`chosen.level`.mapWith(Number),
      visited: sql`chosen.visited`.mapWith(Number),
    })
    .from(
      sql`(with found as materialized (select ${COLUMNS} from ${spots} where ${everything.byTags}),
        taken as materialized (select * from found limit ${few + 1}),
        ranked as (select id, visitors, ${levelOf(levels)} as level from taken as spots),
        best as (select id, level from ranked as spots
          where level is not null and ${behind} order by ${order} limit ${limit})
        select best.id, best.level, counted.visited
        from (select count(*) as visited from taken) as counted left join best on true) as chosen`,
    )
    .leftJoin(spots, sql`chosen.id = ${spots.id}`)
    .orderBy(sql`chosen.level`, ...inOrder(BY_POPULARITY));
  if (rows.some(({ visited }) => visited > few)) return null;
  return rows.flatMap(({ level, spot }) => (spot ? { level, spot } : []));
}

/** The first level that a row matches; null where it matches none. */
function levelOf(levels: readonly SpotMatch[]): SQL {
  const cases = levels.map(({ perRow }, level) => sql`when ${perRow} then ${sql.raw(`${level}`)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}

interface LevelRequest {
  level: number;
  limit: number;
  /** Rows that may be visited to sort all of the level; 0 where it is common. */
  few: number;
}

/** The rows of one level that are of none before it. */
async function selectLevel(
  db: Executor,
  { levels, after }: RankedRequest,
  { level, limit, few }: LevelRequest,
) {
  const [match, before] = [levels[level], levels[level - 1]?.perRow];
  if (!match) return { rows: [], stopped: null };
  const page = {
    ...BY_POPULARITY,
    match: { ...match, perRow: and(match.perRow, before && not(sql`coalesce(${before}, false)`)) },
    limit,
    after: after?.level === level ? after : null,
  };
  const rows = few > 0 && match.byTags ? await sortMatches(db, page, match.byTags, few) : null;
  return rows ? { rows, stopped: null } : selectPage(db, page);
}

/** The cursor that continues behind a row. */
export function rankedCursorOf({ level, spot }: RankedRow): RankedCursor {
  return { level, ...cursorOf(spot, 'popularity') };
}
