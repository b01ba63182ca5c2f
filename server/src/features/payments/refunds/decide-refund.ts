import { minorStep, refundableAmount } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { RefundKind } from '../../../db/tables/money/payments.ts';
import { invalidInput, notFound, ProblemError } from '../../../problem-error.ts';
import { lockBookingForUpdate, type BookingRow } from '../../booking-records/index.ts';
import { heldUntil } from '../policy.ts';
import { isForeign, type CardAccount } from '../modes/card-account.ts';
import { lockAttemptForUpdate } from '../store/attempts.ts';
import { writeJournal, type Source } from '../store/journal.ts';
import { findPayment, lockPaymentForUpdate, type PaymentRow } from '../store/ledger.ts';
import {
  findRefundByReason,
  insertRefund,
  refundTotal,
  reopened,
  updateRefund,
  type RefundRow,
} from '../store/refunds.ts';
import { newRefund } from './new-refund.ts';

export interface RefundRequest {
  /** The amount in minor units; by default, all that remains. */
  amount?: number | undefined;
  kind: RefundKind;
  /** Identifies the refund: the same reason means the same refund. */
  reason: string;
  by: {
    source: Source;
    /** The user id of the staff member who requests it; null if the product or the traveler does. */
    requestedBy: string | null;
    /** A detail for the journal. */
    detail: string;
  };
}

interface DecidedRefund {
  refund: RefundRow;
  /** False if the refund was decided earlier; then nothing is written. */
  isNew: boolean;
}

/**
 * Decides a refund of a payment that `lockRefundable` has locked. A failed refund with the same reason is decided
 * again. `executeRefund` calls the provider after the commit. Throws `invalid_input`, `already_refunded`,
 * `payment_mismatch`.
 */
export async function decideRefund(
  context: AppContext,
  tx: Tx,
  payment: PaymentRow,
  request: RefundRequest,
): Promise<DecidedRefund> {
  const before = await findRefundByReason(tx, payment.attemptId, request.reason);
  if (before !== null && request.amount !== undefined && request.amount !== before.amount) {
    throw new ProblemError(
      'payment_mismatch',
      'A different amount was already refunded for this reason. Enter another reason.',
      { field: 'reason' },
    );
  }
  if (before !== null && before.state !== 'failed') return { refund: before, isNew: false };
  const refund =
    before === null
      ? await insertDecided(context, tx, payment, request)
      : await reopen(context, tx, payment, before);
  await writeJournal(tx, {
    at: context.clock.now(),
    kind: 'refund_decided',
    source: request.by.source,
    detail: request.by.detail,
    bookingId: payment.bookingId,
    transactionId: payment.transactionId,
    amount: refund.amount,
    currency: payment.currency,
  });
  return { refund, isNew: true };
}

interface Refundable {
  payment: PaymentRow;
  /** The booking; null if it was deleted. */
  booking: BookingRow | null;
}

/**
 * Locks a payment and its booking, to decide on refunds. Locks the attempt before the payment, as settling does,
 * because a refund's row references its attempt. Throws `not_found`, `other_card_account`.
 */
export async function lockRefundable(
  tx: Tx,
  paymentId: string,
  today: CardAccount,
): Promise<Refundable> {
  const found = await findPayment(tx, paymentId);
  if (found === null) throw notFound('payment');
  const booking = await lockBookingForUpdate(tx, found.bookingId);
  await lockAttemptForUpdate(tx, found.attemptId);
  const payment = await lockPaymentForUpdate(tx, paymentId);
  if (payment === null) throw notFound('payment');
  if (isForeign(payment, today)) throw otherAccount(payment);
  return { booking, payment };
}

/** The error for a payment that the current provider account doesn't know, so that nothing is sent there. */
function otherAccount({ livemode, providerAccount }: PaymentRow): ProblemError {
  const message =
    livemode === false
      ? "This payment was made in test mode. No money moved, so there's nothing to refund."
      : `This payment was taken by another account at the card provider (${providerAccount ?? 'a live one'}). Refund it there.`;
  return new ProblemError('other_card_account', message);
}

async function reopen(
  { clock }: AppContext,
  tx: Tx,
  payment: PaymentRow,
  before: RefundRow,
): Promise<RefundRow> {
  await amountLeft(tx, payment, before.amount);
  const change = { ...reopened(before, clock.now()), ...heldWhile(payment, clock.now()) };
  await updateRefund(tx, before.id, change);
  return { ...before, ...change };
}

async function insertDecided(
  { clock, newId }: AppContext,
  tx: Tx,
  payment: PaymentRow,
  { amount, kind, reason, by }: RefundRequest,
): Promise<RefundRow> {
  if (amount !== undefined && amount % minorStep(payment.currency) !== 0) {
    throw invalidInput('amount', 'has more decimal places than cards allow');
  }
  const left = await amountLeft(tx, payment, amount);
  const refund = newRefund(newId(), clock.now(), {
    attemptId: payment.attemptId,
    paymentId: payment.id,
    transactionId: payment.transactionId,
    amount: amount ?? left,
    currency: payment.currency,
    kind,
    reason,
    requestedBy: by.requestedBy,
    ...heldWhile(payment, clock.now()),
  });
  await insertRefund(tx, refund);
  return refund;
}

/** During a dispute, a refund is held; `releaseHeldRefunds` continues it afterward. */
function heldWhile({ disputeState }: PaymentRow, now: Date) {
  const held = disputeState === 'open';
  return { held, nextTryAt: held ? heldUntil(now) : now };
}

/** The remaining amount of a payment, in minor units. Throws if that is zero or less than requested. */
async function amountLeft(tx: Tx, payment: PaymentRow, asked?: number): Promise<number> {
  const left = refundableAmount(payment, await refundTotal(tx, payment.id, 'pending'));
  if (left === 0) {
    throw new ProblemError('already_refunded', 'This payment has already been refunded in full.');
  }
  if (asked !== undefined && asked > left) {
    throw new ProblemError('payment_mismatch', "That's more than what's left of this payment.", {
      field: 'amount',
    });
  }
  return left;
}
