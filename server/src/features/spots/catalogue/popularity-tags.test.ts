import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { MOST_VISITORS, popularityTags } from './popularity-tags.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

async function tagsOf(visitors: number): Promise<string[]> {
  const { rows } = await world.db.sql.query<{ tags: string[] }>(
    'select spot_popularity($1::bigint) as tags',
    [visitors],
  );
  return rows[0]?.tags ?? [];
}

it('a range has few tags', () => {
  expect(popularityTags(0, 9)).toEqual(['1']);
  expect(popularityTags(7, 99)).toEqual(['1 7', '1 8', '1 9', '2']);
  expect(popularityTags(78_500, 99_999)).toEqual(['5 78', '5 79', '5 8', '5 9']);
  expect(popularityTags(1000, 2999)).toEqual(['4 1', '4 2']);
  expect(popularityTags(1210, 1220)).toEqual(['4 12']);
  expect(popularityTags(5, 4)).toEqual([]);
  expect(popularityTags(11, Infinity).length).toBeLessThan(35);
});

it('the database gives every number of a range one of its tags, and none far outside', async () => {
  const numbers = [0, 1, 9, 10, 11, 99, 100, 101, 999, 1000, 12_345, 79_999, 80_000, MOST_VISITORS];
  const ranges = numbers.flatMap((from) => [...numbers, Infinity].map((to) => ({ from, to })));
  const wrong: string[] = [];
  for (const visitors of numbers) {
    const tags = await tagsOf(visitors);
    for (const { from, to } of ranges) {
      const isNamed = popularityTags(from, to).some((tag) => tags.includes(tag));
      const isInside = visitors >= from && visitors <= to;
      const isNear = visitors * 1.11 >= from && visitors * 0.9 <= to && from <= to;
      const isRight = isNamed ? isNear : !isInside;
      if (!isRight) wrong.push(`${visitors} in ${from} to ${to}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await tagsOf(MOST_VISITORS + 1)).toEqual(await tagsOf(MOST_VISITORS));
  expect(await tagsOf(-5)).toEqual(await tagsOf(0));
});
