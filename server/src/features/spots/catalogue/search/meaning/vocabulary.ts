import { CATEGORIES, MONTH_NAMES, searchText } from '@wayfarer/contract';
import { everyCountryName } from '../../../../../lib/country-codes.ts';
import {
  CATEGORY_WORDS,
  CITIES,
  COUNTRY_ALIASES,
  MEANINGS,
  PLACE_ALIASES,
} from '../../../records/fields/synonyms.ts';

const country = new Map<string, string>();
for (const [name, cities] of Object.entries(CITIES)) {
  for (const city of cities.split('|')) country.set(city, name);
}

let words: ReadonlySet<string> | undefined;

/** Words that a search may use although no destination's text has them: candidates for correcting typos. */
export const vocabulary = (): ReadonlySet<string> => (words ??= readWords());

function readWords(): ReadonlySet<string> {
  const texts = [
    ...CATEGORIES,
    ...Object.values(CATEGORY_WORDS),
    ...[...MEANINGS, ...PLACE_ALIASES].map(([, words]) => words),
    ...Object.values(COUNTRY_ALIASES),
    ...everyCountryName(),
    ...MONTH_NAMES.map(searchText),
    ...country.keys(),
    'spring summer autumn fall winter europe asia africa america oceania caribbean',
  ];
  return new Set(texts.flatMap((text) => text.split(' ')).filter((word) => word.length >= 4));
}

/** The country of a well-known town; undefined for any other text. */
export function countryOfCity(text: string): string | undefined {
  return country.get(searchText(text));
}
