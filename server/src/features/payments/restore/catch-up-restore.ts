import type { AppContext } from '../../../context.ts';
import { findRestore, markCaughtUp } from '../../../db/records/restored.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { GatewayUnavailableError, type ProviderIntent } from '../../../ports.ts';
import { settleIntent } from '../settlement/settle-intent.ts';
import { findPaymentByTransaction } from '../store/ledger.ts';
import { lostSince } from './ask-after-restore.ts';

/** The time in milliseconds after which no call of the stopped server can still be on its way to the provider. */
const QUIET_MS = 60_000;

/**
 * Call it after a restore. Settles everything that the provider has charged, refunded or opened since the backup. Uses
 * the provider's lists and doesn't rely on webhooks or events. Until this is done, paying asks the provider first.
 * Returns the number of payments that needed work. Throws `GatewayUnavailableError` while the card provider can't be
 * reached.
 */
export async function catchUpRestore(context: AppContext, signal?: AbortSignal): Promise<number> {
  const { clock, db, log, payments } = context;
  const restore = await findRestore(db.sql);
  if (restore === null || restore.caughtUp) return 0;
  const began = clock.now().getTime();
  const from = lostSince(restore);
  const touched = new Set<string>();
  for await (const intent of payments.listIntentsSince(from)) {
    if (!(await isNoNews(context, intent))) touched.add(intent.id);
  }
  for (const list of [payments.listRefundsSince(from), payments.listDisputesSince(from)]) {
    for await (const { intentId } of list) if (intentId !== null) touched.add(intentId);
  }
  let failed = 0;
  // oldest first, because the first charge for a booking is the one that counts
  for (const providerId of [...touched].reverse()) {
    if (signal?.aborted) return touched.size;
    if (!(await settle(context, providerId))) failed += 1;
  }
  if (failed === 0 && began - restore.restoredAt.getTime() >= QUIET_MS) {
    await markCaughtUp(db.sql, restore, clock.now());
    log.info(
      { since: from, payments: touched.size },
      'the payments since the backup are caught up',
    );
  }
  return touched.size;
}

async function isNoNews({ db }: AppContext, intent: ProviderIntent): Promise<boolean> {
  if (intent.metadata['intent'] === undefined) return true;
  if (intent.status !== 'succeeded' || intent.disputed) return false;
  const known = await findPaymentByTransaction(db.orm, intent.id);
  return known?.amountRefunded === intent.amountRefunded;
}

async function settle(context: AppContext, providerId: string): Promise<boolean> {
  try {
    await settleIntent(context, { providerId, source: 'sweeper' });
    return true;
  } catch (error) {
    if (error instanceof GatewayUnavailableError) throw error;
    context.log.error(
      { failure: describeError(error), providerId },
      'a payment made since the backup could not be settled',
    );
    return false;
  }
}
