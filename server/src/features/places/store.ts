import { addDays, type BookingLimits, type DayRecord } from '@wayfarer/contract';
import { and, asc, between, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { Executor, Reader, Tx } from '../../db/database.ts';
import { presentDeparture } from '../../db/records/departure-minimum.ts';
import { findRow } from '../../db/rows.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { departures, spotAvailability, weekdayBits } from '../../db/tables/departures.ts';
import { type DayKey, keyText } from './day-keys.ts';
import { limitsOf, type StoredLimits } from './present.ts';

/** A destination and the first day of a trip to it. */
export interface DepartureDay {
  offerId: string;
  day: string;
  /** `HH:mm` by the destination's clock; empty or left out for a departure without a start time. */
  startTime?: string;
}

const ofOffer = (offerId: string) => eq(departures.offerId, offerId);
export const isDay = ({ day, offerId, startTime = '' }: DepartureDay) =>
  and(ofOffer(offerId), eq(departures.day, day), eq(departures.startTime, startTime));
export const KEY = [departures.offerId, departures.day, departures.startTime];

export const findDeparture = (db: Executor, of: DepartureDay) => findRow(db, departures, isDay(of));

/** Reads in one statement if a day is closed, and the destination's limits (null if it has none). */
export async function findSale(
  db: Executor,
  of: DepartureDay,
): Promise<{ closed: boolean; limits: StoredLimits | null }> {
  const [row] = await db
    .select({ closed: departures.closed, limits: getTableColumns(spotAvailability) })
    .from(sql`(select 1) as one`)
    .leftJoin(departures, isDay(of))
    .leftJoin(spotAvailability, eq(spotAvailability.offerId, of.offerId));
  return { closed: row?.closed ?? false, limits: row?.limits ? limitsOf(row.limits) : null };
}

/** The limits of a destination; null if it has none, as for a booking whose destination is gone. */
export async function findLimits(db: Reader, offerId: string | null): Promise<StoredLimits | null> {
  if (offerId === null) return null;
  const row = await findRow(db, spotAvailability, eq(spotAvailability.offerId, offerId));
  return row && limitsOf(row);
}

export async function putLimits(
  tx: Tx,
  offerId: string,
  { weekdays, ...limits }: BookingLimits,
  { revision, updatedAt }: { revision: number; updatedAt: Date },
): Promise<void> {
  const set = { ...limits, weekdays: weekdayBits(weekdays), revision, updatedAt };
  await tx
    .insert(spotAvailability)
    .values({ offerId, ...set })
    .onConflictDoUpdate({ target: spotAvailability.offerId, set });
}

const columns = {
  day: departures.day,
  startTime: departures.startTime,
  scheduled: departures.scheduled,
  closed: departures.closed,
  capacity: departures.capacity,
  note: departures.note,
  taken: departures.taken,
  minPeople: departures.minPeople,
  decideOn: departures.decideOn,
  guaranteedAt: departures.guaranteedAt,
  kept: departures.kept,
};

/** The stored days of a destination in a span, with each start time of a day, in order. */
export async function listDays(
  db: Reader,
  offerId: string,
  { from, to }: { from: string; to: string },
): Promise<DayRecord[]> {
  const rows = await db
    .select(columns)
    .from(departures)
    .where(and(ofOffer(offerId), between(departures.day, from, to)))
    .orderBy(asc(departures.day), asc(departures.startTime));
  return rows.map(presentDeparture);
}

const inOrder = (a: DayKey, b: DayKey) =>
  a.day.localeCompare(b.day, 'en') || a.startTime.localeCompare(b.startTime, 'en');

/**
 * Locks days of a destination until the transaction ends, in ascending order, and returns their current state. Days
 * without a row get one, because a row must exist to be locked.
 */
export async function lockDays(
  tx: Tx,
  offerId: string,
  days: readonly DayKey[],
  at: Date,
): Promise<DayRecord[]> {
  const rows = [...days]
    .sort(inOrder)
    .map(({ day, startTime }) => ({ offerId, day, startTime, updatedAt: at }));
  const locked = await tx
    .insert(departures)
    .values(rows)
    .onConflictDoUpdate({
      target: KEY,
      set: { taken: departures.taken },
    })
    .returning(columns);
  return locked.map(presentDeparture);
}

interface DaySet {
  scheduled?: boolean | undefined;
  closed?: boolean | undefined;
  capacity?: number | null | undefined;
  note?: string | undefined;
  /** Null means that the departure takes place with any number of people. */
  minimum?: { people: number; decideDays: number } | null | undefined;
}

/** Sets parts of days in ascending order, and adds rows where there are none. Returns the days. */
export async function putDays(
  tx: Tx,
  offerId: string,
  days: readonly DayKey[],
  { minimum, ...set }: DaySet,
  at: Date,
): Promise<DayRecord[]> {
  const minimumOf = (day: string) =>
    minimum !== undefined && {
      minPeople: minimum?.people ?? null,
      decideOn: minimum && addDays(day, -minimum.decideDays),
    };
  const rows = [...days]
    .sort(inOrder)
    .map((key) => Object.assign({ offerId, ...key, updatedAt: at }, set, minimumOf(key.day)));
  const ownDay = { decideOn: sql`excluded.decide_on`, minPeople: sql`excluded.min_people` };
  const written = await tx
    .insert(departures)
    .values(rows)
    .onConflictDoUpdate({
      target: KEY,
      set: { ...set, ...(minimum !== undefined && ownDay), updatedAt: at },
    })
    .returning(columns);
  return written.map(presentDeparture);
}

/**
 * The days and start times among `keys` for which people have booked, in order: those with taken places, or at which a
 * trip begins.
 */
export async function bookedDays(
  tx: Tx,
  offerId: string,
  keys: readonly DayKey[],
): Promise<DayKey[]> {
  const days = [...new Set(keys.map(({ day }) => day))];
  const { day, startTime, taken } = departures;
  const full = tx
    .select({ day, startTime })
    .from(departures)
    .where(and(ofOffer(offerId), inArray(day, days), gt(taken, 0)));
  const begun = tx
    .select({ day: bookings.travelDate, startTime: bookings.startTime })
    .from(bookings)
    .where(
      and(
        eq(bookings.offerId, offerId),
        inArray(bookings.travelDate, days),
        inArray(bookings.state, ['held', 'booked']),
      ),
    );
  const asked = new Set(keys.map(keyText));
  const rows = await full.union(begun);
  return rows.filter((row) => asked.has(keyText(row))).sort(inOrder);
}

export async function listStarts(
  db: Reader,
  offerId: string,
  days: readonly string[],
): Promise<(DayKey & { closed: boolean; taken: number })[]> {
  const { closed, day, scheduled, startTime, taken } = departures;
  return db
    .select({ day, startTime, closed, taken })
    .from(departures)
    .where(and(ofOffer(offerId), inArray(day, [...days]), eq(scheduled, true)))
    .orderBy(asc(day), asc(startTime));
}
