import {
  CATEGORY_FILTERS,
  type CategoryFilter,
  MAX_CURSOR_LENGTH,
  SPOT_PAGE,
  SPOT_SORTS,
  type SpotSort,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { patterns } from '../../../domain/paths.ts';
import type { CataloguePageParam, CatalogueQuery } from '../api.ts';

const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** What the catalogue shows; all of it stands in the address, so that it can be shared and gone back to. */
export interface Catalogue {
  search: string;
  category: CategoryFilter;
  country: string;
  sort: SpotSort;
  view: View;
  /** Where the list begins: the cursor of a page further on, or empty. */
  cursor: string;
  /** Pages of 24 that are open from there on, at least 1. */
  page: number;
}

export const EVERYTHING: Catalogue = {
  search: '',
  category: 'all',
  country: '',
  sort: 'popularity',
  view: 'grid',
  cursor: '',
  page: 1,
};

/** The most pages that an address can hold open: what one request can fetch. */
export const MOST_PAGES = Math.floor(SPOT_PAGE.max / SPOT_PAGE.catalogue);
/** Pages that the server renders; the browser fetches the rest, and visitors without script go on by links. */
const RENDERED_PAGES = 2;

function oneOf<Value extends string>(
  known: readonly Value[],
  text: string | null,
  otherwise: Value,
) {
  return known.find((value) => value === text?.toLowerCase()) ?? otherwise;
}

function cursorIn(text: string | null): string {
  return text !== null && text.length <= MAX_CURSOR_LENGTH ? text : '';
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
    cursor: cursorIn(params.get('cursor')),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1,
  };
}

/** The address of a catalogue, without what is as it always is. A changed filter starts at the first page. */
export function catalogueHref(shown: Catalogue, change: Partial<Catalogue> = {}): string {
  const next = { ...shown, cursor: '', page: 1, ...change };
  const query = new URLSearchParams();
  for (const key of ['search', 'category', 'country', 'sort', 'view', 'cursor', 'page'] as const) {
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
  const { sort, cursor } = shown;
  return { ...filterOf(shown), sort, ...(cursor !== '' && { cursor }) };
}

/** Where the list starts: on the pages that the address says are open, with what is fetched after the first. */
export function firstPage({ page }: Catalogue): CataloguePageParam {
  const rest = (page - RENDERED_PAGES) * SPOT_PAGE.catalogue;
  if (rest <= 0) return { limit: page * SPOT_PAGE.catalogue };
  return { limit: RENDERED_PAGES * SPOT_PAGE.catalogue, rest };
}

/** The address with one more page open behind so many destinations. */
export function moreHref(shown: Catalogue, loaded: number): string {
  const page = Math.ceil(loaded / SPOT_PAGE.catalogue) + 1;
  return catalogueHref(shown, { cursor: shown.cursor, page });
}

/** Where a link to more leads without the script: to the same list as far as the server renders it, then on. */
export function linkToMore(shown: Catalogue, loaded: number, next: string | null): string {
  const isFull = loaded > 0 && loaded % SPOT_PAGE.catalogue === 0;
  const isRendered = isFull && loaded / SPOT_PAGE.catalogue < RENDERED_PAGES;
  return isRendered || next === null
    ? moreHref(shown, loaded)
    : catalogueHref(shown, { cursor: next });
}
