import type { AppContext } from '../../context.ts';
import type { SqlExecutor, Tx } from '../../db/database.ts';
import { giveWaitingBookings, giveWaitingBookingsRaw } from '../booking-records/index.ts';
import { deleteClaimed, deleteClaimedRaw, lockAddress, type Claimant } from './store.ts';

/**
 * Gives an account the bookings made for its address, in the transaction that records the address as verified. Nothing
 * else may do this, because anyone can register any address.
 */
export async function claimBookings(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  claimant: Claimant,
): Promise<void> {
  await lockAddress(tx, claimant.emailKey);
  await giveWaitingBookings(tx, claimant, clock.now());
  await deleteClaimed(tx, claimant);
}

/** Like `claimBookings`, in a transaction of the identity service, which has locked the address. */
export async function giveClaimedRaw(tx: SqlExecutor, to: Claimant, at: Date): Promise<void> {
  await giveWaitingBookingsRaw(tx, to, at);
  await deleteClaimedRaw(tx, to);
}
