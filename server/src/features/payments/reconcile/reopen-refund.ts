import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { isAutomaticRefund, automaticRefundRetryAt } from '../policy.ts';
import { returnedElsewhere, reopened, updateRefund, type RefundRow } from '../store/refunds.ts';

/**
 * Schedules a failed refund of a charge that was never accepted, because no one can request it without a payment. Stops
 * after a time, or once the money has been returned another way. Returns true if it will end without a person's help.
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
