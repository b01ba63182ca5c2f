import { sql } from 'drizzle-orm';
import type { SqlExecutor, SqlTransaction, Tx } from '../../db/database.ts';
import { runRaw } from '../../db/run-raw.ts';

/** Locks all bookings of a destination, so that no place is taken or given back until the transaction ends. */
const lockingBookings = (offerId: string) =>
  sql`select id from bookings where offer_id = ${offerId} order by id for share`;

const recounting = (offerId: string, at: Date) => [
  sql`
    insert into departures as known (offer_id, day, start_time, taken, updated_at)
    select places.offer_id, places.day, places.start_time, sum(places.people)::integer,
      ${at.toISOString()}::timestamptz
    from bookings as trip, departures_of_trip(trip.state, trip.offer_id, trip.travel_date, trip.duration_days,
      trip.adults + trip.children, trip.start_time) as places
    where trip.offer_id = ${offerId}
    group by places.offer_id, places.day, places.start_time order by places.day, places.start_time
    on conflict (offer_id, day, start_time) do update set taken = excluded.taken
      where known.taken <> excluded.taken`,
  sql`
    update departures as known set taken = 0
    where known.offer_id = ${offerId} and known.taken <> 0 and not exists (
      select from bookings as trip, departures_of_trip(trip.state, trip.offer_id, trip.travel_date,
        trip.duration_days, trip.adults + trip.children, trip.start_time) as places
      where trip.offer_id = ${offerId} and places.day = known.day and places.start_time = known.start_time)`,
];

export async function lockBookingsOfOffer(tx: Tx, offerId: string): Promise<void> {
  await tx.execute(lockingBookings(offerId));
}

/** Counts a destination's places again. The caller has locked the destination and its bookings. */
export async function recountPlaces(tx: Tx, offerId: string, at: Date): Promise<void> {
  for (const statement of recounting(offerId, at)) await tx.execute(statement);
}

interface Miscount {
  offerId: string;
  day: string;
  /** Empty for a day or a departure without a start time. */
  startTime: string;
  /** The stored number. */
  taken: number;
  /** The number of people of its held and booked trips. */
  people: number;
}

/** The number of limited destinations, and the days that are counted wrongly. */
export interface ComparedPlaces {
  limited: number;
  wrong: Miscount[];
}

export async function comparePlaces(on: SqlExecutor): Promise<ComparedPlaces> {
  const { rows } = await on.query<{ limited: number }>(
    `select count(*)::int as limited from spot_availability where mode <> 'open'`,
  );
  const found = await on.query<Miscount>(`
    with counted as (
      select places.offer_id, places.day, places.start_time, sum(places.people)::int as people
      from spot_availability as limits
        join bookings as trip on trip.offer_id = limits.offer_id,
        lateral departures_of_trip(trip.state, trip.offer_id, trip.travel_date, trip.duration_days,
          trip.adults + trip.children, trip.start_time) as places
      where limits.mode <> 'open'
      group by places.offer_id, places.day, places.start_time
    ), known as (select offer_id, day, start_time, taken from departures)
    select offer_id as "offerId", day::text as day, start_time as "startTime",
      coalesce(taken, 0) as taken, coalesce(people, 0) as people
    from known full join counted using (offer_id, day, start_time)
    where coalesce(taken, 0) <> coalesce(people, 0)
    order by offer_id, day, start_time`);
  return { limited: rows[0]?.limited ?? 0, wrong: found.rows };
}

/** Counts the places of a destination again under its locks, while bookings are being made. */
export async function mendPlaces(tx: SqlTransaction, offerId: string, at: Date): Promise<void> {
  await runRaw(tx, lockingBookings(offerId));
  await runRaw(tx, sql`select id from spots where id = ${offerId} for no key update`);
  await runRaw(tx, lockingBookings(offerId));
  for (const statement of recounting(offerId, at)) await runRaw(tx, statement);
}
