/**
 * How well a word is matched, best first. The index knows the words of a destination's name (n), of its
 * place (p), of its kind and season with their synonyms (k), and without a mark those of its description.
 */
const LEVELS: readonly ((word: Word) => readonly string[])[] = [
  // the name has it, as typed or in another form of the word
  ({ word, stem }) => [exactly('n:', word), exactly('n:', stem)],
  ({ word, stem }) => [exactly('p:', word), exactly('p:', stem)],
  // the name has a word that begins so
  ({ word }) => [begun('n:', word)],
  ({ word }) => [begun('p:', word)],
  ({ word, stem }) => [exactly('k:', word), exactly('k:', stem)],
  ({ word, stem }) => [
    exactly('', stem),
    ...(word.length > SHORT ? [begun('k:', word), begun('', word)] : []),
  ],
];

/** So short a word begins too many others to say what was meant. */
const SHORT = 3;

/** Levels by words; one more follows them, for spots that only hold the letters somewhere. */
export const WORD_LEVELS = LEVELS.length;

export interface Word {
  word: string;
  /** Its form in the index, as the database's dictionary of English has it; empty for 'the' and its like. */
  stem: string;
}

const SPOKEN = /^[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*$/u;

/** The words of a text as the database's parser divides it; none where other signs are to be found literally. */
export function wordsOf(text: string): string[] {
  return SPOKEN.test(text) ? text.split(/[-'’.]/) : [];
}

/**
 * A query, in the notation of `tsquery`, for what one of the texts matches up to a level. Null where no
 * text has a word.
 */
export function matchUpTo(level: number, texts: readonly (readonly Word[])[]): string | null {
  const levels = LEVELS.slice(0, level + 1);
  const ways = texts
    .filter((words) => words.length > 0)
    .map((words) => all(words.map((word) => any(levels.flatMap((way) => way(word))))));
  return ways.length === 0 ? null : any(ways);
}

export function all(queries: readonly string[]): string {
  return `(${queries.join(' & ')})`;
}

function any(queries: readonly string[]): string {
  const said = queries.filter((query) => query !== '');
  return `(${[...new Set(said)].join(' | ')})`;
}

function exactly(mark: string, word: string): string {
  return word === '' ? '' : `'${mark}${word}'`;
}

/** Words are of letters and digits alone (`wordsOf`), so that there is nothing to escape. */
function begun(mark: string, word: string): string {
  return `'${mark}${word}':*`;
}
