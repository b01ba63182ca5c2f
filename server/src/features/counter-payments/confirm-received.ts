import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import { type BookingEvent, type BookingRow, confirmBookingRow } from '../booking-records/index.ts';
import { closePaidTransfer, mailTrip } from '../payments/index.ts';

/**
 * Confirms a booking for which money was received at the counter, `amount` in minor units, and sends the voucher, which
 * the outbox accepts only once for each booking. `booking` is the row from before the entry.
 */
export async function confirmReceived(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { amount, by }: { amount: number; by: BookingEvent['by'] },
): Promise<void> {
  const stands = await confirmBookingRow(context, tx, booking, by);
  const paid = { ...stands, counter: booking.counter + amount };
  await closePaidTransfer(context, tx, paid);
  const about = { booking: paid, to: await findBookingEmail(tx, paid) };
  await mailTrip(context, tx, about, (write, to, trip) => write.confirmedMail(to, trip));
}
