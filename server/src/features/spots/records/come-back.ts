import type { Tx } from '../../../db/database.ts';
import { linkBookingsToSpot } from '../../booking-records/index.ts';
import { restoreSpotPolicy } from '../../policies/index.ts';
import { findBelonging, giveBelongingsBack } from './rows/store-belongings.ts';
import { insertSpot, type SpotRow } from './rows/store.ts';

/** Publishes a destination that was published before, and restores its data, so that its bookings find it again. */
export async function comeBack(tx: Tx, spot: SpotRow): Promise<void> {
  const { id } = await insertSpot(tx, spot);
  const policy = await findBelonging(tx, id, 'spot_policies');
  if (policy !== null) await restoreSpotPolicy(tx, policy);
  await giveBelongingsBack(tx, id);
  await linkBookingsToSpot(tx, id);
}
