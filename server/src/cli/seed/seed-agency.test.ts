import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '../../features/payments/index.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { sampleBooking, BOOKED_SPOTS } from './sample-bookings.ts';
import { seedAgency } from './seed-agency.ts';
import { seedSpots } from './seed-spots.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const progress = () => undefined;
const money = { currency: 'usd', unit: 1, charge: 'day' } as const;

it('the samples are always the same, each with its own reference', () => {
  const sampling = { ...money, customers: 50, today: '2027-03-01' };
  const samples = Array.from({ length: 2000 }, (_, index) => sampleBooking(index, sampling));
  expect(samples.map((_, index) => sampleBooking(index, sampling))).toEqual(samples);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  expect(new Set(samples.map(({ reference }) => reference)).size).toBe(samples.length);
  for (const { card, counter, reference, state, total } of samples) {
    expect(reference).toMatch(/^WF-[\dA-HJKMNP-TV-Z]{6}$/);
    expect(card + counter).toBeLessThanOrEqual(total + Math.floor(card / 10));
    expect(state === 'booked' || card + counter === 0).toBe(true);
  }
});

it('adds an agency’s data once, and the console shows it like any other', async () => {
  await seedSpots(world.db, { ...money, progress, spots: BOOKED_SPOTS });
  const now = world.clock.now();
  const seeding = { ...money, customers: 40, bookings: 400, messages: 30, now, progress };
  expect(await seedAgency(world.db, seeding)).toEqual({
    customers: 40,
    bookings: 400,
    messages: 30,
  });
  expect(await seedAgency(world.db, seeding)).toEqual({ customers: 0, bookings: 0, messages: 0 });
  const owner = await world.createAdministrator();
  const sampling = { ...seeding, today: now.toISOString().slice(0, 10) };
  const samples = Array.from({ length: 400 }, (_, index) => sampleBooking(index, sampling));
  const all = samples.filter(({ state }) => state === 'cancelled');
  const found = await owner.get('/operator/bookings?state=cancelled&limit=200');
  expect(found.body).toHaveLength(all.length);
  for (const sample of samples.slice(0, 40)) {
    const { body, status } = await owner.get(`/operator/bookings/${sample.id}`);
    expect([sample.id, status]).toEqual([sample.id, 200]);
    const { back, card, counter, state, total } = sample;
    const balance = state === 'booked' ? Math.max(0, total - counter - (card - back)) : 0;
    expect(body).toMatchObject({ money: { total, card, counter, balance, refunded: back } });
  }
  const { sql } = world.db;
  expect(await checkBooks(sql, { livemode: false, upgrading: '0' })).toEqual([]);
  const inbox = await owner.get('/operator/inbox/count');
  const messages = Object.values(inbox.body as Record<string, number>);
  expect(messages.reduce((sum, one) => sum + one, 0)).toBe(30);
});
