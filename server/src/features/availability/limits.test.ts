import { type Booking, type Problem, addDays, weekdayOf } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitedSpot } from '../../test/limited-spot.ts';
import { dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { comparePlaces } from '../places/index.ts';

const DAY = dayFromNow(20);
const at = (days: number) => addDays(DAY, days);

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  [owner, ada] = [await world.administrator(), await world.traveler()];
});
afterAll(() => world.close());

const daily = (capacity: number) =>
  limitedSpot({ db: world.db, owner }, { mode: 'daily', capacity });
async function departures(capacity: number, ...days: string[]) {
  const place = await limitedSpot({ db: world.db, owner }, { mode: 'departures', capacity });
  await place.setDays(days, { scheduled: true });
  return place;
}

describe('a number of places per day', () => {
  it('is used up on every day of a trip, but not by infants', async () => {
    const place = await daily(4);
    const { body, status } = await place.book(ada, DAY, 3, { adults: 2, children: 1, infants: 1 });
    expect([status, body.state]).toEqual([201, 'held']);
    expect(await place.taken()).toEqual({ [DAY]: 3, [at(1)]: 3, [at(2)]: 3 });
  });

  it('refuses more, with the day, the places left and the nearest days, and nothing is written', async () => {
    const place = await daily(4);
    await place.book(ada, at(1), 1, { adults: 3 });
    const refused = await place.book(ada, DAY, 2, { adults: 2 });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'sold_out',
        field: 'travelDate',
        params: { day: at(1), left: 1 },
        nearest: [at(-1), at(-2), at(2)],
      },
    });
    expect(await place.taken()).toEqual({ [at(1)]: 3 });
    expect((await place.book(ada, DAY, 2, { adults: 1 })).status).toBe(201);
  });

  it('is freed when a trip is canceled or deleted, and used again when it is reinstated', async () => {
    const place = await daily(2);
    const { body: first } = await place.book(ada, DAY, 2, { adults: 2 });
    expect((await place.book(ada, DAY)).body.code).toBe('sold_out');
    await ada.call('DELETE', `/api/bookings/${first._id}`);
    expect(await place.taken()).toEqual({});
    const { body: second } = await place.book(ada, DAY, 1, { adults: 2 });
    const path = `/api/operator/bookings/${second._id}`;
    const cancel = { revision: 1, refund: 'policy', reasonCode: 'other', message: '', tell: false };
    expect((await owner.call('POST', `${path}/cancellation`, cancel)).status).toBe(201);
    expect(await place.taken()).toEqual({});
    const { body: third } = await place.book(ada, DAY);
    const again = () => owner.call<Problem>('POST', `${path}/reinstatement`, { reason: 'A slip.' });
    expect(await again()).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    await ada.call('DELETE', `/api/bookings/${third._id}`);
    expect((await again()).status).toBe(200);
    expect(await place.taken()).toEqual({ [DAY]: 2 });
  });

  it('moves with a trip, completely or not at all', async () => {
    const place = await daily(3);
    const { body: mine } = await place.book(ada, DAY, 2, { adults: 2 });
    await place.book(ada, at(3), 1, { adults: 2 });
    const change = (to: object) =>
      ada.call<Booking & Problem>('PUT', `/api/bookings/${mine._id}`, {
        travelDate: DAY,
        travelDuration: 2,
        ...to,
      });
    const before = await place.taken();
    expect((await change({ travelDate: at(2) })).body).toMatchObject({ code: 'sold_out' });
    expect((await change({ travelDuration: 4 })).body).toMatchObject({ code: 'sold_out' });
    const four = { adults: 4, children: 0, infants: 0 };
    expect((await change({ travellers: four })).body).toMatchObject({
      code: 'sold_out',
      params: { left: 3 },
    });
    expect(await place.taken()).toEqual(before);
    expect((await change({ travelDate: at(1) })).status).toBe(200);
    expect(await place.taken()).toEqual({ [at(1)]: 2, [at(2)]: 2, [at(3)]: 2 });
    const staff = (to: object) =>
      owner.call<Problem>('POST', `/api/operator/bookings/${mine._id}/change`, {
        revision: 2,
        reason: 'The ferry.',
        ...to,
      });
    expect((await staff({ travelDuration: 3 })).body.code).toBe('sold_out');
    expect((await staff({ travelDuration: 1 })).status).toBe(200);
    expect(await place.taken()).toEqual({ [at(1)]: 2, [at(3)]: 2 });
  });

  it('is refused with the closed day of the trip', async () => {
    const place = await daily(3);
    await place.setDays([at(1)], { closed: true });
    const refused = { code: 'not_bookable_then', params: { reason: 'closed', day: at(1) } };
    expect((await place.book(ada, DAY, 3)).body).toMatchObject(refused);
    expect((await place.bookForCustomer(DAY, 3)).body).toMatchObject(refused);
    expect((await place.book(ada, DAY)).status).toBe(201);
  });
});

