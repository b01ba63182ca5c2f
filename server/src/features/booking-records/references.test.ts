import type { Booking, OwnSpot } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';
import { drawReference } from './references.ts';
import { findBooking, insertBookingUnlessReferenceTaken } from './store/bookings.ts';

const REFERENCE = /^WF-[0-9A-HJKMNP-TV-Z]{6}$/;

let world: TestApp;
let ada: TestPerson;
let spot: OwnSpot;

beforeAll(async () => {
  world = await createTestApp();
  ada = await world.createTraveler();
  spot = await addSpot(ada);
});
afterAll(() => world.close());

const book = async () => (await ada.post('/bookings', bookingInput(spot))).body as Booking;
const read = async ({ _id }: Booking) => (await ada.get(`/bookings/${_id}`)).body as Booking;

it('has no letters that look or sound alike', () => {
  const drawn = Array.from({ length: 500 }, drawReference);
  for (const reference of drawn) expect(reference).toMatch(REFERENCE);
  expect(new Set(drawn).size).toBe(500);
});

it('is given to each booking, and stays when the booking changes', async () => {
  const [first, second] = [await book(), await book()];
  expect(first.reference).toMatch(REFERENCE);
  expect(second.reference).toMatch(REFERENCE);
  expect(first.reference).not.toBe(second.reference);
  const change = { travelDate: '2090-08-01', travelDuration: 3 };
  const { body } = await ada.put(`/bookings/${first._id}`, change);
  expect((body as Booking).reference).toBe(first.reference);
});

it('is never given twice', async () => {
  const booked = await book();
  const found = await findBooking(world.db.orm, booked._id);
  if (!found) throw new Error('the booking is gone');
  const insert = (reference: string) =>
    world.db.orm.transaction((tx) =>
      insertBookingUnlessReferenceTaken(tx, {
        ...found,
        id: `${booked._id}-${reference}`,
        reference,
      }),
    );
  expect(await insert(String(booked.reference))).toBe(false);
  expect(await insert('WF-000000')).toBe(true);
});

it('is added later to bookings that the previous version wrote', async () => {
  const booked = [await book(), await book(), await book()];
  const ids = booked.map(({ _id }) => _id);
  await world.db.sql.query('update bookings set reference = null where id = any($1)', [ids]);
  expect((await read(booked[0] as Booking)).reference).toBeNull();
  await world.runJob('name-bookings');
  const named = await Promise.all(booked.map(async (one) => (await read(one)).reference));
  for (const reference of named) expect(reference).toMatch(REFERENCE);
  expect(new Set(named).size).toBe(3);
});
