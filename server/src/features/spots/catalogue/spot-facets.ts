import {
  CATEGORIES,
  type ParsedInputOf,
  type SpotFacets,
  type spotFacets as endpoint,
} from '@wayfarer/contract';
import type { ReadContext } from '../../../context.ts';
import { countedMatches, isCounted, isKept, sum } from './counted-matches.ts';
import { countryOfCity } from './search/meaning/vocabulary.ts';
import { readSearch } from './search/search-terms.ts';
import { countryKey } from '../records/fields/spot-keys.ts';
import { countEverything, type Counted, type MatchCount, type SpotCount } from './store-counts.ts';

const NONE: Counted = { counts: [], isAll: true };
/** There are about 200 countries, but anybody can type another name. */
const MOST_COUNTRIES = 300;

/** The number of matches: in total, by category for any category, and by country for any country. */
export async function spotFacets(
  context: Pick<ReadContext, 'db' | 'config' | 'once'>,
  { counts: asked, ...filter }: ParsedInputOf<typeof endpoint>['query'],
): Promise<SpotFacets> {
  const { db, config, once } = context;
  const everything = await once('counts', ['spots'], () => countEverything(db.orm));
  const { terms, corrected } = await readSearch(context, filter.search);
  const matches =
    terms &&
    (await countedMatches(db.orm, { filter, terms, everything, currency: config.currency }));
  const { counts, isAll } = (await matches?.count('category')) ?? NONE;
  const ofCategory = isKept(filter, 'country');
  const inOtherCountries = filter.country ? await matches?.count('country') : undefined;
  const elsewhere = inOtherCountries?.counts ?? counts.filter(ofCategory);
  // if there are too many to count, there are too many to narrow
  const isEveryCategory = filter.category === undefined || filter.category === 'all';
  const isTooMuch = !isAll && !isCounted(filter) && isEveryCategory;
  const isNarrowable = asked !== 'only' && !isTooMuch;
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
    narrower: matches && isNarrowable ? await matches.narrower() : null,
    correctedSearch: corrected,
    nearbyCountry: isAll && sum(counts) === 0 ? countryNearby(filter.search, everything) : null,
  };
}

/** For a town without results: its country, as spelled in the catalog, if that has destinations there. */
function countryNearby(search = '', everything: readonly SpotCount[]): string | null {
  const country = countryOfCity(search);
  const key = country === undefined ? null : countryKey(country);
  return everything.find((row) => row.countryKey === key)?.country ?? null;
}

/** The countries with the most matches, by name. A country with several spellings uses the first one. */
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
