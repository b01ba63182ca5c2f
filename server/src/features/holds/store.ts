import { latestToday } from '@wayfarer/contract';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { hasRow } from '../../db/rows.ts';
import { bookings, isAwaiting } from '../../db/tables/bookings.ts';
import { waitlist } from '../../db/tables/waitlist.ts';

export interface TripDays {
  day: string;
  days: number;
}

/** The ids of held bookings whose time is up, the oldest first; with `during`, only of trips on these days. */
export async function listLapsedHolds(
  db: Executor,
  { during, limit, now }: { now: Date; limit: number; during?: TripDays },
): Promise<string[]> {
  const { durationDays, heldUntil, id, state, travelDate } = bookings;
  const meets =
    during &&
    sql`(${travelDate} < ${during.day}::date + ${during.days}::integer
      and ${travelDate} + ${durationDays} > ${during.day}::date)`;
  const rows = await db
    .select({ id })
    .from(bookings)
    // a literal, because the index covers only this state
    .where(and(sql`${state} = 'held'`, lte(heldUntil, now), meets))
    .orderBy(asc(heldUntil))
    .limit(limit);
  return rows.map((row) => row.id);
}

export interface AwaitingTrip {
  id: string;
  travelDate: string;
}

/**
 * Requests without an answer whose first day has begun somewhere on earth, earliest first, at most `limit` after
 * another one.
 */
export function listAwaiting(
  db: Executor,
  { after, limit, now }: { after: AwaitingTrip | null; limit: number; now: Date },
): Promise<AwaitingTrip[]> {
  const { id, travelDate } = bookings;
  const rest =
    after === null
      ? undefined
      : sql`(${travelDate}, ${id}) > (${after.travelDate}::date, ${after.id})`;
  return db
    .select({ id, travelDate })
    .from(bookings)
    .where(and(isAwaiting, lte(travelDate, latestToday(now)), rest))
    .orderBy(asc(travelDate), asc(id))
    .limit(limit);
}

/** True if a booking holds places that were offered to someone on a waiting list. */
export const isOffer = (db: Executor, id: string): Promise<boolean> =>
  hasRow(db, waitlist, eq(waitlist.bookingId, id));
