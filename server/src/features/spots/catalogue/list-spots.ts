import { SPOT_PAGE, type Spot, type SpotQuery } from '@wayfarer/contract';
import type { z } from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { readCursor, writeCursor } from '../../../pagination/keyset-cursor.ts';
import { matchSpots } from './store-filter.ts';
import { cursorOf, isSortKey } from './store-order.ts';
import { presentSpot } from '../present.ts';
import { searchTerms } from '../search/search-terms.ts';
import { selectPage } from './store-pages.ts';

export interface SpotPage {
  spots: Spot[];
  /** Opaque; null on the last page. */
  next: string | null;
  /** How many match in all, where the page itself tells. */
  total: number | null;
}

/** One page of the catalogue; without parameters every spot, up to a thousand. */
export async function listSpots(
  context: Pick<AppContext, 'db' | 'config'>,
  query: z.output<typeof SpotQuery>,
): Promise<SpotPage> {
  const { sort = 'popularity', limit = SPOT_PAGE.default, cursor } = query;
  const after = readCursor(cursor || undefined, (key) => isSortKey(sort, key), sort);
  const { config, db } = context;
  const terms = await searchTerms(db.orm, query.search);
  if (!terms) return { spots: [], next: null, total: cursor ? null : 0 };
  const match = matchSpots(query, terms, config.currency);
  const { rows, stopped } = await selectPage(db.orm, { match, sort, limit: limit + 1, after });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const end = last && rows.length > limit ? cursorOf(last, sort) : stopped;
  const next = end && writeCursor(end, sort);
  const total = next === null && !cursor ? page.length : null;
  return { spots: page.map(presentSpot), next, total };
}
