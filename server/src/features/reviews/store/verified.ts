import { isBookedInTime, type Reviewer } from '@wayfarer/contract';
import { and, eq, inArray, ne, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Executor, Reader } from '../../../db/database.ts';
import {
  bookings,
  spots,
  spotSubmissions,
  staffMembers,
  tripReviews,
  users,
} from '../../../db/tables.ts';
import { isPaid } from '../../../db/tables/money/payments.ts';
import { spotArchive } from '../../../db/tables/spots.ts';
import { localDay } from '../../../lib/local-time.ts';
import { zoneOfTrip } from '../../../lib/time-zones.ts';

const contributed = (uid: SQLWrapper, offerId: SQLWrapper): SQL =>
  sql.join(
    [spots, spotSubmissions, spotArchive].map(
      (from) =>
        sql`exists (select from ${from} where ${from.id} = ${offerId} and ${from.ownerUid} = ${uid})`,
    ),
    sql` or `,
  );

const worksHere = (uid: SQLWrapper): SQL =>
  sql`exists (select from ${users} where ${users.id} = ${uid} and ${users.role} = 'administrator')
    or exists (select from ${staffMembers} where ${staffMembers.userId} = ${uid})`;

export async function findReviewer(
  db: Executor,
  { offerId, uid }: { uid: string; offerId: string },
): Promise<Reviewer> {
  const [row] = await db
    .select({
      contributor: sql<boolean>`(${contributed(sql`${uid}::text`, sql`${offerId}::text`)})`,
      staff: sql<boolean>`(${worksHere(sql`${uid}::text`)})`,
    })
    .from(sql`(select 1) as one`);
  if (row?.contributor) return 'contributor';
  return row?.staff ? 'staff' : 'traveler';
}

/**
 * Finds the verified reviews among these. A review is verified if its trip is still booked and paid, was booked on
 * its first day at the latest and isn't a no-show, and if its author neither contributed the destination nor works for the agency.
 */
export async function findVerified(
  db: Reader,
  ids: readonly string[],
  livemode: boolean,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { attendance, counter, createdAt, id, state, timeZone, travelCountry, travelDate } =
    bookings;
  const { bookingId, id: reviewId, offerId, uid } = tripReviews;
  const rows = await db
    .select({ reviewId, createdAt, timeZone, travelCountry, travelDate })
    .from(tripReviews)
    .innerJoin(bookings, eq(id, bookingId))
    .where(
      and(
        inArray(reviewId, [...ids]),
        eq(state, 'booked'),
        ne(attendance, 'no_show'),
        or(sql`${counter} > 0`, isPaid(id, livemode)),
        not(sql`(${contributed(uid, offerId)} or ${worksHere(uid)})`),
      ),
    );
  const inTime = rows.filter(({ createdAt: at, ...trip }) =>
    isBookedInTime({ ...trip, bookedOn: localDay(at, zoneOfTrip(trip)) }),
  );
  return new Set(inTime.map((row) => row.reviewId));
}
