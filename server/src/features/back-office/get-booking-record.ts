import type { BookingRecord } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { getBookingForStaff } from '../bookings/index.ts';
import { presentCounterPayment, presentEvent } from './present.ts';
import { listCounterPayments, listEvents } from './store.ts';

/** A booking with its timeline and its payments at the counter. Throws `not_found`. */
export async function getBookingRecord(context: UserContext, id: string): Promise<BookingRecord> {
  const { orm } = context.db;
  const booking = await getBookingForStaff(context, id);
  return {
    booking,
    counterPayments: (await listCounterPayments(orm, id)).map(presentCounterPayment),
    events: (await listEvents(orm, id)).map(presentEvent),
  };
}
