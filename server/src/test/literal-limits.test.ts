import { addDays, type BookingLimits } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitedSpot, type LimitedSpot } from './limited-spot.ts';
import { type LiteralClient, literalClient, type Row } from './literal-client.ts';
import type { Caller } from './payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from './payments/payments-world.ts';
import { TestClock } from './test-clock.ts';

const NOW = new Date('2027-03-10T10:00:00Z');
const DAY = '2027-04-14';
const at = (days: number) => addDays(DAY, days);

const clock = new TestClock();
let world: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  clock.set(NOW);
  world = await openPaymentsWorld({ clock });
  owner = await world.administrator();
});
afterAll(() => world.close());

/** A destination with limits, and someone whose client knows only the calls of the specification. */
async function meet(limits: Partial<BookingLimits> | null) {
  const place = await limitedSpot({ db: world.db, owner }, limits);
  const traveler = await world.traveler();
  const client = literalClient(world.app);
  client.signIn(traveler.person.token);
  const book = (travelDate: string, travelDuration = 1) =>
    client.one('POST /bookings', {
      travelSpot: place.name,
      travelCountry: place.country,
      travelCost: '$500',
      travelSeason: 'Year Round',
      travelName: 'Ada',
      travelEmail: traveler.email,
      travelDate,
      travelDuration,
    });
  return { book, client, place };
}
type Met = Awaited<ReturnType<typeof meet>>;

/** The status and the code of a refusal; fails if the call isn't refused. */
const refusal = (call: Promise<Row>) =>
  call.then(
    (row) => expect.fail(`answered ${JSON.stringify(row)}`),
    (error: Error) => {
      const [, status, body = '{}'] = /answered (\d+): (.*)$/.exec(error.message) ?? [];
      const { code, field, message } = JSON.parse(body) as Record<string, string>;
      expect(message).toMatch(/\.$/);
      return [Number(status), code, field];
    },
  );
/** Null for a booking of exactly this trip; otherwise the refusal. */
async function outcomeOf(call: Promise<Row>, { day, days }: { day: string; days: number }) {
  const row = await call.catch(() => null);
  if (row === null) return refusal(call);
  expect(row).toMatchObject({ travelDate: day, travelDuration: days });
  return null;
}
const payable = (client: LiteralClient) =>
  client.one('POST /payments/create-payment-intent', { price: 500 });
const fill = (place: LimitedSpot, day: string) => place.bookForCustomer(day, 1, { adults: 2 });
const timed = ({ id }: LimitedSpot, day: string, startTimes: readonly string[]) =>
  owner.call('PUT', `/api/operator/spots/${id}/departures`, {
    days: [day],
    startTimes,
    set: { scheduled: true },
  });

const THEN = [409, 'not_bookable_then', 'travelDate'];
const FULL = [409, 'sold_out', 'travelDate'];
const LONG = [409, 'not_bookable_then', 'travelDuration'];
const TIME = [409, 'not_bookable_then', 'startTime'];
const DAILY = { mode: 'daily', capacity: 2 } as const;
const TOURS = { mode: 'departures', capacity: 2 } as const;

interface Case {
  limits: Partial<BookingLimits> | null;
  prepare?(place: LimitedSpot): Promise<unknown>;
  /** Each trip that is booked, and the refusal; null for a right booking. */
  trips: readonly (readonly [day: string, days: number, refused: readonly unknown[] | null])[];
}

