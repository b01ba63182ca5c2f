import { fromMajorUnits, maxMinorUnits, TRIP_LENGTHS, type SpotSort } from '@wayfarer/contract';
import type { SpotFilter } from '@wayfarer/contract/schemas';
import { and, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { spots } from '../../../db/tables.ts';
import { costBuckets } from './costs/cost-buckets.ts';
import {
  all,
  areNamed,
  LETTERS_LEVEL,
  matchOrHold,
  matchUnbegun,
  matchUpTo,
  WHOLE_LEVEL,
} from './search/meaning/relevance.ts';
import { daysTag, monthTag } from '../records/fields/search-fields.ts';
import type { SearchTerm } from './search/search-terms.ts';
import { countryKey } from '../records/fields/spot-keys.ts';
import { contains, LETTERS, textArray } from '../records/rows/store-conditions.ts';

export type SpotFilterInput = z.output<typeof SpotFilter>;

/** A condition in several forms, one for each way of finding rows. */
export interface SpotMatch {
  /** The whole condition, cheap to test row by row. */
  perRow: SQL | undefined;
  /** The part that the index of words and tags can answer. It finds all matches, and possibly more. */
  byTags: SQL | undefined;
  /** The remaining condition, to test on the rows that `byTags` finds. */
  beyondTags: SQL | undefined;
  /** The part that the index of a sort order can answer on its own. */
  inOrderOf(sort: SpotSort): { where: SQL | undefined; isAll: boolean };
  /** True if `perRow` reads columns that no ordered index contains, so that testing an entry means visiting its row. */
  visitsRows: boolean;
}

/**
 * Must match the expression of the index `spots_by_all`. Words contain no spaces, so a word can't be mistaken for a
 * tag.
 */
const TAGS = sql`(string_to_array(${spots.searchText}, ' ') || array[
  'category ' || coalesce(${spots.category}, ''), 'country ' || ${spots.countryKey},
  'cost ' || length(${spots.cost}::text)::text || ' ' || left(${spots.cost}::text, 2)
])`;

type Part = 'category' | 'country' | 'cost' | 'month' | 'length';

/**
 * Translates the filter and the terms of its search, up to a level of relevance (`relevance.ts`); without a level,
 * letters count too. Leaves out the parts named in `except`.
 */
export function matchSpots(
  filter: SpotFilterInput,
  terms: readonly SearchTerm[],
  currency: string,
  { except = [], level }: { except?: readonly Part[]; level?: number } = {},
): SpotMatch {
  const asked = without(filter, except);
  const category = asked.category === 'all' ? undefined : asked.category;
  const country = asked.country ? countryKey(asked.country) : undefined;
  const ofCategory = category && eq(spots.category, category);
  const inCountry = country === undefined ? undefined : eq(spots.countryKey, country);
  const { from, to } = costRange(asked, currency);
  const costs = and(
    from === undefined ? undefined : gte(spots.cost, from),
    to === undefined ? undefined : lte(spots.cost, to),
  );
  const tagged = tagQuery(asked);
  const isTagged = tagged === null ? undefined : matches(tagged);
  const found = terms.map((term) => matchTerm(term, level));
  const kinds = [
    ...(category ? [`category ${category}`] : []),
    ...(country === undefined ? [] : [`country ${country}`]),
  ];
  const buckets = costs && costBuckets(from ?? 0, to ?? Infinity);
  const byTags = and(
    // combined, so that one index lookup finds the rows with all words
    or(
      and(...found.map((term) => term.byTags)),
      found.some((term) => term.isApart)
        ? and(...found.map((term) => term.byLetters ?? term.byTags))
        : undefined,
    ),
    buckets ? sql`${TAGS} && ${textArray(buckets)}` : undefined,
    kinds.length > 0 ? sql`${TAGS} @> ${textArray(kinds)}` : undefined,
    isTagged,
  );
  const isPlain = terms.length === 0 && tagged === null;
  const perRow = and(ofCategory, inCountry, costs, isTagged, ...found.map((term) => term.perRow));
  return {
    perRow,
    byTags,
    beyondTags: level === undefined ? costs : perRow,
    visitsRows: !isPlain,
    inOrderOf: (sort) => {
      if (sort === 'price') {
        const isAll = isPlain && !inCountry;
        return { where: isAll ? and(ofCategory, costs) : costs, isAll };
      }
      const isAll = isPlain && !costs && !(inCountry && (ofCategory || sort !== 'name'));
      return { where: isAll ? and(ofCategory, inCountry) : undefined, isAll };
    },
  };
}

/**
 * The match for each level of relevance, each including the levels before it; the last covers all matches. Levels at
 * which a word can't match are left out.
 */
export function matchLevels(
  filter: SpotFilterInput,
  terms: readonly SearchTerm[],
  currency: string,
): SpotMatch[] {
  const isWhole = terms.every((term) => term.isWhole);
  const [first, last] = isWhole ? [0, WHOLE_LEVEL] : [WHOLE_LEVEL + 1, LETTERS_LEVEL];
  return Array.from({ length: last - first + 1 }, (_, index) =>
    matchSpots(filter, terms, currency, { level: first + index }),
  );
}

function without(filter: SpotFilterInput, except: readonly Part[]): SpotFilterInput {
  const left = { ...filter };
  if (except.includes('category')) delete left.category;
  if (except.includes('country')) delete left.country;
  if (except.includes('month')) delete left.month;
  if (except.includes('length')) delete left.length;
  if (except.includes('cost')) {
    delete left.minCost;
    delete left.maxCost;
  }
  return left;
}

function tagQuery({ month, length }: SpotFilterInput): string | null {
  const lengths = length && TRIP_LENGTHS[length];
  const days =
    lengths &&
    Array.from({ length: lengths.to - lengths.from + 1 }, (_, at) => daysTag(lengths.from + at));
  const queries = [
    ...(month === undefined ? [] : [`'${monthTag(month)}'`]),
    ...(days ? [`(${days.map((tag) => `'${tag}'`).join(' | ')})`] : []),
  ];
  return queries.length === 0 ? null : all(queries);
}

interface TermMatch {
  perRow: SQL;
  /** The part that the index can answer, which finds all matches and possibly more. Undefined if it can't help. */
  byTags: SQL | undefined;
  /** Matches the letters or words of the search texts, which are all that older versions have written. */
  byLetters: SQL | undefined;
  /** True if `byTags` doesn't cover matches by letters. */
  isApart: boolean;
}

/** A term's match by words up to a level; without a level or beyond the last one, also by letters. */
function matchTerm(term: SearchTerm, level = LETTERS_LEVEL): TermMatch {
  if (term.isWhole) return matchWhole(term, wholeLevelAt(level));
  const byWords = matchAny(matchUpTo(level, term.meanings)) ?? sql`false`;
  if (level < LETTERS_LEVEL) {
    const byTags = beginsByTags(term, level, byWords);
    return { perRow: byWords, byTags, byLetters: undefined, isApart: false };
  }
  return {
    perRow: or(contains(spots.searchText, term.texts), byWords) ?? byWords,
    ...anywhereByTags(term, byWords),
  };
}

/**
 * The level up to which whole words are matched in a search that also has the beginning of a word. If beginnings match
 * only names, so do whole words: 'serg summit' finds 'Sergania Summit' before places with a summit in their
 * description.
 */
function wholeLevelAt(level: number): number {
  const begun = level - WHOLE_LEVEL - 1;
  return begun === 0 || begun === 1 ? begun : level;
}

/** Matches whole words; at the last level, also in the search texts. */
function matchWhole({ texts, meanings }: SearchTerm, level: number): TermMatch {
  const byWords = matchAny(matchUpTo(Math.min(level, WHOLE_LEVEL), meanings)) ?? sql`false`;
  if (level < WHOLE_LEVEL) {
    return { perRow: byWords, byTags: byWords, byLetters: undefined, isApart: false };
  }
  const spelled = textArray(texts.flatMap((text) => [text, `${text},`]));
  return {
    perRow: sql`(${byWords} or string_to_array(${spots.searchText}, ' ') && ${spelled})`,
    byTags: byWords,
    byLetters: sql`${TAGS} && ${spelled}`,
    isApart: true,
  };
}

/** Matches beginnings of words, by letters where that is faster than listing all words that begin with them. */
function beginsByTags({ texts, meanings, words }: SearchTerm, level: number, byWords: SQL) {
  if (level <= WHOLE_LEVEL || areNamed(words) || !areLetters(texts)) return byWords;
  return or(matchAny(matchUnbegun(level, meanings)), contains(spots.searchText, texts));
}

function anywhereByTags(term: SearchTerm, byWords: SQL): Omit<TermMatch, 'perRow'> {
  const { texts, meanings, words } = term;
  if (areNamed(words)) {
    const byLetters = words.length > 0 ? sql`${TAGS} && ${textArray(words)}` : sql`false`;
    const byTags = matchAny(matchOrHold(meanings, words)) ?? byLetters;
    return { byTags, byLetters, isApart: true };
  }
  if (areLetters(texts)) {
    const byLetters = contains(spots.searchText, texts);
    return { byTags: beginsByTags(term, LETTERS_LEVEL, byWords), byLetters, isApart: false };
  }
  if (words === null) return { byTags: undefined, byLetters: undefined, isApart: false };
  const byLetters = sql`${TAGS} && ${textArray(words)}`;
  return { byTags: or(byWords, byLetters), byLetters, isApart: false };
}

function areLetters(texts: readonly string[]): boolean {
  return texts.every((text) => LETTERS.test(text));
}

function matchAny(query: string | null): SQL | undefined {
  return query === null ? undefined : matches(query);
}

/** Matches a query with the weighted words. Drizzle doesn't know their column, so that no page reads it. */
function matches(query: string): SQL {
  return sql`search_vector @@ ${query}::tsquery`;
}

/** The lowest and the highest cost to find, in minor units; undefined for no limit. */
export function costRange({ minCost, maxCost }: SpotFilterInput, currency: string) {
  return {
    from: minCost === undefined ? undefined : minor(minCost, currency),
    to: maxCost === undefined ? undefined : minor(maxCost, currency),
  };
}

function minor(major: number, currency: string): number {
  const rounded = Math.round(major * 1000) / 1000;
  const exact = fromMajorUnits(rounded, currency) ?? fromMajorUnits(Math.round(rounded), currency);
  const tooMuch = maxMinorUnits(currency) + 1;
  return Math.min(exact ?? tooMuch, tooMuch);
}
