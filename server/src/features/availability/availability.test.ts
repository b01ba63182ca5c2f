import type { Booking, Departure, Manifest, Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSpot, dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { makeMember } from '../../test/people.ts';
import { runBatches } from '../departures/index.ts';

const [DAY, OTHER] = [dayFromNow(20), dayFromNow(21)];
const REFUSED = { status: 409, body: { code: 'not_bookable_then', field: 'travelDate' } };

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  [owner, ada] = [await world.administrator(), await world.traveler()];
});
afterAll(() => world.close());

async function destination() {
  const spot = await addSpot(world.db);
  const trip = (travelDate: string) => ({
    spotId: spot.id,
    travelSpot: spot.name,
    travelCountry: spot.country,
    travelCost: '$500',
    travelDate,
    travelDuration: 2,
  });
  const path = (day: string) => `/api/operator/departures/${spot.id}/${day}`;
  return {
    ...spot,
    path,
    book: (travelDate = DAY, who = ada) =>
      who.call<Booking & Problem>('POST', '/api/bookings', { ...trip(travelDate), travelName: 'Ada' }), // prettier-ignore
    bookForCustomer: (travelDate = DAY) =>
      owner.call<Problem>('POST', '/api/operator/bookings', {
        ...trip(travelDate),
        customer: { name: 'Bob', email: 'bob@example.com' },
      }),
    callOff: (day = DAY) =>
      owner.call('POST', `${path(day)}/cancellation`, { reasonCode: 'weather' }),
    open: (who = owner, day = DAY) => who.call<Problem>('POST', `${path(day)}/opening`),
    manifest: async () => (await owner.call<Manifest>('GET', `${path(DAY)}/manifest`)).body,
    listed: async () => {
      const list = `/api/operator/departures?from=${DAY}&to=${OTHER}`;
      const { body } = await owner.call<Departure[]>('GET', list);
      return body.filter(({ offerId }) => offerId === spot.id);
    },
  };
}

describe('[attack book a trip that was called off] a day that was called off', () => {
  it('is no longer sold, to travelers or by staff, until it is opened again', async () => {
    const place = await destination();
    await place.book();
    await place.callOff();
    expect(await place.book()).toMatchObject(REFUSED);
    expect((await place.book()).body.message).toContain('Please choose another day.');
    expect(await place.bookForCustomer()).toMatchObject(REFUSED);
    expect(await place.book(OTHER)).toMatchObject({ status: 201 });
    await runBatches(world.context);
    expect(await place.book()).toMatchObject(REFUSED);
    expect(await place.open()).toMatchObject({ status: 200, body: { closed: false } });
    expect(await place.book()).toMatchObject({ status: 201 });
    await runBatches(world.context);
    expect(await place.manifest()).toMatchObject({ departure: { bookings: 1, closed: false } });
  });

  it('can’t be the new day of a trip, for the traveler or the agency', async () => {
    const place = await destination();
    await place.book();
    const { body: booking } = await place.book(OTHER);
    await place.callOff();
    const move = (travelDate: string) =>
      ada.call<Booking & Problem>('PUT', `/api/bookings/${booking._id}`, {
        travelDate,
        travelDuration: 2,
      });
    const change = (travelDate: string, revision: number) =>
      owner.call<Problem>('POST', `/api/operator/bookings/${booking._id}/change`, {
        revision,
        travelDate,
        reason: 'The ferry.',
      });
    expect(await move(DAY)).toMatchObject(REFUSED);
    expect(await change(DAY, 1)).toMatchObject(REFUSED);
    expect((await move(dayFromNow(22))).status).toBe(200);
    expect((await change(OTHER, 2)).status).toBe(200);
  });

  it('doesn’t come back when a cancellation is reversed', async () => {
    const place = await destination();
    const { body: booking } = await place.book();
    await place.callOff();
    await runBatches(world.context);
    const reinstate = () =>
      owner.call<Problem>('POST', `/api/operator/bookings/${booking._id}/reinstatement`, {
        reason: 'A slip.',
      });
    expect(await reinstate()).toMatchObject(REFUSED);
    await place.open();
    expect(await reinstate()).toMatchObject({ status: 200, body: { state: 'booked' } });
  });

  it('is listed without travelers, with the result for its bookings', async () => {
    const place = await destination();
    await place.book();
    await place.book(OTHER);
    expect(await place.listed()).toMatchObject([
      { day: DAY, bookings: 1, closed: false },
      { day: OTHER, bookings: 1, closed: false },
    ]);
    await place.callOff();
    expect(await place.listed()).toMatchObject([{ day: DAY, bookings: 1, closed: true }, {}]);
    await runBatches(world.context);
    const empty = { day: DAY, travelSpot: place.name, bookings: 0, people: 0, closed: true };
    expect(await place.listed()).toMatchObject([empty, { day: OTHER, closed: false }]);
    const { batchId, departure, rows } = await place.manifest();
    expect([departure, rows]).toMatchObject([empty, []]);
    expect(await owner.call('GET', `/api/operator/batches/${batchId}`)).toMatchObject({
      body: { done: 1, left: 0 },
    });
    await place.open();
    expect(await place.listed()).toMatchObject([{ day: OTHER }]);
  });

  it('is opened by people who may cancel bookings, which is recorded once', async () => {
    const place = await destination();
    await place.book();
    expect((await place.open()).status).toBe(404);
    await place.callOff();
    expect((await place.open(ada)).status).toBe(403);
    const colleague = await world.traveler();
    await makeMember(world.test, colleague.person, 'staff');
    expect((await place.open(colleague)).status).toBe(403);
    const { statusCode } = await world.app.inject({ method: 'POST', url: `${place.path(DAY)}/opening` }); // prettier-ignore
    expect(statusCode).toBe(401);
    await Promise.all([place.open(), place.open()]);
    const { rows } = await world.db.sql.query(
      `select detail from audit_log where action = 'departure_opened' and subject_id = $1`,
      [place.id],
    );
    expect(rows).toEqual([{ detail: { day: DAY } }]);
  });

  it('isn’t closed if no one had booked it', async () => {
    const place = await destination();
    expect((await place.callOff()).status).toBe(404);
    expect((await place.book()).status).toBe(201);
  });
});