describe('a client that knows only the specification', () => {
  it('takes one place per day, and gets a plain refusal at a limit', async () => {
    const place = await daily(1);
    const literal = () =>
      ada.call<Booking & Problem>('POST', '/api/bookings', {
        travelSpot: place.name,
        travelCountry: place.country,
        travelCost: '$500',
        travelSeason: 'Year Round',
        travelName: 'Ada',
        travelEmail: ada.email,
        travelDate: DAY,
        travelDuration: 2,
      });
    expect((await literal()).status).toBe(201);
    const { body, status } = await literal();
    expect([status, body.code]).toEqual([409, 'sold_out']);
    expect(body.message).toContain('no places are left');
    expect(await place.taken()).toEqual({ [DAY]: 1, [at(1)]: 1 });
  });
});

describe('fixed departures', () => {
  it('are the only days, take places only on the first day, and apply to staff, too', async () => {
    const place = await departures(3, DAY, at(7));
    expect((await place.book(ada, at(1))).body).toMatchObject({
      code: 'not_bookable_then',
      params: { reason: 'no_departure', day: at(1) },
    });
    expect((await place.book(ada, DAY, 5, { adults: 2 })).status).toBe(201);
    expect(await place.taken()).toEqual({ [DAY]: 2 });
    expect((await place.bookForCustomer(DAY, 5, { adults: 2 })).body.code).toBe('sold_out');
    expect((await place.book(ada, DAY, 5, { adults: 2 })).body).toMatchObject({
      code: 'sold_out',
      nearest: [at(7)],
    });
    expect((await place.bookForCustomer(DAY, 5)).status).toBe(201);
  });

  it('can have their own number of places', async () => {
    const place = await departures(3, DAY);
    await place.setDays([DAY], { capacity: 5 });
    expect((await place.book(ada, DAY, 1, { adults: 5 })).status).toBe(201);
  });

  it('are listed for the agency before anyone has booked, with their manifest', async () => {
    const place = await departures(3, DAY, at(7));
    await place.bookForCustomer(at(7), 1, { adults: 2, infants: 1 });
    const path = `/api/operator/departures?from=${DAY}&to=${at(9)}`;
    const { body } = await owner.call<{ offerId: string }[]>('GET', path);
    const facts = { travelSpot: place.name, scheduled: true, closed: false, capacity: 3 };
    expect(body.filter(({ offerId }) => offerId === place.id)).toMatchObject([
      { day: DAY, bookings: 0, people: 0, taken: 0, ...facts },
      { day: at(7), bookings: 1, people: 3, taken: 2, ...facts },
    ]);
    const manifest = `/api/operator/departures/${place.id}/${DAY}/manifest`;
    expect(await owner.call('GET', manifest)).toMatchObject({
      status: 200,
      body: { departure: { ...facts, bookings: 0 }, rows: [] },
    });
  });
});

