import type { SpotFacets } from '@wayfarer/contract';
import type { Reader } from '../../../../db/database.ts';
import type { SearchTerm } from '../search/search-terms.ts';
import { countryKey } from '../../records/fields/spot-keys.ts';
import { isNarrowed, listNarrower, narrowerFacets } from './narrower-facets.ts';
import {
  countMatches,
  type Counted,
  type MatchCount,
  type NarrowingRow,
  type SpotCount,
} from './store-counts.ts';
import { matchSpots, type SpotFilterInput } from '../store-filter.ts';
import { COMMON, countPopular, isSmallCatalogue, RARE } from '../store-popularity.ts';

/** The limits of counting: matches of a search or a price range are counted row by row. */
const SCAN_BUDGET = { most: 1000, visits: 4000, entries: 50_000 };

export interface CountedMatches {
  /** Counts for every category or every country, ignoring that part of the filter. */
  count(except: 'category' | 'country'): Promise<Counted>;
  /** The matches by month, length and cost; null if there are too many to count. */
  narrower(): Promise<SpotFacets['narrower']>;
}

export interface CountedFilter {
  filter: SpotFilterInput;
  terms: readonly SearchTerm[];
  everything: readonly SpotCount[];
  currency: string;
}

/**
 * Counts the matches of a search. Rare matches are read once for all counts. Within a country, the matches are read
 * once for all counts but those by country. Otherwise the database counts each part.
 */
export async function countedMatches(db: Reader, asked: CountedFilter): Promise<CountedMatches> {
  const { filter, terms, everything, currency } = asked;
  const isSmall = isSmallCatalogue(sum(everything));
  if (terms.length === 0) return countByDatabase(db, asked, !isSmall);
  const popular = isSmall ? 0 : await countPopular(db, matchSpots({}, terms, currency), COMMON);
  const byDatabase = countByDatabase(db, asked, popular === COMMON);
  const isRare = popular < RARE;
  if (!isRare && !filter.country) return byDatabase;
  const read = isRare ? {} : { country: filter.country };
  const rows = await listNarrower(db, read, terms, { currency, popularFirst: false });
  if (!rows) return byDatabase;
  const byRows = countRows(rows, asked);
  const count: CountedMatches['count'] = (except) =>
    isRare || except === 'category' ? byRows.count(except) : byDatabase.count(except);
  return { ...byRows, count };
}

function countByDatabase(
  db: Reader,
  { filter, terms, everything, currency }: CountedFilter,
  popularFirst: boolean,
): CountedMatches {
  // in a single country, there are rarely enough popular spots to count only those
  return {
    count: async (except) => {
      if (terms.length === 0 && !isCounted(filter)) {
        return { counts: everything.filter(isKept(filter, except)), isAll: true };
      }
      const match = matchSpots(filter, terms, currency, { except: [except] });
      const isWide = except === 'country' || !filter.country;
      return countMatches(db, match, { ...SCAN_BUDGET, popularFirst: popularFirst && isWide });
    },
    narrower: async () => {
      const options = { currency, popularFirst: popularFirst && !filter.country };
      const rows = await listNarrower(db, filter, terms, options);
      return rows && narrowerFacets(rows, filter, currency);
    },
  };
}

function countRows(
  rows: readonly NarrowingRow[],
  { filter, currency }: CountedFilter,
): CountedMatches {
  const wanted = rows.filter(isNarrowed(filter, currency));
  return {
    count: (except) =>
      Promise.resolve({ counts: countKinds(wanted.filter(isKept(filter, except))), isAll: true }),
    narrower: () => Promise.resolve(narrowerFacets(rows.filter(isKept(filter)), filter, currency)),
  };
}

export function sum(counts: readonly MatchCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

function countKinds(rows: readonly NarrowingRow[]): MatchCount[] {
  const counts = new Map<string, MatchCount>();
  for (const { category, countryKey: country } of rows) {
    const kind = `${category ?? ''} ${country}`;
    const count = (counts.get(kind)?.count ?? 0) + 1;
    counts.set(kind, { category, countryKey: country, count });
  }
  return [...counts.values()];
}

/** True if the filter has conditions that `spot_counts` doesn't cover. */
export function isCounted({ minCost, maxCost, month, length }: SpotFilterInput): boolean {
  return [minCost, maxCost, month, length].some((part) => part !== undefined);
}

export function isKept(filter: SpotFilterInput, except?: 'category' | 'country') {
  const country = except === 'country' || !filter.country ? null : countryKey(filter.country);
  const category = except === 'category' || filter.category === 'all' ? undefined : filter.category;
  return (row: Pick<MatchCount, 'category' | 'countryKey'>) =>
    (country === null || row.countryKey === country) &&
    (category === undefined || row.category === category);
}
