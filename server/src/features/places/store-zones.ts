import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { spotDetails, spots } from '../../db/tables/spots.ts';
import { zoneOfPlace } from '../../lib/time-zones.ts';

/** The time zones of destinations; those of their latest bookings if they aren't online anymore. */
export async function zonesOf(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
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
