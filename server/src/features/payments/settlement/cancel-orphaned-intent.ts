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
 * Cancels what is payable at the provider though its attempt is closed here: the answer of its
 * creation was lost. Nobody was ever given its secret, so nobody can have paid it; still, a booking
 * has one usable payment at most.
 */
export async function cancelOrphanedIntent(context: AppContext, orphan: Orphan): Promise<void> {
  const { attempt, intent, source } = orphan;
  try {
    await context.payments.cancelIntent(intent.id);
  } catch (error) {
    if (!(error instanceof GatewayRefusedError)) throw error;
    // Somebody else has just cancelled it; a payment would come back to settling as a charge.
    context.log.warn({ transactionId: intent.id, code: error.code }, 'an orphan was not cancelled');
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
