import { CATEGORIES, searchText, type SpotFacets } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { whereSpots, type SpotFilterInput } from './filter.ts';
import { searchTerms } from './search-terms.ts';
import { countEverything, countMatches, type SpotCount } from './store-counts.ts';

/** Matches of a search or a price range are counted one by one, so that stops here. */
const CAP = 10_000;

/** How many spots match: in all, by category whatever the category, by country whatever the country. */
export async function spotFacets(
  context: AppContext,
  filter: SpotFilterInput,
): Promise<SpotFacets> {
  const { db, config } = context;
  const everything = await countEverything(db.orm);
  const terms = await searchTerms(db.orm, filter.search);
  const where = terms && whereSpots(filter, terms, config.currency, ['category', 'country']);
  const counts = where ? await countMatches(db.orm, where, CAP) : terms ? everything : [];
  const country = filter.country ? searchText(filter.country) : null;
  const category = filter.category === 'all' ? undefined : filter.category;
  const inCountry = counts.filter((row) => country === null || searchText(row.country) === country);
  const inCategory = counts.filter((row) => category === undefined || row.category === category);
  const of = (name: SpotCount['category']) => sum(inCountry.filter((row) => row.category === name));
  return {
    total: sum(inCountry.filter((row) => inCategory.includes(row))),
    totalIsExact: !where || sum(counts) < CAP,
    categories: {
      all: sum(inCountry),
      ...(Object.fromEntries(CATEGORIES.map((name) => [name, of(name)])) as Record<
        (typeof CATEGORIES)[number],
        number
      >),
    },
    siteTotal: sum(everything),
    countries: byCountry(inCategory),
  };
}

function sum(counts: readonly SpotCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

function byCountry(counts: readonly SpotCount[]): { country: string; count: number }[] {
  const totals = new Map<string, number>();
  for (const { country, count } of counts) totals.set(country, (totals.get(country) ?? 0) + count);
  return [...totals]
    .map(([country, count]) => ({ country, count }))
    .sort((a, b) => a.country.localeCompare(b.country, 'en'));
}
