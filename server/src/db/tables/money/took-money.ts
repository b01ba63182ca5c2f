import { sql } from 'drizzle-orm';
import { bookings, counterPayments } from '../bookings.ts';
import { payments } from './payments.ts';

/** True if any money was ever received for the booking, by card or at the counter. */
export const tookMoney = sql<boolean>`(
  exists (select 1 from ${payments} where ${payments.bookingId} = ${bookings.id})
  or exists (select 1 from ${counterPayments} where ${counterPayments.bookingId} = ${bookings.id}))`;
