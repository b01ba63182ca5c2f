import { refundableAmount } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { CANCELLATION_REASON } from '../../../db/tables/money/cancellations.ts';
import { setCancellationRefundState } from '../../booking-records/index.ts';
import { findHeldCancellation } from '../store/cancellations.ts';
import type { PaymentRow } from '../store/ledger.ts';
import { writeJournal } from '../store/journal.ts';
import {
  listHeldRefunds,
  refundTotal,
  reopened,
  updateRefund,
  type RefundRow,
} from '../store/refunds.ts';
import { decideRefunds } from './decide-refunds.ts';
import { lockLivePayments } from './money-taken.ts';

/**
 * Continues refunds that waited for a bank's decision: makes them if the money is ours again, and drops refunds whose
 * money the bank has already taken. The caller has locked the payment and its booking.
 */
export async function releaseHeldRefunds(
  context: AppContext,
  tx: Tx,
  payment: PaymentRow,
): Promise<void> {
  if (payment.disputeState === 'open') return;
  await releaseDecided(context, tx, payment);
  await releaseCancellation(context, tx, payment);
}

/** Continues refunds that were decided during the dispute. */
async function releaseDecided(context: AppContext, tx: Tx, payment: PaymentRow): Promise<void> {
  const waiting = await listHeldRefunds(tx, payment.id);
  const spokenFor = waiting.reduce((sum, { amount }) => sum + amount, 0);
  let left = refundableAmount(payment, (await refundTotal(tx, payment.id, 'pending')) - spokenFor);
  for (const refund of waiting) {
    const amount = Math.min(refund.amount, Math.max(0, left));
    left -= amount;
    if (amount > 0) await release(context, tx, refund, amount);
    else await drop(context, tx, refund, payment.bookingId);
  }
}

async function release(
  { clock }: AppContext,
  tx: Tx,
  refund: RefundRow,
  amount: number,
): Promise<void> {
  // the provider may still answer the last key with a refusal
  const change = { ...reopened(refund, clock.now()), amount, held: false };
  await updateRefund(tx, refund.id, change);
}

/** Drops a refund whose money the bank has already taken back. */
async function drop(
  { clock }: AppContext,
  tx: Tx,
  refund: RefundRow,
  bookingId: string,
): Promise<void> {
  const at = clock.now();
  await updateRefund(tx, refund.id, { state: 'failed', held: false, finishedAt: at });
  await writeJournal(tx, {
    at,
    kind: 'refund_failed',
    source: 'refunds',
    detail: 'the bank has decided, and taken the money back itself',
    bookingId,
    transactionId: refund.transactionId,
    amount: refund.amount,
    currency: refund.currency,
  });
}

/** Decides the refunds of a cancellation that had to wait for banks, once all of them have decided. */
async function releaseCancellation(
  context: AppContext,
  tx: Tx,
  payment: PaymentRow,
): Promise<void> {
  const held = await findHeldCancellation(tx, payment.bookingId);
  if (held === null) return;
  const rows = await lockLivePayments(tx, payment.bookingId, context.payments.livemode);
  if (rows.some(({ disputeState }) => disputeState === 'open')) return;
  let left = 0;
  for (const row of rows) left += refundableAmount(row, await refundTotal(tx, row.id, 'pending'));
  const refund = Math.min(held.refundCard, left);
  if (refund > 0) {
    await decideRefunds(context, tx, rows, {
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
