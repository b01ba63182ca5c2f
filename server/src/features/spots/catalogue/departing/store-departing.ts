import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../db/database.ts';
import { spots } from '../../../../db/tables.ts';
import { spotAvailability } from '../../../../db/tables/departures.ts';
import { spotDetails } from '../../../../db/tables/spots.ts';

/**
 * The number of days with departures to read per destination. Two of them can be over at the destination, and all
 * departures of the third one can have left.
 */
const CANDIDATES = 4;

export interface Departing {
  id: string;
  country: string;
  timeZone: string | null;
  leadDays: number;
  aheadDays: number | null;
  /**
   * The next days with room, in order, beginning shortly before the first day that can be booked, each with the start
   * times of its departures with room: `2027-05-12 09:00,14:30`; only the day for a departure without a start time.
   */
  next: string[];
  /** The last departure with room; null if there is none. */
  last: string | null;
}

/**
 * The departures of a destination that have room, from its lead time after `from` on. The rule is the same as in the
 * public calendar, but this query reads the index of departures, because lists have many destinations.
 */
const open = (from: string) => sql`
  from departures as departure
  where departure.offer_id = ${spotAvailability.offerId}
    and departure.day >= ${from}::date + coalesce(${spotDetails.leadDays}, 0)
    and departure.scheduled and not departure.closed
    and departure.taken + departure.kept < coalesce(departure.capacity, ${spotAvailability.capacity})
    and (${spotAvailability.weekdays} >> (extract(isodow from departure.day)::int - 1)) & 1 = 1`;

const daysOf = (from: string): SQL<string[]> =>
  sql<string[]>`array(select rtrim(day || ' ' || start_time) from (
    select departure.day, string_agg(departure.start_time, ',' order by departure.start_time) as start_time
    ${open(from)} group by departure.day order by departure.day limit ${CANDIDATES}) as days order by day)::text[]`;

/**
 * The destinations among `ids` that have fixed departures.
 * @param from The earliest day that is today anywhere
 */
export function listDeparting(
  db: Reader,
  ids: readonly string[],
  from: string,
): Promise<Departing[]> {
  return db
    .select({
      id: spots.id,
      country: spots.country,
      timeZone: spotDetails.timeZone,
      leadDays: sql<number>`coalesce(${spotDetails.leadDays}, 0)`,
      aheadDays: spotAvailability.aheadDays,
      next: daysOf(from),
      last: sql<string | null>`(select max(departure.day) ${open(from)})::text`,
    })
    .from(spotAvailability)
    .innerJoin(spots, eq(spots.id, spotAvailability.offerId))
    .leftJoin(spotDetails, eq(spotDetails.spotId, spots.id))
    .where(
      and(inArray(spotAvailability.offerId, [...ids]), eq(spotAvailability.mode, 'departures')),
    );
}
