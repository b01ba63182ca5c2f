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

/** The most serious kind of unfinished business with a traveler, or null. A live site ignores test money. */
export async function openBusinessOf(
  { clock, payments: { livemode } }: Pick<AppContext, 'clock' | 'payments'>,
  executor: Executor,
  uid: string,
): Promise<OpenBusiness | null> {
  const disputed = await listDisputedBookings(executor, uid, livemode);
  if (disputed.length > 0) return { kind: 'dispute_open', bookingIds: disputed };
  const since = earliestToday(clock.now());
  const ahead = await listPaidBookingsAhead(executor, ofAccount(uid), { since, livemode });
  if (ahead.length > 0) return { kind: 'trip_ahead', bookingIds: ahead };
  const refunded = await listBookingsUnderRefund(executor, uid, livemode);
  return refunded.length > 0 ? { kind: 'refund_pending', bookingIds: refunded } : null;
}

/**
 * The reason why a guest can't be deleted yet: an upcoming trip for which something was paid. Guests have no card
 * payments on this site.
 */
export async function openBusinessOfGuest(
  { clock, payments: { livemode } }: Pick<AppContext, 'clock' | 'payments'>,
  executor: Executor,
  guest: GuestIdentity,
): Promise<OpenBusiness | null> {
  const since = earliestToday(clock.now());
  const ahead = await listPaidBookingsAhead(executor, ofGuest(guest), { since, livemode });
  return ahead.length > 0 ? { kind: 'trip_ahead', bookingIds: ahead } : null;
}
