import { addDays, type Board, BOARD_PAGE, type BoardMark, type Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayFromNow, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { waitingPlace } from '../../../test/waiting-place.ts';

const DAY = dayFromNow(40);
const at = (days: number) => addDays(DAY, days);

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  [owner, ada] = [await world.administrator(), await world.traveler()];
});
afterAll(() => world.close());

const spot = (limits: Parameters<typeof waitingPlace>[1]) =>
  waitingPlace({ db: world.db, owner }, limits);
const board = async (query = '', who = owner) =>
  (await who.call<Board & Problem>('GET', `/api/operator/board?from=${DAY}${query}`)).body;
const rowOf = async (id: string, query = '') =>
  (await board(`&offerId=${id}${query}`)).destinations[0];

describe('the board of a week', () => {
  it('shows the people of a destination without limits, by the day on which their trips begin', async () => {
    const place = await spot({ mode: 'open' });
    await place.book(ada, at(1), 3, { adults: 2, infants: 1 });
    await place.book(ada, at(1), 1);
    expect(await rowOf(place.id)).toEqual({
      offerId: place.id,
      spot: place.name,
      country: place.country,
      mode: 'open',
      capacity: null,
      entries: [
        {
          day: at(1),
          startTime: null,
          closed: false,
          scheduled: false,
          taken: 3,
          capacity: null,
          fill: null,
          missing: 0,
          guaranteed: false,
          trips: 2,
          asked: 0,
          waiting: 0,
        },
      ],
    });
  });

  it('shows the places of each day, including trips that began before the week', async () => {
    const place = await spot({ mode: 'daily', capacity: 4 });
    await place.book(ada, at(-2), 4, { adults: 3 });
    await place.bookForCustomer(at(1), 1, { adults: 1 });
    await place.wait(ada, at(1));
    await place.setDays([at(1)], { capacity: 3 });
    const row = await rowOf(place.id);
    expect(row?.entries.map(({ day, fill, taken, trips }) => [day, taken, fill, trips])).toEqual([
      [DAY, 3, 'nearly', 0],
      [at(1), 4, 'over', 1],
    ]);
    expect(row?.entries.map(({ waiting }) => waiting)).toEqual([0, 1]);
  });

  it('shows fixed departures without bookings, what they need, requests and closed ones', async () => {
    const place = await spot({ mode: 'departures', capacity: 4, confirm: 'on_request' });
    await place.setDays([DAY], { scheduled: true, minimum: { people: 3, decideDays: 2 } });
    await place.setDays([at(2)], { scheduled: true });
    await place.setDays([at(4)], { scheduled: true, closed: true });
    await place.setDays([at(7)], { scheduled: true });
    await place.book(ada, DAY);
    const row = await rowOf(place.id);
    expect(row?.entries).toMatchObject([
      { day: DAY, taken: 1, capacity: 4, fill: 'free', missing: 2, trips: 1, asked: 1 },
      { day: at(2), taken: 0, scheduled: true, closed: false, missing: 0 },
      { day: at(4), taken: 0, closed: true },
    ]);
    const { days } = await board(`&offerId=${place.id}`);
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({ day: DAY, people: 1, over: 0, unsure: 1, nearly: 0, full: 0, waiting: 0, asked: 1 }); // prettier-ignore
    expect(days[6]).toMatchObject({ day: at(6), people: 0 });
  });

  it('shows each start time of a day as a departure of its own', async () => {
    const place = await spot({ mode: 'departures', capacity: 2 });
    await owner.call('PUT', `/api/operator/spots/${place.id}/departures`, {
      days: [at(3)],
      startTimes: ['14:00', '09:00'],
      set: { scheduled: true },
    });
    const trip = { ...place.trip(at(3), 1, { adults: 2 }), startTime: '14:00', travelName: 'Ada' };
    expect((await ada.call('POST', '/api/bookings', trip)).status).toBe(201);
    const row = await rowOf(place.id);
    expect(row?.entries).toMatchObject([
      { day: at(3), startTime: '09:00', taken: 0, fill: 'free', trips: 0 },
      { day: at(3), startTime: '14:00', taken: 2, fill: 'full', trips: 1 },
    ]);
  });

  it('can show only destinations with a mark, but counts all of them', async () => {
    const full = await spot({ mode: 'daily', capacity: 1 });
    await full.book(ada, at(3));
    const free = await spot({ mode: 'daily', capacity: 9 });
    await free.book(ada, at(3));
    const ids = async (show: BoardMark) =>
      (await board(`&show=${show}`)).destinations.map(({ offerId }) => offerId);
    expect(await ids('full')).toContain(full.id);
    expect(await ids('full')).not.toContain(free.id);
    expect(await ids('over')).not.toContain(full.id);
    const { days } = await board(`&offerId=${full.id}&show=over`);
    expect(days[3]).toMatchObject({ full: 1, people: 1 });
  });

  it('is read in pages by name, without losing or repeating a destination', async () => {
    const made: string[] = [];
    for (let count = 0; count <= BOARD_PAGE; count += 1) {
      const place = await spot({ mode: 'departures', capacity: 4 });
      await place.setDays([at(5)], { scheduled: true });
      made.push(place.id);
    }
    const first = await board();
    expect(first.destinations).toHaveLength(BOARD_PAGE);
    const second = await board(`&cursor=${first.next ?? ''}`);
    expect(second.next).toBeNull();
    const seen = [...first.destinations, ...second.destinations].map(({ offerId }) => offerId);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(made));
    const names = [...first.destinations, ...second.destinations].map((one) => one.spot.toLowerCase()); // prettier-ignore
    expect(names).toEqual([...names].sort());
  });

  it('is only for staff, and refuses invalid input', async () => {
    const path = `/api/operator/board?from=${DAY}`;
    expect((await world.app.inject({ method: 'GET', url: path })).statusCode).toBe(401);
    expect((await ada.call('GET', path)).status).toBe(403);
    for (const query of [
      '',
      '?from=2027-02-30',
      `?from=${DAY}&show=nearby`,
      `?from=${DAY}&cursor=x`,
    ]) {
      expect((await owner.call('GET', `/api/operator/board${query}`)).status).toBe(400);
    }
  });
});
