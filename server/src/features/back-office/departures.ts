import type { Batch, cancelDeparture as endpoint, ParsedInputOf } from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { presentBatch } from './present.ts';
import {
  countOfDeparture,
  findBatch,
  insertBatch,
  type BatchRow,
  type Departure,
} from './store.ts';

type Input = ParsedInputOf<typeof endpoint>;

/** Begins to cancel every booking of a destination that begins on a day; a job does the work. Throws `not_found`. */
export async function cancelDeparture(
  context: UserContext,
  { body, params }: Input,
): Promise<Batch> {
  const { uid } = context.actor;
  return context.db.orm.transaction(async (tx) => {
    const left = await countOfDeparture(tx, params, '');
    if (left === 0) throw notFound('departure');
    const batch: BatchRow = {
      id: context.createdId(),
      kind: 'cancel_departure',
      input: { ...params, ...body },
      createdAt: context.clock.now(),
      createdBy: uid,
      createdByName: null,
      afterId: '',
      done: 0,
      failed: [],
      finishedAt: null,
    };
    await insertBatch(tx, batch);
    await recordAct(context, tx, 'departure_cancelled', params.offerId, {
      day: params.day,
      bookings: left,
      reason: body.reasonCode,
    });
    return presentBatch(batch, left);
  });
}

/** How far it is. Throws `not_found`. */
export async function getBatch({ db }: UserContext, id: string): Promise<Batch> {
  const batch = await findBatch(db.orm, id);
  if (batch === null) throw notFound('batch');
  const left =
    batch.finishedAt === null && batch.kind === 'cancel_departure'
      ? await countOfDeparture(db.orm, batch.input as unknown as Departure, batch.afterId)
      : 0;
  return presentBatch(batch, left);
}
