import { vocabulary } from './vocabulary.ts';

/**
 * The ways in which a whole word can match, best first. The index marks words of a destination's name (n), of its place
 * including the name (p), and of its category and season with synonyms (k); words of its description have no mark.
 */
const WHOLE: readonly ((word: Word) => readonly string[])[] = [
  // the name has the word as typed or in its stemmed form
  ({ word, stem }) => [exactly('n:', word), exactly('n:', stem)],
  ({ word, stem }) => [exactly('p:', word), exactly('p:', stem)],
  ({ word, stem }) => [exactly('k:', word), exactly('k:', stem)],
  ({ stem }) => [exactly('', stem)],
];
/**
 * The ways in which the beginning of a word can match, best first. They count only if no destination has the whole
 * word.
 */
const BEGUN: readonly ((word: Word) => readonly string[])[] = [
  (word) => beginning('n:', word),
  (word) => beginning('p:', word),
  (word) => (word.word.length > SHORT ? described(word) : []),
];
const LEVELS = [...WHOLE, ...BEGUN];

/** The maximum length of words whose beginnings aren't matched, because too many other words begin with them. */
const SHORT = 3;

/** The last level, of spots that only contain the letters somewhere; all levels before it match words. */
export const LETTERS_LEVEL = LEVELS.length;
export const WHOLE_LEVEL = WHOLE.length - 1;

export interface Word {
  word: string;
  /** The word's stem in the index, from the database's English dictionary; empty for stop words such as 'the'. */
  stem: string;
  /** The words of names and places that begin with this word; null if they weren't looked up or there are too many. */
  begins: readonly string[] | null;
  /** The stemmed words of descriptions that begin with this word; null if there are too many. */
  stems: readonly string[] | null;
}

const SPOKEN = /^[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*$/u;
/** Words that need no escaping in a query. */
const SIMPLE = /^[\p{L}\p{N}]+$/u;
/** Words that the database's parser doesn't divide, so the index has them as they are. */
const PLAIN = /^[a-z][a-z0-9]{0,99}$/;
/**
 * The maximum number of words listed in a query. With more rare words, the database overestimates the matches and scans
 * the whole catalog.
 */
export const MOST_NAMED = 10;

/**
 * The words of a text, divided like the database's parser does. Empty if it has characters that have to be matched
 * literally.
 */
export function wordsOf(text: string): string[] {
  return SPOKEN.test(text) ? text.split(/[-'’.]/) : [];
}

export function isPlain(word: string): boolean {
  return PLAIN.test(word);
}

export function areNamed(words: readonly string[] | null): words is readonly string[] {
  return words !== null && words.length <= MOST_NAMED && words.every(isPlain);
}

/** A `tsquery` for the matches of any of the texts up to a level. Null if no text has a word. */
export function matchUpTo(level: number, texts: readonly (readonly Word[])[]): string | null {
  return any(waysUpTo(level, texts));
}

/** Like `matchUpTo`, without prefix matches of single words in names and places. */
export function matchUnbegun(level: number, texts: readonly (readonly Word[])[]): string | null {
  return any(waysUpTo(level, texts).filter((query) => !/^'[np]:[^']*':\*$/.test(query)));
}

/** A `tsquery` for matches at any level, or for places that have one of the given words. */
export function matchOrHold(
  texts: readonly (readonly Word[])[],
  words: readonly string[],
): string | null {
  return any([...waysUpTo(LETTERS_LEVEL, texts), ...words.map((word) => exactly('p:', word))]);
}

export function all(queries: readonly string[]): string {
  return `(${queries.join(' & ')})`;
}

function waysUpTo(level: number, texts: readonly (readonly Word[])[]): string[] {
  const ways = (word: Word) => LEVELS.slice(0, level + 1).flatMap((way) => way(word));
  return texts.flatMap((words) => {
    const [word] = words;
    if (!word) return [];
    if (words.length === 1) return ways(word);
    const each = words.map((part) => any(ways(part)) ?? '');
    return each.includes('') ? [] : all(each);
  });
}

function any(queries: readonly string[]): string | null {
  const said = new Set(queries.filter((query) => query !== ''));
  const needed = [...said].filter((query) => !isSaidBy(query, said));
  return needed.length === 0 ? null : `(${needed.join(' | ')})`;
}

/**
 * True if another query already covers this one: the words of a name are also words of the place, and a prefix query
 * also finds the whole word.
 */
function isSaidBy(query: string, said: ReadonlySet<string>): boolean {
  if (query.startsWith("'n:") && said.has(query.replace("'n:", "'p:"))) return true;
  return said.has(`${query}:*`);
}

function exactly(mark: string, word: string): string {
  return word === '' ? '' : `'${mark}${word}'`;
}

function beginning(mark: string, { word, begins }: Word): string[] {
  return begins ? begins.map((each) => exactly(mark, each)) : [begun(mark, word)];
}

/** Words consist of letters and digits (`wordsOf`), so they need no escaping. */
function begun(mark: string, word: string): string {
  return `'${mark}${word}':*`;
}

/**
 * The queries for words that begin with this one: synonyms (k) and words of descriptions. Each word is listed where
 * possible, because for a prefix the index would collect every matching spot before filtering.
 */
function described({ word, stems }: Word): string[] {
  const synonyms = [...vocabulary()].filter((each) => each.startsWith(word));
  const isKnown = stems?.every((stem) => SIMPLE.test(stem)) === true;
  return [
    ...synonyms.map((each) => exactly('k:', each)),
    ...(isKnown ? stems.map((stem) => exactly('', stem)) : [begun('', word)]),
  ];
}

export function inPlace(word: string): string {
  return exactly('p:', word);
}
