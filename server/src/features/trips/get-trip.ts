import { addDays, may, type Trip, hasEnded } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { findBooking, type BookingRow, listEvents } from '../booking-records/index.ts';
import { getBookingForStaff, renameDeadline } from '../bookings/index.ts';
import { previewOf } from '../cancellations/index.ts';
import { listCounterPayments } from '../counter-payments/index.ts';
import { isPayable, listPaymentsOfBooking } from '../payments/index.ts';
import { tripActions } from './policy.ts';
import {
  presentCardPayments,
  presentCounterPayments,
  presentShare,
  presentTimeline,
} from './present.ts';
import { listLiveShares, listSentRefunds } from './store.ts';
import { tripFacts } from './trip-facts.ts';

/** The booking of the caller's own trip, or of any trip for staff who may read bookings. Throws `not_found`. */
export async function readableTrip({ actor, db }: UserContext, id: string): Promise<BookingRow> {
  const row = await findBooking(db.orm, id);
  const { staff, uid } = actor;
  const reads = staff !== null && may(staff.role, staff.extra, 'bookings.read');
  if (row === null || !(reads || row.uid === uid)) throw notFound('trip');
  return row;
}

/** All details of a trip. Throws `not_found`. */
export async function getTrip(context: UserContext, id: string): Promise<Trip> {
  return tripOf(context, await readableTrip(context, id));
}

/** The same for a booking that the caller may read. */
export async function tripOf(context: UserContext, row: BookingRow): Promise<Trip> {
  const { actor, clock, db, payments, settings } = context;
  const { orm } = db;
  const now = clock.now();
  const booking = await getBookingForStaff(context, row.id);
  const facts = await tripFacts(context, row);
  const preview = await previewOf(context, row);
  const cancellation = preview.refusal === null ? preview : null;
  const renameUntil = await lastDayToRename(context, row, now);
  const own = row.uid === actor.uid;
  const { paid } = booking;
  const cards = await listPaymentsOfBooking(orm, row.id, payments.livemode);
  const ids = cards.map(({ id }) => id);
  return {
    booking,
    ...facts,
    cardPayments: presentCardPayments(cards),
    counterPayments: presentCounterPayments(await listCounterPayments(orm, row.id)),
    cancellation,
    renameUntil,
    // staff don't see whom a traveler shares with
    shares: own ? (await listLiveShares(orm, row.id)).map(presentShare) : [],
    actions: tripActions({
      own,
      booking,
      phase: facts.phase,
      payable: isPayable({ booking: row, paid }, now),
      renamable: renameUntil !== null,
      cancelable: cancellation !== null,
      payOnArrival: await settings.read('booking.payOnArrival'),
    }),
    timeline: presentTimeline({
      events: await listEvents(orm, row.id),
      payments: cards,
      refunds: await listSentRefunds(orm, ids),
    }),
    checkedInAt: row.attendance === 'checked_in' ? (row.attendanceAt?.toISOString() ?? null) : null,
  };
}

/** The last whole day on which travelers can be renamed; the deadline is the midnight after it. */
async function lastDayToRename(
  { settings }: UserContext,
  row: BookingRow,
  now: Date,
): Promise<string | null> {
  const untilDays = await settings.read('booking.transferUntilDays');
  if (hasEnded(row) || now > renameDeadline(row, untilDays)) return null;
  return addDays(row.travelDate, -untilDays - 1);
}
