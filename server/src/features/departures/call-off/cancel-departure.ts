import {
  goodwillLeft,
  isCalledOff,
  type Batch,
  type CancellationReason,
  type cancelDeparture as endpoint,
  type openDeparture as opening,
  type OutputOf,
  type ParsedInputOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import {
  closeDeparture,
  findDeparture,
  keepFreePlaces,
  openDeparture,
} from '../../places/index.ts';
import { insertBatch } from '../../booking-batches/index.ts';
import { grantOf } from '../../goodwill/index.ts';
import { showDays } from '../../spots/index.ts';
import { actOn, departureOf, shownKey } from '../departure-of.ts';
import { listOfDeparture, type Departure } from '../store.ts';
import { getBatch } from './get-batch.ts';
import { departureFigures, hasDepartureBegun } from './departure-figures.ts';

type Input = ParsedInputOf<typeof endpoint>;

/**
 * Calls off a departure: it is no longer sold, and a job cancels all of its bookings. Throws `not_found`,
 * and `forbidden` if the refunds exceed the caller's limit.
 */
export async function cancelDeparture(
  context: UserContext,
  { body, ...input }: Input,
): Promise<Batch> {
  const { uid } = context.actor;
  const departure = departureOf(input);
  const id = context.createdId();
  const limit = await departureLimit(context, departure, body.reasonCode);
  await context.db.orm.transaction(async (tx) => {
    const createdAt = context.clock.now();
    // close the day first, so that the list below includes every booking and no new ones can be made
    await closeDeparture(tx, departure, { batchId: id, at: createdAt });
    const left = await listOfDeparture(tx, departure);
    if (left.length === 0) throw notFound('departure');
    const work = { ...departure, ...body, limit };
    const batch = { id, kind: 'cancel_departure', input: work, createdAt, createdBy: uid } as const;
    await insertBatch(tx, batch, left);
    await recordAct(context, tx, 'departure_cancelled', departure.offerId, {
      ...actOn(departure),
      bookings: left.length,
      reason: body.reasonCode,
    });
  });
  await showDays(context, departure.offerId);
  return getBatch(context, id);
}

/**
 * The maximum refund beyond the policy for each booking, in minor units; null if there is no limit. The job checks each
 * booking's refund again under its lock. Throws `not_found`, `forbidden`.
 */
async function departureLimit(
  context: UserContext,
  departure: Departure,
  reason: CancellationReason,
): Promise<number | null> {
  const { rights } = grantOf(context);
  const hasBegun = await hasDepartureBegun(context, departure);
  if (hasBegun && !rights.mayRefund) throw refused('This departure has begun');
  const calledOff = isCalledOff({ hasBegun, isFull: true, reason });
  const limit = goodwillLeft(rights, { before: 0, calledOff });
  if (limit === Infinity) return null;
  const { most } = await departureFigures(context, departure);
  if (most <= limit) return limit;
  throw refused('This refunds more than the cancellation terms allow, and more than your limit');
}

const refused = (what: string) =>
  new ProblemError('forbidden', `${what}. Ask an owner or a colleague with permission.`);

/** Puts a departure back on sale. Its canceled bookings stay canceled. Throws `not_found`. */
export async function reopenDeparture(
  context: UserContext,
  departure: Departure,
): Promise<OutputOf<typeof opening>> {
  const { clock, db } = context;
  const { day, offerId } = departure;
  if ((await findDeparture(db.orm, departure)) === null) throw notFound('departure');
  await db.orm.transaction(async (tx) => {
    if (await openDeparture(tx, departure, clock.now())) {
      await keepFreePlaces(tx, offerId, [day]);
      await recordAct(context, tx, 'departure_opened', offerId, actOn(departure));
    }
  });
  await showDays(context, offerId);
  return { ...shownKey(departure), closed: false };
}
