import type { OutputOf, suggestSpots as endpoint } from '@wayfarer/contract';
import type { ReadContext } from '../../../context.ts';
import { matchLevels } from './store-filter.ts';
import { readSearch } from './search/read-search.ts';
import { relaxSearch } from './search/relax-search.ts';
import type { SearchTerm } from './search/search-terms.ts';
import { suggestCountries } from './counts/store-counts.ts';
import { publishedTexts } from '../records/texts/store-texts.ts';
import { languageAsked } from './shown/translate-spots.ts';
import { selectRanked } from './store-ranked-pages.ts';

const MOST = 8;
const MOST_COUNTRIES = 3;

/** Countries that begin with the typed text, then the first spots that the list would show for it. */
export async function suggestSpots(
  context: Pick<ReadContext, 'db' | 'config' | 'once'>,
  search: string,
  asked?: string,
): Promise<OutputOf<typeof endpoint>> {
  const { config, db } = context;
  const language = languageAsked(context, asked);
  const read = await readSearch(context, { search }, language);
  const { filter, words } = read;
  // 'weekend' isn't the beginning of a name
  if (words === '') return [];
  const countries = await suggestCountries(db.orm, words, MOST_COUNTRIES);
  const matching = async (terms: readonly SearchTerm[] | null) => {
    if (!terms) return [];
    const levels = matchLevels(filter, terms, config.currency);
    const limit = MOST - countries.length;
    return (await selectRanked(db.orm, { levels, limit, after: null })).rows;
  };
  const found = await matching(read.terms);
  const relaxed = found.length === 0 ? await relaxSearch(context, read) : null;
  const rows = relaxed ? await matching(relaxed.terms) : found;
  const texts = language
    ? await publishedTexts(
        db.orm,
        language,
        rows.map(({ spot }) => spot.id),
      )
    : undefined;
  return [
    ...countries.map(({ country, count }) => ({
      kind: 'country' as const,
      label: country,
      detail: count === 1 ? '1 destination' : `${count} destinations`,
    })),
    ...rows.map(({ spot: row }) => ({
      kind: 'spot' as const,
      label: texts?.get(row.id)?.texts['spot'] ?? row.spot,
      detail: row.country,
      spotId: row.id,
    })),
  ];
}
