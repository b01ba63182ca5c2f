import type { UserContext } from '../../context.ts';
import { changeUnpaidBooking } from '../payments/index.ts';
import { deleteBookingRow } from './store.ts';

/**
 * Deletes an own, unpaid booking, after cancelling a payment that was opened for it. Throws
 * `not_found`, `booking_paid`, `payment_in_progress`, `provider_unavailable`.
 */
export async function deleteBooking(
  context: UserContext,
  id: string,
): Promise<{ deletedCount: number }> {
  return changeUnpaidBooking(context, id, async (tx) => {
    await deleteBookingRow(tx, id);
    return { deletedCount: 1 };
  });
}
