import { searchText } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { editDistance } from './edit-distance.ts';
import type { SearchTerm } from './filter.ts';
import { wordsContaining, wordsLike } from './store-words.ts';

const MAX_WORDS = 8;
/** Shorter words are too often one slip away from another. */
const TYPO_LENGTH = 4;
const NEAREST = 20;
/** What more words contain is found sooner by reading than by asking for each of them. */
const MOST_WORDS = 200;

/**
 * What a search asks for: every term must be found. Null where nothing can match. Accents and case do
 * not count; a word that no spot contains is read as the one that was probably meant.
 */
export async function searchTerms(
  db: Executor,
  search: string | undefined,
): Promise<readonly SearchTerm[] | null> {
  const words = searchText(search ?? '').split(' ');
  const asked = [...new Set(words.filter((word) => word !== ''))].slice(0, MAX_WORDS);
  const terms: SearchTerm[] = [];
  for (const word of asked) {
    const term = (await termOf(db, [word])) ?? (await termOf(db, await meant(db, word)));
    if (!term) return null;
    terms.push(term);
  }
  return terms;
}

/** What stands for these texts; null where no word of the catalogue contains any of them. */
async function termOf(db: Executor, texts: readonly string[]): Promise<SearchTerm | null> {
  if (texts.length === 0) return null;
  const words = await wordsContaining(db, texts, MOST_WORDS + 1);
  if (words.length === 0) return null;
  return { texts, words: words.length > MOST_WORDS ? null : words };
}

/** The nearest words of the catalogue: one slip away, in longer words two. */
async function meant(db: Executor, word: string): Promise<string[]> {
  if (word.length < TYPO_LENGTH) return [];
  const near = (await wordsLike(db, word, NEAREST)).map((candidate) => ({
    candidate,
    distance: editDistance(word, candidate),
  }));
  const nearest = Math.min(...near.map(({ distance }) => distance));
  if (nearest > (word.length > 5 ? 2 : 1)) return [];
  return near.filter(({ distance }) => distance === nearest).map(({ candidate }) => candidate);
}
