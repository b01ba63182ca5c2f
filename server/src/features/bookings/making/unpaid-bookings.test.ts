import { UNPAID_BOOKINGS_MAX as MOST, type Booking, type OwnSpot } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import { proveAddress, type TestPerson } from '../../../test/people.ts';
import { cancelTrip } from '../../../test/trips.ts';

let world: TestApp;
let boss: TestPerson;
let spot: OwnSpot;
let eve: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  boss = await world.createAdministrator();
  spot = await addSpot(boss);
});
beforeEach(async () => {
  eve = await world.createTraveler();
});
afterAll(() => world.close());

const book = (part = {}) => eve.post('/bookings', bookingInput(spot, part));
const bookMany = async (count: number) => {
  const made: Booking[] = [];
  for (let n = 0; n < count; n += 1) made.push((await book()).body as Booking);
  return made;
};
const REFUSED = [409, 'too_many_unpaid'];
const outcome = async (part = {}) => {
  const { body, status } = await book(part);
  return [status, body['code']];
};

describe('[attack unpaid bookings without end] one traveler', () => {
  it('can have twenty unpaid trips, however they are sent', async () => {
    const answers = await Promise.all(Array.from({ length: MOST + 5 }, () => book()));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(MOST);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body, status }) => [status, body.code])).toEqual(
      refused.map(() => REFUSED),
    );
    expect(refused[0]?.body.message).toBe(
      'You have 20 unpaid trips. Pay for or cancel one of them to book again.',
    );
    const other = await world.createTraveler();
    expect((await other.post('/bookings', bookingInput(spot))).status).toBe(201);
  });

  it('can book again after one was paid, canceled, deleted or is over', async () => {
    const [first, second, third, fourth] = await bookMany(MOST);
    if (!first || !second || !third || !fourth) throw new Error('four are needed');
    expect(await outcome()).toEqual(REFUSED);
    const freed = {
      paid: () =>
        boss.post(`/operator/bookings/${first._id}/counterPayments`, {
          kind: 'received',
          method: 'cash',
          amount: 1000,
          receivedOn: world.clock.now().toISOString().slice(0, 10),
          note: '',
        }),
      canceled: () => cancelTrip(eve, second),
      deleted: () => eve.delete(`/bookings/${third._id}`),
      over: async () => {
        const text = `update bookings set travel_date = current_date - 40 where id = $1`;
        await world.db.sql.query(text, [fourth._id]);
        return { status: 200 };
      },
    };
    for (const [name, free] of Object.entries(freed)) {
      expect([name, (await free()).status < 300]).toEqual([name, true]);
      expect([name, (await book()).status]).toEqual([name, 201]);
      expect([name, ...(await outcome())]).toEqual([name, ...REFUSED]);
    }
  });

  it('isn’t limited by trips that the agency booked for them', async () => {
    await proveAddress(world, eve);
    for (let n = 0; n < 3; n += 1) {
      const { travelName: name, ...trip } = bookingInput(spot);
      const customer = { name, email: eve.email };
      const made = await boss.post('/operator/bookings', { ...trip, customer, notify: false });
      expect([made.status, made.body['code']]).toEqual([201, undefined]);
    }
    await bookMany(MOST);
    expect(((await eve.get('/bookings')).body as unknown as Booking[]).length).toBe(MOST + 3);
    expect(await outcome()).toEqual(REFUSED);
  });
});
