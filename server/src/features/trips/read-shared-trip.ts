import { type SharedTrip, hasEnded } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { notFound } from '../../problem-error.ts';
import { findBooking } from '../booking-records/index.ts';
import { sharesHaveEnded } from './policy.ts';
import { hashOf } from './share-token.ts';
import { openShare } from './store.ts';
import { tripFacts } from './trip-facts.ts';

/**
 * A trip as companions see it, without the buyer, the price and the reference. Gives the same answer for an unknown and
 * an expired token. Throws `not_found`.
 */
export async function readSharedTrip(
  context: AppContext,
  { token }: { token: string },
): Promise<SharedTrip> {
  const { clock, config, db } = context;
  const today = clock.now().toISOString().slice(0, 10);
  const share = await openShare(db.orm, { hash: hashOf(token), today });
  const row = share && (await findBooking(db.orm, share.bookingId));
  // `uid` is null if the account was deleted by an older version, which had no links
  if (share === null || row === null || row.uid === null) throw notFound('shared trip');
  if (sharesHaveEnded(row, localDay(clock.now(), zoneOfTrip(row)))) throw notFound('shared trip');
  if (hasEnded(row)) return { status: 'cancelled', trip: null };
  const { adults, children, infants, revision, travelDate, updatedAt } = row;
  return {
    status: 'booked',
    trip: {
      ...(await tripFacts(context, row)),
      firstDay: travelDate,
      startTime: row.startTime || null,
      timeZone: row.timeZone,
      travellers: { adults, children, infants },
      calendar: {
        // an id of the share, because the booking's id is only for the traveler's own calendar
        uid: `${share.id}@${new URL(config.http.publicUrl).host}`,
        sequence: revision,
        changedAt: updatedAt.toISOString(),
      },
    },
  };
}
