import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { isAutomaticRefund, automaticRefundRetryAt } from '../policy.ts';
import { returnedElsewhere, reopened, updateRefund, type RefundRow } from '../store/refunds.ts';

/**
 * Schedules a failed refund of a charge that was never accepted again: there is no payment by which
 * anyone could request it. Not forever, and not once the money has gone another way.
 * Returns whether it has an end without a person.
 */
export async function reopenRefund(
  { clock, log }: AppContext,
  tx: Tx,
  refund: RefundRow,
): Promise<boolean> {
  if (!isAutomaticRefund(refund)) return false;
  const { amount, createdAt, id: refundId, transactionId, tries } = refund;
  const nextTryAt = automaticRefundRetryAt(createdAt, clock.now());
  const owed = (await returnedElsewhere(tx, refund)) < amount;
  const money = { refundId, transactionId, amount };
  if (nextTryAt === null || !owed) {
    log.error(
      { ...money, owed },
      'the refund of a charge that was not accepted has failed for good',
    );
    return !owed;
  }
  // What was tried before may have been made by hand since: it is looked for first.
  await updateRefund(tx, refundId, { ...reopened(refund, nextTryAt), tries });
  log.error({ ...money, nextTryAt }, 'the refund of a charge that was not accepted is tried again');
  return true;
}
