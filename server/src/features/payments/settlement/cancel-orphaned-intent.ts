import type { AppContext } from '../../../context.ts';
import { GatewayRefusedError, type ProviderIntent } from '../../../ports.ts';
import type { PaymentAttempt } from '../store/attempts.ts';
import { writeJournal, type Source } from '../store/journal.ts';

interface Orphan {
  attempt: PaymentAttempt;
  intent: ProviderIntent;
  source: Source;
}

/**
 * Cancels an intent that is payable at the provider though its attempt is closed here: the response to its
 * creation was lost. Its secret never left the server, so it cannot have been paid; still, a booking
 * has at most one usable payment.
 */
export async function cancelOrphanedIntent(context: AppContext, orphan: Orphan): Promise<void> {
  const { attempt, intent, source } = orphan;
  try {
    await context.payments.cancelIntent(intent.id);
  } catch (error) {
    if (!(error instanceof GatewayRefusedError)) throw error;
    // It was canceled concurrently; a payment would come back to settling as a charge.
    context.log.warn(
      { transactionId: intent.id, code: error.code },
      'an orphaned intent was not canceled',
    );
    return;
  }
  await writeJournal(context.db.orm, {
    at: context.clock.now(),
    kind: 'orphan_found',
    source,
    detail: `attempt ${attempt.attempt} is closed, so its payment was cancelled at the provider`,
    bookingId: attempt.bookingId,
    transactionId: intent.id,
    amount: intent.amount,
    currency: intent.currency,
  });
}
