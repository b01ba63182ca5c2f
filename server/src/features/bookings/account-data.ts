import type { Booking } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import type { Reader } from '../../own-address.ts';
import { presentBooking } from './present.ts';
import { listBookingRows } from './store.ts';

export { forgetTravellers, partBookings } from './store.ts';

/** A traveller's bookings, for the export of everything that is kept about a person. */
export async function exportBookings(executor: Executor, person: Reader): Promise<Booking[]> {
  const found = await listBookingRows(executor, person.uid);
  return found.map(({ booking, paid }) => presentBooking(booking, paid, person));
}
