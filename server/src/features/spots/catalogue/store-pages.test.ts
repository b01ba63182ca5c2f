import { CATEGORIES, searchText, SPOT_SORTS, type SpotSort } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spots } from '../../../db/tables.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { RowCursor } from '../../../pagination/keyset-cursor.ts';
import { matchSpots, type SpotFilterInput } from './store-filter.ts';
import { cursorOf } from './store-order.ts';
import { searchTerms } from './search/search-terms.ts';
import { countMatches } from './counts/store-counts.ts';
import { type PageFound, selectPage } from './store-pages.ts';
import {
  rankedCursorOf,
  selectRanked,
  type RankedCursor,
  type RankedRequest,
} from './store-ranked-pages.ts';
import type { SpotRow } from '../records/rows/store.ts';

const TOTAL = 360;
const COUNTRIES = ['Chad', 'Peru', 'São Tomé'];
const LIMIT = 7;

let world: TestApp;
let rows: SpotRow[];

beforeAll(async () => {
  world = await createTestApp();
  rows = await world.db.orm
    .insert(spots)
    .values(
      Array.from({ length: TOTAL }, (_, index) => {
        // Zebra beaches come last by name, and are the least visited.
        const name = `${index % 9 === 0 ? 'Zebra Beach' : `Abbey of Aba${index % 30}`} ${index % 4}`;
        const country = COUNTRIES[index % COUNTRIES.length] ?? '';
        return {
          id: `spot-${String((index * 7) % TOTAL).padStart(3, '0')}`,
          spot: name,
          country,
          location: index % 5 === 0 ? 'Old Province' : 'Province',
          category: CATEGORIES[index % CATEGORIES.length] ?? null,
          description: '',
          image: '/media/x.webp',
          cost: 900 + 37 * (index % 80),
          currency: 'usd',
          seasonality: '',
          travelTime: '',
          visitorsPerYear: '',
          rating: 3 + (index % 20) / 10,
          visitors: index % 9 === 0 ? index % 3 : 100 + (index % 50),
          nameKey: searchText(name),
          countryKey: searchText(country),
          searchText: searchText(`${name} ${country} ${index % 5 === 0 ? 'Old ' : ''}Province`),
          createdAt: new Date(index * 1000),
        };
      }),
    )
    .returning();
});
afterAll(() => world.close());

const KEYS: Record<SpotSort, (row: SpotRow) => number | string> = {
  name: (row) => row.nameKey,
  price: (row) => row.cost,
  rating: (row) => -row.rating,
  popularity: (row) => -row.visitors,
};

function expected(filter: SpotFilterInput, sort: SpotSort): string[] {
  const words = searchText(filter.search ?? '').split(' ');
  const found = rows.filter(
    (row) =>
      words.every((word) => `${row.searchText} ${row.category ?? ''}`.includes(word)) &&
      (filter.category === undefined || row.category === filter.category) &&
      (filter.country === undefined || row.country === filter.country) &&
      row.cost >= 100 * (filter.minCost ?? 0) &&
      row.cost <= 100 * (filter.maxCost ?? Infinity),
  );
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  const descends = sort === 'rating' || sort === 'popularity';
  const inOrder = [...found].sort(
    (a, b) =>
      compare(KEYS[sort](a), KEYS[sort](b)) ||
      (descends ? compare(b.id, a.id) : compare(a.id, b.id)),
  );
  return inOrder.map(({ id }) => id);
}

const FILTERS: SpotFilterInput[] = [
  { search: 'zebra' },
  { search: 'aba' },
  { search: 'e a' },
  { search: 'old sao', category: 'beach' },
  { search: 'province', country: 'Peru' },
  { search: 'beach', minCost: 20, maxCost: 21 },
  { search: 'beach abbey' },
  { country: 'São Tomé' },
  { category: 'city', country: 'Peru' },
  { minCost: 12.34, maxCost: 19.9 },
  { maxCost: 9.5 },
  { minCost: 30, maxCost: 20 },
  { category: 'mountain', minCost: 15 },
  { country: 'Chad', minCost: 10, maxCost: 25 },
];

const ENOUGH = 10_000;
describe.each([
  ['trying the entries that come next', { near: ENOUGH, few: 0, far: ENOUGH, many: 0 }],
  ['sorting few rows', { near: 0, few: ENOUGH, far: ENOUGH, many: 0 }],
  ['trying more entries', { near: 20, few: 10, far: ENOUGH, many: 0 }],
  ['sorting many rows', { near: 20, few: 10, far: 30, many: ENOUGH }],
  ['going on where it stopped', { near: 20, few: 10, far: 30, many: 20 }],
])('a page by %s', (_name, scanBudget) => {
  it.each(SPOT_SORTS)('contains the same in the order of %s, from any position', async (sort) => {
    const { orm } = world.db;
    for (const filter of FILTERS) {
      const terms = (await searchTerms(orm, filter.search)).terms ?? [];
      const match = matchSpots(filter, terms, 'usd');
      const wanted = expected(filter, sort);
      const found: string[] = [];
      let after: RowCursor | null = null;
      do {
        const page: PageFound = await selectPage(
          orm,
          { match, sort, limit: LIMIT, after },
          scanBudget,
        );
        found.push(...page.rows.map(({ id }) => id));
        const last = page.rows.at(-1);
        after = last && page.rows.length === LIMIT ? cursorOf(last, sort) : page.stopped;
      } while (after && found.length < 3 * LIMIT);
      expect([filter, found.slice(0, 3 * LIMIT)]).toEqual([filter, wanted.slice(0, 3 * LIMIT)]);
    }
  });
});

