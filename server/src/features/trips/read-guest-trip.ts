import { hasEnded, type GuestTrip } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { hasGuestLink, isGuestLinkOf, linkUntil, readToken } from '../../mails/trips/guest-link.ts';
import { notFound } from '../../problem-error.ts';
import { findBooking, type BookingRow } from '../booking-records/index.ts';
import { tripOfGuest } from './get-trip.ts';
import { voucherOf } from './get-voucher.ts';

/**
 * The trip and voucher of a customer without an account. Gives the same answer for a token that is forged, was replaced
 * or ended, or whose booking now has an owner. Throws `not_found`.
 */
export async function readGuestTrip(
  context: AppContext,
  { token }: { token: string },
): Promise<GuestTrip> {
  const row = await bookingOfGuest(context, token);
  if (row === null) throw notFound('trip');
  const trip = await tripOfGuest(context, row);
  if (!trip.actions.voucher || hasEnded(row)) return { trip, voucher: null };
  const { trip: named, ...voucher } = await voucherOf(context, row, trip);
  return { trip: named, voucher };
}

/** The booking of a link that works; null for any other token. */
export async function bookingOfGuest(
  context: Pick<AppContext, 'clock' | 'db'>,
  token: string,
): Promise<BookingRow | null> {
  const { clock, db } = context;
  const read = readToken(token);
  if (read === null) return null;
  const row = await findBooking(db.orm, read.id);
  if (row === null || !hasGuestLink(row) || row.linkSerial !== read.linkSerial) return null;
  if (!(await isGuestLinkOf({ clock, db: db.orm }, row, read.signature))) return null;
  return localDay(clock.now(), zoneOfTrip(row)) > linkUntil(row) ? null : row;
}
