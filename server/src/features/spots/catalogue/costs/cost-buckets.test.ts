import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costBuckets } from './cost-buckets.ts';

const tagOf = (cost: number) => `cost ${String(cost).length} ${String(cost).slice(0, 2)}`;

it('names every cost of a range, each name once, or none of them', () => {
  const cost = fc.integer({ min: 0, max: 2 ** 31 - 1 });
  fc.assert(
    fc.property(cost, fc.nat({ max: 5000 }), fc.nat({ max: 5000 }), (from, width, step) => {
      fc.pre(from + width > 0); // no destination costs 0
      const tags = costBuckets(from, from + width);
      const inRange = Math.max(1, from + Math.min(step, width));
      expect(tags === null || tags.includes(tagOf(inRange))).toBe(true);
      expect(new Set(tags).size).toBe(tags?.length ?? 0);
    }),
  );
  expect(costBuckets(0, 0)).toEqual([]);
  expect(costBuckets(0, 9)).toHaveLength(9);
  expect(costBuckets(10_000, 12_000)).toEqual(['cost 5 10', 'cost 5 11', 'cost 5 12']);
  expect(costBuckets(9_950, 10_099)).toEqual(['cost 4 99', 'cost 5 10']);
  expect(costBuckets(200, 100)).toEqual([]);
  expect([costBuckets(1, 1000), costBuckets(500, Infinity)]).toEqual([null, null]);
});
