import { addDays, type Booking, type Problem, type Quote } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitedSpot, type LimitedSpot } from '../../../test/limited-spot.ts';
import { dayFromNow, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { putDetails } from '../../../test/trips.ts';

const DAY = dayFromNow(20);
const at = (days: number) => addDays(DAY, days);
const [MORNING, NOON] = ['09:00', '14:00'];
const key = (day: string, time: string) => `${day} ${time}`;

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
let bob: Caller;
/** A destination with two departures on DAY and, a week later, one in the morning. */
let place: LimitedSpot;
beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.administrator();
});
beforeEach(async () => {
  world.test.clock.reset();
  [ada, bob] = [await world.traveler(), await world.traveler()];
  place = await limitedSpot({ db: world.db, owner }, { mode: 'departures', capacity: 4 });
  await place.setDays([DAY], { scheduled: true }, { startTimes: [MORNING, NOON] });
  await place.setDays([at(7)], { scheduled: true }, { startTimes: [MORNING] });
  await place.setDays([at(14)], { scheduled: true });
});
afterAll(() => world.close());

const quote = (day: string, startTime?: string) =>
  ada.call<Quote & Problem>('POST', '/api/quotes', {
    spotId: place.id,
    travelDate: day,
    travelDuration: 1,
    startTime,
  });
const change = (booking: Booking, to: object, who = ada) =>
  who.call<Booking & Problem>('PUT', `/api/bookings/${booking._id}`, {
    travelDate: booking.travelDate,
    travelDuration: booking.travelDuration,
    ...to,
  });
const changeAsStaff = (booking: Booking, to: object) =>
  owner.call<{ booking: Booking } & Problem>('POST', `/api/operator/bookings/${booking._id}/change`, { revision: booking.revision, reason: 'Asked.', ...to }); // prettier-ignore
const CHOOSE = {
  status: 409,
  body: {
    code: 'not_bookable_then',
    field: 'startTime',
    params: { reason: 'start_time', day: DAY, times: `${MORNING}, ${NOON}` },
  },
};
const unknown = (day: string, time: string) => ({
  status: 409,
  body: {
    code: 'not_bookable_then',
    field: 'startTime',
    params: { reason: 'no_start', day, time },
  },
});

