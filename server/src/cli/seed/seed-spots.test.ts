import { searchText } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { sampleSpot } from './sample-spots.ts';
import { seedSpots } from './seed-spots.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

it('the samples are always the same, without duplicates, and as the form would have stored them', () => {
  const samples = Array.from({ length: 500 }, (_, index) => sampleSpot(index));
  expect(samples.map((_, index) => sampleSpot(index))).toEqual(samples);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  expect(new Set(samples.map(({ country }) => country)).size).toBe(36);
  expect([...samples].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(samples);
  for (const sample of samples) {
    expect(sample.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(sample.search_text).toBe(
      searchText(`${sample.spot} ${sample.country} ${sample.location}`),
    );
    expect(sample.rating >= 3.5 && sample.rating <= 5 && sample.cost >= 2000).toBe(true);
  }
});

it('adds only what is missing, and reports its progress', async () => {
  const told: number[] = [];
  const seeding = {
    currency: 'usd',
    progress: (_what: string, done: number) => void told.push(done),
  };
  expect(await seedSpots(world.db, { ...seeding, spots: 2100 })).toBe(2100);
  expect(told).toEqual([2000, 2100]);
  expect(await seedSpots(world.db, { ...seeding, spots: 2150 })).toBe(50);
  await world.context.invalidate('spots');
  const { body } = await world.anonymous.get('/allSpots/facets');
  expect(body).toMatchObject({ siteTotal: 2150, totalIsExact: true });
  const { id, spot } = sampleSpot(7);
  const one = await world.anonymous.get(`/allSpots/${id}`);
  expect(one.body).toMatchObject({ spot, image: expect.stringMatching(/^\/media\/dest.+\.webp$/) });
  expect(one.body.average_cost).toMatch(/^\$\d/);
});
