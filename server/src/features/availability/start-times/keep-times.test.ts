import { addDays } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkPlaces, comparedPlaces } from '../../../cli/places/check-places.ts';
import { mendAllPlaces } from '../../../cli/places/mend-places.ts';
import { databaseErrorCode } from '../../../db/database-errors.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { dayFromNow, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { waitingPlace, type WaitingPlace } from '../../../test/waiting-place.ts';
import { offerPlaces } from '../../waitlist/index.ts';

const DAY = dayFromNow(20);
const [MORNING, NOON] = ['09:00', '14:00'];
const key = (time: string) => `${DAY} ${time}`;

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
let bob: Caller;
let cyd: Caller;
/** A destination with two departures on DAY, with two places each. */
let place: WaitingPlace;
beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.administrator();
});
beforeEach(async () => {
  [ada, bob, cyd] = [await world.traveler(), await world.traveler(), await world.traveler()];
  place = await waitingPlace({ db: world.db, owner }, { mode: 'departures', capacity: 2 });
  await place.setDays([DAY], { scheduled: true }, { startTimes: [MORNING, NOON] });
});
afterEach(async () => {
  const broken = await checkInvariants(world.db, world.provider);
  if (broken.length > 0) throw new Error(broken.join('\n'));
});
afterAll(() => world.close());

const sql = (statement: string, ...values: unknown[]) => world.db.sql.query(statement, values);
const fill = (time: string) => place.book(cyd, DAY, 1, { adults: 2 }, time);
const offer = () => offerPlaces(world.context);

describe('waiting for a start time', () => {
  it('is for a full departure, not for another one of the day, and not for no time', async () => {
    await fill(MORNING);
    const wait = (time?: string) => place.wait(ada, DAY, 1, {}, time);
    expect((await wait(NOON)).body.code).toBe('not_full');
    expect((await wait()).body).toMatchObject({ code: 'not_bookable_then', field: 'startTime' });
    expect((await wait('10:00')).body).toMatchObject({ params: { reason: 'no_start' } });
    const { body, status } = await wait(MORNING);
    expect([status, body.startTime]).toEqual([201, MORNING]);
    expect((await wait(MORNING)).body.code).toBe('conflict');
  });

  it('counts those ahead by departure', async () => {
    await fill(MORNING);
    await fill(NOON);
    await place.wait(ada, DAY, 1, {}, MORNING);
    const noon = await place.wait(bob, DAY, 1, {}, NOON);
    const second = await place.wait(bob, DAY, 1, {}, MORNING);
    expect([noon.body.ahead, second.body.ahead]).toEqual([0, 1]);
    const list = await place.list();
    expect(list.map((one) => [one.email, one.startTime, one.place])).toEqual(
      expect.arrayContaining([
        [ada.email, MORNING, 1],
        [bob.email, MORNING, 2],
        [bob.email, NOON, 1],
      ]),
    );
    const { waiting } = await place.known(DAY, DAY);
    expect(waiting).toEqual([
      { day: DAY, startTime: MORNING, parties: 2 },
      { day: DAY, startTime: NOON, parties: 1 },
    ]);
  });

  it('keeps freed places for that departure, and offers them for it', async () => {
    await fill(MORNING);
    const { body } = await fill(NOON);
    await place.wait(ada, DAY, 1, {}, MORNING);
    await place.wait(bob, DAY, 1, {}, NOON);
    await cyd.call('DELETE', `/api/bookings/${body._id}`);
    expect(await place.kept()).toEqual({ [key(NOON)]: 2 });
    expect((await place.book(cyd, DAY, 1, {}, NOON)).body.code).toBe('sold_out');
    await offer();
    expect(await place.own(ada)).toMatchObject([{ state: 'waiting' }]);
    const [entry] = await place.own(bob);
    expect(entry).toMatchObject({ state: 'offered', startTime: NOON });
    const { rows } = await sql('select start_time from bookings where id = $1', entry?.bookingId);
    expect(rows).toEqual([{ start_time: NOON }]);
    expect(await place.kept()).toEqual({});
    expect((await place.book(cyd, DAY, 1, {}, NOON)).status).toBe(201);
  });

  it('continues by day if the destination no longer has departures', async () => {
    const { body } = await fill(NOON);
    await place.wait(bob, DAY, 1, {}, NOON);
    await place.limit({ mode: 'daily', capacity: 2 });
    await cyd.call('DELETE', `/api/bookings/${body._id}`);
    expect(await place.kept()).toEqual({ [DAY]: 2 });
    await offer();
    const [entry] = await place.own(bob);
    const { rows } = await sql('select start_time from bookings where id = $1', entry?.bookingId);
    expect(rows).toEqual([{ start_time: '' }]);
  });
});

