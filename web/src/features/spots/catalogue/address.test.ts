import { expect, test } from 'vitest';
import {
  type Catalogue,
  catalogueHref,
  EVERYTHING,
  MOST_PAGES,
  queryOf,
  readCatalogue,
} from './address.ts';

const read = (query: string) => readCatalogue(new URLSearchParams(query));

test('an address without a query is the whole catalogue', () => {
  expect(read('')).toEqual(EVERYTHING);
  expect(catalogueHref(EVERYTHING)).toBe('/allTouristSpots');
});

test('every part of the catalogue survives its address', () => {
  const shown: Catalogue = {
    search: 'são & co',
    category: 'beach',
    country: 'Sri Lanka',
    sort: 'price',
    view: 'list',
    page: 3,
  };
  const href = catalogueHref(shown, { page: shown.page });
  expect(read(href.split('?')[1] ?? '')).toEqual(shown);
});

test('what the address does not know counts as absent', () => {
  expect(read('category=moon&sort=random&view=map&page=-4')).toEqual(EVERYTHING);
  expect(read('category=BEACH').category).toBe('beach');
  expect(read('page=1.5').page).toBe(1);
  expect(read('page=99999').page).toBe(MOST_PAGES);
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(100);
});

test('a changed filter starts on the first page again', () => {
  expect(catalogueHref({ ...EVERYTHING, page: 4 }, { category: 'city' })).toBe(
    '/allTouristSpots?category=city',
  );
});

test('the query carries what narrows and orders, nothing else', () => {
  expect(queryOf(EVERYTHING)).toEqual({ sort: 'popularity' });
  expect(queryOf(read('search=bali&category=beach&view=list&page=2'))).toEqual({
    search: 'bali',
    category: 'beach',
    sort: 'popularity',
  });
});
