import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { bookingMoney } from '../booking-money.ts';
import { amountDue, payableBalance } from '../policy.ts';
import { bookingPaid, notDueYet } from '../problems.ts';
import { nextBalancePart } from '../store/ledger.ts';

/**
 * What is to be paid: the first payment; the balance that travelers can pay online; the rest of the trip, even if it is
 * due on arrival; or a sum in minor units, but at most what is left.
 */
export type Asked = 'first' | 'balance' | 'rest' | { upTo: number };

/**
 * The amount to pay, in minor units, and its part. Read it in a statement after locking the booking. Throws
 * `booking_paid`, and `not_due_yet` before the first payment.
 */
export async function partToPay(
  context: AppContext,
  tx: Tx,
  booking: BookingRow,
  asked: Asked,
): Promise<{ amount: number; part: number }> {
  const { breakdown, isPaid } = await bookingMoney(context, tx, booking);
  if (asked === 'first') {
    if (isPaid) throw bookingPaid();
    return { amount: amountDue(booking, context.config.charge), part: 1 };
  }
  const left = breakdown.dueNow + breakdown.dueOnArrival;
  const amount = asked === 'balance' ? payableBalance(breakdown) : left;
  if (amount === 0) throw bookingPaid();
  if (typeof asked === 'object' && !isPaid) return { amount: Math.min(asked.upTo, left), part: 1 };
  if (!isPaid) throw notDueYet();
  const part = await nextBalancePart(tx, booking.id, context.payments.livemode);
  return { amount: typeof asked === 'object' ? Math.min(asked.upTo, left) : amount, part };
}
