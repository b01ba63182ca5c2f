import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { RefundState } from '../../../db/tables/payments.ts';
import type { GatewayRefund } from '../../../ports.ts';
import { tellRefundFailed } from '../agency-mails.ts';
import type { Followed } from './provider-updates.ts';
import { refundPause } from '../policy.ts';
import { retryRejection } from './reopen-refund.ts';
import { writeJournal, type JournalNote } from '../store/journal.ts';
import { insertRefund, lockRefundAsked, updateRefund, type RefundRow } from '../store/refunds.ts';

/** A refund may fail after it succeeded, and never succeeds after it failed. */
const RANK: Readonly<Record<RefundState, number>> = { pending: 0, succeeded: 1, failed: 2 };

/** Lets our row follow one refund of the provider. Answers what it has become now, if anything new. */
export async function followRefund(
  context: AppContext,
  tx: Tx,
  followed: Followed,
  given: GatewayRefund,
): Promise<RefundState | null> {
  const state = stateOf(given.status);
  const row = await lockRefundAsked(tx, given);
  if (row === null) return state === 'failed' ? null : found(context, tx, followed, given);
  if (row.providerId !== null && RANK[state] <= RANK[row.state]) return null;
  const now = context.clock.now();
  await updateRefund(tx, row.id, {
    state,
    providerId: given.id,
    finishedAt: state === 'pending' ? null : now,
  });
  await writeJournal(tx, { ...entry(followed, row, now), ...told(row, given) });
  if (state === 'failed') {
    const { failureReason } = given;
    context.log.error({ refundId: row.id, failureReason }, 'a refund failed at the provider');
    if (!(await retryRejection(context, tx, row))) await tellRefundFailed(context, tx, row);
  }
  return state;
}

/** `requires_action` is the cardholder's to end; nothing has gone back until then. */
function stateOf(status: GatewayRefund['status']): RefundState {
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

/** Somebody made it at the provider: it becomes a row of ours, so that it counts. */
async function found(
  { clock, newId }: AppContext,
  tx: Tx,
  followed: Followed,
  given: GatewayRefund,
): Promise<RefundState> {
  const now = clock.now();
  const state = stateOf(given.status);
  const row: RefundRow = {
    id: newId(),
    intentId: followed.intentId,
    paymentId: followed.payment?.id ?? null,
    transactionId: followed.transactionId,
    amount: given.amount,
    currency: given.currency,
    reason: `made at the provider: ${given.id}`,
    state,
    requestedBy: null,
    providerId: given.id,
    generation: 1,
    tries: 0,
    nextTryAt: new Date(now.getTime() + refundPause(1) * 1000),
    createdAt: now,
    finishedAt: state === 'pending' ? null : now,
  };
  await insertRefund(tx, row);
  await writeJournal(tx, { ...entry(followed, row, now), ...told(row, given) });
  return state;
}

function told(
  { reason }: RefundRow,
  { status, failureReason }: GatewayRefund,
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

function entry(followed: Followed, { amount, currency }: RefundRow, at: Date) {
  const { bookingId, source, transactionId } = followed;
  return { at, source, bookingId, transactionId, amount, currency };
}
