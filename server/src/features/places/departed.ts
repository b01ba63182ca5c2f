import { earliestToday, latestToday } from '@wayfarer/contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { spotDetails, spots } from '../../db/tables/spots.ts';
import { leavesAt } from '../../lib/local-time.ts';
import { zoneOfPlace } from '../../lib/time-zones.ts';

/** A departure as tables or calls name it: without a start time, it is empty, null or left out. */
interface Start {
  offerId: string;
  day: string;
  startTime?: string | null;
}

/**
 * A function that tells which of some departures have left by their destinations' clocks. Time zones are read only if
 * one of the days is today somewhere on earth.
 */
export async function departedBy(
  db: Executor,
  starts: readonly Start[],
  now: Date,
): Promise<(start: Start) => boolean> {
  const [from, to] = [earliestToday(now), latestToday(now)];
  const near = starts.filter(({ day }) => day >= from && day <= to);
  const zones = await zonesOf(db, [...new Set(near.map(({ offerId }) => offerId))]);
  return ({ day, offerId, startTime }) => {
    if (day < from || day > to) return day < from;
    const zone = zones.get(offerId);
    return zone !== undefined && leavesAt({ day, startTime: startTime || null }, zone) <= now;
  };
}

/** The time zones of destinations; those of their latest bookings if they aren't online any more. */
async function zonesOf(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const booked = (column: typeof bookings.timeZone | typeof bookings.travelCountry) => sql`(
    select ${column} from ${bookings} where ${bookings.offerId} = offers.id
    order by ${bookings.travelDate} desc limit 1)`;
  const rows = await db
    .select({
      id: sql<string>`offers.id`,
      timeZone: sql<string | null>`case when ${spots.id} is null then ${booked(bookings.timeZone)}
        else ${spotDetails.timeZone} end`,
      country: sql<string>`coalesce(${spots.country}, ${booked(bookings.travelCountry)}, '')`,
    })
    .from(
      sql`(select unnest(array[${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )}]::text[]) collate "C" as id) as offers`,
    )
    .leftJoin(spots, sql`${spots.id} = offers.id`)
    .leftJoin(spotDetails, sql`${spotDetails.spotId} = offers.id`);
  return new Map(rows.map(({ id, ...place }) => [id, zoneOfPlace(place)]));
}
