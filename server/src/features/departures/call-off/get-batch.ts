import type { Batch } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { notFound } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { actOn } from '../departure-of.ts';
import {
  adoptBatch,
  findBatch,
  findProgress,
  retryFailed,
  type BatchRow,
  type Progress,
} from '../../booking-batches/index.ts';

export async function getBatch({ db }: UserContext, id: string): Promise<Batch> {
  const batch = await findBatch(db.orm, id);
  if (batch === null) throw notFound('batch');
  return presentBatch(batch, await findProgress(db.orm, id));
}

/**
 * Retries the failed cancellations of a departure, in the name and with the permissions of the person who called it
 * off. Does nothing if none failed. Throws `not_found`.
 */
export async function retryBatch(context: UserContext, id: string): Promise<Batch> {
  await context.db.orm.transaction(async (tx) => {
    const batch = await findBatch(tx, id);
    if (batch?.kind !== 'cancel_departure') throw notFound('batch');
    // a batch of an older version may have no list; while it is unfinished, the job makes one
    if (batch.finishedAt !== null) await adoptBatch(tx, batch, []);
    const bookings = await retryFailed(tx, id, context.clock.now());
    if (bookings === 0) return;
    const { day, offerId, startTime } = batch.input;
    await recordAct(context, tx, 'departure_retried', String(offerId), {
      ...actOn({ day: String(day), startTime: String(startTime ?? '') }),
      bookings,
    });
  });
  return getBatch(context, id);
}

function presentBatch(
  { done, failed: before, finishedAt, id, nextTryAt: pausedUntil }: BatchRow,
  { failed, left, nextTryAt }: Progress,
): Batch {
  const until = [pausedUntil, nextTryAt].flatMap((at) => at?.getTime() ?? []);
  return {
    _id: id,
    done,
    failed: [...before, ...failed],
    left,
    nextTryAt: left > 0 && until.length > 0 ? new Date(Math.max(...until)).toISOString() : null,
    // older versions mark a batch as finished once each booking was tried, even if some are still waiting
    finishedAt: left > 0 ? null : (finishedAt?.toISOString() ?? null),
  };
}
