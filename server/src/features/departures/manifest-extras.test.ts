import {
  USUAL_PRICE_RULES,
  type BookingRecord,
  type Manifest,
  type OwnSpot,
  type PriceOption,
} from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';

const PICKUP: PriceOption = { id: 'pickup', label: 'Airport pickup', per: 'booking', minor: 4500, max: 2 }; // prettier-ignore
const LUNCH: PriceOption = { id: 'lunch', label: 'Lunch', per: 'person', minor: 1200, max: 9 };

let world: TestApp;
let owner: TestPerson;
let reef: OwnSpot;
beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
  reef = await addSpot(owner, { spot: 'Great Barrier Reef' });
  const prices = { ...USUAL_PRICE_RULES, options: [PICKUP, LUNCH] };
  await owner.put(`/operator/spots/${reef._id}/prices`, { prices, revision: 0 });
});
afterAll(() => world.close());

const path = (day: string) => `/operator/departures/${reef._id}/${day}/manifest`;

async function book(name: string, more: object) {
  const { travelName: _, ...trip } = bookingInput(reef, more);
  const customer = { name, email: 'grace@example.com' };
  const answer = await owner.post('/operator/bookings', { ...trip, customer, notify: false });
  expect(answer.status).toBe(201);
  return (answer.body as BookingRecord).booking;
}

it('lists the extras of each booking as one column, only if anybody chose one', async () => {
  const day = '2090-06-15';
  const booking = await book('Ada', {
    travelDate: day,
    travellers: { adults: 3, children: 0, infants: 0 },
    options: [
      { id: 'lunch', quantity: 3 },
      { id: 'pickup', quantity: 2 },
    ],
  });
  await book('Grace', { travelDate: day });
  const { rows } = (await owner.get(path(day))).body as Manifest;
  expect(rows.map(({ options, travelName }) => [travelName, options])).toEqual([
    ['Ada', booking.priceLines.slice(1)],
    ['Grace', undefined],
  ]);
  const table = String((await owner.get(`${path(day)}.csv`)).body)
    .trim()
    .split('\r\n');
  const [titles = '', ada, grace] = table;
  expect(titles.endsWith(',Extras')).toBe(true);
  expect(ada).toContain(',"Airport pickup × 2, Lunch × 3"');
  expect(grace?.split(',')).toHaveLength(titles.split(',').length);

  const change = { revision: booking.revision, options: [], reason: 'You called us.' };
  await owner.post(`/operator/bookings/${booking._id}/change`, change);
  const plain = (await owner.get(path(day))).body as Manifest;
  expect(plain.rows.map(({ options }) => options)).toEqual([undefined, undefined]);
  expect(String((await owner.get(`${path(day)}.csv`)).body)).not.toContain('Extras');
});

it('is for staff only', async () => {
  expect((await callerWith(world.app, {}).get(path('2090-06-15'))).status).toBe(401);
  const stranger = await world.createTraveler();
  expect((await stranger.get(path('2090-06-15'))).status).toBe(403);
  expect((await owner.get(path('2090-06-16'))).status).toBe(404);
  expect((await owner.get(path('someday'))).status).toBe(400);
});
