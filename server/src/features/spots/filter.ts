import { fromMajorUnits, MAX_MINOR_UNITS, searchText, type SpotFilter } from '@wayfarer/contract';
import { and, eq, gte, like, lte, type SQL } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { spots } from '../../db/tables.ts';

export type SpotFilterInput = z.output<typeof SpotFilter>;

const MAX_WORDS = 8;

/** The part of a WHERE that the filter means, or undefined for all. Parts named in `except` are left out. */
export function whereSpots(
  filter: SpotFilterInput,
  currency: string,
  except: readonly ('category' | 'country')[] = [],
): SQL | undefined {
  const conditions = searchWords(filter.search).map((word) =>
    like(spots.searchText, containing(word)),
  );
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

/** The words of a search; each must be found somewhere, accents and case aside. */
export function searchWords(search: string | undefined): string[] {
  const words = searchText(search ?? '').split(' ');
  return words.filter((word) => word !== '').slice(0, MAX_WORDS);
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
