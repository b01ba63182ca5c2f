import {
  SORT_DIRECTIONS,
  type SortDirection,
  SPOT_ORDERS,
  SPOT_SORTS,
  type SpotOrder,
} from '@wayfarer/contract';

/** The default direction of each order. */
const OWN_DIRECTION: Readonly<Record<SpotOrder, SortDirection>> = {
  name: 'asc',
  price: 'asc',
  rating: 'desc',
  popularity: 'desc',
  relevance: 'desc',
};

/** The default order: relevance while searching, otherwise popularity. */
export function defaultOrder(search: string): SpotOrder {
  return search === '' ? 'popularity' : 'relevance';
}

/** The orders to choose from; relevance needs a search. */
export function ordersFor(search: string): readonly SpotOrder[] {
  return search === '' ? SPOT_SORTS : ['relevance', ...SPOT_SORTS];
}

export function readOrder(text: string | null, search: string): SpotOrder {
  const order = SPOT_ORDERS.find((each) => each === text?.toLowerCase());
  return order && ordersFor(search).includes(order) ? order : defaultOrder(search);
}

/** The opposite of a sort's default direction; null for relevance. */
export function otherDirection(sort: SpotOrder): SortDirection | null {
  if (sort === 'relevance') return null;
  return OWN_DIRECTION[sort] === 'asc' ? 'desc' : 'asc';
}

/** A direction other than the order's default, or null. */
export function readDirection(text: string | null, sort: SpotOrder): SortDirection | null {
  const direction = SORT_DIRECTIONS.find((each) => each === text?.toLowerCase());
  return direction !== undefined && direction === otherDirection(sort) ? direction : null;
}
