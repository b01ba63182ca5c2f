import type { CancellationReason } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { cancelForAgency } from '../cancellations/index.ts';
import {
  finishBatch,
  listOpenBatches,
  nextOfDeparture,
  noteTried,
  type BatchRow,
  type Departure,
} from './store.ts';

interface CancelDeparture extends Departure {
  reasonCode: CancellationReason;
  message: string;
  tell: boolean;
}

/** Ended meanwhile by somebody else: nothing is left to do. */
const DONE_ALREADY = new Set(['booking_cancelled', 'booking_expired', 'not_found']);

/** Goes on with what was begun, one booking after the other; a booking and its progress are one transaction. */
export async function runBatches(context: AppContext, signal?: AbortSignal): Promise<void> {
  for (const batch of await listOpenBatches(context.db.orm)) {
    if (batch.kind === 'cancel_departure') await runDeparture(context, batch, signal);
  }
}

async function runDeparture(
  context: AppContext,
  batch: BatchRow,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { orm } = context.db;
  // as `cancelDeparture` wrote it
  const input = batch.input as unknown as CancelDeparture;
  for (let after = batch.afterId; ;) {
    if (signal?.aborted) return;
    const id = await nextOfDeparture(orm, input, after);
    if (id === null) break;
    await cancelOne(context, { ...batch, input }, id);
    after = id;
  }
  await finishBatch(orm, batch.id, context.clock.now());
}

/** Throws where the card provider or the database cannot be reached: the batch waits. */
async function cancelOne(
  context: AppContext,
  { createdBy, id: batchId, input }: Omit<BatchRow, 'input'> & { input: CancelDeparture },
  bookingId: string,
): Promise<void> {
  const { message, reasonCode, tell } = input;
  try {
    await cancelForAgency(context, bookingId, {
      byUserId: createdBy,
      message,
      reasonCode,
      tell,
      refund: 'full',
      revision: null,
      alongside: (tx) => noteTried(tx, batchId, { bookingId, code: null }),
    });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status === 503) throw error;
    if (DONE_ALREADY.has(error.code)) return;
    await noteTried(context.db.orm, batchId, { bookingId, code: error.code });
  }
}
