import type { Payment } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor, Tx } from '../../db/database.ts';
import { adoptPaymentsOf } from './ask-after-restore.ts';
import { cancelAtProvider } from './cancel-at-provider.ts';
import { closeAttempt } from './close-attempt.ts';
import { presentPayment } from './present.ts';
import { paymentInProgress, reachingProvider } from './problems.ts';
import { forgetPayer, listOpenIntentsOf, lockIntent, type IntentRow } from './store-intents.ts';
import { writeJournal } from './store-journal.ts';
import { anonymisePaymentRows, listPaymentRows } from './store-ledger.ts';

/** A traveller's payments, the removed ones too, for the export of everything that is kept. */
export async function exportPayments(executor: Executor, uid: string): Promise<Payment[]> {
  const rows = await listPaymentRows(executor, uid);
  return rows.map((row) => presentPayment(row));
}

/**
 * Ends every open payment of a traveller, before the account is deleted and outside any
 * transaction. What turns out to be paid is recorded. Throws `payment_in_progress`,
 * `provider_unavailable`.
 */
export function closeTravellerPayments(context: AppContext, uid: string): Promise<void> {
  return reachingProvider(context, async () => {
    await adoptPaymentsOf(context, uid);
    for (const attempt of await listOpenIntentsOf(context.db.orm, uid)) {
      if (attempt.providerId === null) {
        await giveUp(context, attempt);
        continue;
      }
      const settled = await cancelAtProvider(context, attempt.providerId, 'account');
      const processing = settled.kind === 'unpaid' && settled.charge.status === 'processing';
      if (processing) throw paymentInProgress();
    }
  });
}

async function giveUp({ clock, db }: AppContext, { id }: IntentRow): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const attempt = await lockIntent(tx, id);
    if (attempt?.state !== 'creating') return;
    await closeAttempt(tx, attempt, {
      state: 'canceled',
      source: 'account',
      at: clock.now(),
      detail: 'was given up: its account is deleted',
    });
  });
}

/**
 * Takes the person out of the ledger; in the transaction that deletes the account, after the
 * person's bookings: whoever settles locks them first.
 */
export async function anonymisePayments(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  uid: string,
): Promise<void> {
  // Attempts before payments, as in settling.
  await forgetPayer(tx, uid);
  await anonymisePaymentRows(tx, uid);
  await writeJournal(tx, {
    at: clock.now(),
    kind: 'person_removed',
    source: 'account',
    detail: 'an account was deleted; its payments stay without a person',
  });
}
