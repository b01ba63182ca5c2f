import { fromMajorUnits, maxMinorUnits, type SpotSort } from '@wayfarer/contract';
import type { SpotFilter } from '@wayfarer/contract/schemas';
import { and, eq, gte, like, lte, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { spots } from '../../../db/tables.ts';
import { costBuckets } from './cost-buckets.ts';
import { countryKey } from '../spot-keys.ts';

export type SpotFilterInput = z.output<typeof SpotFilter>;

/** What a spot must contain somewhere in its search text. */
export interface SearchTerm {
  /** One of these, as a part of a word or the whole. */
  texts: readonly string[];
  /** The catalogue's words that contain one of the texts; null where there are too many to name. */
  words: readonly string[] | null;
}

/** One condition, for each of the ways to find the rows that keep it. */
export interface SpotMatch {
  /** All of it, cheap to try on one row after the other. */
  perRow: SQL | undefined;
  /** What the index of tags knows of it: no fewer rows. */
  byTags: SQL | undefined;
  /** The part of it that the index of an order answers by itself. */
  inOrderOf(sort: SpotSort): { where: SQL | undefined; isAll: boolean };
}

/** The index `spots_tags` is on this very expression. A word has no space in it, so it is never taken for a kind. */
const TAGS = sql`(string_to_array(${spots.searchText}, ' ') || array[
  'category ' || coalesce(${spots.category}, ''), 'country ' || ${spots.countryKey},
  'cost ' || length(${spots.cost}::text)::text || ' ' || left(${spots.cost}::text, 2)
])`;

/** What the filter and the terms of its search mean. Parts named in `except` are left out. */
export function matchSpots(
  filter: SpotFilterInput,
  terms: readonly SearchTerm[],
  currency: string,
  except: readonly ('category' | 'country')[] = [],
): SpotMatch {
  const { minCost, maxCost } = filter;
  const asked = except.includes('category') ? undefined : filter.category;
  const category = asked === 'all' ? undefined : asked;
  const country =
    filter.country && !except.includes('country') ? countryKey(filter.country) : undefined;
  const ofCategory = category && eq(spots.category, category);
  const inCountry = country === undefined ? undefined : eq(spots.countryKey, country);
  const from = minCost === undefined ? undefined : minor(minCost, currency);
  const to = maxCost === undefined ? undefined : minor(maxCost, currency);
  const costs = and(
    from === undefined ? undefined : gte(spots.cost, from),
    to === undefined ? undefined : lte(spots.cost, to),
  );
  const texts = terms.map((term) => contains(spots.searchText, term.texts));
  const kinds = [
    ...(category ? [`category ${category}`] : []),
    ...(country === undefined ? [] : [`country ${country}`]),
  ];
  const oneOf = [
    ...terms.map(({ words }) => words),
    costs && costBuckets(from ?? 0, to ?? Infinity),
  ];
  const byTags = and(
    ...oneOf.map((tags) => (tags ? sql`${TAGS} && ${textArray(tags)}` : undefined)),
    kinds.length > 0 ? sql`${TAGS} @> ${textArray(kinds)}` : undefined,
  );
  return {
    perRow: and(...texts, ofCategory, inCountry, costs),
    byTags,
    inOrderOf: (sort) => {
      if (sort === 'price') {
        const isAll = terms.length === 0 && !inCountry;
        return { where: isAll ? and(ofCategory, costs) : costs, isAll };
      }
      const isAll = terms.length === 0 && !costs && !(inCountry && (ofCategory || sort !== 'name'));
      return { where: isAll ? and(ofCategory, inCountry) : undefined, isAll };
    },
  };
}

/** The column contains one of the texts literally. */
export function contains(
  column: Parameters<typeof like>[0],
  texts: readonly string[],
): SQL | undefined {
  return or(...texts.map((text) => like(column, `%${escapeLike(text)}%`)));
}

export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

export function textArray(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}

function minor(major: number, currency: string): number {
  const rounded = Math.round(major * 1000) / 1000;
  const exact = fromMajorUnits(rounded, currency) ?? fromMajorUnits(Math.round(rounded), currency);
  const tooMuch = maxMinorUnits(currency) + 1;
  return Math.min(exact ?? tooMuch, tooMuch);
}