describe.each([
  ['looking at all that come next', { next: ENOUGH, few: 0 }],
  ['looking among the popular', { next: 5, few: ENOUGH, floors: [140, 120, 2] }],
  ['looking among all at once', { next: 5, few: ENOUGH, floors: [] }],
  ['not finding few enough', { next: 5, few: 3, floors: [140] }],
])('the most popular by %s', (_name, budget) => {
  it('are the same, from any position', async () => {
    const { orm } = world.db;
    for (const filter of FILTERS) {
      const terms = (await searchTerms(orm, filter.search)).terms ?? [];
      const match = matchSpots(filter, terms, 'usd');
      const found: string[] = [];
      let after: RankedCursor | null = null;
      do {
        const request: RankedRequest = { levels: [match], limit: LIMIT, after };
        const { rows: page, stopped } = await selectRanked(orm, request, budget);
        found.push(...page.map(({ spot }) => spot.id));
        const last = page.at(-1);
        after = last && page.length === LIMIT ? rankedCursorOf(last) : stopped;
      } while (after);
      expect([filter, found]).toEqual([filter, expected(filter, 'popularity')]);
    }
  });
});

it('matches are counted as far as the budget allows, and the result says whether these are all', async () => {
  const { orm } = world.db;
  for (const filter of FILTERS) {
    const terms = (await searchTerms(orm, filter.search)).terms ?? [];
    const match = matchSpots(filter, terms, 'usd');
    const all = expected(filter, 'name').length;
    const count = async (most: number, visits: number) => {
      const { counts, isAll } = await countMatches(orm, match, {
        most,
        visits,
        entries: ENOUGH,
        popularFirst: true,
      });
      return [filter, counts.reduce((sum, { count: some }) => sum + some, 0), isAll];
    };
    expect(await count(ENOUGH, ENOUGH)).toEqual([filter, all, true]);
    const fewer = Math.max(1, all - 1);
    expect(await count(fewer, ENOUGH)).toEqual([filter, Math.min(fewer, all), all <= fewer]);
  }
  // Few spots are beaches, but only a limited number of rows is visited to find them.
  const terms = (await searchTerms(orm, 'beach')).terms ?? [];
  const unnamed = terms.map(({ texts, meanings }) => ({
    texts,
    meanings,
    words: null,
    isWhole: false,
  }));
  const ofChad = matchSpots({ country: 'Chad' }, unnamed, 'usd');
  const some = await countMatches(orm, ofChad, {
    most: ENOUGH,
    visits: 30,
    entries: 0,
    popularFirst: false,
  });
  const all = await countMatches(orm, ofChad, {
    most: ENOUGH,
    visits: TOTAL,
    entries: 0,
    popularFirst: false,
  });
  const sum = (counts: typeof all.counts) => counts.reduce((total, { count }) => total + count, 0);
  expect([some.isAll, all.isAll, sum(all.counts)]).toEqual([false, true, 80]);
  expect(sum(some.counts)).toBeLessThan(80);
  const { counts, isAll } = await countMatches(orm, ofChad, {
    most: 10,
    visits: 0,
    entries: 0,
    popularFirst: false,
  });
  expect([counts, isAll]).toEqual([[], false]);
  // The same holds if neither words nor letters lead to the rows: too many words contain these two letters.
  const letters = matchSpots(
    {},
    [{ texts: ['ze'], meanings: [], words: null, isWhole: false }],
    'usd',
  );
  const tryRows = (visits: number) =>
    countMatches(orm, letters, { most: ENOUGH, visits, entries: 0, popularFirst: false });
  const tried = await tryRows(TOTAL - 60);
  expect(tried.isAll).toBe(false);
  expect(sum(tried.counts)).toBeLessThan(40);
  const whole = await tryRows(TOTAL);
  expect([whole.isAll, sum(whole.counts)]).toEqual([true, 40]);
  // for a range of costs, the number of index entries is limited
  const cheap = matchSpots({ maxCost: 20 }, [], 'usd');
  const cheapest = await countMatches(orm, cheap, {
    most: ENOUGH,
    visits: 0,
    entries: TOTAL - 60,
    popularFirst: true,
  });
  expect(cheapest.isAll).toBe(false);
  expect(sum(cheapest.counts)).toBeLessThan(expected({ maxCost: 20 }, 'name').length);
});
