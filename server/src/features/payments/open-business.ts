import { earliestToday } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import type { GuestIdentity } from '../../db/tables/guests.ts';
import {
  listDisputedBookings,
  listPaidBookingsAhead,
  listBookingsUnderRefund,
  ofAccount,
  ofGuest,
} from './store/open-business.ts';

export interface OpenBusiness {
  kind: 'trip_ahead' | 'dispute_open' | 'refund_pending';
  bookingIds: readonly string[];
}

type Context = Pick<AppContext, 'clock' | 'payments'>;

/** The most serious kind of unfinished business with a traveler, or null. A live site ignores test money. */
export const openBusinessOf = (
  context: Context,
  executor: Executor,
  uid: string,
): Promise<OpenBusiness | null> => mostSerious(context, executor, ofAccount(uid));

/** The same for a customer without an account. */
export const openBusinessOfGuest = (
  context: Context,
  executor: Executor,
  guest: GuestIdentity,
): Promise<OpenBusiness | null> => mostSerious(context, executor, ofGuest(executor, guest));

async function mostSerious(
  { clock, payments: { livemode } }: Context,
  executor: Executor,
  theirs: ReturnType<typeof ofAccount>,
): Promise<OpenBusiness | null> {
  const disputed = await listDisputedBookings(executor, theirs, livemode);
  if (disputed.length > 0) return { kind: 'dispute_open', bookingIds: disputed };
  const since = earliestToday(clock.now());
  const ahead = await listPaidBookingsAhead(executor, theirs, { since, livemode });
  if (ahead.length > 0) return { kind: 'trip_ahead', bookingIds: ahead };
  const refunded = await listBookingsUnderRefund(executor, theirs, livemode);
  return refunded.length > 0 ? { kind: 'refund_pending', bookingIds: refunded } : null;
}
