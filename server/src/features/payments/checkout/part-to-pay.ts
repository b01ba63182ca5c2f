import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { bookingMoney } from '../booking-money.ts';
import { amountAsked, type Asked } from '../policy.ts';
import { bookingPaid, notDueYet } from '../problems.ts';
import { nextBalancePart } from '../store/ledger.ts';

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
  const money = await bookingMoney(context, tx, booking);
  const amount = amountAsked(asked, money);
  if (asked === 'first' ? money.isPaid : amount === 0) throw bookingPaid();
  if (asked === 'first' || (typeof asked === 'object' && !money.isPaid)) return { amount, part: 1 };
  if (!money.isPaid) throw notDueYet();
  return { amount, part: await nextBalancePart(tx, booking.id, context.payments.livemode) };
}
