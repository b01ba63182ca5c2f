import type { guaranteeDeparture as endpoint, OutputOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { departedBy, findDeparture } from '../../places/index.ts';
import { actOn, shownKey } from '../departure-of.ts';
import type { Departure } from '../store.ts';
import { guarantee } from './guarantee-departures.ts';

/**
 * Guarantees a departure although too few people have booked, and notifies the travelers who have. Throws
 * `not_found`, `already_decided`, `not_bookable_then`, `trip_started`.
 */
export async function guaranteeDeparture(
  context: UserContext,
  departure: Departure,
): Promise<OutputOf<typeof endpoint>> {
  const found = await findDeparture(context.db.orm, departure);
  if (!found?.scheduled) throw notFound('departure');
  if (found.closed) {
    throw new ProblemError('not_bookable_then', 'This departure is closed. Open it first.');
  }
  if (found.guaranteedAt !== null || found.minPeople === null) throw decided();
  const hasLeft = await departedBy(context.db.orm, [departure], context.clock.now());
  if (hasLeft(departure)) throw new ProblemError('trip_started', 'This departure has left.');
  await context.db.orm.transaction(async (tx) => {
    const told = await guarantee(context, tx, departure, { isMinimumNeeded: false });
    if (told === null) throw decided();
    const { length: bookings } = told;
    await recordAct(context, tx, 'departure_guaranteed', departure.offerId, {
      ...actOn(departure),
      bookings,
    });
  });
  return { ...shownKey(departure), guaranteed: true };
}

const decided = () =>
  new ProblemError(
    'already_decided',
    'This departure is guaranteed already, or needs no decision.',
  );
