import { TOLD_LIMITS, type Booking, type BookingRecord, type Manifest } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';

const NAMES = 'Cy Lovelace\nJoan Clarke';

let world: TestApp;
let ada: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  ada = await world.createTraveler();
  admin = await world.createAdministrator();
});
afterAll(() => world.close());

async function book(companionNames?: unknown) {
  const input = bookingInput(await addSpot(ada));
  return ada.post('/bookings', {
    ...input,
    ...(companionNames !== undefined && { companionNames }),
  });
}
const booked = async () => (await book(NAMES)).body as Booking;
const rename = (id: string, body: object, by = ada) => by.post(`/bookings/${id}/traveller`, body);

describe('the names of companions', () => {
  it('are stored with the booking, shown on the trip, and absent if none were given', async () => {
    const { body, status } = await book(` ${NAMES} `);
    expect([status, body.companionNames]).toEqual([201, NAMES]);
    expect((await ada.get(`/trips/${body._id}`)).body.booking.companionNames).toBe(NAMES);
    for (const none of [undefined, '', '  ']) {
      const silent = await book(none);
      expect([silent.status, 'companionNames' in silent.body]).toEqual([201, false]);
    }
  });

  it.each([['x'.repeat(TOLD_LIMITS.companionNames + 1)], [7], [['Cy']]])(
    'are a bounded text, so a booking with %j is refused',
    async (companionNames) => {
      const { body, status } = await book(companionNames);
      expect([status, body.code, body.field]).toEqual([400, 'invalid_input', 'companionNames']);
    },
  );

  it('can be changed only by their owner, and stay if only the lead traveler changes', async () => {
    const { _id: id } = await booked();
    const first = await rename(id, { travelName: 'Grace Hopper' });
    expect(first.body).toMatchObject({ travelName: 'Grace Hopper', companionNames: NAMES });
    const second = await rename(id, { travelName: 'Grace Hopper', companionNames: 'Cy Young' });
    expect([second.status, second.body.companionNames]).toEqual([200, 'Cy Young']);
    const none = await rename(id, { travelName: 'Grace Hopper', companionNames: '' });
    expect([none.status, 'companionNames' in none.body]).toEqual([200, false]);
    const tooLong = 'x'.repeat(TOLD_LIMITS.companionNames + 1);
    const refused = await rename(id, { travelName: 'Grace', companionNames: tooLong });
    expect([refused.status, refused.body.field]).toEqual([400, 'companionNames']);
    const stranger = await world.createTraveler();
    const body = { travelName: 'Grace', companionNames: 'Eve' };
    expect((await rename(id, body, stranger)).status).toBe(404);
    expect((await world.anonymous.post(`/bookings/${id}/traveller`, body)).status).toBe(401);
  });

  it('are shown to the agency: on the record, the manifest and in both files', async () => {
    const booking = await booked();
    const record = (await admin.get(`/operator/bookings/${booking._id}`)).body as BookingRecord;
    expect(record.booking.companionNames).toBe(NAMES);
    const path = `/operator/departures/${booking.offerId}/${booking.travelDate}/manifest`;
    const { rows } = (await admin.get(path)).body as Manifest;
    expect(rows.map(({ companionNames }) => companionNames)).toEqual([NAMES]);
    for (const file of [`${path}.csv`, '/operator/bookings.csv']) {
      expect(String((await admin.get(file)).body)).toContain(`"${NAMES}"`);
    }
  });

  it('aren’t on a link for companions, and are deleted with the account', async () => {
    const grace = await world.createTraveler('Grace Hopper');
    const input = { ...bookingInput(await addSpot(ada)), companionNames: NAMES };
    const booking = (await grace.post('/bookings', input)).body as Booking;
    const { url } = (await grace.post(`/trips/${booking._id}/shares`)).body;
    const token = String(url).split('#')[1] ?? '';
    const shared = await world.anonymous.post('/sharedTrips', { token });
    expect([shared.status, JSON.stringify(shared.body).includes('Lovelace')]).toEqual([200, false]);
    expect(JSON.stringify((await grace.get('/account/export')).body)).toContain('Cy Lovelace');
    const receivedOn = world.clock.now().toISOString().slice(0, 10);
    const cash = { kind: 'received', method: 'cash', amount: 100, note: '', receivedOn };
    await admin.post(`/operator/bookings/${booking._id}/counterPayments`, cash);
    const { sql } = world.db;
    await sql.query(`update bookings set travel_date = '2020-01-01' where id = $1`, [booking._id]);
    expect((await grace.delete(`/users/${grace.uid}`)).status).toBe(200);
    const { rows } = await sql.query<{ names: string }>(
      'select companion_names as names from bookings where id = $1',
      [booking._id],
    );
    expect(rows).toEqual([{ names: '' }]);
  });
});
