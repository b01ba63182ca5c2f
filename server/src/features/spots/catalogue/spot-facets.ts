import { CATEGORIES, type SpotFacets } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { matchSpots, type SpotFilterInput } from './store-filter.ts';
import { countryOfCity } from '../search/meaning/vocabulary.ts';
import { searchTerms } from '../search/search-terms.ts';
import { narrowerFacets } from './narrower-facets.ts';
import { countryKey } from '../spot-keys.ts';
import { countEverything, countMatches, type MatchCount, type SpotCount } from './store-counts.ts';

/** Matches of a search or a price range are counted row by row, so that stops here. */
const SCAN_BUDGET = { most: 1000, visits: 4000, entries: 50_000 };
/** There are some 200 in the world, but anybody may write down another. */
const MOST_COUNTRIES = 300;

/** How many spots match: in all, by category whatever the category, by country whatever the country. */
export async function spotFacets(
  context: Pick<AppContext, 'db' | 'config'>,
  filter: SpotFilterInput,
): Promise<SpotFacets> {
  const { db, config } = context;
  const everything = await countEverything(db.orm);
  const { terms, corrected } = await searchTerms(db.orm, filter.search);
  /** The matches, whatever the category or the country. */
  const count = async (except: 'category' | 'country') => {
    if (!terms) return { counts: [], isAll: true };
    if (terms.length === 0 && !isCounted(filter)) {
      return { counts: everything.filter(isKept(filter, except)), isAll: true };
    }
    return countMatches(
      db.orm,
      matchSpots(filter, terms, config.currency, { except: [except] }),
      SCAN_BUDGET,
    );
  };
  const { counts, isAll } = await count('category');
  const ofCategory = isKept(filter, 'country');
  const elsewhere = filter.country ? (await count('country')).counts : counts.filter(ofCategory);
  const of = (name: MatchCount['category']) => sum(counts.filter((row) => row.category === name));
  return {
    total: sum(counts.filter(ofCategory)),
    totalIsExact: isAll,
    categories: {
      all: sum(counts),
      ...(Object.fromEntries(CATEGORIES.map((name) => [name, of(name)])) as Record<
        (typeof CATEGORIES)[number],
        number
      >),
    },
    siteTotal: sum(everything),
    countries: byCountry(elsewhere, everything),
    narrower: terms && (await narrowerFacets(db.orm, filter, terms, config.currency)),
    correctedSearch: corrected,
    nearbyCountry: isAll && sum(counts) === 0 ? countryNearby(filter.search, everything) : null,
  };
}

/** Whether the filter asks for more than `spot_counts` knows. */
function isCounted({ minCost, maxCost, month, length }: SpotFilterInput): boolean {
  return [minCost, maxCost, month, length].some((part) => part !== undefined);
}

/** Where nothing is found for a town: its country, as the catalogue writes it, if it has anything there. */
function countryNearby(search = '', everything: readonly SpotCount[]): string | null {
  const country = countryOfCity(search);
  const key = country === undefined ? null : countryKey(country);
  return everything.find((row) => row.countryKey === key)?.country ?? null;
}

/** Whether a row is of the filter's category and country, one of which does not count. */
function isKept(filter: SpotFilterInput, except: 'category' | 'country') {
  const country = except === 'country' || !filter.country ? null : countryKey(filter.country);
  const category = except === 'category' || filter.category === 'all' ? undefined : filter.category;
  return (row: MatchCount) =>
    (country === null || row.countryKey === country) &&
    (category === undefined || row.category === category);
}

function sum(counts: readonly MatchCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

/** The countries with the most, by name. One that is written in several ways goes by the first of them. */
function byCountry(
  counts: readonly MatchCount[],
  everything: readonly SpotCount[],
): { country: string; count: number }[] {
  const names = new Map<string, string>();
  for (const { countryKey: key, country } of everything) {
    if (!names.has(key)) names.set(key, country);
  }
  const totals = new Map<string, number>();
  for (const { countryKey: key, count } of counts) totals.set(key, (totals.get(key) ?? 0) + count);
  return [...totals]
    .sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
    .slice(0, MOST_COUNTRIES)
    .map(([key, count]) => ({ country: names.get(key) ?? key, count }))
    .sort((a, b) => a.country.localeCompare(b.country, 'en'));
}
