import { and, asc, between, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor, Reader, Tx } from '../../db/database.ts';
import { departures, spotAvailability } from '../../db/tables/departures.ts';
import { isWaiting, waitlist } from '../../db/tables/waitlist.ts';
import { limitsOf, type StoredLimits } from './present.ts';
import { lockSaleForShare } from './store.ts';

const { day, kept, offerId, startTime } = departures;
const ofOffer = (id: string) => and(eq(offerId, id), eq(startTime, ''));
const hasKept = gt(kept, 0);

/** The number of free places of a day, including kept ones. */
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
    .orderBy(asc(day))
    .for('no key update');
  if (locked.length === 0) return;
  await tx.execute(sql`
    update departures as known set kept = wanted.kept from (
      select known.day, case when limits.mode <> 'open' and is_waited_for(known.offer_id, known.day)
        then greatest(0, ${free}) else 0 end as kept
      from departures as known join spot_availability as limits on limits.offer_id = known.offer_id
      where known.offer_id = ${id} and known.start_time = ''
    ) as wanted
    where known.offer_id = ${id} and known.start_time = '' and known.day = wanted.day
      and known.kept <> wanted.kept
      and known.day in ${locked.map((row) => row.day)}`);
}

/** Gives kept places to the party that they were kept for. The caller has locked the days. */
export async function spendKept(
  tx: Tx,
  id: string,
  days: readonly string[],
  people: number,
): Promise<void> {
  await tx.execute(sql`
    update departures as known
    set kept = greatest(0, least(known.kept - ${people}::integer, ${free} - ${people}::integer))
    from spot_availability as limits
    where limits.offer_id = known.offer_id and known.offer_id = ${id} and known.start_time = ''
      and known.kept > 0 and known.day in ${[...days]}`);
}

/** Locks the days with kept places of a destination, in ascending order. */
export async function lockKeptDays(tx: Tx, id: string): Promise<void> {
  await tx
    .select({ day })
    .from(departures)
    .where(and(ofOffer(id), hasKept))
    .orderBy(asc(day))
    .for('no key update');
}

/** Puts all kept places of a destination on sale. The caller has locked their days. */
export async function releaseKept(tx: Tx, id: string): Promise<void> {
  await tx
    .update(departures)
    .set({ kept: 0 })
    .where(and(ofOffer(id), hasKept));
}

/** The destinations that have kept places. */
export async function listOffersWithKept(db: Executor): Promise<string[]> {
  const rows = await db.selectDistinct({ offerId }).from(departures).where(hasKept);
  return rows.map((row) => row.offerId);
}

/**
 * Locks a destination for the decision who is next in line, so that only one process decides at a time and the limits
 * stay the same. Returns the limits; null if the destination isn't online or has none.
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

/** The days in a span on which the trips of waiting parties begin, with the number of these parties. */
export async function listWaitingDays(
  db: Reader,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; parties: number }[]> {
  const first = waitlist.day;
  return db
    .select({ day: first, parties: count() })
    .from(waitlist)
    .where(and(eq(waitlist.offerId, id), isWaiting, between(first, from, to)))
    .groupBy(first)
    .orderBy(asc(first));
}
