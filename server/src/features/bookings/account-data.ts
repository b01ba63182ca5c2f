import type { Booking } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { presentBooking } from './present.ts';
import { listBookingRows } from './store.ts';

export { anonymiseBookings } from './store.ts';

/** A traveller's bookings, for the export of everything that is kept about a person. */
export async function exportBookings(executor: Executor, uid: string): Promise<Booking[]> {
  const found = await listBookingRows(executor, uid);
  return found.map(({ booking, paid }) => presentBooking(booking, paid));
}