describe('limits of time', () => {
  it('are refused with their reason, also in quotes, but don’t apply to the agency', async () => {
    const place = await limitedSpot({ db: world.db, owner }, {
      aheadDays: 30,
      minDays: 2,
      maxDays: 4,
      weekdays: [weekdayOf(DAY)],
    }); // prettier-ignore
    const quote = (travelDate: string, travelDuration: number) =>
      ada.call<Problem>('POST', '/api/quotes', { spotId: place.id, travelDate, travelDuration });
    for (const [day, days, reason] of [
      [at(14), 2, 'too_far'],
      [at(1), 2, 'weekday'],
      [DAY, 1, 'too_short'],
      [DAY, 5, 'too_long'],
    ] as const) {
      const refused = { status: 409, body: { code: 'not_bookable_then', params: { reason } } };
      expect(await place.book(ada, day, days)).toMatchObject(refused);
      expect(await quote(day, days)).toMatchObject(refused);
      expect((await place.bookForCustomer(day, days)).status).toBe(201);
    }
    expect((await place.book(ada, DAY, 2)).status).toBe(201);
    expect((await quote(DAY, 4)).status).toBe(200);
    expect(await place.taken()).toEqual({});
  });

  it('let a trip stay as it is', async () => {
    const place = await limitedSpot({ db: world.db, owner });
    const { body } = await place.book(ada, DAY, 1, { adults: 2 });
    await place.limit({ minDays: 3, aheadDays: 5 });
    const change = (to: object) =>
      ada.call<Problem>('PUT', `/api/bookings/${body._id}`, { travelDate: DAY, travelDuration: 1, ...to }); // prettier-ignore
    const one = { adults: 1, children: 0, infants: 0 };
    expect((await change({ travellers: one })).status).toBe(200);
    expect((await change({ travelDuration: 2 })).body.code).toBe('not_bookable_then');
  });
});

describe('a limit that is set later', () => {
  it('counts existing bookings on every day, and stops counting when it ends', async () => {
    const place = await limitedSpot({ db: world.db, owner });
    await place.book(ada, DAY, 3, { adults: 2, infants: 1 });
    await place.book(ada, at(1));
    expect(await place.taken()).toEqual({});
    await place.limit({ mode: 'daily', capacity: 2 });
    expect(await place.taken()).toEqual({ [DAY]: 2, [at(1)]: 3, [at(2)]: 2 });
    await place.limit({ mode: 'departures', capacity: 2 });
    expect(await place.taken()).toEqual({ [DAY]: 2, [at(1)]: 1 });
    await place.limit({ mode: 'open' });
    expect(await place.taken()).toEqual({});
  });

  it('cancels no booking above a lower number, which can shrink or be deleted, but not grow', async () => {
    const place = await daily(6);
    const { body } = await place.book(ada, DAY, 1, { adults: 4 });
    await place.setDays([DAY], { capacity: 2 });
    expect(await place.taken()).toEqual({ [DAY]: 4 });
    const { days } = await place.calendar(DAY, DAY);
    expect(days).toEqual([{ day: DAY, startTime: null, left: 0, closed: false, note: '' }]);
    expect((await place.book(ada, DAY)).body).toMatchObject({ code: 'sold_out', params: { left: 0 } }); // prettier-ignore
    const party = (adults: number) =>
      ada.call<Problem>('PUT', `/api/bookings/${body._id}`, {
        travelDate: DAY,
        travelDuration: 1,
        travellers: { adults, children: 0, infants: 0 },
      });
    expect((await party(5)).body.code).toBe('sold_out');
    expect((await party(3)).status).toBe(200);
    expect(await place.taken()).toEqual({ [DAY]: 3 });
  });
});

it('keeps every count equal to the bookings', async () => {
  expect((await comparePlaces(world.db.sql)).wrong).toEqual([]);
});
