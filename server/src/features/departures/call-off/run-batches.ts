import type { CancellationReason } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { describeError } from '../../../lib/describe-error.ts';
import {
  adoptBatch,
  isListed,
  listOpenBatches,
  noteDone,
  type BatchRow,
} from '../../booking-batches/index.ts';
import { cancelForAgency } from '../../cancellations/index.ts';
import { grantedBefore } from '../../goodwill/index.ts';
import { listOfDeparture, type Departure } from '../store.ts';
import { runBatch } from './run-batch.ts';

interface CancelDeparture extends Omit<Departure, 'startTime'> {
  /** Missing in rows of an older version, which knew no start times. */
  startTime?: string;
  reasonCode: CancellationReason;
  message: string;
  tell: boolean;
  /**
   * The maximum refund beyond the policy for each booking, in minor units; null, or missing in older rows: no limit.
   */
  limit?: number | null;
}

/**
 * Continues unfinished batches, one booking at a time; each booking is processed in one transaction with the progress.
 * If a batch fails, the others still run, and the error is thrown afterward.
 */
export async function runBatches(context: AppContext, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const batch of await listOpenBatches(context.db.orm, 'cancel_departure')) {
    try {
      await runDeparture(context, batch, signal);
    } catch (error) {
      const failure = describeError(error);
      context.log.warn({ batchId: batch.id, failure }, 'a batch was interrupted; it will continue');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function runDeparture(
  context: AppContext,
  batch: BatchRow,
  signal: AbortSignal | undefined,
): Promise<void> {
  // has the shape that `cancelDeparture` writes
  const input = batch.input as unknown as CancelDeparture;
  if (!isListed(batch)) {
    await context.db.orm.transaction(async (tx) => {
      await adoptBatch(
        tx,
        batch,
        await listOfDeparture(tx, { startTime: '', ...input }, batch.afterId),
      );
    });
  }
  const work = (bookingId: string) => cancelOne(context, { ...batch, input }, bookingId);
  await runBatch(context, batch, { signal, work });
}

async function cancelOne(
  context: AppContext,
  { createdBy, id: batchId, input }: Omit<BatchRow, 'input'> & { input: CancelDeparture },
  bookingId: string,
): Promise<void> {
  const { limit = null, message, reasonCode, tell } = input;
  await cancelForAgency(context, bookingId, {
    byUserId: createdBy,
    grant: grantedBefore(limit),
    message,
    reasonCode,
    tell,
    refund: 'full',
    revision: null,
    alongside: (tx) => noteDone(tx, { batchId, bookingId }, context.clock.now()),
  });
}
