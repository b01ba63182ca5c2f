import { agreedTotal, moneyTaken, tripMoney } from '@wayfarer/contract';
import { eq } from 'drizzle-orm';
import { balanceSql } from '../../db/money/booking-balance.ts';
import { listCardPayments } from '../../db/money/card-payments.ts';
import type { Database } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';
import {
  readBooks,
  sumsOf,
  sumsOfPayment,
  type BookedPayment,
  type Books,
} from './booked-money.ts';

/**
 * Compares the balance of each trip that takes place as computed in three ways: by the rule of its own page, by the
 * agency's lists, and by adding up its rows independently. Also checks that the agency can cancel it. Returns every
 * violation in words. Call it when nothing is in flight.
 */
export async function checkBalances(db: Database, livemode: boolean): Promise<string[]> {
  const rows = await db.orm
    .select({ booking: bookings, listed: balanceSql(livemode).mapWith(Number) })
    .from(bookings)
    .where(eq(bookings.state, 'booked'));
  const found: string[] = [];
  for (const { booking, listed } of rows) {
    const all = await readBooks(db, booking.id);
    if (all === null) continue;
    const books = { ...all, payments: countedOf(all, livemode) };
    const sums = sumsOf(books);
    const trip = agreedTotal(booking);
    const payments = await listCardPayments(db.orm, booking.id, livemode);
    const { counter, given, state } = booking;
    const { breakdown } = tripMoney(
      { state, trip, payments, counter, given, canceled: null },
      'day',
    );
    const { dueNow, dueOnArrival, paid, refunded, total } = breakdown;
    const open = Math.max(0, books.total - sums.paid);
    const says = (text: string) => found.push(`${text}: booking ${booking.id}`);
    if (dueNow + dueOnArrival !== open || listed !== open)
      says(`B1: ${dueNow + dueOnArrival} is open, in lists ${listed}, by its rows ${open}`);
    if ([dueNow, dueOnArrival, paid, refunded, total].some((amount) => amount < 0))
      says(`B2: an amount is negative: ${JSON.stringify(breakdown)}`);
    if (sums.kindness === 0 && sums.isAtRest && paid <= total && open + sums.here !== total)
      says(`B3: ${open} is open and ${sums.here} is here of ${total}`);
    const { received, returned } = sums;
    const { back, cardLeft, taken } = moneyTaken({ payments, trip }, { received, returned });
    if (back > taken || back < 0 || taken - back !== sums.here || cardLeft > taken)
      says(`B4: ${taken - back} would be divided by canceling, ${sums.here} is here`);
  }
  return found;
}

/**
 * The payments that count: only real payments if the site takes real money or some real money is still there, otherwise
 * all.
 */
function countedOf({ payments }: Books, livemode: boolean): BookedPayment[] {
  const real = payments.filter(({ test }) => !test);
  const isHere = real.some((payment) => sumsOfPayment(payment).lives);
  return livemode || isHere ? real : payments;
}
