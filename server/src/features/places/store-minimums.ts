import { and, asc, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { departures } from '../../db/tables/departures.ts';
import { spots } from '../../db/tables/spots.ts';
import type { DepartureDay } from './store.ts';

const { closed, day, decideOn, guaranteedAt, minPeople, offerId, scheduled, startTime } =
  departures;

/** Literals, because the index covers only these rows. */
const isUndecided = sql`${minPeople} is not null and ${guaranteedAt} is null`;
const isSold = sql`${scheduled} and not ${closed}`;

/** Undecided departures from a day on, in order, for which enough people may have booked. */
export const listUndecided = (db: Executor, from: string): Promise<Required<DepartureDay>[]> =>
  db
    .select({ offerId, day, startTime })
    .from(departures)
    .where(and(isUndecided, isSold, gte(day, from), sql`${departures.taken} >= ${minPeople}`))
    .orderBy(asc(day), asc(offerId));

/**
 * The first departure from a day on that has the usual number of places and needs more people than `places`; null if
 * there is none.
 */
export async function findMinimumAbove(
  tx: Tx,
  of: string,
  { from, places }: { from: string; places: number },
): Promise<{ day: string; people: number } | null> {
  const [row] = await tx
    .select({ day, people: minPeople })
    .from(departures)
    .where(
      and(
        eq(offerId, of),
        gte(day, from),
        isUndecided,
        isSold,
        isNull(departures.capacity),
        gt(minPeople, places),
      ),
    )
    .orderBy(asc(day))
    .limit(1);
  return row?.people ? { day: row.day, people: row.people } : null;
}

/** The maximum number of undecided departures that are shown. */
const MOST_SHOWN = 50;

/** Undecided departures whose day to decide has come and for which too few people have booked, soonest first. */
export async function listBelowMinimum(db: Executor, today: string) {
  const { adults, children, offerId: offer, state, travelDate } = bookings;
  const booked = db
    .select({
      people: sql<number>`coalesce(sum(${adults} + ${children}), 0)::int`.as('booked_people'),
      spot: sql<string | null>`max(${bookings.travelSpot})`.as('booked_spot'),
    })
    .from(bookings)
    .where(
      and(
        eq(offer, offerId),
        eq(travelDate, day),
        eq(bookings.startTime, startTime),
        sql`${state} = 'booked'`,
      ),
    )
    .as('booked');
  const rows = await db
    .select({
      offerId,
      day,
      startTime,
      minPeople,
      decideOn,
      people: booked.people,
      travelSpot: sql<string>`coalesce(${spots.spot}, ${booked.spot}, '')`,
    })
    .from(departures)
    .leftJoinLateral(booked, sql`true`)
    .leftJoin(spots, eq(spots.id, offerId))
    .where(
      and(
        isUndecided,
        isSold,
        gte(day, today),
        lte(decideOn, today),
        sql`${booked.people} < ${minPeople}`,
      ),
    )
    .orderBy(asc(day), asc(offerId))
    .limit(MOST_SHOWN);
  return rows.map((row) => ({
    offerId: row.offerId,
    day: row.day,
    startTime: row.startTime || null,
    travelSpot: row.travelSpot,
    minimum: { people: row.minPeople ?? 0, decideOn: row.decideOn ?? row.day },
    people: row.people ?? 0,
  }));
}

/**
 * Guarantees a departure that is sold and has a minimum; with `people`, only if that number is enough. Returns false
 * if the departure can't be guaranteed or already is. The caller has locked the bookings whose travelers are
 * notified.
 */
export async function guaranteeDay(
  tx: Tx,
  of: DepartureDay,
  { at, people }: { at: Date; people?: number },
): Promise<boolean> {
  const isEnough = people === undefined ? undefined : lte(minPeople, people);
  const found = await tx
    .update(departures)
    .set({ guaranteedAt: at, updatedAt: at })
    .where(
      and(
        eq(offerId, of.offerId),
        eq(day, of.day),
        eq(startTime, of.startTime ?? ''),
        isSold,
        isNull(guaranteedAt),
        sql`${minPeople} is not null`,
        isEnough,
      ),
    )
    .returning({ day });
  return found.length > 0;
}
