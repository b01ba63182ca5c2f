import { searchText } from '@wayfarer/contract';
import type { Executor } from '../../../db/database.ts';
import { editDistance } from '../../../lib/edit-distance.ts';
import type { SearchTerm } from '../catalogue/store-filter.ts';
import { listWordsContaining, listWordsNear } from './store-words.ts';

const MAX_WORDS = 8;
/** Shorter words are too often one edit away from another. */
const TYPO_LENGTH = 4;
/** From so many characters on there may be two edits. */
const LONG = 6;
const NEAREST = 20;
/** Beyond this many words, a scan is faster than a lookup of each. */
const MOST_WORDS = 200;

/**
 * What a search requires: every term must be found. Null where nothing can match. Accents and case do
 * not count; a word that no spot contains is corrected to the likely one. However many words
 * there are, the database is queried three times at most.
 */
export async function searchTerms(
  db: Executor,
  search: string | undefined,
): Promise<readonly SearchTerm[] | null> {
  const words = searchText(search ?? '').split(' ');
  const asked = [...new Set(words.filter((word) => word !== ''))].slice(0, MAX_WORDS);
  const found = await termsOf(
    db,
    asked.map((word) => [word]),
  );
  const unknown = asked.filter((_, index) => !found[index]);
  if (unknown.length === 0) return whole(found);
  const texts = await correctedTerms(db, unknown);
  if (!texts) return null;
  const instead = await termsOf(db, texts);
  return whole(found.map((term) => term ?? instead.shift() ?? null));
}

function whole(terms: readonly (SearchTerm | null)[]): SearchTerm[] | null {
  const found = terms.filter((term) => term !== null);
  return found.length === terms.length ? found : null;
}

/** The words that match each group of texts; null where no word of the catalogue contains any of them. */
async function termsOf(
  db: Executor,
  groups: readonly (readonly string[])[],
): Promise<(SearchTerm | null)[]> {
  const found = await listWordsContaining(db, groups, MOST_WORDS + 1);
  return groups.map((texts, index) => {
    const words = found[index] ?? [];
    if (words.length === 0) return null;
    return { texts, words: words.length > MOST_WORDS ? null : words };
  });
}

/** For each word the nearest of the catalogue: one edit away, in longer words two. Null where one has none. */
async function correctedTerms(db: Executor, words: readonly string[]): Promise<string[][] | null> {
  if (words.some((word) => lengthOf(word) < TYPO_LENGTH)) return null;
  const candidates = await listWordsNear(db, words);
  const nearest = words.map((word, index) => nearestOf(word, candidates[index] ?? []));
  return nearest.every((near) => near.length > 0) ? nearest : null;
}

function nearestOf(word: string, candidates: readonly string[]): string[] {
  const most = lengthOf(word) < LONG ? 1 : 2;
  const near = candidates
    // distances of very long words would cost more than they tell
    .filter((candidate) => Math.abs(lengthOf(candidate) - lengthOf(word)) <= most)
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }));
  const least = Math.min(...near.map(({ distance }) => distance));
  if (least > most) return [];
  return near
    .filter(({ distance }) => distance === least)
    .map(({ candidate }) => candidate)
    .sort()
    .slice(0, NEAREST);
}

function lengthOf(text: string): number {
  return [...text].length;
}
