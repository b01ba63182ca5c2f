import { and, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../db/database.ts';
import { spots } from '../../../db/tables.ts';
import type { RowCursor } from '../../../pagination/keyset-cursor.ts';
import type { SpotMatch } from './store-filter.ts';
import { afterCursor, inOrder, keyColumn, type Ordering } from './store-order.ts';
import { isCommon } from './store-popularity.ts';
import { SHOWN, type ShownRow } from './shown/store-shown.ts';

export interface PageRequest extends Ordering {
  match: SpotMatch;
  limit: number;
  after: RowCursor | null;
}

export interface PageFound {
  rows: ShownRow[];
  /**
   * Set if the page isn't full because searching further would have cost too much: the position from which to continue.
   */
  stopped: RowCursor | null;
}

/**
 * One page in the order of `sort`, starting after `after`. If matches are common, testing the entries of that order's
 * index soon finds them; if they are rare, sorting them is cheap. Neither is known beforehand, and the database's
 * estimate can be far off, so both methods are tried, each as long as it is cheap. For matches in between, the page may
 * be only partly filled.
 */
export async function selectPage(
  db: Reader,
  page: PageRequest,
  given?: ScanBudget,
): Promise<PageFound> {
  const { match, sort, limit, after } = page;
  const indexed = match.inOrderOf(sort);
  if (indexed.isAll) {
    const rows = await db
      .select(SHOWN)
      .from(spots)
      .where(and(indexed.where, afterCursor(page, after)))
      .orderBy(...inOrder(page))
      .limit(limit);
    return { rows, stopped: null };
  }
  const { near, few, far, many } = given ?? (await scanBudgetFor(db, page));
  const next = match.byTags ? await tryInOrder(db, page, near) : [];
  if (next.length === limit) return { rows: next, stopped: null };
  const rare = match.byTags && (await sortMatches(db, page, match.byTags, few));
  if (rare) return { rows: rare, stopped: null };
  const rows = match.byTags && far <= near ? next : await tryInOrder(db, page, far);
  if (rows.length === limit) return { rows, stopped: null };
  const stopped = await entryAt(db, page, far);
  const all = stopped && match.byTags && (await sortMatches(db, page, match.byTags, many));
  return all ? { rows: all, stopped: null } : { rows, stopped };
}

/** The limit of each method before the next one is tried; 0 skips it. */
interface ScanBudget {
  /** Index entries to try first. */
  near: number;
  /** Rows to visit and sort. One visit costs about as much as ten entries. */
  few: number;
  /** Index entries to try if there are more rows than `few`. */
  far: number;
  /** Rows to visit and sort before the page is returned partly filled. */
  many: number;
}

async function scanBudgetFor(db: Reader, { limit, match }: PageRequest): Promise<ScanBudget> {
  if (!match.visitsRows) {
    return {
      // finds enough if one in two hundred spots matches
      near: Math.max(5000, 20 * limit),
      few: Math.max(2000, 10 * limit),
      far: Math.max(100_000, 200 * limit),
      many: Math.max(20_000, 20 * limit),
    };
  }
  // testing an entry means visiting its row here, so the method that is likely to be slower is skipped
  const visits = Math.max(6000, 20 * limit);
  return (await isCommon(db, match))
    ? { near: visits, few: 0, far: visits, many: 0 }
    : { near: 0, few: visits, far: visits, many: 0 };
}

/** Tests the next `entries` entries of the order's index and returns the matches. */
async function tryInOrder(db: Reader, page: PageRequest, entries: number): Promise<ShownRow[]> {
  const { match, limit } = page;
  if (entries === 0) return [];
  const chosen = sql`
    select id, 0 as visited from (${nextEntries(page, entries)}) as spots
    ${where(match.perRow)} ${inThisOrder(page)} limit ${limit}`;
  return (await rowsOf(db, page, chosen)).flatMap(({ spot }) => spot ?? []);
}

function nextEntries(page: PageRequest, entries: number): SQL {
  const { match, sort } = page;
  if (!match.visitsRows) {
    // reads only columns in the index, so that no row is visited
    return sql`select ${carried(page)} from ${spots} ${where(entriesOf(page))}
      ${inThisOrder(page)} limit ${entries}`;
  }
  const { id, category, countryKey, searchText, cost } = spots;
  const key = keyColumn(sort);
  const rest = [category, countryKey, searchText, cost].filter((column) => column !== key);
  // Visits rows one by one in index order; without OFFSET, the planner would read and sort the whole table.
  return sql`select entries.*, matched.* from (
      select ${id}, ${key} from ${spots} ${where(entriesOf(page))}
      ${inThisOrder(page)} limit ${entries}
    ) as entries cross join lateral (
      select ${sql.join(rest, sql`, `)}, search_vector from ${spots}
      where ${id} = entries.id offset 0
    ) as matched`;
}

/** The entry at position `entries`; null if there are fewer, which means that all were tried. */
async function entryAt(db: Reader, page: PageRequest, entries: number): Promise<RowCursor | null> {
  const [entry] = await db
    .select({ key: keyColumn(page.sort), id: spots.id })
    .from(spots)
    .where(entriesOf(page))
    .orderBy(...inOrder(page))
    .offset(Math.max(0, entries - 1))
    .limit(1);
  return entry ? { key: String(entry.key), id: entry.id } : null;
}

function entriesOf(page: PageRequest): SQL | undefined {
  return and(page.match.inOrderOf(page.sort).where, afterCursor(page, page.after));
}

/** Sorts all matches and returns the first ones; null if more than `most` rows would have to be visited. */
async function sortMatches(
  db: Reader,
  page: PageRequest,
  byTags: SQL,
  most: number,
): Promise<ShownRow[] | null> {
  const { match, limit, after } = page;
  if (most === 0) return null;
  const condition = and(byTags, afterCursor(page, after));
  const key = keyColumn(page.sort);
  const isMatch = match.beyondTags ?? sql`true`;
  // Materialized to control the plan: it is planned as if for all rows, with the index that finds them, but only the
  // needed rows are read.
  const chosen = sql`
    with found as materialized (
        select ${spots.id}, ${key}, ${isMatch} as is_match from ${spots} ${where(condition)}
      ),
      taken as materialized (select * from found limit ${most + 1}),
      best as (select id from taken as spots where is_match ${inThisOrder(page)} limit ${limit})
    select id, visited from (select count(*) as visited from taken) as counted left join best on true`;
  const rows = await rowsOf(db, page, chosen);
  return rows.every(({ visited }) => visited <= most)
    ? rows.flatMap(({ spot }) => spot ?? [])
    : null;
}

function carried({ sort }: PageRequest): SQL {
  const { id, category, countryKey, searchText, cost } = spots;
  const columns = new Set([id, category, countryKey, searchText, cost, keyColumn(sort)]);
  return sql.join([...columns], sql`, `);
}

function where(condition: SQL | undefined): SQL {
  return condition ? sql`where ${condition}` : sql``;
}

function inThisOrder(ordering: Ordering): SQL {
  return sql`order by ${sql.join(inOrder(ordering), sql`, `)}`;
}

function rowsOf(db: Reader, ordering: Ordering, chosen: SQL) {
  return db
    .select({ spot: SHOWN, visited: sql`chosen.visited`.mapWith(Number) })
    .from(sql`(${chosen}) as chosen`)
    .leftJoin(spots, sql`chosen.id = ${spots.id}`)
    .orderBy(...inOrder(ordering));
}
