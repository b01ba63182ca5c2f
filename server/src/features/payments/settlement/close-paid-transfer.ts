import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { type BookingRow, updateBookingRow } from '../../booking-records/index.ts';
import { bookingMoney } from '../booking-money.ts';
import { amountAsked } from '../policy.ts';

/** Ends an announced transfer once its part of a locked booking is paid, whether by this transfer or in another way. */
export async function closePaidTransfer(
  context: Pick<AppContext, 'config' | 'payments'>,
  tx: Tx,
  booking: BookingRow,
): Promise<void> {
  const { id, transferPart } = booking;
  if (transferPart === null) return;
  const money = await bookingMoney(context, tx, booking);
  if (amountAsked(transferPart, money) > 0) return;
  await updateBookingRow(tx, id, { transferPart: null, transferDueOn: null });
}
