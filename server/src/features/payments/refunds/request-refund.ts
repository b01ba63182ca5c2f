import {
  minorStep,
  type ParsedInputOf,
  type Refund,
  type refundPayment as endpoint,
} from '@wayfarer/contract';
import { recordAct } from '../../../audit.ts';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidInput, notFound, ProblemError } from '../../../problem-error.ts';
import { cardAccount, isForeign } from '../modes/card-account.ts';
import { executeRefund } from './execute-refund.ts';
import { presentRefund } from '../present.ts';
import { lockAttempt } from '../store/attempts.ts';
import { writeJournal } from '../store/journal.ts';
import { findPayment, lockPayment, type PaymentRow } from '../store/ledger.ts';
import {
  findRefund,
  findRefundByReason,
  insertRefund,
  pendingRefundTotal,
  reopened,
  updateRefund,
  type RefundRow,
} from '../store/refunds.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/**
 * Decides a refund, in full or in part, and carries it out at once if the provider can be reached;
 * else it stays `pending` and a job goes on. The same request again answers the same refund: two
 * refunds of one payment need two reasons. Throws `not_found`, `invalid_input`, `already_refunded`,
 * `other_card_account`, `payment_mismatch`.
 */
export async function requestRefund(
  context: UserContext,
  paymentId: string,
  input: Input,
): Promise<Refund> {
  const today = await cardAccount(context.payments);
  const decided = await context.db.orm.transaction(async (tx) => {
    const found = await findPayment(tx, paymentId);
    // The attempt before its payment, as in settling: a refund's row holds on to its attempt.
    if (found !== null) await lockAttempt(tx, found.attemptId);
    const payment = await lockPayment(tx, paymentId);
    if (payment === null) throw notFound('payment');
    if (isForeign(payment, today)) throw otherAccount(payment);
    const before = await findRefundByReason(tx, payment.attemptId, input.reason);
    if (before !== null) return repeat(context, tx, { payment, before }, input);
    return decide(context, tx, payment, input);
  });
  await executeRefund(context, decided.id);
  const refund = await findRefund(context.db.orm, decided.id);
  return presentRefund(refund ?? decided, paymentId);
}

/** Nothing is sent to the provider of today: it knows no such payment. */
function otherAccount({ livemode, providerAccount }: PaymentRow): ProblemError {
  const message =
    livemode === false
      ? 'This payment was made in test mode: no money moved, and there is none to give back.'
      : `This payment was taken by another account of the card provider (${providerAccount ?? 'a live one'}). Refund it there.`;
  return new ProblemError('other_card_account', message);
}

/** The same refund again; a failed one is decided anew. */
async function repeat(
  context: UserContext,
  tx: Tx,
  { payment, before }: { payment: PaymentRow; before: RefundRow },
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
  await amountLeft(tx, payment, before.amount);
  const anew = reopened(before, context.clock.now());
  await updateRefund(tx, before.id, anew);
  await writeDown(context, tx, payment, before);
  return { ...before, ...anew };
}

async function decide(
  context: UserContext,
  tx: Tx,
  payment: PaymentRow,
  { amount, reason }: Input,
): Promise<RefundRow> {
  const { actor, clock, newId } = context;
  if (amount !== undefined && amount % minorStep(payment.currency) !== 0) {
    throw invalidInput('amount', 'has more decimals than can be paid by card');
  }
  const left = await amountLeft(tx, payment, amount);
  const now = clock.now();
  const refund: RefundRow = {
    id: newId(),
    attemptId: payment.attemptId,
    paymentId: payment.id,
    transactionId: payment.transactionId,
    amount: amount ?? left,
    currency: payment.currency,
    reason,
    state: 'pending',
    requestedBy: actor.uid,
    providerId: null,
    keyVersion: 1,
    tries: 0,
    nextTryAt: now,
    createdAt: now,
    finishedAt: null,
  };
  await insertRefund(tx, refund);
  await writeDown(context, tx, payment, refund);
  return refund;
}

/** What is left of a payment, in minor units. Throws where that is nothing, or less than is asked for. */
async function amountLeft(tx: Tx, payment: PaymentRow, asked?: number): Promise<number> {
  const gone = payment.amountRefunded + payment.amountLost;
  const left = payment.amount - gone - (await pendingRefundTotal(tx, payment.id));
  if (left <= 0) {
    throw new ProblemError('already_refunded', 'This payment is already refunded in full.');
  }
  if (asked !== undefined && asked > left) {
    throw new ProblemError('payment_mismatch', 'That is more than is left of this payment.', {
      field: 'amount',
    });
  }
  return left;
}

/** The decision, in the journal and in the log of what administrators do. */
async function writeDown(
  context: UserContext,
  tx: Tx,
  payment: PaymentRow,
  { id: refundId, amount }: RefundRow,
): Promise<void> {
  const { actor, clock } = context;
  const { currency } = payment;
  await writeJournal(tx, {
    at: clock.now(),
    kind: 'refund_decided',
    source: 'administrator',
    detail: `asked for by administrator ${actor.uid}`,
    bookingId: payment.bookingId,
    transactionId: payment.transactionId,
    amount,
    currency,
  });
  await recordAct(context, tx, {
    byUserId: actor.uid,
    action: 'payment_refunded',
    subjectId: payment.id,
    detail: { refundId, amount, currency },
  });
}
