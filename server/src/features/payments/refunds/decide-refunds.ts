import { refundableAmount } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { PaymentRow } from '../store/ledger.ts';
import { refundTotal } from '../store/refunds.ts';
import { decideRefund, type RefundRequest } from './decide-refund.ts';

/**
 * Decides to refund an amount from several locked payments of a booking. The first ones, which are the newest, give all
 * that they can. Returns the refunds to execute after the commit. Throws like `decideRefund`.
 */
export async function decideRefunds(
  context: AppContext,
  tx: Tx,
  payments: readonly PaymentRow[],
  request: RefundRequest & { amount: number },
): Promise<string[]> {
  const ids: string[] = [];
  let rest = request.amount;
  for (const [index, payment] of payments.entries()) {
    const left = refundableAmount(payment, await refundTotal(tx, payment.id, 'pending'));
    // the last one is asked for the whole rest, so that an amount that is too high is refused
    const amount = index === payments.length - 1 ? rest : Math.min(rest, left);
    if (amount === 0) continue;
    const { refund } = await decideRefund(context, tx, payment, { ...request, amount });
    ids.push(refund.id);
    rest -= amount;
  }
  return ids;
}
