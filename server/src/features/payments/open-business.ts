import { earliestToday } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import {
  listDisputedBookings,
  listPaidBookingsAhead,
  listBookingsUnderRefund,
} from './store/open-business.ts';

/** Why an account cannot be deleted yet, and the bookings concerned. */
export interface OpenBusiness {
  kind: 'trip_ahead' | 'dispute_open' | 'refund_pending';
  bookingIds: readonly string[];
}

/** What is not settled with a traveller: the most serious kind, or null. A live site ignores test money. */
export async function openBusinessOf(
  { clock, payments: { livemode } }: Pick<AppContext, 'clock' | 'payments'>,
  executor: Executor,
  uid: string,
): Promise<OpenBusiness | null> {
  const disputed = await listDisputedBookings(executor, uid, livemode);
  if (disputed.length > 0) return { kind: 'dispute_open', bookingIds: disputed };
  const ahead = await listPaidBookingsAhead(executor, uid, {
    since: earliestToday(clock.now()),
    livemode,
  });
  if (ahead.length > 0) return { kind: 'trip_ahead', bookingIds: ahead };
  const refunded = await listBookingsUnderRefund(executor, uid, livemode);
  return refunded.length > 0 ? { kind: 'refund_pending', bookingIds: refunded } : null;
}
