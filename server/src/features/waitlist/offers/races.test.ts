import { addDays, type Booking } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { dayFromNow, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { waitingPlace } from '../../../test/waiting-place.ts';
import { offerPlaces } from '../index.ts';

const DAY = dayFromNow(20);
/** Set RACES to run more rounds. */
const ROUNDS = Number(process.env['RACES'] ?? 3);
const PEOPLE = 6;
const BUYERS = 50;

let world: PaymentsWorld;
let beside: PaymentsWorld;
let owner: Caller;
type Pair = [here: Caller, there: Caller];
const people: Pair[] = [];
beforeAll(async () => {
  world = await openPaymentsWorld();
  beside = await openPaymentsWorld({}, world);
  owner = await world.administrator();
  for (let n = 0; n < PEOPLE; n += 1) {
    const here = await world.traveler();
    people.push([here, beside.enterAs(here)]);
  }
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const jobs = () => Promise.all([offerPlaces(world.context), offerPlaces(beside.context)]);
const statesOf = async (offerId: string) =>
  (
    await world.db.sql.query<{ state: string }>(
      'select state from waitlist where offer_id = $1 order by created_at, id',
      [offerId],
    )
  ).rows.map(({ state }) => state);

async function ofRound(capacity: number) {
  const place = await waitingPlace({ db: world.db, owner }, { mode: 'daily', capacity });
  const [[first]] = people as [Pair];
  const { body } = await place.book(first, DAY, 1, { adults: capacity });
  return { place, first, booking: body };
}
/** Removes a destination's bookings, so that no one has too many unpaid ones. */
const clear = (offerId: string) =>
  world.db.sql.query('delete from bookings where offer_id = $1', [offerId]);
const whole = async () => {
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
};

describe('a freed place that everyone wants', () => {
  it('is never sold to someone who doesn’t wait, and offered once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { booking, first, place } = await ofRound(1);
      const waiting = people.slice(1, 3);
      for (const [who] of waiting) await place.wait(who, DAY);
      const buyers = people.slice(3);
      const answers = await Promise.all([
        first.call('DELETE', `/api/bookings/${booking._id}`),
        ...Array.from({ length: BUYERS }, (_, n) => {
          const pair = buyers[n % buyers.length];
          const who = pair?.[n % 2] ?? owner;
          return place.book(who, DAY);
        }),
        jobs(),
      ]);
      const bought = answers.slice(1, -1) as { status: number }[];
      expect(bought.filter(({ status }) => status === 201)).toEqual([]);
      await jobs();
      expect(await statesOf(place.id)).toEqual(['offered', 'waiting']);
      expect([await place.taken(), await place.kept()]).toEqual([{ [DAY]: 1 }, {}]);
      await whole();
      await clear(place.id);
    }
  });

  it('is for a person who joins at the same moment, or open to all', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { booking, first, place } = await ofRound(1);
      const [joined] = await Promise.all([
        place.wait(people[1]?.[1] ?? owner, DAY),
        first.call('DELETE', `/api/bookings/${booking._id}`),
      ]);
      expect([201, 409]).toContain(joined.status);
      expect(await place.kept()).toEqual(joined.status === 201 ? { [DAY]: 1 } : {});
      await jobs();
      expect(await statesOf(place.id)).toEqual(joined.status === 201 ? ['offered'] : []);
      await whole();
      await clear(place.id);
    }
  });
});

describe('offers, lapses, removals and changed limits at once', () => {
  it('lose no place, sell none twice, and each offer has its booking', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { booking, first, place } = await ofRound(4);
      const entries = await Promise.all(
        people
          .slice(1)
          .map(([who], n) => place.wait(who, DAY, 1 + (n % 2), { adults: 1 + (n % 3) })),
      );
      const answers = await Promise.all([
        first.call('DELETE', `/api/bookings/${booking._id}`),
        ...entries
          .slice(0, 2)
          .map(({ body }, n) => place.leave(people[n + 1]?.[1] ?? owner, body._id)),
        place.limit({ mode: 'daily', capacity: 5 }),
        place.offer(entries[3]?.body._id ?? ''),
        ...people.map(([, there]) => place.book(there, DAY)),
        place.setDays([addDays(DAY, 1)], { capacity: 3 }),
        jobs(),
      ]);
      for (const answer of answers.slice(0, -1) as { status: number }[]) {
        expect([200, 201, 404, 409, 503]).toContain(answer.status);
      }
      await jobs();
      await whole();
      expect(await place.kept()).toEqual({});
      await clear(place.id);
    }
  });
});

describe('freed places of a full departure', () => {
  it('[AV12] are offered to the first party that fits, and no one books ahead of it', async () => {
    const place = await waitingPlace({ db: world.db, owner }, { mode: 'departures', capacity: 6 });
    await place.setDays([DAY], { scheduled: true });
    const [[first], [ada], [bob], [cyd], [other]] = people as [Pair, Pair, Pair, Pair, Pair];
    const { body: booking } = await place.book(first, DAY, 2, { adults: 6 });
    await place.wait(ada, DAY, 2, { adults: 4 });
    await place.wait(bob, DAY, 2, { adults: 2 });
    await place.wait(cyd, DAY, 2, { adults: 1 });
    await first.call('PUT', `/api/bookings/${booking._id}`, {
      travelDate: DAY,
      travelDuration: 2,
      travellers: { adults: 4, children: 0, infants: 0 },
    });
    expect(await place.kept()).toEqual({ [DAY]: 2 });
    expect((await place.book(other, DAY)).body.code).toBe('sold_out');
    expect((await place.bookForCustomer(DAY)).body.code).toBe('sold_out');
    expect((await place.calendar(DAY, DAY)).days).toMatchObject([{ day: DAY, left: 0 }]);
    await jobs();
    const [offer] = await place.own(bob);
    expect(offer?.state).toBe('offered');
    const until = Date.parse(offer?.offeredUntil ?? '');
    expect(Math.round((until - world.now().getTime()) / 60_000)).toBe(24 * 60);
    const held = await bob.call<Booking>('GET', `/api/bookings/${offer?.bookingId}`);
    expect(held.body).toMatchObject({
      state: 'held',
      heldUntil: new Date(until).toISOString(),
      travelDate: DAY,
      travelDuration: 2,
      travellers: { adults: 2, children: 0, infants: 0 },
    });
    expect(await place.own(ada)).toMatchObject([{ state: 'waiting', ahead: 0 }]);
    expect(await place.own(cyd)).toMatchObject([{ state: 'waiting', ahead: 1 }]);
    expect([await place.kept(), await place.taken()]).toEqual([{}, { [DAY]: 6 }]);
    await whole();
  });
});
