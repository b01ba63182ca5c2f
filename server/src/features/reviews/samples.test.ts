import type { Spot, SpotReviews } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemoContent } from '../../db/demo/demo-content.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { listSpotReviews } from './read-reviews.ts';

let world: TestApp;
let named: Spot;
beforeAll(async () => {
  world = await createTestApp();
  await loadDemoContent(world.db.orm, world.clock, 'usd');
  named = await find('hunza');
});
afterAll(() => world.close());

async function find(search: string): Promise<Spot> {
  const { body } = await world.anonymous.get(`/allSpots?search=${search}&limit=1`);
  const [spot] = body as Spot[];
  if (!spot) throw new Error(`There is no ${search}`);
  return spot;
}
const reviewsOf = async ({ _id }: Spot) =>
  (await world.anonymous.get(`/allSpots/${_id}/reviews`)).body as SpotReviews;

it('shows the samples that name a destination, without counting them', async () => {
  const { samples, ...reviews } = await reviewsOf(named);
  expect(samples).toMatchObject([{ name: 'Harpreet Singh', location: 'Ludhiana, India' }]);
  expect(reviews).toEqual({ totals: [0, 0, 0, 0, 0], mean: null, rated: false, reviews: [] });
  expect(await reviewsOf(await find('taj'))).not.toHaveProperty('samples');
});

it('[attack invented reviews on a real site] shows none in production', async () => {
  const { context } = world;
  const config = { ...context.config, mode: 'production' as const };
  const shown = await listSpotReviews({ ...context, config }, named._id, {});
  expect(shown).not.toHaveProperty('samples');
});
