import type { Booking } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Reader } from '../../present-email.ts';
import { presentBooking } from './present.ts';
import { listBookingRows } from './store/bookings.ts';

export async function exportBookings(
  { config, db, payments }: Pick<AppContext, 'config' | 'db' | 'payments'>,
  person: Reader,
): Promise<Booking[]> {
  const found = await listBookingRows(db.orm, person.uid, payments.livemode);
  return found.map(({ booking, ...facts }) =>
    presentBooking(booking, { ...facts, charge: config.charge, reader: person }),
  );
}
