import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { CANCELLATION_REASON } from '../../../db/tables/cancellations.ts';
import { findHeldCancellation, setCancellationRefundState } from '../store/cancellations.ts';
import type { PaymentRow } from '../store/ledger.ts';
import { pendingRefundTotal } from '../store/refunds.ts';
import { decideRefund } from './decide-refund.ts';

/**
 * A refund that waited for a bank's decision about a dispute: once the money is ours again, it is decided;
 * what the bank has taken is not given back twice. With the payment and its booking locked.
 */
export async function releaseHeldRefund(
  context: AppContext,
  tx: Tx,
  payment: PaymentRow,
): Promise<void> {
  if (payment.disputeState === 'open') return;
  const held = await findHeldCancellation(tx, payment.bookingId);
  if (held === null) return;
  const { amount, amountLost, amountRefunded, id } = payment;
  const left = amount - amountLost - amountRefunded - (await pendingRefundTotal(tx, id));
  const refund = Math.min(held.refundCard, left);
  if (refund > 0) {
    await decideRefund(context, tx, payment, {
      amount: refund,
      kind: 'cancellation',
      reason: `${CANCELLATION_REASON}${held.id}`,
      by: {
        source: 'refunds',
        requestedBy: null,
        detail: 'its booking is canceled, and the bank has decided',
      },
    });
  }
  await setCancellationRefundState(tx, held.id, refund > 0 ? 'decided' : 'none');
}
