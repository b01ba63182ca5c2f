import type { Booking, Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitedSpot } from '../../../test/limited-spot.ts';
import { dayFromNow, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { comparePlaces } from '../../places/index.ts';

const [DAY, NEXT] = [dayFromNow(20), dayFromNow(21)];
const [MORNING, NOON] = ['09:00', '14:00'];
/** Set RACES to run more rounds. */
const ROUNDS = Number(process.env['RACES'] ?? 3);
const PEOPLE = 5;

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

const miscounts = async () => (await comparePlaces(world.db.sql)).wrong;
const clear = (offerId: string) =>
  world.db.sql.query('delete from bookings where offer_id = $1', [offerId]);

async function leavesTwice(capacity: number, ...days: string[]) {
  const place = await limitedSpot({ db: world.db, owner }, { mode: 'departures', capacity });
  await place.setDays(days, { scheduled: true }, { startTimes: [MORNING, NOON] });
  return place;
}

describe('[attack sell a place twice] departures of one day, wanted by everyone at once', () => {
  it('are each sold once, and the others learn which have room', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await leavesTwice(1, DAY, NEXT);
      const answers = await Promise.all(
        [...people, ...people].map((who, n) => place.book(who, DAY, 1, {}, n % 2 ? MORNING : NOON)),
      );
      const booked = answers.filter(({ status }) => status === 201).map(({ body }) => body);
      expect(booked.map(({ startTime }) => startTime).sort()).toEqual([MORNING, NOON]);
      for (const { body, status } of answers) {
        if (status === 201) continue;
        expect([status, body.code]).toEqual([409, 'sold_out']);
        expect(body.nearestStarts?.filter(({ day }) => day === NEXT)).toEqual([
          { day: NEXT, startTime: MORNING },
          { day: NEXT, startTime: NOON },
        ]);
      }
      expect(await place.taken()).toEqual({ [`${DAY} ${MORNING}`]: 1, [`${DAY} ${NOON}`]: 1 });
      await clear(place.id);
      expect(await place.taken()).toEqual({});
    }
  });

  it('exchange their people at once, without a deadlock or a wrong count', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await leavesTwice(9, DAY, NEXT);
      const made = await Promise.all(
        people.map((who, n) => place.book(who, n % 3 ? DAY : NEXT, 1, {}, n % 2 ? MORNING : NOON)),
      );
      const live = made.flatMap(({ body, status }, n) =>
        status === 201 ? [{ who: people[n] ?? owner, booking: body }] : [],
      );
      const act = ({ booking, who }: { who: Caller; booking: Booking }, n: number) => {
        const path = `/api/bookings/${booking._id}`;
        if (n % 4 === 0) return who.call<Problem>('DELETE', path);
        const travellers = { adults: 1 + (n % 3), children: 0, infants: 0 };
        const startTime = booking.startTime === NOON ? MORNING : NOON;
        const travelDate = n % 2 ? NEXT : DAY;
        return who.call<Problem>('PUT', path, { travelDate, travelDuration: 1, startTime, travellers }); // prettier-ignore
      };
      const answers = await Promise.all([
        ...live.map((one, n) => act(one, n)),
        ...live.map((one, n) => act(one, n + 1)),
        ...people.map((who, n) => place.book(who, DAY, 1, { adults: 2 }, n % 2 ? MORNING : NOON)),
        place.setDays([DAY], { capacity: 4 }, { startTimes: [NOON] }),
      ]);
      for (const { status } of answers) expect([200, 201, 404, 409, 503]).toContain(status);
      for (const taken of Object.values(await place.taken())) expect(taken).toBeLessThan(10);
      expect(await miscounts()).toEqual([]);
      await clear(place.id);
    }
  });

  it('replace one without a start time only if no one gets that one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await limitedSpot({ db: world.db, owner }, { mode: 'departures', capacity: 9 });
      await place.setDays([DAY, NEXT], { scheduled: true });
      const [who = owner] = people;
      const { body: moving } = await place.book(who, NEXT);
      const revision = moving.revision;
      const change = { revision, reason: 'Asked.', travelDate: DAY };
      const [moved, planned, booked] = await Promise.all([
        owner.call('POST', `/api/operator/bookings/${moving._id}/change`, change),
        place.setDays([DAY], { scheduled: true }, { startTimes: [MORNING] }),
        place.book(people[3] ?? owner, DAY),
      ]);
      const { days } = await place.calendar(DAY, DAY);
      const taken = await place.taken();
      // people are only on departures that are sold
      const sold = days.map(({ startTime }) => [DAY, startTime ?? ''].join(' ').trim());
      const occupied = Object.keys(taken).filter((key) => key.startsWith(DAY));
      expect(sold).toEqual(expect.arrayContaining(occupied));
      expect(sold).toHaveLength(1);
      expect([200, 400, 503]).toContain(planned.status);
      for (const { status } of [moved, booked]) expect([200, 201, 409, 503]).toContain(status);
      expect(await miscounts()).toEqual([]);
      await clear(place.id);
    }
  });

  it('are counted by their times if the mode changes at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await leavesTwice(50, DAY, NEXT);
      const answers = await Promise.all([
        ...people.map((who, n) => place.book(who, DAY, 1, {}, n % 2 ? MORNING : NOON)),
        place.limit({ mode: 'daily', capacity: 50 }),
        ...people.map((who, n) => place.book(who, NEXT, 1, {}, n % 2 ? MORNING : NOON)),
      ]);
      for (const { status } of answers) expect([200, 201, 409, 503]).toContain(status);
      expect(await miscounts()).toEqual([]);
      await place.limit({ mode: 'departures', capacity: 50 });
      expect(await miscounts()).toEqual([]);
      await clear(place.id);
      expect(await place.taken()).toEqual({});
    }
  });
});
