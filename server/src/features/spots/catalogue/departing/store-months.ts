import type { DayRecord } from '@wayfarer/contract';
import { and, asc, between, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../../db/database.ts';
import { searchableSpots } from '../../../../db/tables.ts';
import { departures, spotAvailability } from '../../../../db/tables/departures.ts';
import { spotDetails } from '../../../../db/tables/spots.ts';
import { textArray } from '../../records/rows/store-conditions.ts';

interface LimitedSpot {
  id: string;
  country: string;
  seasonality: string;
  travelTime: string;
  searchTags: string[];
  timeZone: string | null;
  leadDays: number;
  limits: typeof spotAvailability.$inferSelect;
}

/** A departure with a start time, and the fields from which its destination's time zone is computed. */
interface TimedStart extends Pick<LimitedSpot, 'country' | 'timeZone'> {
  offerId: string;
  day: string;
  /** `HH:mm`. */
  startTime: string;
}

const limited = (db: Executor) =>
  db
    .select({
      id: searchableSpots.id,
      country: searchableSpots.country,
      seasonality: searchableSpots.seasonality,
      travelTime: searchableSpots.travelTime,
      searchTags: searchableSpots.searchTags,
      timeZone: spotDetails.timeZone,
      leadDays: sql<number>`coalesce(${spotDetails.leadDays}, 0)`,
      limits: spotAvailability,
    })
    .from(spotAvailability)
    .innerJoin(searchableSpots, eq(searchableSpots.id, spotAvailability.offerId))
    .leftJoin(spotDetails, eq(spotDetails.spotId, spotAvailability.offerId))
    .$dynamic();

export function listLimitedAfter(db: Executor, id: string, most: number): Promise<LimitedSpot[]> {
  return limited(db)
    .where(gt(spotAvailability.offerId, id))
    .orderBy(asc(spotAvailability.offerId))
    .limit(most);
}

export function findLimited(db: Executor, id: string): Promise<LimitedSpot[]> {
  return limited(db).where(eq(spotAvailability.offerId, id));
}

export function listDaysOf(
  db: Executor,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<(DayRecord & { offerId: string })[]> {
  const { capacity, closed, day, kept, note, offerId, scheduled, taken } = departures;
  const startTime = sql<string | null>`nullif(${departures.startTime}, '')`;
  return db
    .select({ offerId, day, startTime, scheduled, closed, capacity, note, taken, kept })
    .from(departures)
    .where(and(inArray(offerId, [...ids]), between(day, from, to)));
}

/** The departures with a start time that are sold on some days. */
export function listTimedStarts(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<TimedStart[]> {
  const { closed, day, offerId, scheduled, startTime } = departures;
  const { country } = searchableSpots;
  return db
    .select({ offerId, day, startTime, country, timeZone: spotDetails.timeZone })
    .from(departures)
    .innerJoin(searchableSpots, eq(searchableSpots.id, offerId))
    .leftJoin(spotDetails, eq(spotDetails.spotId, offerId))
    .where(and(between(day, from, to), sql`${scheduled} and not ${closed}`, ne(startTime, '')));
}

/** Writes the tags of a destination, unless they have changed since they were read. */
export async function writeTags(
  db: Executor,
  { id, searchTags }: Pick<LimitedSpot, 'id' | 'searchTags'>,
  tags: readonly string[],
): Promise<void> {
  // the trigger computes the vector again if it is null
  await db.execute(sql`
    update spots set search_tags = ${textArray(tags)}, search_vector = null
    where id = ${id} and search_tags = ${textArray(searchTags)}`);
}
