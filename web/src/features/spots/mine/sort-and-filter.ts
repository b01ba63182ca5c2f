import {
  formatMoney,
  minorDigits,
  MY_SPOT_SORTS,
  type MySpotSort,
  type OwnSpot,
  parseCost,
  searchText,
} from '@wayfarer/contract';
import { pageLanguage } from '../../../lib/language.ts';

/** The state of the list of own destinations. All of it is in the address. */
export interface Shown {
  search: string;
  sort: MySpotSort;
  view: View;
}

export type View = 'grid' | 'list';

/** Reads the address; unknown values are ignored. */
export function readShown(params: URLSearchParams): Shown {
  return {
    search: params.get('search') ?? '',
    sort: MY_SPOT_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The list's query string, without default values. */
export function queryOfShown({ search, sort, view }: Shown): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (sort !== 'newest') query.set('sort', sort);
  if (view !== 'grid') query.set('view', view);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** A spot's cost per day in minor units; 0 if its text isn't in this currency. */
function costOf({ average_cost }: OwnSpot, currency: string): number {
  const parsed = parseCost(average_cost, currency);
  return parsed.ok ? parsed.minor : 0;
}

type Order = (a: OwnSpot, b: OwnSpot) => number;

function orderOf(sort: MySpotSort, currency: string): Order {
  const byAge: Order = (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt);
  const byName: Order = (a, b) => a.spot.localeCompare(b.spot, pageLanguage);
  const orders: Record<MySpotSort, Order> = {
    newest: byAge,
    oldest: (a, b) => byAge(b, a),
    name: byName,
    country: (a, b) => a.country.localeCompare(b.country, pageLanguage) || byName(a, b),
    cost: (a, b) => costOf(b, currency) - costOf(a, currency),
  };
  return orders[sort];
}

/** The spots whose name or country contains the search in any letter case, in the chosen order (spec §9). */
export function sortAndFilter(
  spots: readonly OwnSpot[],
  { search, sort }: Shown,
  currency: string,
): OwnSpot[] {
  const wanted = searchText(search);
  return spots
    .filter(({ spot, country }) =>
      [spot, country].some((text) => searchText(text).includes(wanted)),
    )
    .sort(orderOf(sort, currency));
}

/** The figures of the stat cards (spec §2). The average is a whole number of the currency's units. */
export function summary(spots: readonly OwnSpot[], currency: string) {
  const costs = spots.map((spot) => costOf(spot, currency)).filter((cost) => cost > 0);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const unit = 10 ** minorDigits(currency);
  const average = Math.round(total / Math.max(costs.length, 1) / unit) * unit;
  return {
    spots: spots.length,
    countries: new Set(spots.map(({ country }) => searchText(country))).size,
    averageCost: formatMoney(average, currency),
  };
}
