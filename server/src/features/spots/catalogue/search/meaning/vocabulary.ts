import { CATEGORIES, ENGLISH_MONTHS, searchText } from '@wayfarer/contract';
import { everyCountryName } from '../../../../../lib/country-codes.ts';
import {
  CATEGORY_WORDS,
  CITIES,
  COUNTRY_ALIASES,
  MEANINGS,
  PLACE_ALIASES,
  regionWords,
} from '../../../records/fields/synonyms.ts';

const country = new Map<string, string>();
for (const [name, cities] of Object.entries(CITIES)) {
  for (const city of cities.split('|')) country.set(city, name);
}

let words: ReadonlySet<string> | undefined;
let synonyms: ReadonlySet<string> | undefined;

/** Words that a search may use even if no destination's text has them. A typo can be corrected to one of them. */
export const vocabulary = (): ReadonlySet<string> => (words ??= readWords());

function readWords(): ReadonlySet<string> {
  const texts = [...synonymsOfTexts(), ...everyCountryName(), ...country.keys()];
  return new Set(texts.flatMap((text) => text.split(' ')).filter((word) => word.length >= 4));
}

/** True if a word is a synonym that destinations can have (`search-fields.ts`). */
export function isSynonym(word: string): boolean {
  synonyms ??= new Set(synonymsOfTexts().flatMap((text) => text.split(' ')));
  return synonyms.has(word);
}

function synonymsOfTexts(): string[] {
  return [
    ...CATEGORIES,
    ...Object.values(CATEGORY_WORDS),
    ...[...MEANINGS, ...PLACE_ALIASES].map(([, words]) => words),
    ...Object.values(COUNTRY_ALIASES),
    ...regionWords(),
    ...ENGLISH_MONTHS.map(searchText),
    'spring summer autumn fall winter',
  ];
}

/** Words for moods. They don't count in a description, which may mention them in passing: 'warm up with dumplings'. */
const MOODS = new Set('sun sunny warm hot cold family families kids food quiet solo'.split(' '));

export function isMood(word: string): boolean {
  return MOODS.has(word);
}

export function countryOfCity(text: string): string | undefined {
  return country.get(searchText(text));
}
