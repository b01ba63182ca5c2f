import { earliestToday } from '@wayfarer/contract';
import type { Clock } from '../../ports.ts';
import type { Executor } from '../../db/database.ts';
import { disputedBookings, paidBookingsAhead, refundsUnderWay } from './store-open-business.ts';

/** Why an account cannot simply go, and the bookings that are concerned. */
export interface OpenBusiness {
  kind: 'trip_ahead' | 'dispute_open' | 'refund_pending';
  bookingIds: readonly string[];
}

/** What is not settled with a traveller: the gravest kind of it, or null. */
export async function openBusinessOf(
  { clock }: { clock: Clock },
  executor: Executor,
  uid: string,
): Promise<OpenBusiness | null> {
  const disputed = await disputedBookings(executor, uid);
  if (disputed.length > 0) return { kind: 'dispute_open', bookingIds: disputed };
  const ahead = await paidBookingsAhead(executor, uid, earliestToday(clock.now()));
  if (ahead.length > 0) return { kind: 'trip_ahead', bookingIds: ahead };
  const refunded = await refundsUnderWay(executor, uid);
  return refunded.length > 0 ? { kind: 'refund_pending', bookingIds: refunded } : null;
}
