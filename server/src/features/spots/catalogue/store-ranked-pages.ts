import { and, not, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../db/database.ts';
import { spots } from '../../../db/tables.ts';
import type { RowCursor } from '../../../pagination/keyset-cursor.ts';
import { SHOWN, type ShownRow } from './shown/store-shown.ts';
import type { SpotMatch } from './store-filter.ts';
import { afterCursor, cursorOf, inOrder } from './store-order.ts';
import { selectPage } from './store-pages.ts';
import { isPopular, popularityFloors } from './store-popularity.ts';

interface RankBudget {
  /** Spots to visit in order of popularity first. */
  next: number;
  /** Rows to visit and sort at once. */
  few: number;
  /** Numbers of visitors to use instead of `popularityFloors`. */
  floors?: readonly number[];
}

function rankBudgetFor({ limit }: RankedRequest): RankBudget {
  return { next: Math.max(250, 2 * limit), few: Math.max(2500, 10 * limit) };
}

const BY_POPULARITY = { sort: 'popularity' } as const;
const ORDER = sql.join(inOrder(BY_POPULARITY), sql`, `);

export interface RankedRequest {
  /** The match for each level of relevance, each including the levels before it; the last covers everything. */
  levels: readonly SpotMatch[];
  limit: number;
  after: RankedCursor | null;
}

/** The end of a page: a level, and the position in it by popularity. */
export interface RankedCursor extends RowCursor {
  level: number;
}

export interface RankedRow {
  level: number;
  spot: ShownRow;
}

interface RankedPage {
  rows: RankedRow[];
  /** As in `PageFound`. */
  stopped: RankedCursor | null;
}

interface Part extends RankedRequest {
  from: number;
  to: number;
}

export async function selectRanked(
  db: Reader,
  page: RankedRequest,
  budget = rankBudgetFor(page),
): Promise<RankedPage> {
  const { after, limit, levels } = page;
  const last = levels.length - 1;
  if (!after) return selectPart(db, { ...page, from: 0, to: last }, budget);
  const begun = await selectPart(db, { ...page, from: after.level, to: after.level }, budget);
  const left = limit - begun.rows.length;
  if (begun.stopped || left === 0 || after.level === last) return begun;
  const part = { levels, limit: left, after: null, from: after.level + 1, to: last };
  const { rows, stopped } = await selectPart(db, part, budget);
  return { rows: [...begun.rows, ...rows], stopped };
}

/**
 * Ranks the most popular spots first, then more and more of them. Once they fill the page, less popular spots can be
 * added only at better levels than the last row's, so the search continues with those levels only.
 */
async function selectPart(db: Reader, part: Part, budget: RankBudget): Promise<RankedPage> {
  const { from, limit, after } = part;
  let { to } = part;
  let best: RankedRow[] = [];
  /** Adds the rows found up to the current level; returns true if nothing is missing. */
  const isFilledBy = (rows: readonly RankedRow[]) => {
    best = [...rows, ...best.filter(({ level }) => level > to)].slice(0, limit);
    if (best.length === limit) to = (best.at(-1)?.level ?? 0) - 1;
    return to < from;
  };
  const next = await rankNext(db, part, budget.next);
  if (isFilledBy(next.rows) || next.isEnd) return { rows: best, stopped: null };
  const floors = budget.floors ?? (await popularityFloors(db));
  for (const floor of [...floors.filter((least) => !after || least < Number(after.key)), null]) {
    const rows = await rankWithin(db, { ...part, to }, floor, budget.few);
    if (!rows) break;
    if (isFilledBy(rows) || floor === null) return { rows: best, stopped: null };
  }
  return selectByLevels(db, { ...part, to }, best);
}

/** The best of the next spots by popularity. `isEnd` is true if there are no more spots. */
async function rankNext(db: Reader, part: Part, entries: number) {
  const behind = afterCursor(BY_POPULARITY, part.after) ?? sql`true`;
  const taken = sql`taken as materialized (
    select id, visitors, ${levelOf(part)} as level from ${spots}
    where ${behind} order by ${ORDER} limit ${entries})`;
  const { rows, visited } = await rank(db, part, taken);
  return { rows, isEnd: visited < entries };
}

/** The best of the spots with this number of visitors; null if too many match, or if no index finds them. */
async function rankWithin(
  db: Reader,
  part: Part,
  floor: number | null,
  few: number,
): Promise<RankedRow[] | null> {
  const { after, levels, to } = part;
  const byTags = levels[to]?.byTags;
  if (!byTags) return null;
  const most = after ? Number(after.key) : Infinity;
  const popular = floor === null && !after ? undefined : isPopular(floor ?? 0, most);
  const found = and(byTags, popular, afterCursor(BY_POPULARITY, after));
  // Materialized to control the plan, as in `sortMatches`.
  const taken = sql`
    found as materialized (
      select id, visitors, ${levelOf(part)} as level from ${spots} where ${found}),
    taken as materialized (select * from found limit ${few + 1})`;
  const { rows, visited } = await rank(db, part, taken);
  return visited > few ? null : rows;
}

async function rank(
  db: Reader,
  { from, to, limit }: Part,
  taken: SQL,
): Promise<{ rows: RankedRow[]; visited: number }> {
  const rows = await db
    .select({
      spot: SHOWN,
      level: sql`chosen.level`.mapWith(Number),
      visited: sql`chosen.visited`.mapWith(Number),
    })
    .from(
      sql`(with ${taken},
        best as (select id, level from taken as spots
          where level between ${from} and ${to} order by level, ${ORDER} limit ${limit})
        select best.id, best.level, counted.visited
        from (select count(*) as visited from taken) as counted left join best on true) as chosen`,
    )
    .leftJoin(spots, sql`chosen.id = ${spots.id}`)
    .orderBy(sql`chosen.level`, ...inOrder(BY_POPULARITY));
  return {
    rows: rows.flatMap(({ level, spot }) => (spot ? { level, spot } : [])),
    visited: rows[0]?.visited ?? 0,
  };
}

/** The first level that a row matches, up to `to`; null if none. */
function levelOf({ levels, to }: Part): SQL {
  const cases = levels
    .slice(0, to + 1)
    .map(({ perRow }, level) => sql`when ${perRow} then ${sql.raw(`${level}`)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** Reads level by level. Used for matches that are many but rarely popular, or that no index can find. */
async function selectByLevels(
  db: Reader,
  part: Part,
  further: readonly RankedRow[],
): Promise<RankedPage> {
  const { from, to, limit } = part;
  const rows: RankedRow[] = [];
  for (let level = from; level <= to && rows.length < limit; level += 1) {
    const found = await selectPage(db, {
      ...BY_POPULARITY,
      match: onlyOf(part, level),
      limit: limit - rows.length,
      after: part.after,
    });
    rows.push(...found.rows.map((spot) => ({ level, spot })));
    if (found.stopped) return { rows, stopped: { level, ...found.stopped } };
  }
  const rest = further.filter(({ level }) => level > to);
  return { rows: [...rows, ...rest].slice(0, limit), stopped: null };
}

/** The match of one level, without those of the levels before it. */
function onlyOf({ levels }: Part, level: number): SpotMatch {
  const [match, before] = [levels[level], levels[level - 1]?.perRow];
  if (!match) throw new Error(`there is no level ${level}`);
  const perRow = and(match.perRow, before && not(sql`coalesce(${before}, false)`));
  return { ...match, perRow, beyondTags: perRow };
}

export function rankedCursorOf({ level, spot }: RankedRow): RankedCursor {
  return { level, ...cursorOf(spot, 'popularity') };
}
