import { CATEGORIES, type Language, type QueryOf, type SpotFacets } from '@wayfarer/contract';
import type { ReadContext } from '../../../../context.ts';
import { countedMatches, isCounted, isKept, sum } from './counted-matches.ts';
import { countryOfCity } from '../search/meaning/vocabulary.ts';
import { collatorOf, countryNameIn } from '../../../../lib/languages/country-names.ts';
import { languageAsked, languageOf } from '../../../../lib/languages/site-language.ts';
import { readSearch, type SearchRead } from '../search/read-search.ts';
import { relaxSearch } from '../search/relax-search.ts';
import type { SearchTerm } from '../search/search-terms.ts';
import { countryKey } from '../../records/fields/spot-keys.ts';
import { countEverything, type Counted, type MatchCount, type SpotCount } from './store-counts.ts';

const NONE: Counted = { counts: [], isAll: true };
/** The maximum number of countries. There are about 200, but anyone can type another name. */
const MOST_COUNTRIES = 300;

/**
 * The number of matches: in total, by category (ignoring the category filter), and by country (ignoring the country
 * filter).
 */
export async function spotFacets(
  context: Pick<ReadContext, 'db' | 'config' | 'once'>,
  { counts: wanted, language, ...asked }: QueryOf<'spotFacets'>,
): Promise<SpotFacets> {
  const everything = await context.once('counts', ['spots'], () => countEverything(context.db.orm));
  const spoken = languageOf(context, languageAsked(context, language));
  const read = await readSearch(context, asked, spoken);
  const { filter, reading } = read;
  const { matches, counts, isAll, relaxed } = await closestMatches(context, read, everything);
  const ofCategory = isKept(filter, 'country');
  const inOtherCountries = filter.country ? await matches?.count('country') : undefined;
  const elsewhere = inOtherCountries?.counts ?? counts.filter(ofCategory);
  // if the matches are too many to count, they are also too many to narrow
  const isEveryCategory = filter.category === undefined || filter.category === 'all';
  const isTooMuch = !isAll && !isCounted(filter) && isEveryCategory;
  const isNarrowable = wanted !== 'only' && !isTooMuch;
  const chosen = asked.country ? countryNameIn(spoken, asked.country) : undefined;
  const nearby = isAll && sum(counts) === 0 ? countryNearby(read.words, everything) : null;
  const nearbyName = nearby === null ? undefined : countryNameIn(spoken, nearby);
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
    ...(chosen !== undefined && { countryName: chosen }),
    countries: byCountry(elsewhere, everything, spoken),
    narrower: matches && isNarrowable ? await matches.narrower() : null,
    correctedSearch: read.corrected,
    relaxedSearch: relaxed,
    reading,
    nearbyCountry: nearby,
    ...(nearbyName !== undefined && { nearbyCountryName: nearbyName }),
  };
}

async function closestMatches(
  context: Pick<ReadContext, 'db' | 'config' | 'once'>,
  read: SearchRead,
  everything: readonly SpotCount[],
) {
  const { filter, terms } = read;
  const matchesOf = async (some: readonly SearchTerm[] | null) => {
    const asked = { filter, everything, currency: context.config.currency };
    const matches = some && (await countedMatches(context.db.orm, { ...asked, terms: some }));
    return { matches, ...((await matches?.count('category')) ?? NONE) };
  };
  const found = await matchesOf(terms);
  if (!found.isAll || sum(found.counts) > 0) return { ...found, relaxed: null };
  const closest = await relaxSearch(context, read);
  return closest
    ? { ...(await matchesOf(closest.terms)), relaxed: closest.words }
    : { ...found, relaxed: null };
}

/** The country of a town, as spelled in the catalog; null if the country has no destinations. */
function countryNearby(search: string, everything: readonly SpotCount[]): string | null {
  const country = countryOfCity(search);
  const key = country === undefined ? null : countryKey(country);
  return everything.find((row) => row.countryKey === key)?.country ?? null;
}

/**
 * The countries with the most matches, sorted by name as readers of the language sort them. A country with several
 * spellings is shown with the first one.
 */
function byCountry(
  counts: readonly MatchCount[],
  everything: readonly SpotCount[],
  language: Language,
): SpotFacets['countries'] {
  const names = new Map<string, string>();
  for (const { countryKey: key, country } of everything) {
    if (!names.has(key)) names.set(key, country);
  }
  const totals = new Map<string, number>();
  for (const { countryKey: key, count } of counts) totals.set(key, (totals.get(key) ?? 0) + count);
  return [...totals]
    .sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
    .slice(0, MOST_COUNTRIES)
    .map(([key, count]) => {
      const country = names.get(key) ?? key;
      const name = countryNameIn(language, country);
      return name === undefined ? { country, count } : { country, name, count };
    })
    .sort((a, b) => collatorOf(language).compare(a.name ?? a.country, b.name ?? b.country));
}
