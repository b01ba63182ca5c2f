import { searchText } from '@wayfarer/contract';
import type { ReadContext } from '../../../../context.ts';
import type { Reader } from '../../../../db/database.ts';
import { countryCode } from '../../../../lib/country-codes.ts';
import { editDistance } from '../../../../lib/edit-distance.ts';
import {
  areNamed,
  isPlain,
  LETTERS_LEVEL,
  MOST_NAMED,
  matchUpTo,
  WHOLE_LEVEL,
  wordsOf,
  type Word,
} from './meaning/relevance.ts';
import { isEveryday } from './meaning/everyday-words.ts';
import { countryOfCity, isMood, isSynonym, vocabulary } from './meaning/vocabulary.ts';
import { areMeant, listWordsNear, lookUpWords } from './store-words.ts';

const MAX_WORDS = 8;
/** The minimum length of words that are corrected; shorter ones are too often one edit away from other words. */
const TYPO_LENGTH = 4;
const LONG = 6;
const NEAREST = 20;
/** The maximum number of words that are looked up one by one; with more, a scan is faster. */
const MOST_WORDS = 200;

/** One condition of a search: a spot must match at least one of these texts, by words or by letters. */
export interface SearchTerm {
  texts: readonly string[];
  meanings: readonly (readonly Word[])[];
  /** The words of names and places that contain one of the texts; null if there are too many to list. */
  words: readonly string[] | null;
  /** True if some destination has one of the texts as a whole word; then parts of words don't count. */
  isWhole: boolean;
}

export interface Search {
  /** The conditions, which must all match; null if no destination can match. */
  terms: readonly SearchTerm[] | null;
  corrected: string | null;
}

/** The parsed words of a search, shared by a page's list, counts and suggestions. */
export function readWords(
  { db, once }: Pick<ReadContext, 'db' | 'once'>,
  search: string,
): Promise<Search> {
  return once(`search ${search}`, ['spots'], () => searchTerms(db.orm, search));
}

/**
 * Parses a search, ignoring accents and case, and corrects words that no spot has. Makes only a few queries, regardless
 * of the number of words.
 */
export async function searchTerms(db: Reader, search: string | undefined): Promise<Search> {
  const words = searchText(search ?? '').split(' ');
  const asked = [...new Set(words.filter((word) => word !== ''))].slice(0, MAX_WORDS);
  if (asked.length === 0) return { terms: [], corrected: null };
  const found = await termsOf(
    db,
    asked.map((word) => [word]),
  );
  const unknown = asked.filter((_, index) => !found[index]);
  if (unknown.length === 0) return { terms: whole(found), corrected: null };
  const texts = await correctedTexts(db, unknown);
  if (!texts) return { terms: null, corrected: null };
  const corrections = await termsOf(db, texts);
  const instead = [...corrections];
  const terms = whole(found.map((term) => term ?? instead.shift() ?? null));
  const nearest = new Map(unknown.map((word, index) => [word, texts[index]?.[0] ?? word]));
  const corrected = terms && asked.map((word) => nearest.get(word) ?? word).join(' ');
  return { terms, corrected };
}

function whole(terms: readonly (SearchTerm | null)[]): SearchTerm[] | null {
  const found = terms.filter((term) => term !== null);
  return found.length === terms.length ? found : null;
}

async function termsOf(
  db: Reader,
  groups: readonly (readonly string[])[],
): Promise<(SearchTerm | null)[]> {
  const spoken = [...new Set(groups.flat().flatMap(wordsOf))];
  const { containing, described, stems, whole } = await lookUpWords(db, groups, spoken, {
    containing: MOST_WORDS + 1,
    described: MOST_NAMED + 1,
  });
  const isWhole = (text: string) => {
    const words = wordsOf(text);
    return words.length > 0 && words.every((word) => isPlain(word) && whole.has(word));
  };
  const terms = groups.map((texts, index): SearchTerm => {
    const known = containing[index] ?? [];
    const words = known.length > MOST_WORDS ? null : known;
    const meanings = texts.map((text) =>
      wordsOf(text).map((word) => {
        const isNamed = word === text && areNamed(words);
        const begins = isNamed ? words.filter((each) => each.startsWith(word)) : null;
        const alike = described.get(word) ?? [];
        const known = alike.length > MOST_NAMED ? null : alike;
        const stem = isMood(word) ? '' : (stems.get(word) ?? '');
        return { word, stem, begins, stems: known };
      }),
    );
    return { texts, meanings, words, isWhole: texts.some(isWhole) };
  });
  return checked(db, terms);
}

/**
 * Checks terms that no destination has as whole words. A synonym that any destination has counts as a whole word. The
 * name of a country without destinations matches nothing: 'uk' isn't part of 'Yukon'.
 */
async function checked(db: Reader, terms: readonly SearchTerm[]): Promise<(SearchTerm | null)[]> {
  const asked = terms.map((term) => ({
    whole: needsCheck(term) ? matchUpTo(WHOLE_LEVEL, term.meanings) : null,
    begun:
      !term.isWhole && term.words?.length === 0 ? matchUpTo(LETTERS_LEVEL, term.meanings) : null,
  }));
  const queries = asked
    .flatMap(({ whole, begun }) => [whole, begun])
    .filter((query) => query !== null);
  const met = new Set(await areMeant(db, [...new Set(queries)]));
  return terms.map((term, index) => {
    const { whole = null, begun = null } = asked[index] ?? {};
    if (whole !== null && met.has(whole)) return { ...term, isWhole: true };
    if (!term.isWhole && term.texts.some(isCountry)) return null;
    if (term.isWhole || term.words?.length !== 0) return term;
    return begun !== null && met.has(begun) ? term : null;
  });
}

function needsCheck({ isWhole, texts }: SearchTerm): boolean {
  return !isWhole && texts.some((text) => isSynonym(text) || isCountry(text));
}

function isCountry(text: string): boolean {
  return countryCode(text) !== undefined;
}

function isPlace(text: string): boolean {
  return isCountry(text) || countryOfCity(text) !== undefined;
}

/**
 * The known words nearest to each word: one edit away, or two for longer words. Null if a word has none, is short, or is
 * spelled correctly.
 */
async function correctedTexts(db: Reader, words: readonly string[]): Promise<string[][] | null> {
  if (words.some((word) => lengthOf(word) < TYPO_LENGTH || isRight(word))) return null;
  const candidates = await listWordsNear(db, words);
  const nearest = words.map((word, index) =>
    nearestOf(word, [...(candidates[index] ?? []), ...vocabulary()]),
  );
  return nearest.every((near) => near.length > 0) ? nearest : null;
}

/** True if a word is spelled correctly even if no destination has it: 'wine' isn't a typo of 'nine'. */
function isRight(word: string): boolean {
  return isEveryday(word) || isSynonym(word) || isPlace(word);
}

function nearestOf(word: string, candidates: readonly string[]): string[] {
  const most = lengthOf(word) < LONG ? 1 : 2;
  const near = [...new Set(candidates)]
    // skips candidates whose lengths differ too much, because computing distances of long words is slow
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
