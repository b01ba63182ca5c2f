import type { Board, Booking, BookingRecord, Departure, DepartureCancellation, Manifest, Problem, Today } from '@wayfarer/contract'; // prettier-ignore
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LimitedSpot, limitedSpot } from '../../../test/limited-spot.ts';
import type { Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { TestClock } from '../../../test/test-clock.ts';
import { guaranteeDepartures } from '../index.ts';

/** At `MORNING`, it is 10:30 in Kolkata; the tours leave at 12:00 and at 18:00 there. */
const MORNING = new Date('2027-03-10T05:00:00Z');
const AFTER_NOON = new Date('2027-03-10T06:30:00Z');
const DAY = '2027-03-10';
const [NOON, EVENING] = ['12:00', '18:00'];

const clock = new TestClock();
let world: PaymentsWorld;
let owner: Caller;
let place: LimitedSpot;
beforeAll(async () => {
  clock.set(MORNING);
  world = await openPaymentsWorld({ clock });
  owner = await world.administrator();
});
afterAll(() => world.close());

/** A tour in India with two departures today, each of which needs two people. */
beforeEach(async () => {
  clock.set(MORNING);
  place = await limitedSpot({ db: world.db, owner }, { mode: 'departures', capacity: 8 });
  const details = { timeZone: 'Asia/Kolkata', leadDays: 0, meetingPoint: '' };
  await owner.call('PUT', `/api/operator/spots/${place.id}/details`, { details, revision: 0 });
  const set = { scheduled: true, minimum: { people: 2, decideDays: 0 } };
  await place.setDays([DAY], set, { startTimes: [NOON, EVENING] });
});

const below = (more: string, startTime: string) =>
  `/api/operator/departures/${place.id}/${DAY}/${more}?startTime=${startTime}`;
const guarantee = (startTime: string) => owner.call<Problem>('POST', below('guarantee', startTime));
/** Staff record a party of two, even for departures that have left. */
async function record(startTime: string): Promise<Booking> {
  const { body, status } = await owner.call<BookingRecord>('POST', '/api/operator/bookings', {
    ...place.trip(DAY, 1, { adults: 2 }),
    startTime,
    customer: { name: 'Bob', email: 'bob@example.com' },
  });
  expect(status).toBe(201);
  return body.booking;
}
const mailsTo = async (startTime: string) => {
  const { rows } = await world.db.sql.query<{ mail: string }>(
    `select event.detail ->> 'mail' as mail from booking_events event join bookings on bookings.id = booking_id
     where offer_id = $1 and start_time = $2 and kind = 'mail' order by event.id`,
    [place.id, startTime],
  );
  return rows.map(({ mail }) => mail);
};
const startsOf = (rows: readonly { offerId: string; startTime: string | null }[]) =>
  rows.filter(({ offerId }) => offerId === place.id).map(({ startTime }) => startTime);

describe('the minimum of a departure that leaves today', () => {
  it('is decided until it leaves, by staff and by the job', async () => {
    await record(EVENING);
    expect((await guarantee(NOON)).status).toBe(200);
    await guaranteeDepartures(world.context);
    expect(await mailsTo(EVENING)).toContain('guaranteed');
    expect((await place.calendar(DAY, DAY)).days).toMatchObject([
      { guaranteed: true },
      { guaranteed: true },
    ]);
  });

  it('is no longer decided once it has left, and no one is notified', async () => {
    clock.set(AFTER_NOON);
    await record(NOON);
    await guaranteeDepartures(world.context);
    expect(await guarantee(NOON)).toMatchObject({ status: 409, body: { code: 'trip_started' } });
    expect((await guarantee(EVENING)).status).toBe(200);
    expect(await mailsTo(NOON)).not.toContain('guaranteed');
    expect((await place.calendar(DAY, DAY)).days).toMatchObject([
      { startTime: NOON, closed: true },
      { startTime: EVENING, guaranteed: true },
    ]);
  });

  it('is on Today until it leaves', async () => {
    const belowMinimum = async () =>
      startsOf((await owner.call<Today>('GET', '/api/operator/dashboard')).body.belowMinimum);
    expect(await belowMinimum()).toEqual([NOON, EVENING]);
    clock.set(new Date(AFTER_NOON.getTime() - 1));
    expect(await belowMinimum()).toEqual([NOON, EVENING]);
    clock.set(AFTER_NOON);
    expect(await belowMinimum()).toEqual([EVENING]);
  });

  it('is shown until it leaves, by the calendar, the board, the list and the manifest', async () => {
    const shown = async () => {
      const { days } = await place.calendar(DAY, DAY);
      const query = `from=${DAY}&offerId=${place.id}`;
      const { body: board } = await owner.call<Board>('GET', `/api/operator/board?${query}`);
      const { body: list } = await owner.call<Departure[]>('GET', `/api/operator/departures?from=${DAY}&to=${DAY}`); // prettier-ignore
      const { body: manifest } = await owner.call<Manifest>('GET', below('manifest', NOON));
      return {
        calendar: days.map(({ minimum }) => minimum?.missing),
        board: board.destinations[0]?.entries.map(({ missing }) => missing),
        unsure: board.days[0]?.unsure,
        list: list
          .filter(({ offerId }) => offerId === place.id)
          .map(({ minimum }) => minimum?.people),
        manifest: manifest.departure.minimum?.people,
      };
    };
    const both = { calendar: [2, 2], board: [2, 2], unsure: 2, list: [2, 2], manifest: 2 };
    expect(await shown()).toEqual(both);
    clock.set(AFTER_NOON);
    const evening = [undefined, 2];
    expect(await shown()).toEqual({
      calendar: evening,
      board: [0, 2],
      unsure: 1,
      list: evening,
      manifest: undefined,
    });
    clock.set(new Date('2027-03-14T12:00:00Z'));
    expect(await shown()).toMatchObject({ board: [0, 0], unsure: 0, list: [undefined, undefined] });
  });

  it('doesn’t prevent fewer places once it has left', async () => {
    const fewer = { mode: 'departures', capacity: 1 } as const;
    expect((await place.limit(fewer)).body.field).toBe('limits.capacity');
    clock.set(new Date('2027-03-10T12:30:00Z'));
    expect((await place.limit(fewer)).status).toBe(200);
  });

  it('isn’t mentioned in emails about a booking that is recorded after it has left', async () => {
    const textOf = async ({ reference }: Booking) => {
      const { rows } = await world.db.sql.query<{ text: string }>(
        `select string_agg(text_body, '') as text from mail_outbox
         where recipient = 'bob@example.com' and text_body like '%' || $1 || '%'`,
        [reference],
      );
      return rows[0]?.text ?? '';
    };
    expect(await textOf(await record(NOON))).toContain('This departure needs 2 people.');
    clock.set(AFTER_NOON);
    const late = await textOf(await record(NOON));
    expect(late).toContain('Bob');
    expect(late).not.toContain('needs 2 people');
    expect(await mailsTo(NOON)).toEqual(['booked', 'reminder', 'booked']);
  });
});

describe('a departure that has left', () => {
  it('can be called off like any that has begun', async () => {
    clock.set(AFTER_NOON);
    await record(NOON);
    const { body: figures } = await owner.call<DepartureCancellation>('GET', below('cancellation', NOON)); // prettier-ignore
    expect(figures).toMatchObject({ bookings: 1, hasBegun: true });
    const off = await owner.call('POST', below('cancellation', NOON), { reasonCode: 'weather' });
    expect(off.status).toBe(201);
  });
});
