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

test('an address without a query is the whole catalog', () => {
  expect(read('')).toEqual(EVERYTHING);
  expect(catalogueHref(EVERYTHING)).toBe('/allTouristSpots');
});

test('every part of the catalog’s state survives its address', () => {
  const shown: Catalogue = {
    search: 'são & co',
    category: 'beach',
    country: 'Sri Lanka',
    minCost: 90,
    maxCost: 140,
    month: 3,
    length: 'short',
    sort: 'price',
    direction: 'desc',
    view: 'list',
    cursor: 'WyJ0d28iXQ',
    page: 3,
  };
  const href = catalogueHref(shown, { page: shown.page, cursor: shown.cursor });
  expect(read(href.split('?')[1] ?? '')).toEqual(shown);
});

test('unknown parts of the address count as absent', () => {
  expect(read('category=moon&sort=random&view=map&page=-4')).toEqual(EVERYTHING);
  expect(read('category=BEACH').category).toBe('beach');
  expect(read('page=1.5').page).toBe(1);
  expect(read('month=13&length=ever&minCost=cheap&maxCost=-1&direction=up')).toEqual(EVERYTHING);
  expect(read('month=&length=&minCost=&maxCost=&country=&direction=')).toEqual(EVERYTHING);
  expect(read('page=99999').page).toBe(MOST_PAGES);
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(100);
  expect(read(`cursor=${'x'.repeat(5000)}`).cursor).toBe('');
});

test('a changed filter starts on the first page again', () => {
  expect(catalogueHref({ ...EVERYTHING, page: 4, cursor: 'x' }, { category: 'city' })).toBe(
    '/allTouristSpots?category=city',
  );
});

test('the query contains filters and order, nothing else', () => {
  expect(queryOf(EVERYTHING)).toEqual({ sort: 'popularity' });
  expect(queryOf(read('search=bali&category=beach&view=list&page=2'))).toEqual({
    search: 'bali',
    category: 'beach',
    sort: 'relevance',
  });
  expect(queryOf(read('country=Japan&minCost=90&month=4&length=long&sort=price'))).toEqual({
    country: 'Japan',
    minCost: 90,
    month: 4,
    length: 'long',
    sort: 'price',
  });
});

test('a search is sorted by relevance unless another order was chosen', () => {
  const searched = (query: string) => catalogueHref(read(query), { search: 'tea' });
  expect(read('search=tea').sort).toBe('relevance');
  expect(read('sort=relevance').sort).toBe('popularity');
  expect(searched('')).toBe('/allTouristSpots?search=tea');
  expect(searched('sort=price&direction=desc')).toBe(
    '/allTouristSpots?search=tea&sort=price&direction=desc',
  );
  expect(catalogueHref(read('search=tea'), { search: '' })).toBe('/allTouristSpots');
  expect(catalogueHref(read('search=tea'), { sort: 'popularity' })).toBe(
    '/allTouristSpots?search=tea&sort=popularity',
  );
});

test('a direction is included if it is not the order’s default, and removed with the order', () => {
  expect(read('sort=price&direction=asc').direction).toBeNull();
  expect(read('sort=rating&direction=asc').direction).toBe('asc');
  expect(catalogueHref(read('sort=price&direction=desc'), { sort: 'name' })).toBe(
    '/allTouristSpots?sort=name',
  );
});

test('the ends of a price range may be in any order', () => {
  expect(read('minCost=140&maxCost=90')).toMatchObject({ minCost: 90, maxCost: 140 });
});

test('the first request loads at most two pages, the next one all other open ones', () => {
  expect(firstPage(read(''))).toEqual({ limit: 24 });
  expect(firstPage(read('page=2'))).toEqual({ limit: 48 });
  expect(firstPage(read('page=41'))).toEqual({ limit: 48, rest: 39 * 24 });
  expect(queryOf(read('cursor=x&page=3'))).toEqual({ sort: 'popularity', cursor: 'x' });
});

test('links work without scripts: first up to the shown page, then to its end', () => {
  expect(linkToMore(EVERYTHING, 24, 'two')).toBe('/allTouristSpots?page=2');
  expect(linkToMore(EVERYTHING, 48, 'three')).toBe('/allTouristSpots?cursor=three');
  expect(linkToMore(read('category=city&cursor=a&page=2'), 48, 'b')).toBe(
    '/allTouristSpots?category=city&cursor=b',
  );
  expect(linkToMore(read('cursor=a'), 24, 'b')).toBe('/allTouristSpots?cursor=a&page=2');
  // the page has fewer destinations than fit, or none
  expect(linkToMore(read('search=zq'), 5, 'b')).toBe('/allTouristSpots?search=zq&cursor=b');
  expect(linkToMore(read('search=zq'), 0, 'b')).toBe('/allTouristSpots?search=zq&cursor=b');
});
