import { agreedTotal, payableLeft, tripMoney, type TripMoney } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { listCardPayments } from '../../db/money/card-payments.ts';
import type { Executor } from '../../db/database.ts';
import type { BookingRow } from '../booking-records/index.ts';
import type { PaymentAttempt } from './store/attempts.ts';
import { listLivePayments } from './store/ledger.ts';

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

/**
 * True if the part that an attempt pays is paid already. For the balance, also if less than the attempt's amount is
 * left. Read it in a statement after locking the booking.
 */
export async function isPartPaid(
  context: Pick<AppContext, 'config' | 'payments'>,
  db: Executor,
  booking: BookingRow,
  { amount, part }: Pick<PaymentAttempt, 'amount' | 'part'>,
): Promise<boolean> {
  const { breakdown, isPaid } = await bookingMoney(context, db, booking);
  if (part === 1) return isPaid;
  const live = await listLivePayments(db, booking.id, context.payments.livemode);
  const left = payableLeft(breakdown);
  return left < amount || live.some((payment) => payment.part === part);
}
