import type { OwnSpot } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';
import { TestClock } from '../../../test/test-clock.ts';
import { putDetails } from '../../../test/trips.ts';

/** At `NOW`, it is 00:30 on the 11th in Tokyo and 03:30 on the 10th in UTC-12. */
const NOW = new Date('2027-03-10T15:30:00Z');

let world: TestApp;
let boss: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  const clock = new TestClock();
  clock.set(NOW);
  world = await createTestApp({ clock });
  boss = await world.createAdministrator();
  ada = await world.createTraveler();
});
afterAll(() => world.close());

const PAST = [400, 'travelDate', 'travelDate must not be earlier than today'];
const book = async (spot: OwnSpot, travelDate: string) => {
  const { body, status } = await ada.post(
    '/bookings',
    bookingInput(spot, { travelDate, travelDuration: 1 }),
  );
  return status === 201 ? body : [status, body.field, body.message];
};

describe('the first day that can be booked', () => {
  it.each([
    ['Japan', undefined, '2027-03-11'],
    ['United States', undefined, '2027-03-10'],
    ['Atlantis', undefined, '2027-03-10'],
    ['Kiribati', 'Pacific/Kiritimati', '2027-03-11'],
    ['Portugal', 'Etc/GMT+12', '2027-03-10'],
    ['Russia', 'Asia/Kamchatka', '2027-03-11'],
  ])(
    'in %s (%s) is today there: %s [attack a trip booked that was over]',
    async (country, timeZone, today) => {
      const spot = await addSpot(boss, { spot: `Day in ${country}`, country });
      if (timeZone) await putDetails(boss, spot._id, { timeZone });
      const yesterday = today === '2027-03-11' ? '2027-03-10' : '2027-03-09';
      expect(await book(spot, yesterday)).toEqual(PAST);
      const quote = { spotId: spot._id, travelDuration: 1 };
      const asked = (day: string) => ada.post('/quotes', { ...quote, travelDate: day });
      expect([(await asked(yesterday)).status, (await asked(today)).status]).toEqual([400, 200]);
      const shown = (await world.anonymous.get(`/allSpots/${spot._id}`)).body;
      const booked = await book(spot, today);
      expect(booked).toMatchObject({ travelDate: today, timeZone: shown.timeZone });
      const trip = (await ada.get(`/trips/${booked._id}`)).body;
      expect([trip.phase, trip.localToday]).toEqual(['under_way', today]);
    },
  );

  it('applies to changes by travelers and by the agency, and to bookings that the agency makes', async () => {
    const spot = await addSpot(boss, { spot: 'Day of Changes', country: 'Japan' });
    const booked = await book(spot, '2027-04-01');
    const moved = await ada.put(`/bookings/${booked._id}`, {
      travelDate: '2027-03-10',
      travelDuration: 1,
    });
    expect([moved.status, moved.body.field, moved.body.message]).toEqual(PAST);
    const stranger = await world.createTraveler();
    const theirs = await stranger.put(`/bookings/${booked._id}`, {
      travelDate: '2027-03-10',
      travelDuration: 1,
    });
    expect(theirs.status).toBe(404);
    const change = (part: object) =>
      boss.post(`/operator/bookings/${booked._id}/change`, {
        revision: booked.revision,
        reason: 'They asked.',
        ...part,
      });
    const byStaff = await change({ travelDate: '2027-03-10' });
    expect([byStaff.status, byStaff.body.field, byStaff.body.message]).toEqual(PAST);
    const forCustomer = await boss.post('/operator/bookings', {
      ...bookingInput(spot, { travelDate: '2027-03-10' }),
      travelEmail: undefined,
      travelName: undefined,
      customer: { name: 'Grace Hopper', email: 'grace@example.com' },
      notify: false,
    });
    expect([forCustomer.status, forCustomer.body.field, forCustomer.body.message]).toEqual(PAST);
  });

  it('doesn’t prevent the agency from changing the party of a trip that has begun', async () => {
    const spot = await addSpot(boss, { spot: 'Begun Bay', country: 'Japan' });
    const booked = await book(spot, '2027-04-01');
    await world.db.sql.query(`update bookings set travel_date = '2027-03-09' where id = $1`, [
      booked._id,
    ]);
    const changed = await boss.post(`/operator/bookings/${booked._id}/change`, {
      revision: booked.revision,
      travelDate: '2027-03-09',
      travelName: 'Ada King',
      reason: 'A typo.',
    });
    expect([changed.status, changed.body.booking?.travelName]).toEqual([200, 'Ada King']);
  });
});
