import { agreedTotal, tripMoney, type TripMoney } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { listCardPayments } from '../../db/money/card-payments.ts';
import type { Executor } from '../../db/database.ts';
import type { BookingRow } from '../booking-records/index.ts';

/** The sums paid for an active booking. Read them in a statement after locking the booking. */
export async function bookingMoney(
  { config, payments }: Pick<AppContext, 'config' | 'payments'>,
  db: Executor,
  booking: BookingRow,
): Promise<TripMoney> {
  const cards = await listCardPayments(db, booking.id, payments.livemode);
  const sums = { ...booking, trip: agreedTotal(booking), payments: cards, canceled: null };
  return tripMoney(sums, config.charge);
}

/** True if a booking is paid, by card or at the counter. Read it in a statement after locking the booking. */
export async function isBookingPaid(
  context: Pick<AppContext, 'config' | 'payments'>,
  db: Executor,
  booking: BookingRow,
): Promise<boolean> {
  return (await bookingMoney(context, db, booking)).isPaid;
}
