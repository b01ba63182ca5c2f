import type { Booking } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../context.ts';
import type { Reader } from '../../present-email.ts';
import { notFound } from '../../problem-error.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { bookingInLanguages } from './in-languages.ts';
import { mayRead } from './policy.ts';
import { presentBooking } from './present.ts';
import { findBookingRow } from './store/bookings.ts';

export function getBooking(context: UserContext, id: string): Promise<Booking> {
  const { actor } = context;
  return readBooking(context, id, { reader: actor, isFor: (booking) => mayRead(actor, booking) });
}

/** Any booking, for staff; the endpoint checks the permission. Throws `not_found`. */
export function getBookingForStaff(context: UserContext, id: string): Promise<Booking> {
  return readBooking(context, id, { reader: context.actor, isFor: () => true });
}

/** Any booking, for a customer without an account whose trip link was verified. Throws `not_found`. */
export function getBookingForGuest(context: AppContext, id: string): Promise<Booking> {
  return readBooking(context, id, { reader: null, isFor: () => true });
}

async function readBooking(
  context: AppContext,
  id: string,
  { isFor, reader }: { reader: Reader | null; isFor: (booking: BookingRow) => boolean },
): Promise<Booking> {
  const { config, db, payments } = context;
  const found = await findBookingRow(db.orm, id, payments.livemode);
  if (!found || !isFor(found.booking)) throw notFound('booking');
  const { booking, ...facts } = found;
  const shown = presentBooking(booking, { ...facts, charge: config.charge, reader });
  return bookingInLanguages(context, db.orm, shown);
}
