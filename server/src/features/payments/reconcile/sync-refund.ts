import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { CANCELLATION_REASON } from '../../../db/tables/money/cancellations.ts';
import type { RefundState } from '../../../db/tables/money/payments.ts';
import type { ProviderRefund } from '../../../ports.ts';
import { tellRefundFailed } from '../agency-mails.ts';
import { refundPause } from '../policy.ts';
import { newRefund } from '../refunds/new-refund.ts';
import { writeJournal, type JournalNote } from '../store/journal.ts';
import {
  insertRefund,
  lockMatchingRefundForUpdate,
  updateRefund,
  type RefundRow,
} from '../store/refunds.ts';
import type { SyncTarget } from './provider-updates.ts';
import { reopenRefund } from './reopen-refund.ts';

/** A refund may fail after it succeeded, but never succeeds after it failed. */
const RANK: Readonly<Record<RefundState, number>> = { pending: 0, succeeded: 1, failed: 2 };

interface RefundNews {
  state: RefundState;
  /** True if the traveler has just read about the refund in the cancellation's email. */
  isTold: boolean;
}

/** The time after a cancellation, in milliseconds, for which its email also covers its refund. */
const TOLD_FOR_MS = 60 * 60_000;

/** Updates our row from one of the provider's refunds. Returns its new state, if it changed. */
export async function syncRefund(
  context: AppContext,
  tx: Tx,
  target: SyncTarget,
  given: ProviderRefund,
): Promise<RefundNews | null> {
  const state = stateOf(given.status);
  const row = await lockMatchingRefundForUpdate(tx, given);
  if (row === null) {
    if (state === 'failed') return null;
    return { state: await adoptRefund(context, tx, target, given), isTold: false };
  }
  if (row.providerId !== null && RANK[state] <= RANK[row.state]) return null;
  const now = context.clock.now();
  await updateRefund(tx, row.id, {
    state,
    providerId: given.id,
    finishedAt: state === 'pending' ? null : now,
  });
  await writeJournal(tx, { ...entry(target, row, now), ...journalNote(row, given) });
  if (state === 'failed') {
    const { failureReason } = given;
    context.log.error({ refundId: row.id, failureReason }, 'a refund failed at the provider');
    if (!(await reopenRefund(context, tx, row))) await tellRefundFailed(context, tx, row);
  }
  const age = now.getTime() - row.createdAt.getTime();
  return { state, isTold: row.reason.startsWith(CANCELLATION_REASON) && age < TOLD_FOR_MS };
}

/** A refund in `requires_action` waits for the cardholder and hasn't returned any money yet. */
function stateOf(status: ProviderRefund['status']): RefundState {
  switch (status) {
    case 'succeeded':
      return 'succeeded';
    case 'failed':
    case 'canceled':
      return 'failed';
    default:
      return 'pending';
  }
}

/**
 * Adds a row for a refund found at the provider. A refund for a change keeps that kind even if a restored database has
 * lost the change, so that it isn't made twice.
 */
async function adoptRefund(
  { clock, newId }: AppContext,
  tx: Tx,
  target: SyncTarget,
  given: ProviderRefund,
): Promise<RefundState> {
  const now = clock.now();
  const state = stateOf(given.status);
  const row = newRefund(newId(), now, {
    attemptId: target.attemptId,
    paymentId: target.payment?.id ?? null,
    transactionId: target.transactionId,
    amount: given.amount,
    currency: given.currency,
    kind: given.metadata['kind'] === 'change' ? 'change' : 'provider',
    reason: `made at the provider: ${given.id}`,
    state,
    providerId: given.id,
    nextTryAt: new Date(now.getTime() + refundPause(1) * 1000),
    finishedAt: state === 'pending' ? null : now,
  });
  await insertRefund(tx, row);
  await writeJournal(tx, { ...entry(target, row, now), ...journalNote(row, given) });
  return state;
}

function journalNote(
  { reason }: RefundRow,
  { status, failureReason }: ProviderRefund,
): Pick<JournalNote, 'kind' | 'detail'> {
  switch (stateOf(status)) {
    case 'succeeded':
      return { kind: 'refund_succeeded', detail: reason };
    case 'failed':
      return {
        kind: 'refund_failed',
        detail: `${status} at the provider: ${failureReason ?? 'no reason is given'}`,
      };
    default:
      return { kind: 'refund_pending', detail: 'the provider has it; the money has not gone yet' };
  }
}

function entry(target: SyncTarget, { amount, currency }: RefundRow, at: Date) {
  const { bookingId, source, transactionId } = target;
  return { at, source, bookingId, transactionId, amount, currency };
}
