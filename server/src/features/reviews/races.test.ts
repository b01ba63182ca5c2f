import { meanRating, shownRating, type RatingTotals, type Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith, type Caller } from '../../test/caller.ts';
import { addSpot } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';
import { REVIEW, takenTrip } from '../../test/reviews.ts';

const WRITERS = 200;
const AT_ONCE = 20;

let world: TestApp;
let beside: TestApp;
beforeAll(async () => {
  world = await createTestApp();
  beside = await createTestApp({ db: world.db, clock: world.clock });
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

interface Moment {
  counted: RatingTotals;
  written: number[];
  rating: number;
  editorial: number | null;
}

async function look(spotId: string): Promise<Moment> {
  const { rows } = await world.db.sql.query<Moment>(
    `select coalesce((select array[n1, n2, n3, n4, n5] from rating_totals where offer_id = $1), '{0,0,0,0,0}') as counted,
       (select array_agg((select count(*)::int from trip_reviews where offer_id = $1 and state = 'published' and rating = star)
         order by star) from generate_series(1, 5) as star) as written,
       (select rating from spots where id = $1) as rating,
       (select editorial from rating_totals where offer_id = $1) as editorial`,
    [spotId],
  );
  const [row] = rows;
  if (!row) throw new Error('there is no answer');
  return row;
}

/** A person's trip, as if it had been booked and taken. Booking all 200 trips would test the booking instead. */
async function tripOf(owner: TestPerson, template: string, n: number): Promise<string> {
  const id = `race-${String(n).padStart(3, '0')}`;
  await world.db.sql.query(
    `insert into bookings (id, uid, spot_id, offer_id, travel_spot, travel_country, travel_season, travel_name,
       travel_email, cost_minor, currency, travel_date, duration_days, counter_minor, time_zone, created_at, updated_at)
     select $1, $2, spot_id, offer_id, travel_spot, travel_country, travel_season, travel_name,
       travel_email, cost_minor, currency, travel_date, duration_days, counter_minor, time_zone, created_at, updated_at
     from bookings where id = $3`,
    [id, owner.uid, template],
  );
  return id;
}

interface Writer {
  n: number;
  tripId: string;
  caller: Caller;
}

async function writersAbout(spot: Spot): Promise<Writer[]> {
  const people: TestPerson[] = [];
  const more = () => Promise.all(Array.from({ length: AT_ONCE }, () => world.createTraveler()));
  while (people.length < WRITERS) people.push(...(await more()));
  const [first] = people;
  if (!first) throw new Error('there is nobody');
  const template = await takenTrip(world, first, { spot });
  return Promise.all(
    people.map(async (person, n) => {
      const app = n % 2 === 0 ? world.app : beside.app;
      const caller = callerWith(app, { authorization: `Bearer ${person.token}` });
      return { n, caller, tripId: await tripOf(person, template._id, n) };
    }),
  );
}

const edits = (n: number) => n % 3 === 0;
const removes = (n: number) => n % 4 === 0;
const firstRating = (n: number) => (n % 5) + 1;
const lastRating = (n: number) => (edits(n) ? 6 - firstRating(n) : firstRating(n));

it(`[E6] ${WRITERS} people review one destination at once, edited and removed: counters, mean and rows agree at every moment [attack ratings counted twice]`, async () => {
  const spot: Spot = await addSpot(await world.createTraveler());
  const writers = await writersAbout(spot);
  const { rating: unrated } = await look(spot._id);
  const seen: Moment[] = [];
  /** A busy product refuses new work (503), so this asks again. */
  const patiently = async (send: () => ReturnType<Caller['get']>) => {
    for (;;) {
      const answer = await send();
      seen.push(await look(spot._id)); // other people's requests are in progress
      if (answer.status !== 503) return answer;
    }
  };

  const statuses = await Promise.all(
    writers.map(async ({ caller, n, tripId }) => {
      const review = { ...REVIEW, rating: firstRating(n) };
      const made = await patiently(() => caller.post(`/trips/${tripId}/review`, review));
      const path = `/reviews/${String(made.body._id)}`;
      const other = { ...REVIEW, rating: lastRating(n), revision: 1 };
      const edited = edits(n) ? await patiently(() => caller.put(path, other)) : null;
      const removed = removes(n) ? await patiently(() => caller.delete(path)) : null;
      return [made.status, edited?.status ?? 200, removed?.status ?? 200];
    }),
  );
  expect(statuses).toEqual(writers.map(() => [201, 200, 200]));

  for (const { counted, editorial, rating, written } of seen) {
    expect(counted).toEqual(written);
    expect(rating).toBe(editorial === null ? unrated : shownRating(counted, editorial));
  }
  const stay = writers.filter(({ n }) => !removes(n));
  const count = (star: number) => stay.filter(({ n }) => lastRating(n) === star).length;
  const expected: RatingTotals = [count(1), count(2), count(3), count(4), count(5)];
  expect((await look(spot._id)).written).toEqual(expected);
  const shown = await callerWith(world.app, {}).get(`/allSpots/${spot._id}/reviews`);
  const mean = meanRating(expected);
  expect(shown.body).toMatchObject({ totals: expected, mean, rated: true });
});

it('refuses a review of a trip that the agency is moving at that moment', async () => {
  const ada = await world.createTraveler();
  const { _id } = await takenTrip(world, ada);
  const { engine, sql } = world.db;
  let [moved, commit] = [() => {}, () => {}];
  const isMoved = new Promise<void>((resolve) => (moved = resolve));
  const mayCommit = new Promise<void>((resolve) => (commit = resolve));
  const moving = sql.transaction(async (tx) => {
    await tx.query('update bookings set travel_date = travel_date + 90 where id = $1', [_id]);
    moved();
    await mayCommit;
  });
  await isMoved;
  const reviewing = ada.post(`/trips/${_id}/review`, REVIEW);
  // The embedded database runs one transaction at a time, so it waits there without a lock.
  const waits = `select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const isInLine = async () => engine === 'pglite' || (await sql.query(waits)).rowCount > 0;
  await vi.waitUntil(isInLine, { timeout: 10_000 });
  commit();
  await moving;
  const { body, status } = await reviewing;
  expect([status, body.code]).toEqual([409, 'review_not_allowed']);
});
