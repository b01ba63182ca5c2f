import type { AppContext } from '../../../context.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { listDueRefunds } from '../store/refunds.ts';
import { executeRefund } from './execute-refund.ts';

const BATCH = 50;

/** Executes a batch of due refunds. Returns their number. */
export async function executeDueRefunds(
  context: AppContext,
  signal?: AbortSignal,
): Promise<number> {
  const due = await listDueRefunds(context.db.orm, { now: context.clock.now(), limit: BATCH });
  for (const id of due) {
    if (signal?.aborted) break;
    try {
      await executeRefund(context, id);
    } catch (error) {
      // The refund's claim expires, so it is tried again later. The other refunds must not wait for it.
      context.log.error(
        { failure: describeError(error), refundId: id },
        'a refund could not be tried',
      );
    }
  }
  return due.length;
}
