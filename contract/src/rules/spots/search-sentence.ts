import { searchText } from '../text/search-text.ts';
import { ENGLISH_MONTHS } from '../trips/dates/english-months.ts';
import { TRIP_LENGTH_NAMES, TRIP_LENGTHS, type TripLength } from '../trips/dates/trip-length.ts';
import { withoutFillers } from './filler-words.ts';
import { sentenceLanguage, toEnglish } from './sentence-languages.ts';
import { costIn, type Said, type SaidCost } from './sentence-cost.ts';

/** Filters of the catalog, and words to search for. */
export interface SearchSentence {
  /** Normalized words, as `searchText` makes them, without filler words. */
  words: readonly string[];
  /** All typed words, normalized, for destinations whose name contains 'May' or 'Weekend'. */
  typed: readonly string[];
  /** January is 1. */
  month?: number;
  length?: TripLength;
  cost?: SaidCost;
}

/** Replaces a filter's words, so that those before and after aren't read together. */
const GAP = ' | ';

/**
 * Reads a search such as 'cheap beach in july for a week'. Months, lengths and prices become filters, filler words are
 * left out, and the other words are searched for. If there are several months, lengths or prices, the first one counts.
 * In a search in another language, English words are understood, too.
 */
export function readSentence(text: string, language = 'en'): SearchSentence {
  const spoken = sentenceLanguage(language);
  const typed = wordsIn(text).map((word) =>
    spoken?.elided ? word.replace(spoken.elided, '') : word,
  );
  const said = spoken ? toEnglish(typed.join(' '), spoken) : undefined;
  // prices are read first, so that '$80 a day' isn't taken for a length
  const [cost, unpriced] = take(said?.english ?? typed.join(' '), costIn);
  const [length, unlimited] = take(unpriced, lengthIn);
  const [month, left] = take(unlimited, monthIn);
  const isUnderstood = cost !== undefined || length !== undefined || month !== undefined;
  const words = left
    .split(' ')
    .filter((word) => word !== '|')
    // words that weren't understood are searched for as they were typed
    .flatMap((word) => said?.typed.get(word)?.split(' ') ?? [word])
    .filter((word) => word !== '');
  return {
    words: withoutFillers(words, isUnderstood, spoken),
    typed,
    ...(cost && { cost }),
    ...(length && { length }),
    ...(month !== undefined && { month }),
  };
}

/** The first meaning found, and the text without any words with this kind of meaning. */
function take<Meaning>(
  text: string,
  find: (text: string) => Said<Meaning> | null,
): [Meaning | undefined, string] {
  const first = find(text);
  let left = text;
  for (let said = first; said; said = find(left)) {
    left = `${left.slice(0, said.from)}${GAP}${left.slice(said.to)}`;
  }
  return [first?.meaning, left];
}

/** The words without the punctuation around them. A text of nothing but punctuation stays as it is. */
function wordsIn(text: string): string[] {
  const words = searchText(text)
    .split(' ')
    .filter((word) => word !== '');
  const bare = words.map((word) =>
    word.replace(/^["“”‘’'(]+/u, '').replace(/["“”‘’'),;:!?.]+$/u, ''),
  );
  const left = bare.filter((word) => word !== '');
  return left.length === 0 ? words : left;
}

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  couple: 2,
  few: 3,
};
const COUNT = String.raw`(\d{1,3}|${Object.keys(COUNTS).join('|')})`;
const COUNTED = new RegExp(
  `(?<![^ ])(?:a (?=couple|few))?${COUNT}(?: of)?(?: ?(?:-|–|to|or) ?${COUNT})?[ -]?(day|night|week|weekend|fortnight|month)s?(?![^ -])(?:[ -]long)?(?![^ ])`,
  'u',
);
const NAMED: readonly (readonly [pattern: RegExp, days: number])[] = [
  [/(?<![^ ])(?:long[ -])?weekends?(?![^ ])/u, 2],
  [
    /(?<![^ ])(?:day[ -]?trips?|(?:short|quick)[ -](?:break|trip|stay|getaway|holiday|vacation)s?)(?![^ ])/u,
    1,
  ],
  [/(?<![^ ])fortnight(?![^ ])/u, 14],
  [/(?<![^ ])long[ -](?:trip|stay|holiday|vacation)s?(?![^ ])/u, 14],
];
const DAYS: Readonly<Record<string, number>> = { week: 7, fortnight: 14, month: 30 };

function lengthIn(text: string): Said<TripLength> | null {
  const counted = COUNTED.exec(text);
  if (counted) {
    const [all, first = '', last = first, unit = ''] = counted;
    const count = Math.floor((countOf(first) + countOf(last)) / 2);
    return {
      from: counted.index,
      to: counted.index + all.length,
      meaning: lengthOf(daysOf(count, unit)),
    };
  }
  for (const [pattern, days] of NAMED) {
    const found = pattern.exec(text);
    if (found)
      return { from: found.index, to: found.index + found[0].length, meaning: lengthOf(days) };
  }
  return null;
}

function countOf(text: string): number {
  return COUNTS[text] ?? Number(text);
}

/** Three nights are four days; a weekend is always two. */
function daysOf(count: number, unit: string): number {
  if (unit === 'weekend') return 2;
  return unit === 'night' ? count + 1 : count * (DAYS[unit] ?? 1);
}

function lengthOf(days: number): TripLength {
  return TRIP_LENGTH_NAMES.find((name) => days <= TRIP_LENGTHS[name].to) ?? 'long';
}

const MONTHS = ENGLISH_MONTHS.map((name) => name.toLowerCase());
// 'mar' isn't a short name of March, because it means the sea in several languages
const SHORT = MONTHS.map((name) => name.slice(0, 3)).filter((name) => name !== 'mar');
const MONTH = `(${[...MONTHS, 'sept', ...SHORT].join('|')})`;
const IN_MONTH = new RegExp(
  `(?<![^ ])(?:(?:in|during|for|this|next|of|early|mid|late|end of|around) )*${MONTH}(?: ?(?:-|–|/|to|and|or|until) ?${MONTH})?(?![^ ])`,
  'u',
);

function monthIn(text: string): Said<number> | null {
  const found = IN_MONTH.exec(text);
  if (!found) return null;
  const [all, name = ''] = found;
  const month = MONTHS.findIndex((each) => each.startsWith(name.slice(0, 3))) + 1;
  return { from: found.index, to: found.index + all.length, meaning: month };
}
