import type { Deleted, getTripLink as endpoint, OutputOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { guestLink, hasGuestLink, linkUntil } from '../../mails/trips/guest-link.ts';
import { wordsIn } from '../../mails/words-in.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import {
  findBooking,
  lockBookingForUpdate,
  updateBookingRow,
  type BookingRow,
} from '../booking-records/index.ts';

type Link = OutputOf<typeof endpoint>;

/** The trip link of a customer without an account, for staff to copy. Throws `not_found`, `link_ended`. */
export async function getTripLink(context: UserContext, id: string): Promise<Link> {
  const { orm } = context.db;
  const booking = guestBooking(context, await findBooking(orm, id));
  if (!hasGuestLink(booking)) {
    throw new ProblemError('link_ended', 'The link to this trip was ended. Make a new one.');
  }
  return linkOf(context, orm, booking);
}

/** Replaces a trip link, even one that staff ended. Throws `not_found`, `link_ended`. */
export function renewTripLink(context: UserContext, id: string): Promise<Link> {
  return context.db.orm.transaction(async (tx) => {
    const { linkSerial } = guestBooking(context, await lockBookingForUpdate(tx, id));
    const renewed = { linkSerial: linkSerial + 1, linkEndedAt: null };
    const booking = await updateBookingRow(tx, id, renewed);
    if (booking === null) throw notFound('booking');
    await recordAct(context, tx, 'trip_link_renewed', id);
    return linkOf(context, tx, booking);
  });
}

/** Ends a trip link at once, including in emails not yet sent. Throws `not_found`. */
export async function endTripLink(context: UserContext, id: string): Promise<Deleted> {
  const { clock, db } = context;
  const deletedCount = await db.orm.transaction(async (tx) => {
    const booking = await lockBookingForUpdate(tx, id);
    if (booking === null || booking.uid !== null) throw notFound('booking');
    if (!hasGuestLink(booking)) return 0;
    await updateBookingRow(tx, id, { linkEndedAt: clock.now() });
    await recordAct(context, tx, 'trip_link_ended', id);
    return 1;
  });
  return { deletedCount };
}

/**
 * Returns the booking if it belongs to a customer without an account and its trip can still be shown. Throws
 * `not_found`, `link_ended`.
 */
function guestBooking({ clock }: UserContext, booking: BookingRow | null): BookingRow {
  if (booking === null || booking.uid !== null || booking.guestId === null) {
    throw notFound('booking');
  }
  if (localDay(clock.now(), zoneOfTrip(booking)) > linkUntil(booking)) {
    throw new ProblemError('link_ended', 'This trip is over, so its link no longer exists.');
  }
  return booking;
}

async function linkOf(
  { clock, config }: UserContext,
  db: Executor,
  booking: BookingRow,
): Promise<Link> {
  const url = await guestLink({ clock, db }, wordsIn(config, booking.language).publicUrl, booking);
  return { url, until: linkUntil(booking) };
}
