import { describe, expect, it } from 'vitest';
import { sortAndFilter, queryOfShown, readShown, type Shown, summary } from './sort-and-filter.ts';
import { ownSpot } from './test/own-api.ts';

const spots = [
  ownSpot({ _id: 'a', spot: 'Uyuni', country: 'Chile', average_cost: '$90' }),
  ownSpot({
    _id: 'b',
    spot: 'angkor',
    country: 'Vietnam',
    average_cost: '$1,200',
    createdAt: '2026-03-01T00:00:00.000Z',
  }),
  ownSpot({
    _id: 'c',
    spot: 'Bagan',
    country: 'Chile',
    average_cost: '$310.50',
    createdAt: '2026-02-01T00:00:00.000Z',
  }),
];
const all: Shown = { search: '', sort: 'newest', view: 'grid' };
const ids = (part: Partial<Shown>) =>
  sortAndFilter(spots, { ...all, ...part }, 'usd').map(({ _id }) => _id);

describe('sortAndFilter', () => {
  it('[spec §2 My spots: sort by age] orders by creation', () => {
    expect(ids({ sort: 'newest' })).toEqual(['b', 'c', 'a']);
    expect(ids({ sort: 'oldest' })).toEqual(['a', 'c', 'b']);
  });

  it('[spec §2 My spots: sort by name and country] orders alphabetically, whatever the letter case', () => {
    expect(ids({ sort: 'name' })).toEqual(['b', 'c', 'a']);
    expect(ids({ sort: 'country' })).toEqual(['c', 'a', 'b']);
  });

  it('[spec §2 My spots: sort by cost] puts the highest cost first, as a number', () => {
    expect(ids({ sort: 'cost' })).toEqual(['b', 'c', 'a']);
  });

  it('[spec §2 My spots: search] finds by spot or country in any letter case', () => {
    expect(ids({ search: 'ANG' })).toEqual(['b']);
    expect(ids({ search: ' chile ', sort: 'name' })).toEqual(['c', 'a']);
    expect(ids({ search: 'pyramids' })).toEqual([]);
  });
});

describe('summary', () => {
  it('[spec §9 My spots: average cost rounded] rounds the average to a whole number', () => {
    // (90 + 1200 + 310.50) / 3 = 533.5
    expect(summary(spots, 'usd').averageCost).toBe('$534');
    expect(summary(spots.slice(0, 1), 'usd').averageCost).toBe('$90');
  });

  it('counts spots and distinct countries', () => {
    expect(summary(spots, 'usd')).toMatchObject({ spots: 3, countries: 2 });
    expect(summary([ownSpot({ country: 'chile' }), ...spots], 'usd').countries).toBe(2);
  });

  it('leaves out costs in another currency', () => {
    expect(summary([ownSpot({ average_cost: '€90' }), ...spots.slice(0, 1)], 'usd')).toMatchObject({
      averageCost: '$90',
    });
  });
});

describe('the address', () => {
  it('contains what is shown and leaves out defaults', () => {
    const shown: Shown = { search: 'sri lanka', sort: 'cost', view: 'list' };
    expect(readShown(new URLSearchParams(queryOfShown(shown)))).toEqual(shown);
    expect(queryOfShown(all)).toBe('');
  });

  it('ignores unknown values', () => {
    expect(readShown(new URLSearchParams('sort=luck&view=round'))).toEqual(all);
  });
});
