import {
  goodwillLeft,
  isCalledOff,
  type Batch,
  type CancellationReason,
  type cancelDeparture as endpoint,
  type ParsedInputOf,
} from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { grantOf } from '../goodwill/index.ts';
import { getBatch } from './batches/get-batch.ts';
import { insertBatch } from './batches/store.ts';
import { departureFigures, hasDepartureBegun } from './departures/departure-figures.ts';
import { listOfDeparture, type Departure } from './store.ts';

type Input = ParsedInputOf<typeof endpoint>;

/**
 * Begins to cancel every booking of a destination that begins on a day; a job does the work. Throws `not_found`,
 * `forbidden` where more would go back than the caller may give.
 */
export async function cancelDeparture(
  context: UserContext,
  { body, params }: Input,
): Promise<Batch> {
  const { uid } = context.actor;
  const id = context.createdId();
  const limit = await departureLimit(context, params, body.reasonCode);
  await context.db.orm.transaction(async (tx) => {
    const left = await listOfDeparture(tx, params);
    if (left.length === 0) throw notFound('departure');
    const batch = {
      id,
      kind: 'cancel_departure',
      input: { ...params, ...body, limit },
      createdAt: context.clock.now(),
      createdBy: uid,
    } as const;
    await insertBatch(tx, batch, left);
    await recordAct(context, tx, 'departure_cancelled', params.offerId, {
      day: params.day,
      bookings: left.length,
      reason: body.reasonCode,
    });
  });
  return getBatch(context, id);
}

/**
 * What each booking may get back beyond the policy, in minor units; null: no limit. The job judges each again, under
 * its lock. Throws `not_found`, `forbidden`.
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
  throw refused('This gives back more than the cancellation terms do, and more than you may');
}

const refused = (what: string) =>
  new ProblemError('forbidden', `${what}. Ask an owner, or a colleague who may do this.`);
