import { addDays, type Availability, type Booking, type Departure, type Problem, type Today, type Trip } from '@wayfarer/contract'; // prettier-ignore
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LimitedSpot, limitedSpot } from '../../../test/limited-spot.ts';
import { dayFromNow, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { guaranteeDepartures } from '../index.ts';

const DAY = dayFromNow(20);
const MINIMUM = { people: 4, decideDays: 14 };

let world: PaymentsWorld;
let other: PaymentsWorld;
let owner: Caller;
let ada: Caller;
let place: LimitedSpot;
beforeAll(async () => {
  world = await openPaymentsWorld();
  other = await openPaymentsWorld({}, world);
  owner = await world.administrator();
});
beforeEach(async () => {
  world.test.clock.reset();
  ada = await world.traveler();
  place = await limitedSpot({ db: world.db, owner }, { mode: 'departures', capacity: 8 });
  await place.setDays([DAY], { scheduled: true, minimum: MINIMUM });
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const run = (on = world) => guaranteeDepartures(on.context);
const shown = async () => {
  const calendar: Availability = await place.calendar(DAY, DAY);
  return calendar.days[0];
};
const guarantee = (who = owner, day = DAY, offerId = place.id) =>
  who.call<Problem>('POST', `/api/operator/departures/${offerId}/${day}/guarantee`);
const toldOf = async ({ _id }: Booking) => {
  const { rows } = await world.db.sql.query(
    `select 1 from booking_events where booking_id = $1 and kind = 'mail' and detail ->> 'mail' = 'guaranteed'`,
    [_id],
  );
  return rows.length;
};
const paid = async (adults: number) => {
  const { body } = await place.book(ada, DAY, 1, { adults });
  await ada.pay(body._id);
  return body;
};
const belowMinimum = async () => {
  const { body } = await owner.call<Today>('GET', '/api/operator/dashboard');
  return body.belowMinimum.filter(({ offerId }) => offerId === place.id);
};

describe('a departure that needs people', () => {
  it('shows how many it needs, how many are missing, and when it is decided', async () => {
    const minimum = { people: 4, decideOn: addDays(DAY, -14) };
    expect(await shown()).toMatchObject({ minimum: { ...minimum, missing: 4 } });
    const booking = await paid(1);
    expect(await shown()).toMatchObject({ minimum: { missing: 3 } });
    const { body: trip } = await ada.call<Trip>('GET', `/api/trips/${booking._id}`);
    expect(trip.departure).toEqual({ guaranteed: false, minimum });
    const path = `/api/operator/departures?from=${DAY}&to=${DAY}`;
    const { body: board } = await owner.call<Departure[]>('GET', path);
    expect(board.find(({ offerId }) => offerId === place.id)).toMatchObject({ minimum });
    expect((await place.known(DAY, DAY)).days).toMatchObject([{ minimum }]);
  });

  it('is guaranteed once enough have booked, and stays so', async () => {
    const first = await paid(2);
    const { body: unpaid } = await place.book(ada, DAY, 1, { adults: 2 });
    await run();
    expect((await shown())?.guaranteed).toBeUndefined();
    await ada.pay(unpaid._id);
    await Promise.all([run(), run(other)]);
    expect(await shown()).toMatchObject({ guaranteed: true });
    expect((await shown())?.minimum).toBeUndefined();
    expect([await toldOf(first), await toldOf(unpaid)]).toEqual([1, 1]);
    const cancel = { revision: 2, reasonCode: 'asked_by_traveller', refund: 'full' };
    await owner.call('POST', `/api/operator/bookings/${first._id}/cancellation`, cancel);
    await run();
    expect(await shown()).toMatchObject({ guaranteed: true });
    const { body: trip } = await ada.call<Trip>('GET', `/api/trips/${unpaid._id}`);
    expect(trip.departure?.guaranteed).toBe(true);
  });

  it('is on Today from the day to decide, unless it is guaranteed or closed', async () => {
    await paid(1);
    expect(await belowMinimum()).toEqual([]);
    world.test.clock.set(new Date(`${addDays(DAY, -14)}T12:00:00Z`));
    expect(await belowMinimum()).toMatchObject([{ day: DAY, people: 1, minimum: { people: 4 } }]);
    await place.setDays([DAY], { closed: true }, true);
    expect(await belowMinimum()).toEqual([]);
    await place.setDays([DAY], { closed: false });
    expect((await guarantee()).status).toBe(200);
    expect(await belowMinimum()).toEqual([]);
  });
});

describe('a guarantee by staff', () => {
  it('makes it take place, notifies people who booked, is audited and given once', async () => {
    const booking = await paid(1);
    expect(await guarantee()).toMatchObject({ status: 200, body: { guaranteed: true } });
    expect(await shown()).toMatchObject({ guaranteed: true });
    expect(await toldOf(booking)).toBe(1);
    expect(await guarantee()).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    const { rows } = await world.db.sql.query(
      `select detail from audit_log where action = 'departure_guaranteed' and subject_id = $1`,
      [place.id],
    );
    expect(rows).toEqual([{ detail: { day: DAY, bookings: 1 } }]);
  });

  it('is refused for a departure that is closed, unknown, past or needs no one', async () => {
    await place.setDays([DAY], { closed: true });
    expect(await guarantee()).toMatchObject({ status: 409, body: { code: 'not_bookable_then' } });
    await place.setDays([DAY], { closed: false, minimum: null });
    expect(await guarantee()).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    expect((await guarantee(owner, addDays(DAY, 1))).status).toBe(404);
    expect((await guarantee(owner, DAY, 'nowhere')).status).toBe(404);
    expect((await guarantee(owner, 'soon')).status).toBe(400);
  });

  it('requires the permission to set days', async () => {
    const url = `/api/operator/departures/${place.id}/${DAY}/guarantee`;
    expect((await world.app.inject({ method: 'POST', url })).statusCode).toBe(401);
    expect((await guarantee(ada)).status).toBe(403);
  });
});

describe('a minimum', () => {
  it('can’t exceed the places, its own or the usual ones', async () => {
    const above = { minimum: { people: 9, decideDays: 14 } };
    expect(await place.setDays([DAY], above)).toMatchObject({ status: 400, body: { field: 'set.minimum.people' } }); // prettier-ignore
    expect((await place.setDays([DAY], { ...above, capacity: 9 })).status).toBe(200);
    expect(await place.setDays([DAY], { capacity: 3 })).toMatchObject({ status: 400, body: { field: 'set.capacity' } }); // prettier-ignore
    expect((await place.known(DAY, DAY)).days).toMatchObject([{ capacity: 9 }]);
  });

  it('prevents lowering the usual places below it, but nothing else', async () => {
    const limits = { mode: 'departures', capacity: 3 } as const;
    expect(await place.limit(limits)).toMatchObject({ status: 400, body: { field: 'limits.capacity' } }); // prettier-ignore
    expect((await place.known(DAY, DAY)).limits.capacity).toBe(8);
    expect((await place.limit({ ...limits, capacity: 4 })).status).toBe(200);
    await place.setDays([DAY], { capacity: 4 });
    expect((await place.limit(limits)).status).toBe(200);
    // as a version from before this rule may have left it
    const { sql } = world.db;
    await sql.query('update departures set capacity = 2 where offer_id = $1', [place.id]);
    expect((await place.setDays([DAY], { note: 'Guide: Nadia' })).status).toBe(200);
    expect((await place.setDays([DAY], { closed: true })).status).toBe(200);
  });

  it('refuses numbers that make no sense', async () => {
    for (const minimum of [
      { people: 0, decideDays: 1 },
      { people: 2, decideDays: 366 },
      { people: 2, decideDays: -1 },
      { people: 2 } as never,
    ]) {
      // prettier-ignore
      expect((await place.setDays([DAY], { minimum })).status).toBe(400);
    }
  });

  it('has a day to decide for each departure, even across a leap day', async () => {
    const [leap, later] = ['2028-03-01', '2028-03-08'];
    await place.setDays([leap, later], { scheduled: true, minimum: { people: 2, decideDays: 1 } });
    const { days } = await place.known(leap, later);
    expect(days.map(({ minimum }) => minimum?.decideOn)).toEqual(['2028-02-29', '2028-03-07']);
  });
});
