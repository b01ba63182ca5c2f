import { placesOf } from '@wayfarer/contract';
import { localDay } from '../../../lib/local-time.ts';
import { zoneOfTrip } from '../../../lib/time-zones.ts';
import { ProblemError } from '../../../problem-error.ts';
import { movePlaces } from '../../places/index.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { isTripOver } from '../policy.ts';
import type { SettlementContext } from './settlement-context.ts';

/**
 * Locks the places of an expired booking for which money arrived late. Returns false if they are taken, or if its days
 * are no longer sold.
 */
export async function takePlacesAgain(
  { now, tx }: Pick<SettlementContext, 'now' | 'tx'>,
  booking: BookingRow,
): Promise<boolean> {
  if (isTripOver(booking, now)) return false;
  const { durationDays: days, offerId, travelDate: day } = booking;
  const today = localDay(now, zoneOfTrip(booking));
  const trip = { offerId, day, days, people: placesOf(booking), at: now, today, first: today };
  try {
    await movePlaces(tx, null, trip, { byStaff: true });
    return true;
  } catch (error) {
    const isFull =
      error instanceof ProblemError &&
      (error.code === 'sold_out' || error.code === 'not_bookable_then');
    if (isFull) return false;
    throw error;
  }
}
