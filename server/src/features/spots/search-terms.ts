import { searchText } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { editDistance } from './edit-distance.ts';
import type { SearchTerm } from './filter.ts';
import { wordsContaining, wordsLike } from './store-words.ts';

const MAX_WORDS = 8;
/** The trigram index cannot find shorter ones. */
const INDEXED_LENGTH = 3;
/** Shorter words are too often one slip away from another. */
const TYPO_LENGTH = 4;
const FEW = 20;

/**
 * What a search asks for: every term must be found. Null where nothing can match. Accents and case do
 * not count; a word that no spot contains is read as the one that was probably meant.
 */
export async function searchTerms(
  db: Executor,
  search: string | undefined,
): Promise<readonly SearchTerm[] | null> {
  const words = searchText(search ?? '').split(' ');
  const asked = words.filter((word) => word !== '').slice(0, MAX_WORDS);
  const terms: SearchTerm[] = [];
  for (const word of asked) {
    const term = await termOf(db, word);
    if (term.length === 0) return null;
    terms.push(term);
  }
  return terms;
}

async function termOf(db: Executor, word: string): Promise<SearchTerm> {
  const found = await wordsContaining(db, word, FEW + 1);
  if (found.length === 0) return meant(db, word);
  // The whole words say the same, and an index finds them.
  const helps = word.length < INDEXED_LENGTH && found.length <= FEW;
  return helps && found.every(({ length }) => length >= INDEXED_LENGTH) ? found : [word];
}

/** The nearest words of the catalogue: one slip away, in longer words two. */
async function meant(db: Executor, word: string): Promise<SearchTerm> {
  if (word.length < TYPO_LENGTH) return [];
  const near = (await wordsLike(db, word, FEW)).map((candidate) => ({
    candidate,
    distance: editDistance(word, candidate),
  }));
  const nearest = Math.min(...near.map(({ distance }) => distance));
  if (nearest > (word.length > 5 ? 2 : 1)) return [];
  return near.filter(({ distance }) => distance === nearest).map(({ candidate }) => candidate);
}
