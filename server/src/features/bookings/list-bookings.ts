import type { Booking } from '@wayfarer/contract';
import type { Actor, UserContext } from '../../context.ts';
import { presentBooking } from './present.ts';
import { type BookingRow, listBookingRows } from './store.ts';

/**
 * The caller's bookings, an administrator's: all; newest travel date first. A client finds its own rows
 * by the e-mail (spec §6), so those carry the caller's address of today.
 */
export async function listBookings({ actor, db }: UserContext): Promise<Booking[]> {
  const everybody = actor.role === 'administrator';
  const found = await listBookingRows(db.orm, everybody ? null : actor.uid);
  return found.map(({ booking, paid }) => presentBooking(underOwnAddress(booking, actor), paid));
}

function underOwnAddress(row: BookingRow, { uid, email }: Actor): BookingRow {
  return row.uid === uid ? { ...row, travelEmail: email } : row;
}
