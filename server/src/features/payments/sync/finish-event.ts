import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { WebhookEvent } from '../../../ports.ts';
import { stopCardTesting } from '../limits/card-testing.ts';
import { findAttemptByProviderId } from '../store/attempts.ts';
import { countDecline } from '../store/declines.ts';
import { markEventDone, writeJournal, type Source } from '../store/journal.ts';

/**
 * Marks an event as done after its payment was settled. Also records anything that the payment itself doesn't show,
 * only once, even if the event arrives again.
 */
export async function finishEvent(
  context: AppContext,
  event: WebhookEvent,
  source: Source,
): Promise<void> {
  const { clock, db } = context;
  const { createdAt, id, intentId, type } = event;
  const declined = await db.orm.transaction(async (tx) => {
    const first = await markEventDone(tx, { id, type, doneAt: clock.now() });
    if (!first || intentId === null) return null;
    if (type === 'payment_intent.payment_failed') return countDecline(tx, intentId, createdAt);
    if (type === 'radar.early_fraud_warning.created') {
      await noteFraudWarning(context, tx, intentId, source);
    }
    return null;
  });
  if (declined !== null) await stopCardTesting(context, declined, source);
}

async function noteFraudWarning(
  { clock, log }: AppContext,
  tx: Tx,
  transactionId: string,
  source: Source,
): Promise<void> {
  const attempt = await findAttemptByProviderId(tx, transactionId);
  if (attempt === null) return;
  log.error({ transactionId }, 'a bank reports a payment as fraudulent');
  await writeJournal(tx, {
    at: clock.now(),
    kind: 'fraud_warning',
    source,
    detail: 'the bank of the card warns that this is fraud; a dispute may follow',
    bookingId: attempt.bookingId,
    transactionId,
    amount: attempt.amount,
    currency: attempt.currency,
  });
}
