import { vocabulary } from './vocabulary.ts';

/**
 * The ways in which a whole word matches, best first. The index marks the words of a destination's name (n), of its
 * place including the name (p), of its category and season with synonyms (k); the words of its description have no mark.
 */
const WHOLE: readonly ((word: Word) => readonly string[])[] = [
  // the name has the word as typed or in its stemmed form
  ({ word, stem }) => [exactly('n:', word), exactly('n:', stem)],
  ({ word, stem }) => [exactly('p:', word), exactly('p:', stem)],
  ({ word, stem }) => [exactly('k:', word), exactly('k:', stem)],
  ({ stem }) => [exactly('', stem)],
];
/** The same for the beginning of a word, which counts only if no destination has the whole word. */
const BEGUN: readonly ((word: Word) => readonly string[])[] = [
  (word) => beginning('n:', word),
  (word) => beginning('p:', word),
  (word) => (word.word.length > SHORT ? described(word) : []),
];
const LEVELS = [...WHOLE, ...BEGUN];

/** Words this short begin too many other words to tell what was meant. */
const SHORT = 3;

/** The level of spots that only contain the letters somewhere; the levels before it match words. */
export const LETTERS_LEVEL = LEVELS.length;
/** The last level of whole words. */
export const WHOLE_LEVEL = WHOLE.length - 1;

export interface Word {
  word: string;
  /** Its stem in the index, by the database's English dictionary; empty for stop words such as 'the'. */
  stem: string;
  /** The words of names and places that begin with it; null if they weren't looked up or there are too many. */
  begins: readonly string[] | null;
  /** The stemmed words of descriptions that begin with it; null if there are too many. */
  stems: readonly string[] | null;
}

const SPOKEN = /^[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*$/u;
/** Needs no escaping in a query. */
const SIMPLE = /^[\p{L}\p{N}]+$/u;
/** Words that the database's parser leaves undivided, so the index holds them as they are. */
const PLAIN = /^[a-z][a-z0-9]{0,99}$/;
/** With more rare words than this, the database overestimates the matches and scans the whole catalog. */
export const MOST_NAMED = 10;

/** The words of a text, as the database's parser divides it. Empty if it has characters to be matched literally. */
export function wordsOf(text: string): string[] {
  return SPOKEN.test(text) ? text.split(/[-'’.]/) : [];
}

/** True if the index has the word undivided. */
export function isPlain(word: string): boolean {
  return PLAIN.test(word);
}

/** True if all words that contain a text can be listed in a query. */
export function areNamed(words: readonly string[] | null): words is readonly string[] {
  return words !== null && words.length <= MOST_NAMED && words.every(isPlain);
}

/** A `tsquery` for the matches of any of the texts up to a level. Null if no text has a word. */
export function matchUpTo(level: number, texts: readonly (readonly Word[])[]): string | null {
  return any(waysUpTo(level, texts));
}

/** The same without prefix matches of single words in names and places. */
export function matchUnbegun(level: number, texts: readonly (readonly Word[])[]): string | null {
  return any(waysUpTo(level, texts).filter((query) => !/^'[np]:[^']*':\*$/.test(query)));
}

/** The same for all levels, or the given words of places. */
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

/** True if a query is redundant: a name's words are also the place's, and each word begins with itself. */
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

/** Lists words where possible, because for a prefix the index would collect every matching spot before filtering. */
function described({ word, stems }: Word): string[] {
  const synonyms = [...vocabulary()].filter((each) => each.startsWith(word));
  const isKnown = stems?.every((stem) => SIMPLE.test(stem)) === true;
  return [
    ...synonyms.map((each) => exactly('k:', each)),
    ...(isKnown ? stems.map((stem) => exactly('', stem)) : [begun('', word)]),
  ];
}

/** A `tsquery` for the places that have a whole word. */
export function inPlace(word: string): string {
  return exactly('p:', word);
}
