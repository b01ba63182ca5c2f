import { and, asc, count, eq, gt, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { findRow, lockRow, updateRows } from '../../../db/rows.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { departures, spotAvailability } from '../../../db/tables/departures.ts';
import { spots } from '../../../db/tables/spots.ts';
import { users } from '../../../db/tables/users.ts';
import { isWaiting, waitlist, type WaitingRow } from '../../../db/tables/waitlist.ts';

export type { WaitingRow } from '../../../db/tables/waitlist.ts';

/** Adds a party to the waiting list. Returns false if that person already waits for the day. */
export async function insertWaiting(tx: Tx, row: WaitingRow): Promise<boolean> {
  const written = await tx
    .insert(waitlist)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: waitlist.id });
  return written.length > 0;
}

export const findWaiting = (db: Executor, id: string) => findRow(db, waitlist, eq(waitlist.id, id));

export const lockWaiting = (tx: Tx, id: string) =>
  lockRow(tx, waitlist, and(eq(waitlist.id, id), isWaiting));

export async function countWaitingOf(tx: Tx, uid: string): Promise<number> {
  const [row] = await tx
    .select({ entries: count() })
    .from(waitlist)
    .where(and(eq(waitlist.uid, uid), isWaiting));
  return row?.entries ?? 0;
}

export const endWaiting = (db: Executor, id: string, at: Date) =>
  updateRows(db, waitlist, { state: 'left', updatedAt: at }, and(eq(waitlist.id, id), isWaiting));

/** Takes an ended offer off its traveler's list. Returns false if the entry isn't an ended offer. */
export const forgetLapsed = (db: Executor, id: string, at: Date) =>
  updateRows(
    db,
    waitlist,
    { state: 'left', updatedAt: at },
    and(eq(waitlist.id, id), eq(waitlist.state, 'lapsed')),
  );

/** Records an offer. The caller has locked the entry. */
export async function markOffered(
  tx: Tx,
  id: string,
  { at, ...offer }: { bookingId: string; offeredUntil: Date; at: Date },
): Promise<void> {
  await tx
    .update(waitlist)
    .set({ ...offer, state: 'offered', updatedAt: at })
    .where(eq(waitlist.id, id));
}

export const listQueue = (db: Executor, offerId: string): Promise<WaitingRow[]> =>
  db
    .select()
    .from(waitlist)
    .where(and(eq(waitlist.offerId, offerId), isWaiting))
    .orderBy(asc(waitlist.createdAt), asc(waitlist.id));

const other = sql`earlier`;
/** True if the trips of both entries take places on the same day or departure. */
const sharesDay = sql`case when limits.mode = 'daily'
  then ${other}.day < ${waitlist.day} + ${waitlist.days} and ${other}.day + ${other}.days > ${waitlist.day}
  else ${other}.day = ${waitlist.day} and ${other}.start_time = ${waitlist.startTime} end`;

const ahead = sql<number>`(
  select count(*) from waitlist as earlier
    left join spot_availability as limits on limits.offer_id = earlier.offer_id
  where earlier.offer_id = ${waitlist.offerId} and earlier.state = 'waiting'
    and (earlier.created_at, earlier.id) < (${waitlist.createdAt}, ${waitlist.id}) and ${sharesDay})`.mapWith(
  Number,
);

const shown = {
  entry: waitlist,
  ahead,
  travelSpot: sql<string>`coalesce(${spots.spot}, '')`,
  travelCountry: sql<string>`coalesce(${spots.country}, '')`,
  image: spots.image,
  isFree: sql<boolean>`coalesce(${bookings.total} = 0, false)`,
};

const listShown = (db: Executor, where: SQL | undefined) =>
  db
    .select(shown)
    .from(waitlist)
    .leftJoin(spots, eq(spots.id, waitlist.offerId))
    .leftJoin(bookings, eq(bookings.id, waitlist.bookingId))
    .where(where)
    .orderBy(asc(waitlist.day), asc(waitlist.createdAt), asc(waitlist.id));

export type ShownWaiting = Awaited<ReturnType<typeof listShown>>[number];

/** A person's entries that wait or have an offer, and offers that have lapsed since a time. */
export function listOwn(db: Executor, uid: string, since: Date): Promise<ShownWaiting[]> {
  const { offeredUntil, state } = waitlist;
  const lapsed = and(eq(state, 'lapsed'), gt(offeredUntil, since));
  return listShown(
    db,
    and(eq(waitlist.uid, uid), or(inArray(state, ['waiting', 'offered']), lapsed)),
  );
}

export async function findShown(db: Executor, id: string): Promise<ShownWaiting | null> {
  const [row] = await listShown(db, eq(waitlist.id, id));
  return row ?? null;
}

export const listAllOf = (db: Executor, uid: string): Promise<WaitingRow[]> =>
  db
    .select()
    .from(waitlist)
    .where(eq(waitlist.uid, uid))
    .orderBy(asc(waitlist.createdAt), asc(waitlist.id));

/**
 * A destination's entries of one day, or from a day on, without those that have left the list, with their travelers.
 */
export function listForStaff(
  db: Executor,
  { day, from, limit, spotId }: { spotId: string; from: string; day?: string; limit: number },
) {
  const which = day === undefined ? sql`${waitlist.day} >= ${from}::date` : eq(waitlist.day, day);
  return db
    .select({ entry: waitlist, name: users.name, email: users.email })
    .from(waitlist)
    .innerJoin(users, eq(users.id, waitlist.uid))
    .where(and(eq(waitlist.offerId, spotId), which, ne(waitlist.state, 'left')))
    .orderBy(asc(waitlist.day), asc(waitlist.createdAt), asc(waitlist.id))
    .limit(limit);
}

/** Destinations that may have room for a party in line, because the first day of its trip has enough free places. */
export async function listOffersWithRoom(db: Executor): Promise<string[]> {
  const { capacity, closed, day, offerId, startTime, taken } = departures;
  const free = sql`coalesce(${capacity}, ${spotAvailability.capacity}) - coalesce(${taken}, 0)`;
  const room = or(
    sql`${spotAvailability.mode} is distinct from 'daily' and ${spotAvailability.mode} is distinct from 'departures'`,
    sql`${free} >= ${waitlist.adults} + ${waitlist.children}`,
  );
  const rows = await db
    .selectDistinct({ offerId: waitlist.offerId })
    .from(waitlist)
    .innerJoin(spots, eq(spots.id, waitlist.offerId))
    .leftJoin(spotAvailability, eq(spotAvailability.offerId, waitlist.offerId))
    .leftJoin(
      departures,
      and(eq(offerId, waitlist.offerId), eq(day, waitlist.day), eq(startTime, waitlist.startTime)),
    )
    .where(and(isWaiting, sql`not coalesce(${closed}, false)`, room));
  return rows.map((row) => row.offerId);
}
