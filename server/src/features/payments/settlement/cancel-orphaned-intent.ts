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
 * Cancels an intent that can still be paid at the provider although its attempt is closed here, because the response to
 * its creation was lost. Its secret never left the server, so no one can have paid it; but a booking should have only
 * one payment that can be used.
 */
export async function cancelOrphanedIntent(context: AppContext, orphan: Orphan): Promise<void> {
  const { attempt, intent, source } = orphan;
  try {
    await context.payments.cancelIntent(intent.id);
  } catch (error) {
    if (!(error instanceof GatewayRefusedError)) throw error;
    // It was canceled in the meantime; if it was paid instead, settling handles the charge.
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
    detail: `attempt ${attempt.attempt} is closed, so its payment was canceled at the provider`,
    bookingId: attempt.bookingId,
    transactionId: intent.id,
    amount: intent.amount,
    currency: intent.currency,
  });
}
