import type { OutputOf } from '@wayfarer/contract';
import type * as contract from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { exportBookings } from '../bookings/index.ts';
import { exportPayments } from '../payments/index.ts';
import { listOwnSpots } from '../spots/index.ts';
import { getOwnUser } from '../users/index.ts';

/** Everything that is kept about the caller, in one answer. */
export async function exportAccount(
  context: UserContext,
): Promise<OutputOf<typeof contract.exportAccount>> {
  const { actor, clock, db } = context;
  return {
    exportedAt: clock.now().toISOString(),
    user: await getOwnUser(context),
    spots: await listOwnSpots(context),
    bookings: await exportBookings(db.orm, actor.uid),
    payments: await exportPayments(db.orm, actor.uid),
  };
}
