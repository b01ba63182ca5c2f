import { expect, test } from 'vitest';
import {
  type Catalogue,
  catalogueHref,
  EVERYTHING,
  firstPage,
  linkToMore,
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
    cursor: 'WyJ0d28iXQ',
    page: 3,
  };
  const href = catalogueHref(shown, { page: shown.page, cursor: shown.cursor });
  expect(read(href.split('?')[1] ?? '')).toEqual(shown);
});

test('what the address does not know counts as absent', () => {
  expect(read('category=moon&sort=random&view=map&page=-4')).toEqual(EVERYTHING);
  expect(read('category=BEACH').category).toBe('beach');
  expect(read('page=1.5').page).toBe(1);
  expect(read('page=99999').page).toBe(MOST_PAGES);
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(100);
  expect(read(`cursor=${'x'.repeat(5000)}`).cursor).toBe('');
});

test('a changed filter starts on the first page again', () => {
  expect(catalogueHref({ ...EVERYTHING, page: 4, cursor: 'x' }, { category: 'city' })).toBe(
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

test('the first answer holds two pages at most, the next one all others that are open', () => {
  expect(firstPage(read(''))).toEqual({ limit: 24 });
  expect(firstPage(read('page=2'))).toEqual({ limit: 48 });
  expect(firstPage(read('page=41'))).toEqual({ limit: 48, rest: 39 * 24 });
  expect(queryOf(read('cursor=x&page=3'))).toEqual({ sort: 'popularity', cursor: 'x' });
});

test('links lead on without script: as far as a page shows, then to where it ends', () => {
  expect(linkToMore(EVERYTHING, 24, 'two')).toBe('/allTouristSpots?page=2');
  expect(linkToMore(EVERYTHING, 48, 'three')).toBe('/allTouristSpots?cursor=three');
  expect(linkToMore(read('category=city&cursor=a&page=2'), 48, 'b')).toBe(
    '/allTouristSpots?category=city&cursor=b',
  );
  expect(linkToMore(read('cursor=a'), 24, 'b')).toBe('/allTouristSpots?cursor=a&page=2');
  // a page that is not full, or empty
  expect(linkToMore(read('search=zq'), 5, 'b')).toBe('/allTouristSpots?search=zq&cursor=b');
  expect(linkToMore(read('search=zq'), 0, 'b')).toBe('/allTouristSpots?search=zq&cursor=b');
});
