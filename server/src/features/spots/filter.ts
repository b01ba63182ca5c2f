import { fromMajorUnits, MAX_MINOR_UNITS, searchText, type SpotFilter } from '@wayfarer/contract';
import { and, eq, gte, like, lte, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { spots } from '../../db/tables.ts';

export type SpotFilterInput = z.output<typeof SpotFilter>;

/** What a spot's search text must contain: one of these texts. */
export type SearchTerm = readonly string[];

/** The part of a WHERE that the filter and the terms of its search mean, or undefined for all. Parts named in `except` are left out. */
export function whereSpots(
  filter: SpotFilterInput,
  terms: readonly SearchTerm[],
  currency: string,
  except: readonly ('category' | 'country')[] = [],
): SQL | undefined {
  const conditions = terms.map(whereTerm);
  const { category, country, minCost, maxCost } = filter;
  if (category !== undefined && category !== 'all' && !except.includes('category')) {
    conditions.push(eq(spots.category, category));
  }
  if (country && !except.includes('country')) {
    conditions.push(eq(spots.countryKey, searchText(country)));
  }
  if (minCost !== undefined) conditions.push(gte(spots.cost, minor(minCost, currency)));
  if (maxCost !== undefined) conditions.push(lte(spots.cost, minor(maxCost, currency)));
  return and(...conditions);
}

/** One of the term's texts is found somewhere. */
export function whereTerm(term: SearchTerm): SQL | undefined {
  return or(...term.map((text) => like(spots.searchText, containing(text))));
}

/** A LIKE pattern for texts that contain the word literally. */
export function containing(word: string): string {
  return `%${escapeLike(word)}%`;
}

export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

function minor(major: number, currency: string): number {
  const rounded = Math.round(major * 1000) / 1000;
  const exact = fromMajorUnits(rounded, currency) ?? fromMajorUnits(Math.round(rounded), currency);
  return Math.min(exact ?? MAX_MINOR_UNITS + 1, MAX_MINOR_UNITS + 1);
}
