import type { Booking } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { mayRead } from './policy.ts';
import { presentBooking } from './present.ts';
import { findBookingRow } from './store.ts';

/** One booking that the caller may see. Throws `not_found` otherwise. */
export async function getBooking(
  { actor, config, db, payments }: UserContext,
  id: string,
): Promise<Booking> {
  const found = await findBookingRow(db.orm, id, payments.livemode);
  if (!found || !mayRead(actor, found.booking)) throw notFound('booking');
  const { booking, ...facts } = found;
  return presentBooking(booking, { ...facts, charge: config.charge, reader: actor });
}
