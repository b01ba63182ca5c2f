import { addDays, type Booking, type BookingRecord, localDay } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let ada: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
  ada = await world.createTraveler();
});
afterAll(() => world.close());

const recordOf = async ({ _id }: Booking) =>
  (await owner.get(`/operator/bookings/${_id}`)).body as BookingRecord;

it('a booking shows which emails will be sent on later days, and none shortly before it begins', async () => {
  const spot = await addSpot(owner);
  const travelDate = '2090-06-15';
  const made = await ada.post('/bookings', bookingInput(spot, { travelDate, travelDuration: 3 }));
  const booking = made.body as Booking;
  const { settings } = world.context;
  const days = async (key: 'mails.reminder.daysBefore' | 'mails.balance.daysBefore') =>
    addDays(travelDate, -(await settings.read(key)));
  const { comingMails, image } = await recordOf(booking);
  expect(comingMails).toEqual(
    [
      { kind: 'reminder', day: await days('mails.reminder.daysBefore') },
      { kind: 'balance', day: await days('mails.balance.daysBefore') },
    ].toSorted((a, b) => a.day.localeCompare(b.day)),
  );
  expect(image).toBe(spot.image);
  const off = await owner.put('/operator/settings/mails.reminder.enabled', {
    value: false,
    revision: 0,
  });
  expect(off.status).toBe(200);
  expect((await recordOf(booking)).comingMails?.map(({ kind }) => kind)).toEqual(['balance']);
  const soon = addDays(localDay(world.clock.now(), 'Etc/UTC'), 1);
  const { body } = await ada.post('/bookings', bookingInput(spot, { travelDate: soon }));
  expect((await recordOf(body as Booking)).comingMails).toEqual([]);
});