describe('the count of a departure', () => {
  it('is found and corrected if it is wrong, with its time', async () => {
    await fill(NOON);
    await place.book(ada, DAY, 1, {}, MORNING);
    await sql('update departures set taken = 0 where offer_id = $1 and start_time = $2', place.id, NOON); // prettier-ignore
    const found = await comparedPlaces(world.db.sql);
    expect(found?.wrong).toEqual([
      { offerId: place.id, day: DAY, startTime: NOON, taken: 0, people: 2 },
    ]);
    expect(checkPlaces(found)[0]?.says).toContain(`${DAY} at ${NOON}`);
    expect(await mendAllPlaces(world.db.sql, new Date())).toBe(1);
    expect(await place.taken()).toEqual({ [key(MORNING)]: 1, [key(NOON)]: 2 });
    await sql('update departures set kept = 5 where offer_id = $1 and start_time = $2', place.id, NOON); // prettier-ignore
    const kept = (await comparedPlaces(world.db.sql))?.kept;
    expect(kept).toEqual([{ offerId: place.id, day: DAY, startTime: NOON, kept: 5 }]);
    await mendAllPlaces(world.db.sql, new Date());
    expect(await place.kept()).toEqual({});
  });

  it('is kept by the database itself, regardless of the writer', async () => {
    const { body } = await fill(NOON);
    const one = await place.book(ada, DAY, 1, {}, MORNING);
    const write = (set: string, id: string) =>
      sql(`update bookings set ${set} where id = $1`, id).then(() => undefined, databaseErrorCode);
    expect(await write(`start_time = '${NOON}'`, one.body._id)).toBe('WF001');
    expect(await write(`start_time = '10:00'`, one.body._id)).toBe('WF002');
    await ada.call('DELETE', `/api/bookings/${one.body._id}`);
    expect(await write(`start_time = '${MORNING}'`, body._id)).toBeUndefined();
    expect(await place.taken()).toEqual({ [key(MORNING)]: 2 });
  });
});

describe('[attack sell a place twice] a version that knows no start times', () => {
  it('can’t book a day that is sold only with start times, nor count it again', async () => {
    const { body } = await place.book(ada, DAY, 1, {}, NOON);
    const columns = (await sql(`select column_name as name from information_schema.columns
      where table_name = 'bookings' and table_schema = current_schema() and column_name not in ('id', 'reference', 'start_time')`)).rows as { name: string }[]; // prettier-ignore
    const names = columns.map(({ name }) => name).join(', ');
    const copied = sql(`insert into bookings (id, ${names}) select 'older', ${names} from bookings where id = $1`, body._id); // prettier-ignore
    expect(await copied.then(() => undefined, databaseErrorCode)).toBe('WF002');
    const counted = sql(`select places_of_trip('booked', $1, $2::date, 1, 1)`, place.id, DAY);
    await expect(counted).rejects.toThrow('start times');
    expect(await place.taken()).toEqual({ [key(NOON)]: 1 });
  });

  it('moves a trip to another day with its time, or is refused', async () => {
    const LATER = addDays(DAY, 7);
    await place.setDays([LATER], { scheduled: true }, { startTimes: [NOON] });
    const { body } = await place.book(ada, DAY, 1, {}, NOON);
    const move = (id: string) =>
      sql('update bookings set travel_date = $2 where id = $1', id, LATER).then(() => undefined, databaseErrorCode); // prettier-ignore
    expect(await move(body._id)).toBeUndefined();
    expect(await place.taken()).toEqual({ [`${LATER} ${NOON}`]: 1 });
    const other = await place.book(ada, DAY, 1, {}, MORNING);
    expect(await move(other.body._id)).toBe('WF002');
  });

  it('still counts destinations without start times', async () => {
    const other = await waitingPlace({ db: world.db, owner }, { mode: 'daily', capacity: 3 });
    await other.book(ada, DAY, 2);
    const { rows } = await sql(
      `select day::text as day, people from places_of_trip('held', $1, $2::date, 2, 1)`,
      other.id,
      DAY,
    );
    expect(rows).toEqual([
      { day: DAY, people: 1 },
      { day: addDays(DAY, 1), people: 1 },
    ]);
  });
});
