import {
  DEFAULT_LANGUAGE,
  type Language,
  type OutputOf,
  searchText,
  type suggestSpots as endpoint,
} from '@wayfarer/contract';
import type { ReadContext } from '../../../context.ts';
import { matchLevels } from './store-filter.ts';
import { readSearch } from './search/read-search.ts';
import { relaxSearch } from './search/relax-search.ts';
import type { SearchTerm } from './search/search-terms.ts';
import { countEverything, suggestCountries } from './counts/store-counts.ts';
import { publishedTexts } from '../records/texts/store-texts.ts';
import { collatorOf, countryNameIn } from '../../../lib/languages/country-names.ts';
import { languageAsked, languageOf } from '../../../lib/languages/site-language.ts';
import { selectRanked } from './store-ranked-pages.ts';

const MOST = 8;
const MOST_COUNTRIES = 3;

/** Countries that begin with the typed text, then the first spots that the list would show for it. */
export async function suggestSpots(
  context: Pick<ReadContext, 'db' | 'config' | 'once'>,
  search: string,
  asked?: string,
): Promise<OutputOf<typeof endpoint>> {
  const { config, db } = context;
  const language = languageAsked(context, asked);
  const spoken = languageOf(context, language);
  const read = await readSearch(context, { search }, spoken);
  const { filter, words } = read;
  // 'weekend' is a filter; it leaves no words that a name could begin with
  if (words === '') return [];
  const countries = await countriesFor(context, words, spoken);
  const matching = async (terms: readonly SearchTerm[] | null) => {
    if (!terms) return [];
    const levels = matchLevels(filter, terms, config.currency);
    const limit = MOST - countries.length;
    return (await selectRanked(db.orm, { levels, limit, after: null })).rows;
  };
  const found = await matching(read.terms);
  const relaxed = found.length === 0 ? await relaxSearch(context, read) : null;
  const rows = relaxed ? await matching(relaxed.terms) : found;
  const texts = language
    ? await publishedTexts(
        db.orm,
        language,
        rows.map(({ spot }) => spot.id),
      )
    : undefined;
  return [
    ...countries.map((found) => presentCountry(found, spoken)),
    ...rows.map(({ spot: row }) => ({
      kind: 'spot' as const,
      label: texts?.get(row.id)?.texts['spot'] ?? row.spot,
      detail: countryNameIn(spoken, row.country) ?? row.country,
      spotId: row.id,
    })),
  ];
}

interface SuggestedCountry {
  country: string;
  /** The name in the language of the answer, if it differs. */
  name?: string;
  count: number;
}

async function countriesFor(
  context: Pick<ReadContext, 'db' | 'once'>,
  words: string,
  language: Language,
): Promise<SuggestedCountry[]> {
  const { db, once } = context;
  const stored = await suggestCountries(db.orm, words, MOST_COUNTRIES);
  const everything = await once('counts', ['spots'], () => countEverything(db.orm));
  const counted = new Map<string, SuggestedCountry>();
  for (const { count, country, countryKey } of everything) {
    const name = countryNameIn(language, country);
    if (name === undefined || !searchText(name).startsWith(words)) continue;
    const before = counted.get(countryKey)?.count ?? 0;
    counted.set(countryKey, { country, name, count: before + count });
  }
  const named = [...counted.values()]
    .filter(({ count }) => count > 0)
    .sort((a, b) => collatorOf(language).compare(a.name ?? '', b.name ?? ''));
  const known = new Set(named.map(({ country }) => country));
  const others = stored
    .filter(({ country }) => !known.has(country))
    .map((found) => Object.assign({}, found, nameOf(found.country, language)));
  return [...named, ...others].slice(0, MOST_COUNTRIES);
}

function nameOf(country: string, language: Language): { name?: string } {
  const name = countryNameIn(language, country);
  return name === undefined ? {} : { name };
}

function presentCountry({ country, count, name }: SuggestedCountry, language: Language) {
  const shown = {
    kind: 'country' as const,
    label: name ?? country,
    detail: count === 1 ? '1 destination' : `${count} destinations`,
  };
  // pages in other languages write the number in their own words
  return language === DEFAULT_LANGUAGE ? shown : { ...shown, country, count };
}
