import { recordBookingEvent } from '../../booking-events.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { giveBooking, listClaimed, lockAddress } from './store.ts';

/**
 * Gives an account the bookings that were made for its address, in the transaction that writes down that the
 * address is proved. Nothing else gives them away: anybody can register under any address.
 */
export async function claimBookings(
  context: Pick<AppContext, 'clock'>,
  tx: Tx,
  { emailKey, uid }: { emailKey: string; uid: string },
): Promise<void> {
  await lockAddress(tx, emailKey);
  for (const bookingId of await listClaimed(tx, emailKey)) {
    if (!(await giveBooking(tx, bookingId, { uid, at: context.clock.now() }))) continue;
    const by = { kind: 'traveller', userId: uid } as const;
    await recordBookingEvent(context, tx, { bookingId, kind: 'claimed', by });
  }
}
