import type { BookingRecord } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { retakePlaces } from '../places/index.ts';
import { getBookingRecord } from '../booking-history/index.ts';
import {
  assertConfirmed,
  bookingEnded,
  type BookingRow,
  confirmBookingRow,
  findBooking,
  lockBookingForUpdate,
} from '../booking-records/index.ts';
import { mailBooked } from '../bookings/index.ts';
import { againWithoutLapsed } from '../holds/index.ts';
import { findTerms } from '../policies/index.ts';

/**
 * Confirms a held booking without a payment, or an expired one if its places are still free, and sends the
 * confirmation email. Does nothing if it is already booked. Throws `not_found`, `booking_cancelled`, `not_confirmed`,
 * `trip_started`, `not_bookable_then`, `sold_out`.
 */
export async function confirmBooking(context: UserContext, id: string): Promise<BookingRecord> {
  const found = await findBooking(context.db.orm, id);
  if (found === null) throw notFound('booking');
  const remindBefore = await context.settings.read('mails.reminder.daysBefore');
  const during = { day: found.travelDate, days: found.durationDays };
  await againWithoutLapsed(context, during, () =>
    context.db.orm.transaction(async (tx) => {
      const booking = await lockBookingForUpdate(tx, id);
      if (booking === null) throw notFound('booking');
      if (booking.state === 'cancelled') throw bookingEnded(booking);
      if (booking.state === 'booked') return;
      assertConfirmed(booking);
      if (booking.state === 'expired') await takeAgain(tx, booking, context.clock.now());
      const by = { kind: 'staff', userId: context.actor.uid } as const;
      const confirmed = await confirmBookingRow(context, tx, booking, by);
      await recordAct(context, tx, 'booking_confirmed', id);
      const terms = await findTerms(tx, booking.policyId);
      const forCustomer = { notify: true };
      await mailBooked(context, tx, { booking: confirmed, terms, remindBefore, forCustomer });
    }),
  );
  return getBookingRecord(context, id);
}

async function takeAgain(tx: Tx, booking: BookingRow, now: Date): Promise<void> {
  if (booking.travelDate <= localDay(now, zoneOfTrip(booking))) {
    throw new ProblemError('trip_started', 'This trip has begun.');
  }
  await retakePlaces(tx, booking, now);
}
