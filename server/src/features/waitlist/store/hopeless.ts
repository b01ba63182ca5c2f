import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { departures } from '../../../db/tables/departures.ts';
import { spotArchive, spotDetails, spots } from '../../../db/tables/spots.ts';
import { isWaiting, waitlist } from '../../../db/tables/waitlist.ts';

const { batchId, closed, day, offerId, startTime } = departures;

const isCalledOff = sql<boolean>`exists (
  select from ${departures} where ${offerId} = ${waitlist.offerId} and ${day} = ${waitlist.day}
    and ${startTime} = ${waitlist.startTime} and ${closed} and ${batchId} is not null)`;

/** An entry that may have ended, with what is known of its destination: the archive has those that are offline. */
export type MaybeHopeless = Awaited<ReturnType<typeof listMaybeHopeless>>[number];

/**
 * Entries in line whose day has come somewhere on earth or was called off, or whose destination isn't online, in the
 * order of their ids, at most `limit` after another one.
 */
export function listMaybeHopeless(
  db: Executor,
  { after, latest, limit }: { after: string; latest: string; limit: number },
) {
  return db
    .select({
      entry: waitlist,
      isCalledOff,
      isOnline: sql<boolean>`${spots.id} is not null`,
      country: sql<string>`coalesce(${spots.country}, ${spotArchive.country}, '')`,
      spot: sql<string>`coalesce(${spots.spot}, ${spotArchive.spot}, '')`,
      timeZone: spotDetails.timeZone,
    })
    .from(waitlist)
    .leftJoin(spots, eq(spots.id, waitlist.offerId))
    .leftJoin(spotArchive, eq(spotArchive.id, waitlist.offerId))
    .leftJoin(spotDetails, eq(spotDetails.spotId, waitlist.offerId))
    .where(
      and(
        isWaiting,
        sql`${waitlist.id} > ${after}`,
        or(lte(waitlist.day, latest), isCalledOff, sql`${spots.id} is null`),
      ),
    )
    .orderBy(asc(waitlist.id))
    .limit(limit);
}

/** Ends an entry that can no longer get an offer. Returns false if it is no longer in line. */
export async function lapseWaiting(tx: Tx, id: string, at: Date): Promise<boolean> {
  const ended = await tx
    .update(waitlist)
    .set({ state: 'lapsed', updatedAt: at })
    .where(and(eq(waitlist.id, id), isWaiting))
    .returning({ id: waitlist.id });
  return ended.length > 0;
}
