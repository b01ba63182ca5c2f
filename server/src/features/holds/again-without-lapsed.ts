import type { AppContext } from '../../context.ts';
import { databaseErrorCode } from '../../db/database-errors.ts';
import { ProblemError } from '../../problem-error.ts';
import { endHold } from './end-holds.ts';
import { listLapsedHolds, type TripDays } from './store.ts';

/** The maximum number of holds that one request ends, because ending a hold may call the card provider. */
const MOST = 10;

/**
 * Runs work that books places. If they are sold out, ends the lapsed holds on these days and, if that freed any places,
 * runs the work again.
 */
export async function againWithoutLapsed<T>(
  context: AppContext,
  during: TripDays,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isSoldOut(error) || !(await endLapsed(context, during))) throw error;
    return work();
  }
}

const isSoldOut = (error: unknown) =>
  error instanceof ProblemError ? error.code === 'sold_out' : databaseErrorCode(error) === 'WF001';

async function endLapsed(context: AppContext, during: TripDays): Promise<boolean> {
  const now = context.clock.now();
  const ids = await listLapsedHolds(context.db.orm, { during, limit: MOST, now });
  let ended = false;
  for (const id of ids) ended = (await endHold(context, id)) || ended;
  return ended;
}
