import type { Batch, cancelDeparture as endpoint, ParsedInputOf } from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { getBatch } from './batches/get-batch.ts';
import { insertBatch } from './batches/store.ts';
import { listOfDeparture } from './store.ts';

type Input = ParsedInputOf<typeof endpoint>;

/** Begins to cancel every booking of a destination that begins on a day; a job does the work. Throws `not_found`. */
export async function cancelDeparture(
  context: UserContext,
  { body, params }: Input,
): Promise<Batch> {
  const { uid } = context.actor;
  const id = context.createdId();
  await context.db.orm.transaction(async (tx) => {
    const left = await listOfDeparture(tx, params);
    if (left.length === 0) throw notFound('departure');
    const batch = {
      id,
      kind: 'cancel_departure',
      input: { ...params, ...body },
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
