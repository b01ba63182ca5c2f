import { searchText } from '@wayfarer/contract';
import type { ReadContext } from '../../../../context.ts';
import type { Reader } from '../../../../db/database.ts';
import { countryCode } from '../../../../lib/country-codes.ts';
import { regionsAround } from '../../records/fields/synonyms.ts';
import { type CountBudget, countMatches } from '../counts/store-counts.ts';
import { matchSpots } from '../store-filter.ts';
import { countryOfCity } from './meaning/vocabulary.ts';
import type { SearchRead } from './read-search.ts';
import { searchTerms, type SearchTerm } from './search-terms.ts';

/** The maximum number of places and words that are tried one by one if a search has no results. */
const MOST_PARTS = 5;
const LONGEST_NAME = 3;
/** The limits of counting that distinguish rare words from common ones. */
const RARITY = { most: 100, visits: 1000, entries: 1000, popularFirst: false };
/** The limits of counting that show if there is any match. */
const ANY = { ...RARITY, most: 1 };

export interface Relaxed {
  terms: readonly SearchTerm[];
  /** The words of these terms. */
  words: string;
}

interface Part extends Relaxed {
  count: number;
}

/**
 * The closest search that has results. Leaves out words that match nothing, replaces a place with its region, and then
 * keeps as many words as some destination has, the rarest first. Null if the search has results without its filters, if
 * nothing is close, or if the search is a town in a country that has destinations.
 */
export function relaxSearch(
  { db, config, once }: Pick<ReadContext, 'db' | 'config' | 'once'>,
  { words, terms }: Pick<SearchRead, 'words' | 'terms'>,
): Promise<Relaxed | null> {
  if (words === '') return Promise.resolve(null);
  const count: Count = (some, budget) =>
    countOf(db.orm, some, { budget, currency: config.currency });
  return once(`closest ${words}`, ['spots'], async () => {
    if (terms && (await count(terms, ANY)) > 0) return null;
    const parts = partsOf(words.split(' '));
    const found: Part[] = [];
    for (const part of parts.slice(0, MOST_PARTS)) {
      const closest = await closestTo(db.orm, part, parts.length === 1, count);
      if (closest) found.push(closest);
    }
    return together(found, count);
  });
}

type Count = (terms: readonly SearchTerm[], budget: CountBudget) => Promise<number>;

/** Combines the rarest part with each further part for which there still are results. */
async function together(parts: readonly Part[], count: Count): Promise<Relaxed | null> {
  const [rarest, ...others] = parts.toSorted((one, other) => one.count - other.count);
  if (!rarest) return null;
  const kept = [rarest];
  for (const part of others) {
    const all = [...kept, part].flatMap(({ terms }) => terms);
    if ((await count(all, ANY)) > 0) kept.push(part);
  }
  const inOrder = parts.filter((part) => kept.includes(part));
  return {
    terms: inOrder.flatMap(({ terms }) => terms),
    words: inOrder.map(({ words }) => words).join(' '),
  };
}

/**
 * The part of the search if it has results, otherwise the smallest region around it that has some. A part that is the
 * whole search is known to have none.
 */
async function closestTo(
  db: Reader,
  part: string,
  isOnly: boolean,
  count: Count,
): Promise<Part | null> {
  const country = countryOfCity(part) ?? part;
  const code = countryCode(country);
  const regions = code === undefined ? [] : regionsAround(code);
  const places = new Set([part, searchText(country), ...regions]);
  if (isOnly) places.delete(part);
  for (const words of places) {
    const { terms, corrected } = await searchTerms(db, words);
    const matches = terms ? await count(terms, RARITY) : 0;
    if (!terms || matches === 0) continue;
    // for a single town, the page suggests its country instead (`nearbyCountry`)
    return isOnly && !regions.includes(words)
      ? null
      : { terms, words: corrected ?? words, count: matches };
  }
  return null;
}

function partsOf(words: readonly string[]): string[] {
  const parts: string[] = [];
  for (let at = 0; at < words.length;) {
    const names = Array.from({ length: LONGEST_NAME }, (_, index) =>
      words.slice(at, at + LONGEST_NAME - index).join(' '),
    );
    const name = names.find((text) => countryOfCity(text) ?? countryCode(text)) ?? words[at] ?? '';
    parts.push(name);
    at += name.split(' ').length;
  }
  return parts;
}

async function countOf(
  db: Reader,
  terms: readonly SearchTerm[],
  { budget, currency }: { budget: CountBudget; currency: string },
): Promise<number> {
  const { counts } = await countMatches(db, matchSpots({}, terms, currency), budget);
  return counts.reduce((total, { count }) => total + count, 0);
}
