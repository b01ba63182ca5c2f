import {
  isWithinRefundLimit,
  type ParsedInputOf,
  type Refund,
  type refundPayment as endpoint,
} from '@wayfarer/contract';
import { recordAct } from '../../../audit.ts';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidInput, ProblemError } from '../../../problem-error.ts';
import { cardAccount } from '../modes/card-account.ts';
import { isOwnReason } from '../policy.ts';
import { presentRefund } from '../present.ts';
import type { PaymentRow } from '../store/ledger.ts';
import { findRefund, type RefundRow } from '../store/refunds.ts';
import { decideRefund, lockRefundable } from './decide-refund.ts';
import { executeRefund } from './execute-refund.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/**
 * Decides a refund for the agency, in full or in part, and carries it out at once if the provider can
 * be reached; else it stays `pending` and a job goes on. The same request again returns the same refund: two
 * refunds of one payment need two reasons. Throws `not_found`, `invalid_input`, `already_refunded`,
 * `other_card_account`, `payment_mismatch`, `forbidden` above a member's limit.
 */
export async function requestRefund(
  context: UserContext,
  paymentId: string,
  { amount, reason }: Input,
): Promise<Refund> {
  if (isOwnReason(reason)) throw invalidInput('reason', 'is one that the product writes itself');
  const { uid } = context.actor;
  const today = await cardAccount(context.payments);
  const decided = await context.db.orm.transaction(async (tx) => {
    const payment = await lockRefundable(tx, paymentId, today);
    const detail = `asked for by ${uid}`;
    const by = { source: 'administrator', requestedBy: uid, detail } as const;
    const { refund, isNew } = await decideRefund(context, tx, payment, {
      amount,
      kind: 'requested',
      reason,
      by,
    });
    if (isNew) {
      assertWithinLimit(context, refund);
      await audit(context, tx, payment, refund);
    }
    return refund;
  });
  await executeRefund(context, decided.id);
  const refund = await findRefund(context.db.orm, decided.id);
  return presentRefund(refund ?? decided, paymentId);
}

function assertWithinLimit({ actor: { staff } }: UserContext, { amount }: RefundRow): void {
  if (staff !== null && isWithinRefundLimit(staff, amount)) return;
  throw new ProblemError('forbidden', 'This is more than you may refund.', { field: 'amount' });
}

/** In the audit log. */
async function audit(
  context: UserContext,
  tx: Tx,
  { id: subjectId, currency }: PaymentRow,
  { id: refundId, amount }: RefundRow,
): Promise<void> {
  await recordAct(context, tx, 'payment_refunded', subjectId, { refundId, amount, currency });
}
