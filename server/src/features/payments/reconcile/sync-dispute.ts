import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { DisputeState } from '../../../db/tables/money/payments.ts';
import type { ProviderDispute } from '../../../ports.ts';
import { tellDisputed } from '../agency-mails.ts';
import { insertDispute, lockDisputeForUpdate, updateDispute } from '../store/disputes.ts';
import { writeJournal } from '../store/journal.ts';
import type { SyncTarget } from './provider-updates.ts';

/**
 * Records that a charge is disputed, and how the dispute ended. A bank may reopen a won dispute and may return money
 * from a lost one, so the provider's latest answer counts.
 */
export async function syncDispute(
  context: AppContext,
  tx: Tx,
  target: SyncTarget,
  dispute: ProviderDispute & { asOf: Date },
): Promise<void> {
  const { bookingId, attemptId, payment, source, transactionId } = target;
  const { id, amount, asOf, currency, reason, status: state } = dispute;
  const at = context.clock.now();
  const entry = { at, source, bookingId, transactionId, amount, currency };
  const known = await lockDisputeForUpdate(tx, id);
  if (known === null) {
    const paymentId = payment?.id ?? null;
    const row = { id, attemptId, paymentId, transactionId, amount, currency, reason };
    await insertDispute(tx, { ...row, state: 'open', openedAt: at, closedAt: null });
    await writeJournal(tx, { ...entry, kind: 'dispute_opened', detail: opening(dispute) });
    context.log.error({ transactionId, disputeId: id, reason }, 'a charge is disputed');
    await tellDisputed(context, tx, target, dispute);
  }
  const before = known?.state ?? 'open';
  const overtaken = known !== null && known.closedAt !== null && known.closedAt > asOf;
  if (state === before || state === 'open' || overtaken) return;
  await updateDispute(tx, id, { state, closedAt: asOf });
  await writeJournal(tx, {
    ...entry,
    kind: state === 'lost' ? 'dispute_lost' : 'dispute_won',
    detail: `${id} ${outcome(before, state)}`,
  });
}

function outcome(before: DisputeState, state: DisputeState): string {
  if (state === 'lost') return 'is lost: the bank keeps the money';
  return before === 'lost' ? 'is won after all: the money is back' : 'ended without a loss';
}

function opening({ id, reason, dueBy }: ProviderDispute): string {
  const until = dueBy === null ? '' : `; evidence is taken until ${dueBy.toISOString()}`;
  return `${id}: ${reason}${until}`;
}
