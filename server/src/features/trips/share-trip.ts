import { LIVE_SHARES, type TripShare, type Deleted } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { wordsIn } from '../../mails/words-in.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import {
  assertStands,
  findBooking,
  lockBookingForUpdate,
  type BookingRow,
} from '../booking-records/index.ts';
import { isOver, sharesHaveEnded } from './policy.ts';
import { presentShare } from './present.ts';
import { drawToken, hashOf, shareUrl } from './share-token.ts';
import {
  countLiveShares,
  insertShare,
  listLiveShares,
  revokeShare,
  type ShareRow,
} from './store.ts';

/**
 * Makes a link to the caller's own trip; its URL is returned only once. Throws `not_found`, `booking_cancelled`,
 * `booking_expired`, `trip_started`, `too_many_shares`.
 */
export async function createTripShare(
  context: UserContext,
  bookingId: string,
): Promise<{ url: string; share: TripShare }> {
  const token = drawToken();
  const row: ShareRow = {
    id: context.newId(),
    bookingId,
    tokenHash: hashOf(token),
    createdAt: context.clock.now(),
    revokedAt: null,
    opened: 0,
    lastSeenOn: null,
  };
  const language = await context.db.orm.transaction(async (tx) => {
    // locked, so that the second of two concurrent requests counts the first one's link
    const booking = ownTrip(context, await lockBookingForUpdate(tx, bookingId));
    assertStands(booking);
    if (isOver(booking, localDay(row.createdAt, zoneOfTrip(booking)))) {
      throw new ProblemError('trip_started', 'This trip is over.');
    }
    if ((await countLiveShares(tx, bookingId)) >= LIVE_SHARES) {
      const text = `You already have ${LIVE_SHARES} links. Stop sharing one of them first.`;
      throw new ProblemError('too_many_shares', text, { params: { most: LIVE_SHARES } });
    }
    await insertShare(tx, row);
    return booking.language;
  });
  const { publicUrl } = wordsIn(context.config, language);
  return { url: shareUrl(publicUrl, token), share: presentShare(row) };
}

/** The active links to the caller's own trip. Throws `not_found`. */
export async function listTripShares(context: UserContext, id: string): Promise<TripShare[]> {
  const booking = ownTrip(context, await findBooking(context.db.orm, id));
  if (sharesHaveEnded(booking, localDay(context.clock.now(), zoneOfTrip(booking)))) return [];
  return (await listLiveShares(context.db.orm, id)).map(presentShare);
}

/** Ends a link to the caller's own trip at once. Throws `not_found`. */
export async function endTripShare(
  context: UserContext,
  { id: bookingId, share: id }: { id: string; share: string },
): Promise<Deleted> {
  const { clock, db } = context;
  ownTrip(context, await findBooking(db.orm, bookingId));
  if (!(await revokeShare(db.orm, { at: clock.now(), bookingId, id }))) throw notFound('link');
  return { deletedCount: 1 };
}

function ownTrip({ actor }: UserContext, booking: BookingRow | null): BookingRow {
  if (booking === null || booking.uid !== actor.uid) throw notFound('trip');
  return booking;
}
