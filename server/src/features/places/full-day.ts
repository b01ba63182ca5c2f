import {
  type BookingLimits,
  daysWithRoom,
  formatDay,
  limitFault,
  placeFault,
} from '@wayfarer/contract';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem-error.ts';
import { keysTaken } from './day-keys.ts';
import type { AskedTrip } from './places.ts';
import { stateOf } from './present.ts';
import { refusalOf } from './refusals.ts';
import { lockDays } from './store.ts';

/**
 * Refuses a party that needn't wait or that could never get a place. A trip leads to the waiting list only if its
 * first day has no room for the party, even for a shorter trip. Locks the trip's days until the transaction ends, so
 * that a place that becomes free at the same moment isn't missed. Throws `not_full`, `sold_out`, `not_bookable_then`.
 */
export async function assertFull(tx: Tx, limits: BookingLimits, trip: AskedTrip): Promise<void> {
  const outside = limitFault(trip, limits, trip.today);
  if (outside !== null) throw refusalOf(outside);
  const days = keysTaken(limits, trip);
  if (days.length === 0) throw notFull(trip.day, trip.days);
  const rows = await lockDays(tx, trip.offerId, days, trip.at);
  const known = new Map(rows.map((row) => [row.day, stateOf(row, limits)]));
  const stateAt = (day: string) => known.get(day);
  const fault = placeFault(trip, limits, stateAt);
  if (fault === null) throw notFull(trip.day, trip.days);
  if (fault.reason !== 'full') throw refusalOf(fault);
  const small = rows.find(({ capacity }) => (capacity ?? limits.capacity ?? 0) < trip.people);
  // the party is larger than the capacity of a day, so it wouldn't fit even if all places became free
  if (small !== undefined) throw refusalOf({ ...fault, day: small.day });
  const shorter = daysWithRoom(trip, limits, { today: trip.today, stateOf: stateAt });
  if (shorter > 0) throw notFull(trip.day, shorter);
}

function notFull(day: string, days: number): ProblemError {
  const text = `There is room from ${formatDay(day)}${days === 1 ? '' : ` for ${days} days`}. You can book it.`;
  return new ProblemError('not_full', text, { field: 'travelDate', params: { day, days } });
}
