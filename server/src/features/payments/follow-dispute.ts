import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { DisputeState } from '../../db/tables/payments.ts';
import type { GatewayDispute } from '../../ports.ts';
import { tellDisputed } from './agency-mails.ts';
import type { Followed } from './followed.ts';
import { insertDispute, lockDispute, updateDispute } from './store-disputes.ts';
import { writeJournal } from './store-journal.ts';

/** A bank may take a won dispute up again; a lost one stays lost. */
const RANK: Readonly<Record<DisputeState, number>> = { open: 0, won: 1, lost: 2 };

/** Writes down that a charge is disputed, and how it ended. */
export async function followDispute(
  context: AppContext,
  tx: Tx,
  followed: Followed,
  dispute: GatewayDispute,
): Promise<void> {
  const { bookingId, intentId, payment, source, transactionId } = followed;
  const { id, amount, currency, reason, status: state } = dispute;
  const at = context.clock.now();
  const entry = { at, source, bookingId, transactionId, amount, currency };
  const known = await lockDispute(tx, id);
  if (known === null) {
    const paymentId = payment?.id ?? null;
    const row = { id, intentId, paymentId, transactionId, amount, currency, reason };
    await insertDispute(tx, { ...row, state: 'open', openedAt: at, closedAt: null });
    await writeJournal(tx, { ...entry, kind: 'dispute_opened', detail: opening(dispute) });
    context.log.error({ transactionId, disputeId: id, reason }, 'a charge is disputed');
    await tellDisputed(context, tx, followed, dispute);
  }
  if (RANK[state] <= RANK[known?.state ?? 'open']) return;
  await updateDispute(tx, id, { state, closedAt: at });
  await writeJournal(tx, {
    ...entry,
    kind: state === 'lost' ? 'dispute_lost' : 'dispute_won',
    detail:
      state === 'lost' ? `${id} is lost: the bank keeps the money` : `${id} ended without a loss`,
  });
}

function opening({ id, reason, dueBy }: GatewayDispute): string {
  const until = dueBy === null ? '' : `; evidence is taken until ${dueBy.toISOString()}`;
  return `${id}: ${reason}${until}`;
}
