import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { callProvider } from './limits/call-provider.ts';
import { paymentInProgress } from './problems.ts';
import { adoptPaymentsOf } from './restore/ask-after-restore.ts';
import { cancelIntent } from './settlement/cancel-intent.ts';
import { endAttempt } from './settlement/end-attempt.ts';
import {
  detachAttempts,
  listOpenAttemptsOf,
  lockAttemptForUpdate,
  type PaymentAttempt,
} from './store/attempts.ts';
import { writeJournal } from './store/journal.ts';
import { detachPayments } from './store/ledger.ts';

/**
 * Ends a traveler's open payments. Call it before the account is deleted, outside any transaction. Payments that turn
 * out to be paid are recorded. Throws `payment_in_progress`, `provider_unavailable`.
 */
export function closeTravelerPayments(context: AppContext, uid: string): Promise<void> {
  return callProvider(context, async () => {
    await adoptPaymentsOf(context, { uid });
    for (const attempt of await listOpenAttemptsOf(context.db.orm, uid)) {
      if (attempt.providerId === null) {
        await giveUp(context, attempt);
        continue;
      }
      const settled = await cancelIntent(context, attempt.providerId, 'account');
      const processing = settled.kind === 'unpaid' && settled.intent.status === 'processing';
      if (processing) throw paymentInProgress();
    }
  });
}

async function giveUp({ clock, db }: AppContext, { id }: PaymentAttempt): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const attempt = await lockAttemptForUpdate(tx, id);
    if (attempt?.state !== 'creating') return;
    await endAttempt(tx, attempt, {
      state: 'canceled',
      source: 'account',
      at: clock.now(),
      detail: 'was given up: its account is deleted',
    });
  });
}

/**
 * Detaches payments from a deleted account; the payer's address is kept for accounting. Runs in the transaction that
 * deletes the account, after the person's bookings were detached, because settling locks bookings first.
 */
export async function detachPayer(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  uid: string,
): Promise<void> {
  // Locks attempts before payments, as settling does.
  await detachAttempts(tx, uid);
  for (const { bookingId, transactionId } of await detachPayments(tx, uid)) {
    await writeJournal(tx, {
      at: clock.now(),
      kind: 'person_removed',
      source: 'account',
      detail: 'the account of the traveler was deleted; the books keep who paid',
      bookingId,
      transactionId,
    });
  }
}
