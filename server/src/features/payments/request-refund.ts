import type { ParsedInputOf, Refund, refundPayment as endpoint } from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { presentRefund } from './present.ts';
import { lockIntent } from './store-intents.ts';
import { writeJournal } from './store-journal.ts';
import { findPayment, lockPayment, type PaymentRow } from './store-ledger.ts';
import {
  findRefund,
  findRefundByReason,
  insertRefund,
  pendingRefundTotal,
  updateRefund,
  type RefundRow,
} from './store-refunds.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/**
 * Decides a refund, in full or in part, and carries it out at once if the provider can be reached;
 * else it stays `pending` and a job goes on. The same request again answers the same refund: two
 * refunds of one payment need two reasons. Throws `not_found`, `already_refunded`,
 * `payment_mismatch`.
 */
export async function requestRefund(
  context: UserContext,
  paymentId: string,
  input: Input,
): Promise<Refund> {
  const decided = await context.db.orm.transaction(async (tx) => {
    const found = await findPayment(tx, paymentId);
    // The attempt before its payment, as in settling: a refund's row holds on to its attempt.
    if (found !== null) await lockIntent(tx, found.intentId);
    const payment = await lockPayment(tx, paymentId);
    if (payment === null) throw notFound('payment');
    const before = await findRefundByReason(tx, payment.intentId, input.reason);
    if (before !== null) return repeat(context, tx, before, input);
    return decide(context, tx, payment, input);
  });
  await carryOutRefund(context, decided.id);
  const refund = await findRefund(context.db.orm, decided.id);
  return presentRefund(refund ?? decided, paymentId);
}

/** The same refund again; a failed one is taken up anew. */
async function repeat(
  { clock }: UserContext,
  tx: Tx,
  before: RefundRow,
  { amount }: Input,
): Promise<RefundRow> {
  if (amount !== undefined && amount !== before.amount) {
    throw new ProblemError(
      'payment_mismatch',
      'Another amount was refunded for this reason; give another reason.',
      { field: 'reason' },
    );
  }
  if (before.state !== 'failed') return before;
  const anew = {
    state: 'pending',
    providerId: null,
    finishedAt: null,
    generation: before.generation + 1,
    tries: 0,
    nextTryAt: clock.now(),
  } as const;
  await updateRefund(tx, before.id, anew);
  return { ...before, ...anew };
}

async function decide(
  context: UserContext,
  tx: Tx,
  payment: PaymentRow,
  { amount, reason }: Input,
): Promise<RefundRow> {
  const gone = payment.amountRefunded + payment.amountLost;
  const { actor, clock, newId } = context;
  const left = payment.amount - gone - (await pendingRefundTotal(tx, payment.id));
  if (left <= 0) {
    throw new ProblemError('already_refunded', 'This payment is already refunded in full.');
  }
  if (amount !== undefined && amount > left) {
    throw new ProblemError('payment_mismatch', 'That is more than is left of this payment.', {
      field: 'amount',
    });
  }
  const now = clock.now();
  const refund: RefundRow = {
    id: newId(),
    intentId: payment.intentId,
    paymentId: payment.id,
    transactionId: payment.transactionId,
    amount: amount ?? left,
    currency: payment.currency,
    reason,
    state: 'pending',
    requestedBy: actor.uid,
    providerId: null,
    generation: 1,
    tries: 0,
    nextTryAt: now,
    createdAt: now,
    finishedAt: null,
  };
  await insertRefund(tx, refund);
  await writeJournal(tx, {
    at: now,
    kind: 'refund_decided',
    source: 'administrator',
    detail: `asked for by administrator ${actor.uid}`,
    bookingId: payment.bookingId,
    transactionId: payment.transactionId,
    amount: refund.amount,
    currency: payment.currency,
  });
  await recordAct(context, tx, {
    byUserId: actor.uid,
    action: 'payment_refunded',
    subjectId: payment.id,
    detail: { refundId: refund.id, amount: refund.amount, currency: payment.currency },
  });
  return refund;
}
