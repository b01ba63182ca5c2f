import type { Spot, SpotFacets } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayFromNow, type Caller } from '../../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../../test/payments/payments-world.ts';
import { limitedSpot } from '../../../../test/limited-spot.ts';
import { departuresOf } from './show-departures.ts';
import { refreshMonths } from './refresh-months.ts';

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  [owner, ada] = [await world.administrator(), await world.traveler()];
});
afterAll(() => world.close());

const TOURS = { mode: 'departures', capacity: 2 } as const;
const monthOf = (day: string) => Number(day.slice(5, 7));
const spotOf = async (id: string) => (await ada.call<Spot>('GET', `/api/allSpots/${id}`)).body;
const listed = async (query = '') => (await ada.call<Spot[]>('GET', `/api/allSpots${query}`)).body;
const foundIn = async (day: string, id: string) =>
  (await listed(`?month=${monthOf(day)}`)).some(({ _id }) => _id === id);
const facets = async () =>
  (await ada.call<SpotFacets>('GET', '/api/allSpots/facets')).body.narrower?.months ?? [];

describe('the next departure', () => {
  it('is in lists and on the destination, and follows what is planned, called off and opened', async () => {
    const tour = await limitedSpot({ db: world.db, owner }, TOURS);
    const inList = async () => (await listed()).find(({ _id }) => _id === tour.id)?.departures;
    expect(await inList()).toEqual({ next: null, last: null });
    const [first, second] = [dayFromNow(20), dayFromNow(34)];
    await tour.setDays([first, second], { scheduled: true });
    expect(await inList()).toEqual({ next: first, last: second });
    expect((await spotOf(tour.id)).departures).toEqual({ next: first, last: second });
    const together = (await ada.call<Spot[]>('GET', `/api/places?ids=${tour.id}`)).body;
    expect(together).toMatchObject([{ departures: { next: first } }]);
    await tour.setDays([first], { closed: true });
    expect((await spotOf(tour.id)).departures).toEqual({ next: second, last: second });
    await tour.setDays([first], { closed: false });
    expect((await spotOf(tour.id)).departures?.next).toBe(first);
  });

  it('has room, and can still be booked', async () => {
    const tour = await limitedSpot({ db: world.db, owner }, { ...TOURS, aheadDays: 60 });
    const days = [dayFromNow(3), dayFromNow(10), dayFromNow(17), dayFromNow(90)];
    await tour.setDays(days, { scheduled: true });
    await tour.book(ada, dayFromNow(3), 1, { adults: 2 });
    // the page cached before the booking would show that departure for up to half a minute
    await world.context.invalidate('spots');
    expect((await spotOf(tour.id)).departures?.next).toBe(dayFromNow(10));
    await owner.call('PUT', `/api/operator/spots/${tour.id}/details`, {
      details: { leadDays: 12, meetingPoint: '' },
      revision: 0,
    });
    expect((await spotOf(tour.id)).departures?.next).toBe(dayFromNow(17));
    await tour.setDays([dayFromNow(17)], { scheduled: false });
    expect((await spotOf(tour.id)).departures).toEqual({ next: null, last: null });
  });

  it('has the first start time of its day that has room', async () => {
    const tour = await limitedSpot({ db: world.db, owner }, TOURS);
    const day = dayFromNow(20);
    const times = { days: [day], startTimes: ['14:30', '09:00'], set: { scheduled: true } };
    await owner.call('PUT', `/api/operator/spots/${tour.id}/departures`, times);
    const startsAt = async () => (await spotOf(tour.id)).departures;
    expect(await startsAt()).toEqual({ next: day, last: day, startTime: '09:00' });
    const trip = { ...tour.trip(day, 1, { adults: 2 }), travelName: 'Ada', startTime: '09:00' };
    expect((await ada.call('POST', '/api/bookings', trip)).status).toBe(201);
    await world.context.invalidate('spots');
    expect(await startsAt()).toEqual({ next: day, last: day, startTime: '14:30' });
  });

  it('doesn’t exist for destinations without departures, for which nothing more is read', async () => {
    const open = await limitedSpot({ db: world.db, owner });
    const daily = await limitedSpot({ db: world.db, owner }, { mode: 'daily', capacity: 4 });
    for (const { id } of [open, daily]) expect(await spotOf(id)).not.toHaveProperty('departures');
    const { clock } = world.context;
    const db = { orm: new Proxy({}, { get: () => expect.fail('a statement') }) };
    expect(await departuresOf({ clock, db: db as never }, [])).toEqual(new Map());
  });
});

describe('the filter by month', () => {
  it('finds departures with room, and no others', async () => {
    const tour = await limitedSpot({ db: world.db, owner }, TOURS);
    const [near, far] = [dayFromNow(40), dayFromNow(200)];
    expect(await foundIn(near, tour.id)).toBe(false);
    await tour.setDays([near, far], { scheduled: true });
    const between = dayFromNow(120);
    expect(await Promise.all([near, between, far].map((day) => foundIn(day, tour.id)))).toEqual([
      true,
      false,
      true,
    ]);
    const before = (await facets())[monthOf(near) - 1] ?? 0;
    await tour.book(ada, near, 1, { adults: 2 });
    await refreshMonths(world.context);
    expect(await foundIn(near, tour.id)).toBe(false);
    expect((await facets())[monthOf(near) - 1]).toBe(before - 1);
    await tour.limit({});
    expect(await foundIn(between, tour.id)).toBe(true);
  });

  it('leaves out months of the season without a free day', async () => {
    const daily = await limitedSpot({ db: world.db, owner }, { mode: 'daily', capacity: 4 });
    expect(await foundIn(dayFromNow(200), daily.id)).toBe(true);
    await daily.limit({ mode: 'daily', capacity: 4, aheadDays: 90 });
    expect(await foundIn(dayFromNow(60), daily.id)).toBe(true);
    expect(await foundIn(dayFromNow(200), daily.id)).toBe(false);
  });

  it('stays as it is while nothing changes, and writes nothing', async () => {
    let invalidated = 0;
    const context = { ...world.context, invalidate: async () => void (invalidated += 1) };
    await refreshMonths(context);
    invalidated = 0;
    await refreshMonths(context);
    expect(invalidated).toBe(0);
  });
});
