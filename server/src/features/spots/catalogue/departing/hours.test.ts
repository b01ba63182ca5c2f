import type { Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LimitedSpot, limitedSpot } from '../../../../test/limited-spot.ts';
import type { Caller } from '../../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../../test/payments/payments-world.ts';
import { TestClock } from '../../../../test/test-clock.ts';
import { refreshLeft, refreshMonths } from './refresh-months.ts';

/** At `NOW`, it is 15:30 in Kolkata, and 00:00 of the next day on Kiritimati. */
const NOW = new Date('2027-03-10T10:00:00Z');
const [TODAY, TOMORROW, LATER] = ['2027-03-10', '2027-03-11', '2027-04-20'];
const TIMES = ['09:00', '15:35', '16:10'];

const clock = new TestClock();
let world: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  clock.set(NOW);
  world = await openPaymentsWorld({ clock });
  owner = await world.administrator();
});
beforeEach(() => clock.set(NOW));
afterAll(() => world.close());

/** A tour in India or elsewhere. */
async function tour(timeZone = 'Asia/Kolkata', leadDays = 0): Promise<LimitedSpot> {
  const place = await limitedSpot({ db: world.db, owner }, { mode: 'departures', capacity: 4 });
  const details = { timeZone, leadDays, meetingPoint: '' };
  const put = { details, revision: 0 };
  const { status } = await owner.call('PUT', `/api/operator/spots/${place.id}/details`, put);
  expect(status).toBe(200);
  return place;
}

const plan = ({ id }: LimitedSpot, days: string[], startTimes: readonly string[] = TIMES) =>
  owner.call('PUT', `/api/operator/spots/${id}/departures`, {
    days,
    startTimes,
    set: { scheduled: true },
  });
const get = async <Body>(path: string) => {
  const { payload } = await world.app.inject({ method: 'GET', url: path });
  return JSON.parse(payload) as Body;
};
/** The departures of a destination on its page, in the list, and among places. */
async function shown({ id }: LimitedSpot) {
  const inList = (await get<Spot[]>('/api/allSpots')).find(({ _id }) => _id === id);
  const [together] = await get<Spot[]>(`/api/places?ids=${id}`);
  const own = await get<Spot>(`/api/allSpots/${id}`);
  expect([inList?.departures, together?.departures]).toEqual([own.departures, own.departures]);
  return own.departures;
}
const isFound = async ({ id }: LimitedSpot, month: number) =>
  (await get<Spot[]>(`/api/allSpots?month=${month}`)).some(({ _id }) => _id === id);
const at = (time: string) => clock.set(new Date(`${TODAY}T${time}Z`));

describe('the next departure', () => {
  it('is one that hasn’t left yet by the clock of the destination', async () => {
    const place = await tour();
    await plan(place, [TODAY, TOMORROW]);
    expect(await shown(place)).toEqual({ next: TODAY, startTime: '15:35', last: TOMORROW });
  });

  it('changes at the minute of each departure, even in cached responses', async () => {
    const place = await tour();
    await plan(place, [TODAY, TOMORROW]);
    at('10:04:59.999');
    expect(await shown(place)).toMatchObject({ next: TODAY, startTime: '15:35' });
    at('10:05:00');
    expect(await shown(place)).toMatchObject({ next: TODAY, startTime: '16:10' });
    at('10:39:59.999');
    expect(await shown(place)).toMatchObject({ next: TODAY, startTime: '16:10' });
    at('10:40:00');
    expect(await shown(place)).toMatchObject({ next: TOMORROW, startTime: '09:00' });
  });

  it('is null after the last one has left', async () => {
    const place = await tour();
    await plan(place, [TODAY]);
    expect(await shown(place)).toEqual({ next: TODAY, startTime: '15:35', last: TODAY });
    at('10:40:00');
    expect(await shown(place)).toEqual({ next: null, last: null });
  });

  it('without a start time stays until its day is over, and changes then', async () => {
    const place = await tour();
    await place.setDays([TODAY, TOMORROW], { scheduled: true });
    at('18:29:59.999');
    expect(await shown(place)).toEqual({ next: TODAY, last: TOMORROW });
    at('18:30:00');
    expect(await shown(place)).toEqual({ next: TOMORROW, last: TOMORROW });
  });

  it('changes with the day if trips must be booked ahead', async () => {
    const place = await tour('Asia/Kolkata', 1);
    await plan(place, [TOMORROW, LATER]);
    at('18:29:59.999');
    expect(await shown(place)).toMatchObject({ next: TOMORROW, startTime: '09:00' });
    at('18:30:00');
    expect(await shown(place)).toMatchObject({ next: LATER, startTime: '09:00' });
  });

  it('is found if two days that were read are over, and all departures of the third have left', async () => {
    const place = await tour('Pacific/Kiritimati');
    await plan(place, ['2027-03-09', TODAY, TOMORROW, LATER], ['00:00']);
    expect(await shown(place)).toEqual({ next: LATER, startTime: '00:00', last: LATER });
    clock.set(new Date('2027-03-10T09:59:00Z'));
    await world.context.invalidate('spots');
    expect(await shown(place)).toMatchObject({ next: TOMORROW });
  });
});

describe('the filter by month', () => {
  it('loses a month when its last departure leaves, and not before', async () => {
    const place = await tour();
    await plan(place, [TODAY, LATER]);
    expect([await isFound(place, 3), await isFound(place, 4)]).toEqual([true, true]);
    at('10:39:00');
    await refreshLeft(world.context);
    expect(await isFound(place, 3)).toBe(true);
    at('10:40:30');
    await refreshLeft(world.context);
    expect([await isFound(place, 3), await isFound(place, 4)]).toEqual([false, true]);
  });

  it('is corrected by the full run if no process was running when it left', async () => {
    const place = await tour();
    await plan(place, [TODAY]);
    at('11:30:00');
    await refreshLeft(world.context);
    expect(await isFound(place, 3)).toBe(true);
    await refreshMonths(world.context);
    expect(await isFound(place, 3)).toBe(false);
  });
});