const CASES: Readonly<Record<string, Case>> = {
  'without limits': { limits: null, trips: [[DAY, 2, null]] },
  'called off on a day': {
    limits: null,
    prepare: (place) => place.setDays([DAY], { closed: true }),
    trips: [
      [DAY, 1, THEN],
      [at(1), 1, null],
    ],
  },
  'with places a day': {
    limits: DAILY,
    prepare: (place) => fill(place, at(3)),
    trips: [
      [at(3), 1, FULL],
      [at(2), 2, FULL],
      [DAY, 3, null],
    ],
  },
  'closed within the trip': {
    limits: DAILY,
    prepare: (place) => place.setDays([at(1)], { closed: true }),
    trips: [
      [at(1), 1, THEN],
      [DAY, 3, THEN],
      [DAY, 1, null],
    ],
  },
  'with departures': {
    limits: TOURS,
    prepare: async (place) => {
      await place.setDays([DAY, at(7), at(14)], { scheduled: true });
      await place.setDays([at(14)], { closed: true });
      await fill(place, at(7));
    },
    trips: [
      [at(1), 1, THEN],
      [at(7), 1, FULL],
      [at(14), 1, THEN],
      [DAY, 3, null],
    ],
  },
  'with several departures a day': {
    limits: TOURS,
    prepare: async (place) => {
      await timed(place, DAY, ['09:00', '14:30']);
      await timed(place, at(1), ['09:00']);
    },
    trips: [
      [DAY, 1, TIME],
      [at(1), 1, null],
    ],
  },
  'whose departure of today has left': {
    limits: TOURS,
    prepare: (place) => timed(place, '2027-03-10', ['09:00']),
    trips: [['2027-03-10', 1, TIME]],
  },
  'booked only some days ahead': {
    limits: null,
    prepare: ({ id }) =>
      owner.call('PUT', `/api/operator/spots/${id}/details`, {
        details: { leadDays: 40, meetingPoint: '' },
        revision: 0,
      }),
    trips: [
      [DAY, 1, THEN],
      [at(6), 1, null],
    ],
  },
  'booked until some day': {
    limits: { aheadDays: 35 },
    trips: [
      [at(1), 1, THEN],
      [DAY, 1, null],
    ],
  },
  'begun only on Wednesdays': {
    limits: { weekdays: [3] },
    trips: [
      [at(1), 1, THEN],
      [DAY, 1, null],
    ],
  },
  'of two to three days': {
    limits: { minDays: 2, maxDays: 3 },
    trips: [
      [DAY, 1, LONG],
      [DAY, 4, LONG],
      [DAY, 3, null],
    ],
  },
};

describe('a client that knows only the specification, at a destination', () => {
  it.each(Object.entries(CASES))('%s', async (_, { limits, prepare, trips }) => {
    const { book, client, place } = await meet(limits);
    await prepare?.(place);
    const outcomes = [];
    for (const [day, days] of trips) {
      const before = await client.list('GET /bookings');
      const outcome = await outcomeOf(book(day, days), { day, days });
      const added = (await client.list('GET /bookings')).length - before.length;
      outcomes.push(outcome === null ? [null, added, typeof (await payable(client))['clientSecret']] : [outcome, added]); // prettier-ignore
    }
    const expected = trips.map(([, , refused]) => (refused ? [refused, 0] : [null, 1, 'string']));
    expect(outcomes).toEqual(expected);
  });

  it('on request: books, and can pay once the agency has accepted', async () => {
    const { book, client } = await meet({ ...DAILY, confirm: 'on_request' });
    const { _id } = await book(DAY);
    expect((await refusal(payable(client))).slice(0, 2)).toEqual([409, 'not_confirmed']);
    const answer = { answer: 'accept', revision: 1 };
    const path = `/api/operator/bookings/${String(_id)}/answer`;
    expect(await owner.call('POST', path, answer)).toMatchObject({ status: 200 });
    expect(await payable(client)).toEqual({ clientSecret: expect.any(String) });
  });

  it('with a season: the usual cost is refused in it, and its own is accepted', async () => {
    const { book, place } = await meet(null);
    const usual = { per: 'person', childPercent: 100, childBelow: 12, infantPercent: 0 };
    const season = { from: DAY, to: at(9), label: 'High', percent: 120 };
    const prices = { ...usual, infantBelow: 2, groups: [], maxParty: null, seasons: [season] };
    const put = { prices, revision: 0 };
    const { status } = await owner.call('PUT', `/api/operator/spots/${place.id}/prices`, put);
    expect(status).toBe(200);
    expect(await refusal(book(DAY))).toEqual([409, 'price_changed', 'travelCost']);
    expect(await book(at(10))).toMatchObject({ travelCost: '$500' });
  });

  it('moves a trip as it books one: if there is room, and never beyond it', async () => {
    const { book, client, place }: Met = await meet(DAILY);
    await fill(place, at(3));
    const id = String((await book(DAY))['_id']);
    const move = (travelDate: string, travelDuration: number) =>
      client.one('PUT /bookings/{id}', { id, travelDate, travelDuration });
    expect(await refusal(move(at(3), 1))).toEqual(FULL);
    expect(await refusal(move(DAY, 4))).toEqual(FULL);
    expect(await client.one('GET /bookings/{id}', { id })).toMatchObject({ travelDate: DAY });
    expect(await move(at(4), 2)).toMatchObject({ travelDate: at(4), travelDuration: 2 });
    expect(await place.taken()).toEqual({ [at(3)]: 2, [at(4)]: 1, [at(5)]: 1 });
  });
});
