import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { giveClaimed, lockAddress, type Claimant } from './store.ts';

/**
 * Gives an account the bookings made for its address, in the transaction that records the address as verified. There is
 * no other way, because anybody can register any address.
 */
export async function claimBookings(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  claimant: Claimant,
): Promise<void> {
  await lockAddress(tx, claimant.emailKey);
  await giveClaimed(tx, claimant, clock.now());
}
