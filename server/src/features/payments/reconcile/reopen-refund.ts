import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { isAutomaticRefund, automaticRefundRetryAt } from '../policy.ts';
import { returnedElsewhere, reopened, updateRefund, type RefundRow } from '../store/refunds.ts';

/**
 * Schedules another try of a failed refund for a charge that was never accepted, because staff can't request one
 * without a payment. Gives up after a time, or once the money has been returned in another way. Returns true if no one
 * needs to help.
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
  // someone may have refunded it by hand since the last try, so look for that first
  await updateRefund(tx, refundId, { ...reopened(refund, nextTryAt), tries });
  log.error({ ...money, nextTryAt }, 'the refund of a charge that was not accepted is tried again');
  return true;
}
