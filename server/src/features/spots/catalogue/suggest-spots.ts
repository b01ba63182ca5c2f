import { searchText, type OutputOf, type suggestSpots as endpoint } from '@wayfarer/contract';
import type { ReadContext } from '../../../context.ts';
import { matchLevels } from './store-filter.ts';
import { readSearch } from './search/search-terms.ts';
import { suggestCountries } from './store-counts.ts';
import { selectRanked } from './store-ranked-pages.ts';

const MOST = 8;
const MOST_COUNTRIES = 3;

/** Countries that begin with the typed text, then spots that contain all of its words. */
export async function suggestSpots(
  context: Pick<ReadContext, 'db' | 'config' | 'once'>,
  search: string,
): Promise<OutputOf<typeof endpoint>> {
  const { config, db } = context;
  const { orm } = db;
  const { terms } = await readSearch(context, search);
  if (!terms || terms.length === 0) return [];
  const countries = await suggestCountries(orm, searchText(search), MOST_COUNTRIES);
  const { rows } = await selectRanked(orm, {
    levels: matchLevels({}, terms, config.currency),
    limit: MOST - countries.length,
    after: null,
  });
  return [
    ...countries.map(({ country, count }) => ({
      kind: 'country' as const,
      label: country,
      detail: count === 1 ? '1 destination' : `${count} destinations`,
    })),
    ...rows.map(({ spot: row }) => ({
      kind: 'spot' as const,
      label: row.spot,
      detail: row.country,
      spotId: row.id,
    })),
  ];
}
