import { TEXT_LIMITS, type Booking, type BookingRecord, type Manifest } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';

const WISHES = 'A crib, please.\nOne of us eats no nuts.';

let world: TestApp;
let ada: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  ada = await world.createTraveler();
  admin = await world.createAdministrator();
});
afterAll(() => world.close());

async function book(wishes?: unknown) {
  const input = bookingInput(await addSpot(ada));
  return ada.post('/bookings', { ...input, ...(wishes !== undefined && { wishes }) });
}
const booked = async () => (await book(WISHES)).body as Booking;
const storedWishes = async ({ _id }: Booking) => {
  const { rows } = await world.db.sql.query<{ wishes: string }>(
    'select wishes from bookings where id = $1',
    [_id],
  );
  return rows[0]?.wishes;
};

describe('a note with a booking', () => {
  it('is stored trimmed, and is absent if nothing was written', async () => {
    const { body, status } = await book(`  ${WISHES} `);
    expect([status, body.wishes]).toEqual([201, WISHES]);
    expect((await ada.get(`/bookings/${body._id}`)).body.wishes).toBe(WISHES);
    expect((await ada.get(`/trips/${body._id}`)).body.booking.wishes).toBe(WISHES);
    for (const none of [undefined, '', '  ']) {
      const silent = await book(none);
      expect([silent.status, 'wishes' in silent.body]).toEqual([201, false]);
    }
  });

  it.each([['x'.repeat(TEXT_LIMITS.wishes + 1)], [7], [['a crib']], ['a\u0000crib']])(
    'is a bounded text, so a booking with %j is refused [attack notes without end]',
    async (wishes) => {
      const { body, status } = await book(wishes);
      expect([status, body.code, body.field]).toEqual([400, 'invalid_input', 'wishes']);
    },
  );

  it('is shown to the agency: on the record, the manifest, in both files, and in its email', async () => {
    const booking = await booked();
    const { offerId, travelDate } = booking;
    const record = (await admin.get(`/operator/bookings/${booking._id}`)).body as BookingRecord;
    expect(record.booking.wishes).toBe(WISHES);
    const path = `/operator/departures/${offerId}/${travelDate}/manifest`;
    const { rows } = (await admin.get(path)).body as Manifest;
    expect(rows.map(({ wishes }) => wishes)).toEqual([WISHES]);
    for (const file of [`${path}.csv`, '/operator/bookings.csv']) {
      expect(String((await admin.get(file)).body)).toContain(`"${WISHES}"`);
    }
    await world.runJob('send-agency-bundles');
    const { rows: mails } = await world.db.sql.query<{ text: string }>(
      `select text_body as text from mail_outbox where recipient = $1`,
      ['journeys@example.com'],
    );
    expect(mails.map(({ text }) => text).join('\n')).toContain('eats no nuts');
  });

  it('isn’t in the traveler’s own emails, nor on a link for companions [attack a note that companions read]', async () => {
    const booking = await booked();
    const { rows: mails } = await world.db.sql.query<{ text: string }>(
      'select text_body as text from mail_outbox where recipient = $1',
      [ada.email],
    );
    expect(mails.length).toBeGreaterThan(0);
    const { url } = (await ada.post(`/trips/${booking._id}/shares`)).body;
    const token = String(url).split('#')[1] ?? '';
    const shared = await world.anonymous.post('/sharedTrips', { token });
    expect(shared.status).toBe(200);
    expect(JSON.stringify([mails, shared.body])).not.toContain('nuts');
  });

  it('is in the person’s export, and is deleted with the account, even if the booking stays in the books', async () => {
    const grace = await world.createTraveler('Grace Hopper');
    const input = { ...bookingInput(await addSpot(ada)), wishes: WISHES };
    const booking = (await grace.post('/bookings', input)).body as Booking;
    const exported = await grace.get('/account/export');
    expect(JSON.stringify(exported.body)).toContain('eats no nuts');
    const cash = { kind: 'received', method: 'cash', amount: 100, note: '' };
    const receivedOn = world.clock.now().toISOString().slice(0, 10);
    await admin.post(`/operator/bookings/${booking._id}/counterPayments`, { ...cash, receivedOn });
    await world.db.sql.query(`update bookings set travel_date = '2020-01-01' where id = $1`, [
      booking._id,
    ]);
    expect(await storedWishes(booking)).toBe(WISHES);
    expect((await grace.delete(`/users/${grace.uid}`)).status).toBe(200);
    expect(await storedWishes(booking)).toBe('');
  });
});
