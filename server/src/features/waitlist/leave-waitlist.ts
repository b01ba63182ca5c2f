import type { Deleted } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { deleteBooking } from '../bookings/index.ts';
import { endWaiting, findWaiting, forgetLapsed } from './store/waiting.ts';

const DONE = { deletedCount: 1 };

/**
 * Takes the caller off the waiting list. An offer is declined by deleting its unpaid booking, whose places then go to
 * the next party in line. Throws `not_found`, `booking_paid`, `payment_in_progress`, `provider_unavailable`.
 */
export async function leaveWaitlist(context: UserContext, id: string): Promise<Deleted> {
  const { actor, clock, db } = context;
  const entry = await findWaiting(db.orm, id);
  if (entry?.uid !== actor.uid) throw notFound('place in line');
  const at = clock.now();
  if (await endWaiting(db.orm, id, at)) return DONE;
  // places may have been offered in the meantime
  const now = await findWaiting(db.orm, id);
  if (now?.state === 'offered' && now.bookingId !== null) {
    return deleteBooking(context, now.bookingId);
  }
  if (await forgetLapsed(db.orm, id, at)) return DONE;
  throw notFound('place in line');
}
