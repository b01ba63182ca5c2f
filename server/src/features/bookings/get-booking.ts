import type { Booking } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { mayRead } from './policy.ts';
import { presentBooking } from './present.ts';
import { findBookingRow } from './store/bookings.ts';

/** A booking that the caller may see. Throws `not_found` otherwise. */
export function getBooking(context: UserContext, id: string): Promise<Booking> {
  return readBooking(context, id, (booking) => mayRead(context.actor, booking));
}

/** Any booking, for staff; the endpoint checks the permission. Throws `not_found`. */
export function getBookingForStaff(context: UserContext, id: string): Promise<Booking> {
  return readBooking(context, id, () => true);
}

async function readBooking(
  { actor, config, db, payments }: UserContext,
  id: string,
  isFor: (booking: BookingRow) => boolean,
): Promise<Booking> {
  const found = await findBookingRow(db.orm, id, payments.livemode);
  if (!found || !isFor(found.booking)) throw notFound('booking');
  const { booking, ...facts } = found;
  return presentBooking(booking, { ...facts, charge: config.charge, reader: actor });
}
