import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { adoptPaymentsOf } from './restore/ask-after-restore.ts';
import { cancelAtProvider } from './settlement/cancel-intent.ts';
import { closeAttempt } from './settlement/end-attempt.ts';
import { paymentInProgress, reachingProvider } from './problems.ts';
import { forgetPayer, listOpenIntentsOf, lockIntent, type IntentRow } from './store/attempts.ts';
import { writeJournal } from './store/journal.ts';
import { partPaymentRows } from './store/ledger.ts';

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
 * Parts the ledger from an account that is deleted; who paid stays in the books. In the transaction that
 * deletes the account, after the person's bookings: whoever settles locks them first.
 */
export async function partWithPayer(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  uid: string,
): Promise<void> {
  // Attempts before payments, as in settling.
  await forgetPayer(tx, uid);
  for (const { bookingId, transactionId } of await partPaymentRows(tx, uid)) {
    await writeJournal(tx, {
      at: clock.now(),
      kind: 'person_removed',
      source: 'account',
      detail: 'the account of the traveller was deleted; the books keep who paid',
      bookingId,
      transactionId,
    });
  }
}
