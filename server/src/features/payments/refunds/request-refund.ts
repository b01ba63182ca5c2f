import type { Refund, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { recordAct } from '../../audit/index.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { giveGoodwill, grantOf } from '../../goodwill/index.ts';
import { invalidInput } from '../../../problem-error.ts';
import { cardAccount } from '../modes/card-account.ts';
import { isOwnReason } from '../policy.ts';
import { presentRefund } from '../present.ts';
import type { PaymentRow } from '../store/ledger.ts';
import { findRefund, type RefundRow } from '../store/refunds.ts';
import { decideRefund, lockRefundable } from './decide-refund.ts';
import { executeRefund } from './execute-refund.ts';
import { owedOf } from './owed-of.ts';

/**
 * Decides a full or partial refund for the agency and makes it at once if the provider can be reached. Otherwise, and
 * during a dispute, it stays `pending`, and a job continues it. Repeating the request returns the same refund, so two
 * refunds of one payment need two reasons. Throws `not_found`, `invalid_input`, `already_refunded`,
 * `other_card_account`, `payment_mismatch`, `forbidden` above a member's limit, `sign_in_again`.
 */
export async function requestRefund(
  context: UserContext,
  paymentId: string,
  { amount, reason }: BodyOf<'refundPayment'>,
): Promise<Refund> {
  if (isOwnReason(reason)) throw invalidInput('reason', 'is reserved for automatic refunds');
  const { uid } = context.actor;
  const today = await cardAccount(context.payments);
  const decided = await context.db.orm.transaction(async (tx) => {
    const { booking, payment } = await lockRefundable(tx, paymentId, today);
    const owed = await owedBefore(context, tx, payment, booking);
    const detail = `asked for by ${uid}`;
    const by = { source: 'administrator', requestedBy: uid, detail } as const;
    const { refund, isNew } = await decideRefund(context, tx, payment, {
      amount,
      kind: 'requested',
      reason,
      by,
    });
    if (isNew) {
      await giveGoodwill(context, tx, grantOf(context), {
        act: 'refund',
        actId: refund.id,
        booking: { id: payment.bookingId, currency: payment.currency },
        beyond: Math.max(0, refund.amount - owed),
        field: 'amount',
      });
      await audit(context, tx, payment, refund);
    }
    return refund;
  });
  await executeRefund(context, decided.id);
  const refund = await findRefund(context.db.orm, decided.id);
  return presentRefund(refund ?? decided, paymentId);
}

/**
 * The part of a payment that can be refunded without counting as goodwill; the whole payment if the trip was charged
 * twice.
 */
async function owedBefore(
  context: UserContext,
  tx: Tx,
  payment: PaymentRow,
  booking: BookingRow | null,
): Promise<number> {
  if (payment.duplicate) return payment.amount;
  return booking === null ? 0 : owedOf(context, tx, booking);
}

async function audit(
  context: UserContext,
  tx: Tx,
  { id: subjectId, currency }: PaymentRow,
  { id: refundId, amount }: RefundRow,
): Promise<void> {
  await recordAct(context, tx, 'payment_refunded', subjectId, { refundId, amount, currency });
}
