import { searchText, type OutputOf, type suggestSpots as endpoint } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { searchWords } from './filter.ts';
import { suggestByWords, suggestCountries } from './store.ts';

const MOST = 8;
const MOST_COUNTRIES = 3;

/** Countries that begin with what was typed, then spots that contain all of its words. */
export async function suggestSpots(
  context: AppContext,
  search: string,
): Promise<OutputOf<typeof endpoint>> {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const { orm } = context.db;
  const countries = await suggestCountries(orm, searchText(search), MOST_COUNTRIES);
  const found = await suggestByWords(orm, words, MOST - countries.length);
  return [
    ...countries.map(({ country, count }) => ({
      kind: 'country' as const,
      label: country,
      detail: count === 1 ? '1 destination' : `${count} destinations`,
    })),
    ...found.map((row) => ({
      kind: 'spot' as const,
      label: row.spot,
      detail: row.country,
      spotId: row.id,
    })),
  ];
}
