import { SPOT_PAGE, type Spot, type SpotQuery, type SpotSort } from '@wayfarer/contract';
import type { z } from 'zod/mini';
import type { ReadContext } from '../../../context.ts';
import type { Reader } from '../../../db/database.ts';
import { readCursor, writeCursor } from '../../../pagination/keyset-cursor.ts';
import { readSearch, type SearchRead } from './search/read-search.ts';
import { relaxSearch } from './search/relax-search.ts';
import type { SearchTerm } from './search/search-terms.ts';
import { matchLevels, matchSpots } from './store-filter.ts';
import { cursorOf, isReversed, isSortKey } from './store-order.ts';
import { selectPage, type PageFound, type PageRequest } from './store-pages.ts';
import { rankedCursorOf, selectRanked, type RankedCursor } from './store-ranked-pages.ts';
import { showingSpots } from './shown/show-spots.ts';
import { languageAsked, languageOf } from '../../../lib/languages/site-language.ts';
import { inLanguageAsked } from './shown/translate-spots.ts';
import type { ShownRow } from './shown/store-shown.ts';

export interface SpotPage {
  spots: Spot[];
  /** The opaque cursor of the next page; null on the last page. */
  next: string | null;
  /** The total number of matches if this page has all of them; otherwise null. */
  total: number | null;
}

type Query = z.output<typeof SpotQuery> & { limit: number };
interface Rows {
  rows: ShownRow[];
  next: string | null;
}

const NOTHING: Rows = { rows: [], next: null };

/** One page of the catalog. Without parameters: every spot, up to a thousand. */
export async function listSpots(
  context: Pick<ReadContext, 'changesAt' | 'clock' | 'config' | 'db' | 'once'>,
  query: z.output<typeof SpotQuery>,
): Promise<SpotPage> {
  const { limit = SPOT_PAGE.default, cursor } = query;
  const read = await readSearch(
    context,
    query,
    languageOf(context, languageAsked(context, query.language)),
  );
  const asked = { ...query, ...read.filter, limit };
  const { rows, next } = await closestRows(context, asked, read);
  const total = next === null && !cursor ? rows.length : null;
  const show = await showingSpots(context, rows);
  const spots = await inLanguageAsked(
    context,
    rows.map((row) => show(row)),
    query.language,
  );
  return { spots, next, total };
}

/** The matches of a search, or those of the closest search if no destination matches all of its words. */
async function closestRows(
  context: Pick<ReadContext, 'db' | 'config' | 'once'>,
  query: Query,
  read: SearchRead,
): Promise<Rows> {
  const found = await rowsOf(context, query, read.terms);
  if (found.rows.length > 0 || found.next !== null) return found;
  const relaxed = await relaxSearch(context, read);
  return relaxed ? rowsOf(context, query, relaxed.terms) : found;
}

function rowsOf(
  { db, config }: Pick<ReadContext, 'db' | 'config'>,
  query: Query,
  terms: readonly SearchTerm[] | null,
): Promise<Rows> {
  const sort = orderOf(query, terms);
  return sort === 'relevance'
    ? rankedPage(db.orm, query, terms, config.currency)
    : sortedPage(db.orm, query, sort, terms, config.currency);
}

/** The order of a list: as requested, otherwise by relevance for a search and by popularity without one. */
function orderOf({ sort }: z.output<typeof SpotQuery>, terms: readonly SearchTerm[] | null) {
  const searches = terms === null || terms.length > 0;
  if (searches && (sort === undefined || sort === 'relevance')) return 'relevance';
  return sort === undefined || sort === 'relevance' ? 'popularity' : sort;
}

async function sortedPage(
  db: Reader,
  query: Query,
  sort: SpotSort,
  terms: readonly SearchTerm[] | null,
  currency: string,
): Promise<Rows> {
  const { limit, cursor } = query;
  const order = { sort, reversed: isReversed(sort, query.direction) };
  const name = order.reversed ? `${sort} reversed` : sort;
  const after = readCursor(cursor || undefined, (key) => isSortKey(sort, key), name);
  if (!terms) return NOTHING;
  const match = matchSpots(query, terms, currency);
  const found = await selectSorted(db, { ...order, match, limit: limit + 1, after });
  const rows = found.rows.slice(0, limit);
  const last = rows.at(-1);
  const end = last && found.rows.length > limit ? cursorOf(last, sort) : found.stopped;
  return { rows, next: end && writeCursor(end, name) };
}

/** The matches in an order. By popularity, they can be handled as a ranking with a single level. */
async function selectSorted(db: Reader, page: PageRequest): Promise<PageFound> {
  const { sort, reversed, match, limit } = page;
  if (sort !== 'popularity' || reversed || !match.visitsRows) return selectPage(db, page);
  const after = page.after && { ...page.after, level: 0 };
  const { rows, stopped } = await selectRanked(db, { levels: [match], limit, after });
  return { rows: rows.map(({ spot }) => spot), stopped };
}

async function rankedPage(
  db: Reader,
  query: Query,
  terms: readonly SearchTerm[] | null,
  currency: string,
): Promise<Rows> {
  const { limit, cursor } = query;
  const read = readCursor(cursor || undefined, (key) => rankedKeyOf(key) !== null, 'relevance');
  const after = read && { ...read, ...(rankedKeyOf(read.key) ?? { level: 0, key: '0' }) };
  if (!terms) return NOTHING;
  const levels = matchLevels(query, terms, currency);
  if (after && after.level >= levels.length) return NOTHING;
  const found = await selectRanked(db, { levels, limit: limit + 1, after });
  const rows = found.rows.slice(0, limit);
  const last = rows.at(-1);
  const end = last && found.rows.length > limit ? rankedCursorOf(last) : found.stopped;
  return { rows: rows.map(({ spot }) => spot), next: end && writeRankedCursor(end) };
}

function writeRankedCursor({ level, key, id }: RankedCursor): string {
  return writeCursor({ key: `${level} ${key}`, id }, 'relevance');
}

function rankedKeyOf(text: string): { level: number; key: string } | null {
  const [, level, key = ''] = /^(\d) (\d+)$/.exec(text) ?? [];
  return level !== undefined && isSortKey('popularity', key) ? { level: Number(level), key } : null;
}
