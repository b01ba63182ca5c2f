import { addDays, may, type Booking, type Trip, hasEnded } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../context.ts';
import { findGoing } from '../../db/records/departure-minimum.ts';
import { notFound } from '../../problem-error.ts';
import { findBooking, type BookingRow, listEvents } from '../booking-records/index.ts';
import { getBookingForGuest, getBookingForStaff, renameDeadline } from '../bookings/index.ts';
import { previewOf } from '../cancellations/index.ts';
import { listCounterPayments } from '../counter-payments/index.ts';
import { isBalancePayable, isPayable, listPaymentsOfBooking } from '../payments/index.ts';
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

export async function getTrip(context: UserContext, id: string): Promise<Trip> {
  return tripOfCaller(context, await readableTrip(context, id));
}

export async function tripOfCaller(context: UserContext, row: BookingRow): Promise<Trip> {
  const booking = await getBookingForStaff(context, row.id);
  return tripOf(context, row, { booking, own: row.uid === context.actor.uid });
}

/** All details of the trip of a customer without an account, who can read them but not act. */
export async function tripOfGuest(context: AppContext, row: BookingRow): Promise<Trip> {
  const booking = await getBookingForGuest(context, row.id);
  const trip = await tripOf(context, row, { booking, own: false });
  return { ...trip, renameUntil: null };
}

async function tripOf(
  context: AppContext,
  row: BookingRow,
  { booking, own }: { booking: Booking; own: boolean },
): Promise<Trip> {
  const { clock, db, payments, settings } = context;
  const { orm } = db;
  const now = clock.now();
  const facts = await tripFacts(context, row);
  const preview = await previewOf(context, row);
  const cancellation = preview.refusal === null ? preview : null;
  const renameUntil = await lastDayToRename(context, row, now);
  const { paid } = booking;
  const cards = await listPaymentsOfBooking(orm, row.id, payments.livemode);
  const ids = cards.map(({ id }) => id);
  return {
    booking,
    ...facts,
    ...(await departureOf(context, row)),
    cardPayments: presentCardPayments(cards),
    counterPayments: presentCounterPayments(await listCounterPayments(orm, row.id)),
    cancellation,
    renameUntil,
    // staff don't see a traveler's links for companions
    shares: own ? (await listLiveShares(orm, row.id)).map(presentShare) : [],
    actions: tripActions({
      own,
      booking,
      phase: facts.phase,
      payable: isPayable({ booking: row, paid }, now),
      balancePayable: isBalancePayable(booking, now),
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

/**
 * The minimum of a trip's departure, or that the departure is guaranteed; empty if it takes place with any number of
 * people.
 */
async function departureOf(
  { db }: AppContext,
  booking: BookingRow,
): Promise<Pick<Trip, 'departure'>> {
  const going = await findGoing(db.orm, booking);
  return going === null ? {} : { departure: going };
}

/** The last whole day on which the traveler's name can be changed; the deadline is the following midnight. */
async function lastDayToRename(
  { settings }: AppContext,
  row: BookingRow,
  now: Date,
): Promise<string | null> {
  const untilDays = await settings.read('booking.transferUntilDays');
  if (hasEnded(row) || now > renameDeadline(row, untilDays)) return null;
  return addDays(row.travelDate, -untilDays - 1);
}