describe('booking a departure with a start time', () => {
  it('uses only its places, and every record has the time', async () => {
    const { body } = await place.book(ada, DAY, 1, { adults: 3 }, NOON);
    expect(body.startTime).toBe(NOON);
    expect(await place.taken()).toEqual({ [key(DAY, NOON)]: 3 });
    const { days } = await place.calendar(DAY, DAY);
    expect(days.map(({ left, startTime }) => [startTime, left])).toEqual([
      [MORNING, 4],
      [NOON, 1],
    ]);
    const [own] = (await ada.call<Booking[]>('GET', '/api/bookings')).body;
    const trip = await ada.call<{ booking: Booking }>('GET', `/api/trips/${body._id}`);
    const record = await owner.call<{ booking: Booking }>('GET', `/api/operator/bookings/${body._id}`); // prettier-ignore
    const [listed] = (await owner.call<Booking[]>('GET', `/api/operator/bookings?q=${body.reference}`)).body; // prettier-ignore
    const shown = [own, trip.body.booking, record.body.booking, listed];
    expect(shown.map((one) => one?.startTime)).toEqual([NOON, NOON, NOON, NOON]);
  });

  it('refuses a full departure, and names the nearest ones by day and time', async () => {
    await place.book(ada, DAY, 1, { adults: 4 }, MORNING);
    const { body, status } = await place.book(bob, DAY, 1, {}, MORNING);
    expect([status, body.code]).toEqual([409, 'sold_out']);
    expect(body.nearestStarts).toEqual([
      { day: DAY, startTime: NOON },
      { day: at(7), startTime: MORNING },
      { day: at(14), startTime: null },
    ]);
    expect(body.nearest).toEqual([at(7), at(14)]);
    expect((await quote(DAY, MORNING)).body.code).toBe('sold_out');
    expect((await quote(DAY, NOON)).status).toBe(200);
  });

  it('refuses a time without a departure, and any time at other destinations', async () => {
    expect(await place.book(ada, DAY, 1, {}, '10:00')).toMatchObject(unknown(DAY, '10:00'));
    expect(await place.book(ada, at(14), 1, {}, NOON)).toMatchObject(unknown(at(14), NOON));
    expect(await quote(DAY, '10:00')).toMatchObject(unknown(DAY, '10:00'));
    const bad = await place.book(ada, DAY, 1, {}, '9 am');
    expect(bad).toMatchObject({ status: 400, body: { field: 'startTime' } });
    for (const limits of [null, { mode: 'daily', capacity: 3 }] as const) {
      const other = await limitedSpot({ db: world.db, owner }, limits);
      expect(await other.book(ada, DAY, 1, {}, NOON)).toMatchObject(unknown(DAY, NOON));
      expect((await other.book(ada, DAY)).body.startTime).toBeNull();
    }
    expect(await place.taken()).toEqual({});
  });

  it('refuses a closed departure, and the others of the day stay on sale', async () => {
    await place.setDays([DAY], { closed: true }, { startTimes: [NOON] });
    const refused = await place.book(ada, DAY, 1, {}, NOON);
    expect(refused.body).toMatchObject({ code: 'not_bookable_then', params: { reason: 'closed' } });
    expect((await place.book(ada, DAY, 1, {}, MORNING)).status).toBe(201);
  });

  it('is possible for staff, with the same refusals', async () => {
    expect(await place.bookForCustomer(DAY)).toMatchObject(CHOOSE);
    expect((await place.bookForCustomer(DAY, 1, { adults: 4 }, NOON)).status).toBe(201);
    expect((await place.bookForCustomer(DAY, 1, {}, NOON)).body.code).toBe('sold_out');
  });
});

describe('a client that knows no start times', () => {
  it('gets the only departure of a day, and never one of several', async () => {
    expect(await place.book(ada, DAY)).toMatchObject(CHOOSE);
    expect(await quote(DAY)).toMatchObject(CHOOSE);
    expect((await place.book(ada, at(7))).body.startTime).toBe(MORNING);
    expect((await place.book(ada, at(14))).body.startTime).toBeNull();
    await place.setDays([DAY], { closed: true }, { startTimes: [MORNING] });
    expect((await place.book(ada, DAY)).body.startTime).toBe(NOON);
    await place.setDays([DAY], { closed: true }, { anyway: true });
    expect((await place.book(ada, DAY)).body.params).toMatchObject({ reason: 'closed' });
  });

  it('keeps the time of its booking when it changes anything else, even the day if that day has the time', async () => {
    const { body } = await place.book(ada, DAY, 1, {}, MORNING);
    const larger = await change(body, { travellers: { adults: 2, children: 0, infants: 0 } });
    expect(larger.body.startTime).toBe(MORNING);
    const moved = await change(body, { travelDate: at(7) });
    expect(moved.body).toMatchObject({ travelDate: at(7), startTime: MORNING });
    const back = await change(body, { travelDate: DAY });
    expect(back.body).toMatchObject({ travelDate: DAY, startTime: MORNING });
    const untimed = await change(body, { travelDate: at(14) });
    expect(untimed.body).toMatchObject({ travelDate: at(14), startTime: null });
    expect(await change(body, { travelDate: DAY })).toMatchObject(CHOOSE);
    expect(await place.taken()).toEqual({ [at(14)]: 2 });
  });
});

