import type { Booking, Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitedSpot } from '../../../test/limited-spot.ts';
import { dayFromNow, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { runBatches } from '../../departures/index.ts';
import { comparePlaces } from '../../places/index.ts';

const [DAY, NEXT, LATER] = [dayFromNow(20), dayFromNow(21), dayFromNow(22)];
/** Set RACES to run more rounds. */
const ROUNDS = Number(process.env['RACES'] ?? 3);
const PEOPLE = 6;

let world: PaymentsWorld;
let beside: PaymentsWorld;
let owner: Caller;
const people: Caller[] = [];
beforeAll(async () => {
  world = await openPaymentsWorld();
  beside = await openPaymentsWorld({}, world);
  owner = await world.administrator();
  for (let n = 0; n < PEOPLE; n += 1) {
    const here = await world.traveler();
    people.push(here, beside.enterAs(here));
  }
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

/** Everyone does the work `each` times, on both processes at once. Returns the answers. */
const everybody = <T>(each: number, work: (who: Caller, n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(
    Array.from({ length: each * people.length }, (_, n) => {
      const who = people[n % people.length];
      if (!who) throw new Error('no one is there');
      return work(who, n);
    }),
  );

const count = async (sql: string, ...params: unknown[]) =>
  (await world.db.sql.query<{ n: number }>(`select count(*)::int as n from ${sql}`, params)).rows[0]
    ?.n;

const BOOKED = `booking_events where kind = 'booked'`;
/** An unverified address gets one email at once; news of further trips is held back. */
const TOLD =
  '(select booking_id from held_trip_news union all select null from mail_outbox) as told';

const miscounts = async () => (await comparePlaces(world.db.sql)).wrong;

describe('[attack sell a place twice] the last place, wanted by everyone at once', () => {
  it('is sold once; the others learn which days have room, and nothing of their attempts is left', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await limitedSpot({ db: world.db, owner }, { mode: 'daily', capacity: 1 });
      const told = await count(TOLD);
      const events = await count(BOOKED);
      const answers = await everybody(4, (who) => place.book(who, DAY));
      const booked = answers.filter(({ status }) => status === 201);
      const refused = answers.filter(({ status }) => status === 409);
      expect([booked.length, refused.length]).toEqual([1, answers.length - 1]);
      for (const { body } of refused) {
        expect(body.code).toBe('sold_out');
        expect(body.nearest).toEqual([dayFromNow(19), NEXT, dayFromNow(18)]);
      }
      expect(await count('bookings where offer_id = $1', place.id)).toBe(1);
      expect(await count(BOOKED)).toBe((events ?? 0) + 1);
      expect(await count(TOLD)).toBe((told ?? 0) + 1);
      expect(await place.taken()).toEqual({ [DAY]: 1 });
      for (const { body } of booked) expect(body.state).toBe('held');
      await clear(place.id);
    }
  });
});

const clear = (offerId: string) =>
  world.db.sql.query('delete from bookings where offer_id = $1', [offerId]);

describe('[attack sell a place twice] trips that are made, moved, enlarged and canceled at once', () => {
  it('never exceed the places, and are counted', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await limitedSpot({ db: world.db, owner }, { mode: 'daily', capacity: 9 });
      const made = await everybody(1, (who, n) => place.book(who, n % 2 ? DAY : NEXT, 2));
      const live = made.filter(({ status }) => status === 201).map(({ body }) => body);
      const act = (who: Caller, booking: Booking, n: number) => {
        const path = `/api/bookings/${booking._id}`;
        if (n % 3 === 0) return who.call<Problem>('DELETE', path);
        const travellers = { adults: 1 + (n % 4), children: 0, infants: 0 };
        const travelDate = n % 2 ? NEXT : DAY;
        return who.call<Problem>('PUT', path, { travelDate, travelDuration: 1 + (n % 3), travellers }); // prettier-ignore
      };
      const whose = (booking: Booking) => people.find((who) => who.email === booking.travelEmail);
      const answers = await Promise.all([
        ...live.map((booking, n) => act(whose(booking) ?? owner, booking, n)),
        ...live.map((booking, n) => act(whose(booking) ?? owner, booking, n + 1)),
        ...people.map((who, n) => place.book(who, n % 2 ? LATER : DAY, 1 + (n % 3))),
        place.bookForCustomer(NEXT, 2, { adults: 2 }),
      ]);
      for (const { status } of answers) expect([200, 201, 404, 409, 503]).toContain(status);
      for (const people_ of Object.values(await place.taken())) expect(people_).toBeLessThan(10);
      expect(await miscounts()).toEqual([]);
      await clear(place.id);
      expect(await place.taken()).toEqual({});
    }
  });

  it('are counted by a limit that is set at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await limitedSpot({ db: world.db, owner });
      const made = await everybody(1, (who) => place.book(who, DAY, 2));
      const booked = made.filter(({ status }) => status === 201).map(({ body }) => body);
      const gone = booked.slice(0, PEOPLE);
      const answers = await Promise.all([
        ...gone.map((booking) =>
          (people.find((who) => who.email === booking.travelEmail) ?? owner).call(
            'DELETE',
            `/api/bookings/${booking._id}`,
          ),
        ),
        place.limit({ mode: 'daily', capacity: 100 }),
        ...people.map((who) => place.book(who, NEXT, 2)),
      ]);
      for (const { status } of answers) expect([200, 201, 503]).toContain(status);
      expect(await miscounts()).toEqual([]);
      await place.limit({ mode: 'departures', capacity: 100 });
      expect(await miscounts()).toEqual([]);
      await clear(place.id);
    }
  });

  it('are counted if their departure is called off at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await limitedSpot({ db: world.db, owner }, { mode: 'departures', capacity: 9 });
      await place.setDays([DAY], { scheduled: true });
      const [first] = people;
      if (first) await place.book(first, DAY);
      const path = `/api/operator/departures/${place.id}/${DAY}/cancellation`;
      const answers = await Promise.all([
        ...people.map((who) => place.book(who, DAY)),
        owner.call('POST', path, { reasonCode: 'weather' }),
      ]);
      for (const { status } of answers) expect([201, 409, 503]).toContain(status);
      await runBatches(world.context);
      expect(await place.taken()).toEqual({});
      expect(await miscounts()).toEqual([]);
    }
  });
});
