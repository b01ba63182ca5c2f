import {
  CATEGORY_FILTERS,
  type CategoryFilter,
  SPOT_PAGE,
  SPOT_SORTS,
  type SpotSort,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { patterns } from '../../../lib/paths.ts';
import type { CatalogueQuery } from '../api.ts';

const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** What the catalogue shows; all of it stands in the address, so that it can be shared and gone back to. */
export interface Catalogue {
  search: string;
  category: CategoryFilter;
  country: string;
  sort: SpotSort;
  view: View;
  /** Pages of 24 that are open, at least 1. */
  page: number;
}

export const EVERYTHING: Catalogue = {
  search: '',
  category: 'all',
  country: '',
  sort: 'popularity',
  view: 'grid',
  page: 1,
};

/** The most pages that one request can fetch when the visitor comes back or has no script. */
export const MOST_PAGES = Math.floor(SPOT_PAGE.max / SPOT_PAGE.catalogue);

function oneOf<Value extends string>(
  known: readonly Value[],
  text: string | null,
  otherwise: Value,
) {
  return known.find((value) => value === text?.toLowerCase()) ?? otherwise;
}

function limited(text: string | null, length: number): string {
  return (text ?? '').trim().slice(0, length);
}

/** Reads the address; what it does not know is as if it was not there. */
export function readCatalogue(params: URLSearchParams): Catalogue {
  const page = Number(params.get('page'));
  return {
    search: limited(params.get('search'), TEXT_LIMITS.search),
    category: oneOf(CATEGORY_FILTERS, params.get('category'), EVERYTHING.category),
    country: limited(params.get('country'), TEXT_LIMITS.country),
    sort: oneOf(SPOT_SORTS, params.get('sort'), EVERYTHING.sort),
    view: oneOf(VIEWS, params.get('view'), EVERYTHING.view),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1,
  };
}

/** The address of a catalogue, without what is as it always is. A changed filter starts at page 1. */
export function catalogueHref(shown: Catalogue, change: Partial<Catalogue> = {}): string {
  const next = { ...shown, page: 1, ...change };
  const query = new URLSearchParams();
  for (const key of ['search', 'category', 'country', 'sort', 'view', 'page'] as const) {
    if (next[key] !== EVERYTHING[key]) query.set(key, String(next[key]));
  }
  return query.size === 0 ? patterns.catalogue : `${patterns.catalogue}?${query.toString()}`;
}

/** What narrows the list; the same object for the same address, part by part. */
export function filterOf({ search, category, country }: Catalogue) {
  return {
    ...(search !== '' && { search }),
    ...(category !== 'all' && { category }),
    ...(country !== '' && { country }),
  };
}

/** The argument of the catalogue's query. */
export function queryOf(shown: Catalogue): CatalogueQuery {
  return { ...filterOf(shown), sort: shown.sort };
}

/** Where the list starts: on all pages that the address says are open, in one request. */
export function firstPage({ page }: Catalogue) {
  return { limit: page * SPOT_PAGE.catalogue };
}
