import { and, asc, between, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor, Reader, Tx } from '../../db/database.ts';
import { departures, spotAvailability } from '../../db/tables/departures.ts';
import { isWaiting, waitlist } from '../../db/tables/waitlist.ts';
import { limitsOf, type StoredLimits } from './present.ts';
import { lockSaleForShare } from './store-sale.ts';
import type { DayKey } from './day-keys.ts';

const { day, kept, offerId, startTime } = departures;
const ofOffer = (id: string) => eq(offerId, id);
const hasKept = gt(kept, 0);

const free = sql`coalesce(known.capacity, limits.capacity) - known.taken`;

/**
 * Keeps all free places of a destination's days for the people who wait for them, for example after places were
 * added. Keeps none on days for which no one waits. The caller has locked the destination.
 * @param days Only these days; null means all days
 */
export async function keepFreePlaces(
  tx: Tx,
  id: string,
  days: readonly string[] | null,
): Promise<void> {
  const which = days === null ? ofOffer(id) : and(ofOffer(id), inArray(day, [...days]));
  // in the order in which trips lock their days
  const locked = await tx
    .select({ day })
    .from(departures)
    .where(which)
    .orderBy(asc(day), asc(startTime))
    .for('no key update');
  if (locked.length === 0) return;
  await tx.execute(sql`
    update departures as known set kept = wanted.kept from (
      select known.day, known.start_time,
        case when limits.mode <> 'open' and is_waited_for(known.offer_id, known.day, known.start_time)
          then greatest(0, ${free}) else 0 end as kept
      from departures as known join spot_availability as limits on limits.offer_id = known.offer_id
      where known.offer_id = ${id}
    ) as wanted
    where known.offer_id = ${id} and known.day = wanted.day and known.start_time = wanted.start_time
      and known.kept <> wanted.kept
      and known.day in ${[...new Set(locked.map((row) => row.day))]}`);
}

/** Gives kept places to the party that they were kept for. The caller has locked the days. */
export async function spendKept(
  tx: Tx,
  id: string,
  days: readonly DayKey[],
  people: number,
): Promise<void> {
  // a trip takes places at one start time
  const [{ startTime: time } = { startTime: '' }] = days;
  await tx.execute(sql`
    update departures as known
    set kept = greatest(0, least(known.kept - ${people}::integer, ${free} - ${people}::integer))
    from spot_availability as limits
    where limits.offer_id = known.offer_id and known.offer_id = ${id} and known.start_time = ${time}
      and known.kept > 0 and known.day in ${days.map((key) => key.day)}`);
}

/** Locks the days with kept places of a destination, in ascending order. */
export async function lockKeptDays(tx: Tx, id: string): Promise<void> {
  await tx
    .select({ day })
    .from(departures)
    .where(and(ofOffer(id), hasKept))
    .orderBy(asc(day), asc(startTime))
    .for('no key update');
}

/** Puts all kept places of a destination on sale. The caller has locked their days. */
export async function releaseKept(tx: Tx, id: string): Promise<void> {
  await tx
    .update(departures)
    .set({ kept: 0 })
    .where(and(ofOffer(id), hasKept));
}

export async function listOffersWithKept(db: Executor): Promise<string[]> {
  const rows = await db.selectDistinct({ offerId }).from(departures).where(hasKept);
  return rows.map((row) => row.offerId);
}

/**
 * Locks a destination for the decision about who is next in line, so that only one process decides at a time and the
 * limits stay the same. Returns the limits; null if the destination isn't online or has none.
 */
export async function lockQueue(tx: Tx, id: string): Promise<StoredLimits | null> {
  if (!(await lockSaleForShare(tx, id))) return null;
  const [row] = await tx
    .select()
    .from(spotAvailability)
    .where(eq(spotAvailability.offerId, id))
    .for('no key update');
  return row === undefined ? null : limitsOf(row);
}

/** The days and start times in a span at which the trips of waiting parties begin, with the number of these parties. */
export async function listWaitingDays(
  db: Reader,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<(DayKey & { parties: number })[]> {
  const first = waitlist.day;
  const time = waitlist.startTime;
  return db
    .select({ day: first, startTime: time, parties: count() })
    .from(waitlist)
    .where(and(eq(waitlist.offerId, id), isWaiting, between(first, from, to)))
    .groupBy(first, time)
    .orderBy(asc(first), asc(time));
}