describe('changing the start time', () => {
  it('takes the new places and frees the old ones in one step, or changes nothing', async () => {
    const { body } = await place.book(ada, DAY, 1, { adults: 3 }, MORNING);
    await place.book(bob, DAY, 1, { adults: 2 }, NOON);
    expect((await change(body, { startTime: NOON })).body.code).toBe('sold_out');
    expect(await place.taken()).toEqual({ [key(DAY, MORNING)]: 3, [key(DAY, NOON)]: 2 });
    const fewer = { startTime: NOON, travellers: { adults: 2, children: 0, infants: 0 } };
    expect((await change(body, fewer)).body.startTime).toBe(NOON);
    expect(await place.taken()).toEqual({ [key(DAY, NOON)]: 4 });
    const { rows } = await world.db.sql.query<{ detail: object }>(
      `select detail from booking_events where booking_id = $1 and kind = 'changed'`,
      [body._id],
    );
    expect(rows).toMatchObject([{ detail: { travelDate: DAY, startTime: NOON } }]);
  });

  it('is possible for staff, even after a payment, with the same refusals', async () => {
    const { body } = await place.book(ada, DAY, 1, {}, MORNING);
    await ada.pay(body._id);
    const { body: paid } = await ada.call<Booking>('GET', `/api/bookings/${body._id}`);
    expect(await changeAsStaff(paid, { startTime: '10:00' })).toMatchObject(unknown(DAY, '10:00'));
    const { body: moved } = await changeAsStaff(paid, { startTime: NOON });
    expect(moved.booking.startTime).toBe(NOON);
    expect(moved.booking.breakdown.total).toBe(paid.breakdown.total);
    expect(await place.taken()).toEqual({ [key(DAY, NOON)]: 1 });
  });

  it('is possible for no one else', async () => {
    const { body } = await place.book(ada, DAY, 1, {}, MORNING);
    expect((await change(body, { startTime: NOON }, bob)).status).toBe(404);
    const url = `/api/bookings/${body._id}`;
    const payload = { travelDate: DAY, travelDuration: 1, startTime: NOON };
    const answer = await world.app.inject({ method: 'PUT', url, payload });
    expect(answer.statusCode).toBe(401);
  });

  it('keeps a time that is no longer planned, and places of a closed departure', async () => {
    const { body } = await place.book(ada, DAY, 1, { adults: 2 }, MORNING);
    await place.setDays([DAY], { scheduled: false }, { anyway: true, startTimes: [MORNING] });
    const fewer = await change(body, { travellers: { adults: 1, children: 0, infants: 0 } });
    expect(fewer.body).toMatchObject({ startTime: MORNING, travellers: { adults: 1 } });
    expect(await place.taken()).toEqual({ [key(DAY, MORNING)]: 1 });
  });
});

describe('a departure today', () => {
  it('is closed for travelers from its start time on, but not for staff', async () => {
    const SOON = dayFromNow(1);
    await putDetails(owner.person, place.id, { timeZone: 'Etc/UTC' });
    await place.setDays([SOON], { scheduled: true }, { startTimes: [MORNING, NOON] });
    world.test.clock.set(new Date(`${SOON}T12:00:00Z`));
    const { days } = await place.calendar(SOON, SOON);
    expect(days.map(({ closed, startTime }) => [startTime, closed])).toEqual([
      [MORNING, true],
      [NOON, false],
    ]);
    const left = {
      status: 409,
      body: { code: 'not_bookable_then', params: { reason: 'has_left', day: SOON, time: MORNING } },
    };
    expect(await place.book(ada, SOON, 1, {}, MORNING)).toMatchObject(left);
    expect(await quote(SOON, MORNING)).toMatchObject(left);
    expect((await place.book(ada, SOON, 1, { adults: 4 })).body.startTime).toBe(NOON);
    const full = await place.book(bob, SOON, 1, {}, NOON);
    expect(full.body.nearestStarts?.[0]).toEqual({ day: DAY, startTime: MORNING });
    const { body } = await place.book(bob, at(7));
    expect(await change(body, { travelDate: SOON, startTime: MORNING }, bob)).toMatchObject(left);
    expect((await place.bookForCustomer(SOON, 1, {}, MORNING)).status).toBe(201);
  });
});
