import { addDays, NO_BOOKING_LIMITS, type Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitedSpot } from '../../test/limited-spot.ts';
import { dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { makeMember } from '../../test/people.ts';
import { mendAllPlaces } from '../../cli/places/mend-places.ts';
import { checkPlaces, comparedPlaces } from '../../cli/places/check-places.ts';
import { databaseErrorCode } from '../../db/database-errors.ts';

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

const spot = (...limits: Parameters<typeof limitedSpot> extends [unknown, ...infer Rest] ? Rest : never) =>
  limitedSpot({ db: world.db, owner }, ...limits); // prettier-ignore

describe('the calendar for travelers', () => {
  it('contains only called-off days for a destination without limits', async () => {
    const place = await spot();
    expect(await place.calendar(DAY, at(30))).toMatchObject({
      mode: 'open',
      last: null,
      leadDays: 0,
      minDays: 1,
      maxDays: 30,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      left: null,
      days: [],
    });
    await place.setDays([at(2)], { closed: true });
    const { days } = await place.calendar(DAY, at(30));
    expect(days).toEqual([{ day: at(2), startTime: null, left: null, closed: true, note: '' }]);
  });

  it('contains the places of a day, at most the largest party, and notes', async () => {
    const place = await spot({ mode: 'daily', capacity: 60 });
    await place.setDays([at(1)], { capacity: 6, note: 'Guide: Nadia' });
    await place.book(ada, at(1), 1, { adults: 4 });
    expect(await place.calendar(DAY, at(30))).toMatchObject({
      left: 50,
      days: [{ day: at(1), left: 2, closed: false, note: 'Guide: Nadia' }],
    });
  });

  it('contains only the departures, including those without places', async () => {
    const place = await spot({ mode: 'departures', capacity: 4, aheadDays: 60 });
    await place.setDays([DAY, at(7)], { scheduled: true });
    await place.setDays([at(3)], { note: 'No departure' });
    await place.book(ada, DAY, 1, { adults: 4 });
    const { days, last, today } = await place.calendar(DAY, at(30));
    expect(days.map(({ day, left }) => [day, left])).toEqual([
      [DAY, 0],
      [at(7), 4],
    ]);
    expect(last).toBe(addDays(today, 60));
  });

  it('is public for an existing destination, for at most a hundred days', async () => {
    const place = await spot();
    const url = `/api/allSpots/${place.id}/availability`;
    const get = (address: string) => world.app.inject({ method: 'GET', url: address });
    const answer = await get(`${url}?from=${DAY}&to=${at(99)}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
    for (const query of [
      `from=${DAY}&to=${at(100)}`,
      `from=${DAY}&to=${at(-1)}`,
      `from=2027-02-29&to=${DAY}`,
      `from=${DAY}`,
    ]) {
      expect((await get(`${url}?${query}`)).statusCode).toBe(400);
    }
    expect((await get(`/api/allSpots/nobody/availability?from=${DAY}&to=${DAY}`)).statusCode).toBe(404); // prettier-ignore
  });
});

describe('the limits of a destination', () => {
  it('are changed by revision, and recorded', async () => {
    const place = await spot({ mode: 'daily', capacity: 8 });
    expect(await place.known(DAY, at(9))).toMatchObject({
      spot: place.name,
      revision: 1,
      limits: { ...NO_BOOKING_LIMITS, mode: 'daily', capacity: 8 },
      days: [],
    });
    const path = `/api/operator/spots/${place.id}/availability`;
    const stale = { limits: NO_BOOKING_LIMITS, revision: 0 };
    expect((await owner.call<Problem>('PUT', path, stale)).body.code).toBe('revision_changed');
    const { rows } = await world.db.sql.query(
      `select detail from audit_log where action = 'availability_changed' and subject_id = $1`,
      [place.id],
    );
    expect(rows).toEqual([{ detail: { mode: 'daily', capacity: 8 } }]);
  });

  it.each([
    [{ mode: 'daily' }, 'limits.capacity'],
    [{ mode: 'departures', capacity: 0 }, 'limits.capacity'],
    [{ minDays: 5, maxDays: 4 }, 'limits.maxDays'],
    [{ weekdays: [] }, 'limits.weekdays'],
    [{ weekdays: [1, 1] }, 'limits.weekdays'],
    [{ weekdays: [8] }, 'limits.weekdays'],
    [{ aheadDays: 0 }, 'limits.aheadDays'],
  ] as const)('refuse %j', async (limits, field) => {
    const place = await spot();
    const answer = await place.limit(limits as Parameters<typeof place.limit>[0]);
    expect(answer.status).toBe(400);
    expect(answer.body.field).toContain(field);
  });

  it('require the permission, and a destination that is online', async () => {
    const place = await spot();
    const colleague = await world.traveler();
    await makeMember(world.test, colleague.person, 'staff');
    for (const who of [ada, colleague]) {
      expect((await place.limit({ minDays: 2 }, who)).status).toBe(403);
      expect((await place.setDays([DAY], { closed: true }, false, who)).status).toBe(403);
    }
    const archive = `/api/operator/spots/${place.id}/archive`;
    expect((await owner.call('POST', archive, { reason: 'Over.' })).status).toBe(200);
    expect((await place.limit({ minDays: 2 })).body.code).toBe('not_published');
    expect((await place.setDays([DAY], { closed: true })).body.code).toBe('not_published');
    const none = '/api/operator/spots/nobody/availability';
    const body = { limits: NO_BOOKING_LIMITS, revision: 0 };
    expect((await owner.call('PUT', none, body)).status).toBe(404);
  });
});

describe('the days of a destination', () => {
  it('are set together, in parts, and recorded', async () => {
    const place = await spot({ mode: 'departures', capacity: 12 });
    const { body } = await place.setDays([at(7), DAY, DAY], { scheduled: true, note: 'Nadia' });
    expect(body.days.map(({ day }) => day)).toEqual([DAY, at(7)]);
    await place.setDays([DAY], { capacity: 4 });
    const { days } = await place.known(DAY, at(9));
    const usual = {
      startTime: null,
      scheduled: true,
      closed: false,
      note: 'Nadia',
      taken: 0,
      kept: 0,
    };
    expect(days).toEqual([
      { day: DAY, capacity: 4, ...usual },
      { day: at(7), capacity: null, ...usual },
    ]);
    const { rows } = await world.db.sql.query(
      `select detail from audit_log where action = 'departures_changed' and subject_id = $1
       order by id`,
      [place.id],
    );
    expect(rows[0]).toEqual({
      detail: { fromDay: DAY, toDay: at(7), days: 2, changed: 'departure, note' },
    });
  });

  it.each([
    [{ days: [], set: { closed: true } }],
    [{ days: ['2027-02-30'], set: { closed: true } }],
    [{ days: [DAY], set: {} }],
    [{ days: [DAY], set: { taken: 3 } }],
    [{ days: [DAY], set: { capacity: 0 } }],
    [{ days: Array.from({ length: 401 }, (_, day) => at(day)), set: { closed: true } }],
  ])('refuse invalid input', async (body) => {
    const place = await spot();
    expect((await owner.call('PUT', `/api/operator/spots/${place.id}/departures`, body)).status).toBe(400); // prettier-ignore
  });

  it('are closed despite bookings only if that was confirmed; those bookings keep their places', async () => {
    for (const place of [await spot(), await spot({ mode: 'daily', capacity: 5 })]) {
      await place.book(ada, DAY);
      const refused = {
        status: 409,
        body: { code: 'would_strand', params: { day: DAY, days: 1 } },
      };
      expect(await place.setDays([at(-1), DAY], { closed: true })).toMatchObject(refused);
      expect((await place.setDays([DAY], { note: 'Bring boots' })).status).toBe(200);
      expect((await place.setDays([DAY], { closed: true }, true)).status).toBe(200);
      expect((await place.book(ada, DAY)).body.code).toBe('not_bookable_then');
      const { days } = await place.known(DAY, DAY);
      expect(days[0]?.closed).toBe(true);
    }
  });
});

describe('a count that is wrong', () => {
  it('is found and corrected', async () => {
    const place = await spot({ mode: 'daily', capacity: 5 });
    await place.book(ada, DAY, 2);
    await world.db.sql.query(`update departures set taken = 4 where offer_id = $1 and day = $2`, [
      place.id,
      DAY,
    ]);
    const found = await comparedPlaces(world.db.sql);
    expect(found?.wrong).toEqual([
      { offerId: place.id, day: DAY, startTime: '', taken: 4, people: 1 },
    ]);
    expect(checkPlaces(found)).toMatchObject([{ state: 'wrong' }]);
    expect(await mendAllPlaces(world.db.sql, new Date())).toBe(1);
    const mended = await comparedPlaces(world.db.sql);
    expect(mended?.wrong).toEqual([]);
    expect(checkPlaces(mended)).toMatchObject([{ state: 'ok' }]);
    expect(await place.taken()).toEqual({ [DAY]: 1, [at(1)]: 1 });
  });

  it('never prevents a place from becoming free', async () => {
    const place = await spot({ mode: 'daily', capacity: 5 });
    const { body } = await place.book(ada, DAY, 1, { adults: 3 });
    await world.db.sql.query('update departures set taken = 1 where offer_id = $1', [place.id]);
    expect((await ada.call('DELETE', `/api/bookings/${body._id}`)).status).toBe(200);
    expect(await place.taken()).toEqual({});
  });
});

describe('a statement that bypasses the product', () => {
  it('is counted and refused by the database itself, with the same codes', async () => {
    const place = await spot({ mode: 'daily', capacity: 2 });
    await place.book(ada, DAY, 1, { adults: 2 });
    const { body } = await place.book(ada, at(5));
    const write = (set: string) =>
      world.db.sql
        .query(`update bookings set ${set} where id = $1`, [body._id])
        .then(() => undefined, databaseErrorCode);
    expect(await write(`travel_date = '${DAY}'`)).toBe('WF001');
    await place.setDays([at(1)], { closed: true });
    expect(await write(`travel_date = '${at(1)}'`)).toBe('WF002');
    expect(await place.taken()).toEqual({ [DAY]: 2, [at(5)]: 1 });
    expect(await write(`state = 'held'`)).toBeUndefined();
    expect(await place.taken()).toEqual({ [DAY]: 2, [at(5)]: 1 });
    expect(await write(`state = 'expired'`)).toBeUndefined();
    expect(await place.taken()).toEqual({ [DAY]: 2 });
  });
});
