/** The searches and filters that are measured. */
import { CATEGORIES, COUNTRIES, SPOT_SORTS } from '../../contract/src/index.ts';
import { loadConfig } from '../../server/src/config/config.ts';
import type { Database } from '../../server/src/db/database.ts';
import { listSpots } from '../../server/src/features/spots/catalogue/list-spots.ts';
import { spotFacets } from '../../server/src/features/spots/catalogue/counts/spot-facets.ts';
import { suggestSpots } from '../../server/src/features/spots/catalogue/suggest-spots.ts';
import { sampleSpot } from '../../server/src/cli/seed/sample-spots.ts';

/** The number of requests of each kind. No two are alike, so none is answered from the cache. */
const REQUESTS = 80;
export const CURRENCY = 'usd';

export interface Request {
  kind: string;
  path: string;
  /** Runs the SQL statements that the response needs. */
  run(db: Database): Promise<unknown>;
}

type Query = Record<string, string | number>;

/** A typical search text: rare or common words, complete, incomplete or misspelled, or several at once. */
export function searches(index: number): string {
  const { spot, country } = sampleSpot(index * 7919);
  const [name = '', kind = ''] = spot.split(' ');
  const slip = name.slice(0, 2) + name.slice(3);
  const begun = name.slice(0, 3 + (index % 3));
  const typed = [name, kind, begun, `${kind} ${country}`, slip, `${begun} ${kind}`, `${name} qx`];
  return typed[index % typed.length] ?? name;
}

export function filters(index: number): Query {
  const category = CATEGORIES[index % CATEGORIES.length] ?? 'beach';
  const country = COUNTRIES[(index * 5) % COUNTRIES.length] ?? 'France';
  const costs = { minCost: 50 + index, maxCost: 90 + index * (1 + (index % 4)) };
  const kinds: Query[] = [{ category }, { country }, costs, { category, country }];
  return kinds[index % kinds.length] ?? {};
}

/** `count` requests of each kind, no two of them alike. */
export function requests(count = REQUESTS): Request[] {
  const once = <T>(_key: string, _tags: readonly string[], read: () => Promise<T>) => read();
  const clock = { now: () => new Date() };
  const context = (db: Database) => ({ clock, db, config: loadConfig({ CURRENCY }), once });
  const page = (kind: string, index: number, query: Query, ranked = false): Request => {
    const sort = SPOT_SORTS[index % SPOT_SORTS.length] ?? 'name';
    // Pages are about as long as on the screen. Their length varies because after twelve requests the same category
    // comes up with the same order again, and every request must differ.
    const whole = { ...query, ...(!ranked && { sort }), limit: 20 + (index % 7) };
    return {
      kind,
      path: `/api/allSpots?${parameters(whole)}`,
      run: (db) => listSpots(context(db), whole as Parameters<typeof listSpots>[1]),
    };
  };
  return Array.from({ length: count }, (_, index): Request[] => {
    const search = searches(index);
    const counted: Query = index % 2 === 0 ? { search } : { search, ...filters(index) };
    return [
      page('search', index, { search }, true),
      page('search in an order', index, { search }),
      page('filter', index, filters(index)),
      page('search with filter', index, { search: searches(index + 500), ...filters(index) }),
      {
        kind: 'counts of a search',
        path: `/api/allSpots/facets?${parameters(counted)}`,
        run: (db) => spotFacets(context(db), counted as Parameters<typeof spotFacets>[1]),
      },
      {
        kind: 'suggestions',
        path: `/api/allSpots/suggestions?${parameters({ search })}`,
        run: (db) => suggestSpots(context(db), search),
      },
    ];
  }).flat();
}

export function parameters(query: Query): string {
  return new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}
