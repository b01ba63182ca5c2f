import { ProblemError } from '../../../problem-error.ts';
import { retakePlaces } from '../../places/index.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { isTripOver } from '../policy.ts';
import type { SettlementContext } from './settlement-context.ts';

/**
 * Locks the places of an expired booking for which money arrived late. Returns false if they are taken, if its days are
 * no longer sold, or if the trip is over.
 */
export async function takePlacesAgain(
  { now, tx }: Pick<SettlementContext, 'now' | 'tx'>,
  booking: BookingRow,
): Promise<boolean> {
  if (isTripOver(booking, now)) return false;
  try {
    await retakePlaces(tx, booking, now);
    return true;
  } catch (error) {
    const isFull =
      error instanceof ProblemError &&
      (error.code === 'sold_out' || error.code === 'not_bookable_then');
    if (isFull) return false;
    throw error;
  }
}
