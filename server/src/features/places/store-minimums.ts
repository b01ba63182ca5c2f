import { earliestToday, latestToday } from '@wayfarer/contract';
import { and, asc, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { departures } from '../../db/tables/departures.ts';
import { spots } from '../../db/tables/spots.ts';
import { departedBy } from './departed.ts';
import type { DepartureDay } from './store.ts';

const { closed, day, decideOn, guaranteedAt, minPeople, offerId, scheduled, startTime } =
  departures;

/** SQL without parameters, so that the planner can use the partial index of these rows. */
const isUndecided = sql`${minPeople} is not null and ${guaranteedAt} is null`;
const isSold = sql`${scheduled} and not ${closed}`;

/** The maximum numbers of undecided departures to show and to read. More are read, because some may have left. */
const [MOST_SHOWN, MOST_READ] = [50, 500];

/** Undecided departures from a day on, in order, for which enough people may have booked. */
export const listUndecided = (db: Executor, from: string): Promise<Required<DepartureDay>[]> =>
  db
    .select({ offerId, day, startTime })
    .from(departures)
    .where(and(isUndecided, isSold, gte(day, from), sql`${departures.taken} >= ${minPeople}`))
    .orderBy(asc(day), asc(offerId));

/** Undecided departures that have left, among the days of a span that are today somewhere on earth. */
export async function listLeftToday(
  db: Executor,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<Required<DepartureDay>[]> {
  const [first, last] = [earliestToday(now), latestToday(now)];
  if (to < first || from > last) return [];
  const rows = await db
    .select({ offerId, day, startTime })
    .from(departures)
    .where(and(isUndecided, isSold, gte(day, first), lte(day, last)));
  const hasLeft = await departedBy(db, rows, now);
  return rows.filter(hasLeft);
}

/**
 * The first departure that hasn't left, has the usual number of places and needs more people than `places`; null if
 * there is none.
 */
export async function findMinimumAbove(
  tx: Tx,
  of: string,
  { now, places }: { now: Date; places: number },
): Promise<{ day: string; people: number } | null> {
  const rows = await tx
    .select({ offerId, day, startTime, people: minPeople })
    .from(departures)
    .where(
      and(
        eq(offerId, of),
        gte(day, earliestToday(now)),
        isUndecided,
        isSold,
        isNull(departures.capacity),
        gt(minPeople, places),
      ),
    )
    .orderBy(asc(day))
    .limit(MOST_READ);
  const hasLeft = await departedBy(tx, rows, now);
  const row = rows.find((one) => !hasLeft(one));
  return row?.people ? { day: row.day, people: row.people } : null;
}

/**
 * Undecided departures that haven't left, whose day to decide has come and for which too few people have booked,
 * soonest first.
 * @param today The agency's day, by which it decides
 */
export async function listBelowMinimum(db: Executor, { now, today }: { now: Date; today: string }) {
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
        gte(day, earliestToday(now)),
        lte(decideOn, today),
        sql`${booked.people} < ${minPeople}`,
      ),
    )
    .orderBy(asc(day), asc(offerId))
    .limit(MOST_READ);
  const hasLeft = await departedBy(db, rows, now);
  const ahead = rows.filter((row) => !hasLeft(row)).slice(0, MOST_SHOWN);
  return ahead.map((row) => ({
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
