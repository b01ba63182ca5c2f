import { addDays } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitedSpot, type LimitedSpot } from '../../../test/limited-spot.ts';
import { dayFromNow, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { makeMember } from '../../../test/people.ts';

const DAY = dayFromNow(20);
const at = (days: number) => addDays(DAY, days);
const [MORNING, NOON] = ['09:00', '14:00'];
const BOTH = { startTimes: [NOON, MORNING, NOON] };

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
let place: LimitedSpot;
beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.administrator();
});
beforeEach(async () => {
  ada = await world.traveler();
  place = await limitedSpot({ db: world.db, owner }, { mode: 'departures', capacity: 4 });
});
afterAll(() => world.close());

const startsOf = (days: readonly { day: string; startTime: string | null }[]) =>
  days.map(({ day, startTime }) => [day, startTime]);
const PLANNED = [
  [DAY, MORNING],
  [DAY, NOON],
  [at(7), MORNING],
  [at(7), NOON],
];

describe('planning departures with start times', () => {
  it('plans each time on each day in one call, and both calendars show them in order', async () => {
    const { body } = await place.setDays([at(7), DAY], { scheduled: true }, BOTH);
    expect(startsOf(body.days)).toEqual(PLANNED);
    expect(startsOf((await place.calendar(DAY, at(30))).days)).toEqual(PLANNED);
    expect(startsOf((await place.known(DAY, at(30))).days)).toEqual(PLANNED);
    const { rows } = await world.db.sql.query(
      `select detail ->> 'startTimes' as times from audit_log
       where action = 'departures_changed' and subject_id = $1`,
      [place.id],
    );
    expect(rows).toEqual([{ times: expect.stringContaining(MORNING) as unknown }]);
  });

  it('sets one departure, or all of a day', async () => {
    await place.setDays([DAY, at(7)], { scheduled: true }, BOTH);
    const one = await place.setDays([DAY], { capacity: 2 }, { startTimes: [NOON] });
    expect(one.body.days).toMatchObject([{ startTime: NOON, capacity: 2 }]);
    const all = await place.setDays([DAY, at(1)], { note: 'Guide: Nadia' });
    expect(startsOf(all.body.days)).toEqual([...PLANNED.slice(0, 2), [at(1), null]]);
    await place.setDays([DAY], { scheduled: false }, { startTimes: [MORNING] });
    expect(startsOf((await place.calendar(DAY, at(1))).days)).toEqual([[DAY, NOON]]);
  });

  it.each([
    ['9:00', 'startTimes'],
    ['24:00', 'startTimes'],
    ['09:60', 'startTimes'],
    ['', 'startTimes'],
  ])('refuses %j', async (startTime, field) => {
    const { body, status } = await place.setDays([DAY], { scheduled: true }, { startTimes: [startTime] }); // prettier-ignore
    expect([status, body.field]).toEqual([400, expect.stringContaining(field)]);
  });

  it('refuses a time that no day has, but can set those that exist', async () => {
    await place.setDays([DAY], { scheduled: true }, BOTH);
    const unknown = await place.setDays([DAY], { closed: true }, { startTimes: ['10:00'] });
    expect(unknown).toMatchObject({ status: 400, body: { field: 'startTimes' } });
    const some = await place.setDays([DAY, at(1)], { closed: true }, { startTimes: [NOON] });
    expect(startsOf(some.body.days)).toEqual([[DAY, NOON]]);
  });

  it('refuses more than twelve per day, even over several calls', async () => {
    const hours = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => `${String(from + n).padStart(2, '0')}:00`);
    const plan = (startTimes: string[]) =>
      place.setDays([DAY], { scheduled: true }, { startTimes });
    expect((await plan(hours(0, 13))).status).toBe(400);
    expect((await plan(hours(0, 12))).status).toBe(200);
    expect((await plan(hours(0, 12))).status).toBe(200);
    const more = await plan(['23:30']);
    expect(more).toMatchObject({ status: 400, body: { field: 'startTimes' } });
    expect((await place.calendar(DAY, DAY)).days).toHaveLength(12);
  });

  it('requires the permission', async () => {
    const colleague = await world.traveler();
    await makeMember(world.test, colleague.person, 'staff');
    for (const who of [ada, colleague]) {
      expect((await place.setDays([DAY], { scheduled: true }, BOTH, who)).status).toBe(403);
    }
  });
});

describe('a day with the other kind of departure', () => {
  it('changes while no one has booked, in both directions', async () => {
    await place.setDays([DAY], { scheduled: true });
    await place.setDays([DAY], { scheduled: true }, BOTH);
    expect(startsOf((await place.calendar(DAY, DAY)).days)).toEqual(PLANNED.slice(0, 2));
    await place.setDays([DAY], { scheduled: true });
    expect(startsOf((await place.calendar(DAY, DAY)).days)).toEqual([[DAY, null]]);
  });

  it('stays if someone has booked, and the other days of the call don’t change either', async () => {
    await place.setDays([DAY], { scheduled: true });
    await place.book(ada, DAY);
    const times = await place.setDays([at(-1), DAY], { scheduled: true }, BOTH);
    expect(times).toMatchObject({ status: 400, body: { field: 'startTimes' } });
    expect(startsOf((await place.calendar(at(-1), DAY)).days)).toEqual([[DAY, null]]);

    await place.setDays([at(7)], { scheduled: true }, BOTH);
    await place.book(ada, at(7), 1, {}, NOON);
    const none = await place.setDays([at(7)], { scheduled: true });
    expect(none).toMatchObject({ status: 400, body: { field: 'startTimes' } });
    expect(await place.taken()).toEqual({ [DAY]: 1, [`${at(7)} ${NOON}`]: 1 });
  });

  it('closes one departure if people have booked another, without asking', async () => {
    await place.setDays([DAY], { scheduled: true }, BOTH);
    await place.book(ada, DAY, 1, {}, MORNING);
    const free = await place.setDays([DAY], { closed: true }, { startTimes: [NOON] });
    expect(free.status).toBe(200);
    const stranding = await place.setDays([DAY], { closed: true });
    expect(stranding).toMatchObject({ status: 409, body: { code: 'would_strand' } });
  });
});

describe('a destination without fixed departures', () => {
  it('hides its former start times, and counts by day again', async () => {
    await place.setDays([DAY], { scheduled: true }, BOTH);
    await place.book(ada, DAY, 1, { adults: 2 }, NOON);
    await place.limit({ mode: 'daily', capacity: 4 });
    expect(startsOf((await place.calendar(DAY, DAY)).days)).toEqual([[DAY, null]]);
    expect(startsOf((await place.known(DAY, DAY)).days)).toEqual([[DAY, null]]);
    expect(await place.taken()).toEqual({ [DAY]: 2 });
    await place.limit({ mode: 'departures', capacity: 4 });
    expect(await place.taken()).toEqual({ [`${DAY} ${NOON}`]: 2 });
  });
});
