import { vocabulary } from './vocabulary.ts';

/**
 * How well a word is matched, best first. The index knows the words of a destination's name (n), of its
 * place with the name (p), of its kind and season with their synonyms (k), and without a mark those of its
 * description.
 */
const LEVELS: readonly ((word: Word) => readonly string[])[] = [
  // the name has it, as typed or in another form of the word
  ({ word, stem }) => [exactly('n:', word), exactly('n:', stem)],
  ({ word, stem }) => [exactly('p:', word), exactly('p:', stem)],
  // the name has a word that begins so
  (word) => beginning('n:', word),
  (word) => beginning('p:', word),
  ({ word, stem }) => [exactly('k:', word), exactly('k:', stem)],
  (word) => [exactly('', word.stem), ...(word.word.length > SHORT ? described(word) : [])],
];

/** So short a word begins too many others to say what was meant. */
const SHORT = 3;

/** Levels by words; one more follows them, for spots that only hold the letters somewhere. */
export const WORD_LEVELS = LEVELS.length;

export interface Word {
  word: string;
  /** Its form in the index, as the database's dictionary of English has it; empty for 'the' and its like. */
  stem: string;
  /** The words of names and places that begin with it; null where they are not known by name. */
  begins: readonly string[] | null;
  /** The words of descriptions that begin with it, in the index's form; null where there are too many. */
  stems: readonly string[] | null;
}

/** The first level that beginnings of words belong to. */
export const BEGUN_LEVEL = 2;

const SPOKEN = /^[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*$/u;
/** Nothing in it has to be escaped in a query. */
const SIMPLE = /^[\p{L}\p{N}]+$/u;
/** Words that the index is sure to hold as they are: the database's parser divides none of them. */
const PLAIN = /^[a-z][a-z0-9]{0,99}$/;
/** More words that it does not know well the database takes for a large part of the catalogue, and reads all. */
export const MOST_NAMED = 10;

/** The words of a text as the database's parser divides it; none where other signs are to be found literally. */
export function wordsOf(text: string): string[] {
  return SPOKEN.test(text) ? text.split(/[-'’.]/) : [];
}

/** Whether all words that contain a text can be asked for by name. */
export function areNamed(words: readonly string[] | null): words is readonly string[] {
  return words !== null && words.length <= MOST_NAMED && words.every((word) => PLAIN.test(word));
}

/**
 * A query, in the notation of `tsquery`, for what one of the texts matches up to a level. Null where no
 * text has a word.
 */
export function matchUpTo(level: number, texts: readonly (readonly Word[])[]): string | null {
  return any(waysUpTo(level, texts));
}

/** The same without what begins like a single word in names and places. */
export function matchUnbegun(level: number, texts: readonly (readonly Word[])[]): string | null {
  return any(waysUpTo(level, texts).filter((query) => !/^'[np]:[^']*':\*$/.test(query)));
}

/** The same for all levels, and for the given words of places. */
export function matchOrHold(
  texts: readonly (readonly Word[])[],
  words: readonly string[],
): string | null {
  return any([...waysUpTo(WORD_LEVELS, texts), ...words.map((word) => exactly('p:', word))]);
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

/** Whether a query adds nothing: words of the name are words of the place, and each begins with itself. */
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

/** Words are of letters and digits alone (`wordsOf`), so that there is nothing to escape. */
function begun(mark: string, word: string): string {
  return `'${mark}${word}':*`;
}

/** By name wherever possible: of what begins so, the index would list every spot before it looks further. */
function described({ word, stems }: Word): string[] {
  const synonyms = [...vocabulary()].filter((each) => each.startsWith(word));
  const isKnown = stems?.every((stem) => SIMPLE.test(stem)) === true;
  return [
    ...synonyms.map((each) => exactly('k:', each)),
    ...(isKnown ? stems.map((stem) => exactly('', stem)) : [begun('', word)]),
  ];
}
