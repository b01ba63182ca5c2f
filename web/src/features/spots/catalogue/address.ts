import {
  CATEGORY_FILTERS,
  type CategoryFilter,
  MAX_CURSOR_LENGTH,
  type SortDirection,
  SPOT_PAGE,
  type SpotOrder,
  TEXT_LIMITS,
  TRIP_LENGTH_NAMES,
  type TripLength,
} from '@wayfarer/contract';
import { patterns } from '../../../domain/paths.ts';
import type { CataloguePageParam, CatalogueQuery } from '../api.ts';
import { defaultOrder, readDirection, readOrder } from './order.ts';

/** The maximum cost that the server accepts, in major units. */
const MAX_COST = 1_000_000_000;

const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** The catalog's state. All of it is in the address, so that sharing and Back work. */
export interface Catalogue {
  search: string;
  category: CategoryFilter;
  country: string;
  /** The cost per day in major units. */
  minCost: number | null;
  maxCost: number | null;
  /** The month; January is 1. */
  month: number | null;
  length: TripLength | null;
  sort: SpotOrder;
  /** The direction; null for the order's default. */
  direction: SortDirection | null;
  view: View;
  /** The cursor at which the list begins; empty for the start of the catalog. */
  cursor: string;
  /** The number of open pages from `cursor` on, with 24 destinations each; at least 1. */
  page: number;
}

export const EVERYTHING: Catalogue = {
  search: '',
  category: 'all',
  country: '',
  minCost: null,
  maxCost: null,
  month: null,
  length: null,
  sort: 'popularity',
  direction: null,
  view: 'grid',
  cursor: '',
  page: 1,
};

/** The maximum number of open pages in an address, which is the number that one request can fetch. */
export const MOST_PAGES = Math.floor(SPOT_PAGE.max / SPOT_PAGE.catalogue);
/**
 * The number of pages that the server renders. The browser fetches the others; without scripts, visitors follow links
 * to them.
 */
const RENDERED_PAGES = 2;

function oneOf<Value extends string, Otherwise>(
  known: readonly Value[],
  text: string | null,
  otherwise: Otherwise,
) {
  return known.find((value) => value === text?.toLowerCase()) ?? otherwise;
}

function numberIn(text: string | null, min: number, max: number): number | null {
  const number = Number(text?.trim() || NaN);
  return Number.isInteger(number) && number >= min && number <= max ? number : null;
}

/** A price range, with its ends swapped if needed. */
function readCosts(params: URLSearchParams): Pick<Catalogue, 'minCost' | 'maxCost'> {
  const minCost = numberIn(params.get('minCost'), 1, MAX_COST);
  const maxCost = numberIn(params.get('maxCost'), 0, MAX_COST);
  const isReversed = minCost !== null && maxCost !== null && minCost > maxCost;
  return isReversed ? { minCost: maxCost, maxCost: minCost } : { minCost, maxCost };
}

function cursorIn(text: string | null): string {
  return text !== null && text.length <= MAX_CURSOR_LENGTH ? text : '';
}

function limited(text: string | null, length: number): string {
  return (text ?? '').trim().slice(0, length);
}

/** Reads the address; unknown values are ignored. */
export function readCatalogue(params: URLSearchParams): Catalogue {
  const page = Number(params.get('page'));
  const search = limited(params.get('search'), TEXT_LIMITS.search);
  const sort = readOrder(params.get('sort'), search);
  return {
    search,
    category: oneOf(CATEGORY_FILTERS, params.get('category'), EVERYTHING.category),
    country: limited(params.get('country'), TEXT_LIMITS.country),
    ...readCosts(params),
    month: numberIn(params.get('month'), 1, 12),
    length: oneOf(TRIP_LENGTH_NAMES, params.get('length'), null),
    sort,
    direction: readDirection(params.get('direction'), sort),
    view: oneOf(VIEWS, params.get('view'), EVERYTHING.view),
    cursor: cursorIn(params.get('cursor')),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1,
  };
}

/** The parameters in their order in the address. */
const PARAMS = [
  'search',
  'category',
  'country',
  'minCost',
  'maxCost',
  'month',
  'length',
  'sort',
  'direction',
  'view',
  'cursor',
  'page',
] as const satisfies (keyof Catalogue)[];

/** The address of a catalog, without default values. If a filter changes, the list starts at its first page again. */
export function catalogueHref(shown: Catalogue, change: Partial<Catalogue> = {}): string {
  const next = { ...shown, cursor: '', page: 1, ...change };
  // unless the visitor has chosen an order, the list gets the default order for the new search
  const isChosen = change.sort !== undefined || shown.sort !== defaultOrder(shown.search);
  const usual = { ...EVERYTHING, sort: defaultOrder(next.search) };
  if (!isChosen) next.sort = usual.sort;
  if (next.sort !== shown.sort && change.direction === undefined) next.direction = null;
  const query = new URLSearchParams();
  for (const key of PARAMS) {
    if (next[key] !== usual[key]) query.set(key, String(next[key]));
  }
  return query.size === 0 ? patterns.catalogue : `${patterns.catalogue}?${query.toString()}`;
}

/** The active filters as a query. It is the same for all addresses with the same filters. */
export function filterOf(shown: Catalogue) {
  const { search, category, country, minCost, maxCost, month, length } = shown;
  return {
    ...(search !== '' && { search }),
    ...(category !== 'all' && { category }),
    ...(country !== '' && { country }),
    ...(minCost !== null && { minCost }),
    ...(maxCost !== null && { maxCost }),
    ...(month !== null && { month }),
    ...(length !== null && { length }),
  };
}

/** True if any filter is active. */
export function isNarrowed(shown: Catalogue): boolean {
  return Object.keys(filterOf(shown)).length > 0;
}

/** The argument of the catalog's query. */
export function queryOf(shown: Catalogue): CatalogueQuery {
  const { sort, direction, cursor } = shown;
  return {
    ...filterOf(shown),
    sort,
    ...(direction !== null && { direction }),
    ...(cursor !== '' && { cursor }),
  };
}

/**
 * The list's first request: the pages that are open according to the address, up to the number that the server renders.
 * The next request fetches `rest`.
 */
export function firstPage({ page }: Catalogue): CataloguePageParam {
  const rest = (page - RENDERED_PAGES) * SPOT_PAGE.catalogue;
  if (rest <= 0) return { limit: page * SPOT_PAGE.catalogue };
  return { limit: RENDERED_PAGES * SPOT_PAGE.catalogue, rest };
}

/** The address with one more page open after the loaded destinations. */
export function moreHref(shown: Catalogue, loaded: number): string {
  const page = Math.ceil(loaded / SPOT_PAGE.catalogue) + 1;
  return catalogueHref(shown, { cursor: shown.cursor, page });
}

/**
 * The address of the link that loads more, which works without scripts. It is the same list with one more page, as long
 * as the server renders that many pages; after that, it is the list from the next cursor on.
 */
export function linkToMore(shown: Catalogue, loaded: number, next: string | null): string {
  const isFull = loaded > 0 && loaded % SPOT_PAGE.catalogue === 0;
  const isRendered = isFull && loaded / SPOT_PAGE.catalogue < RENDERED_PAGES;
  return isRendered || next === null
    ? moreHref(shown, loaded)
    : catalogueHref(shown, { cursor: next });
}
