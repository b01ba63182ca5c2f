import { formatDay } from '@wayfarer/contract';
import type { Executor, Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem-error.ts';
import { findDeparture, lockDepartureForShare, type DepartureDay } from './store.ts';

/**
 * Refuses a day that isn't on sale. The caller holds a shared lock on the destination, so the day can't be closed until
 * the transaction ends. Throws `not_bookable_then`.
 */
export async function assertOnSale(db: Executor, of: DepartureDay): Promise<void> {
  const departure = await findDeparture(db, of);
  if (departure?.closed) throw notBookableThen(of);
}

/**
 * Like `assertOnSale`, for a trip that is moved or reinstated while its destination isn't locked: locks the day itself,
 * after all other locks. Throws `not_bookable_then`.
 */
export async function holdOnSale(
  tx: Tx,
  { offerId }: { offerId: string | null },
  { at, day }: { day: string; at: Date },
): Promise<void> {
  if (offerId === null) return;
  const { closed } = await lockDepartureForShare(tx, { offerId, day }, at);
  if (closed) throw notBookableThen({ offerId, day });
}

function notBookableThen({ day }: DepartureDay): ProblemError {
  const text = `This trip isn't offered on ${formatDay(day)}. Please choose another day.`;
  return new ProblemError('not_bookable_then', text, { field: 'travelDate' });
}
