import type { Tx } from '../../../db/database.ts';
import { updateAttempt, type PaymentAttempt } from '../store/attempts.ts';
import { writeJournal, type Source } from '../store/journal.ts';

interface Ending {
  state: 'canceled' | 'failed';
  source: Source;
  at: Date;
  /** The rest of the journal's sentence, which begins with 'attempt 2'. */
  detail: string;
}

/** Ends an attempt that took no money and records the reason, so that the next one can be opened. */
export async function endAttempt(tx: Tx, attempt: PaymentAttempt, ending: Ending): Promise<void> {
  const { state, source, at, detail } = ending;
  await updateAttempt(tx, attempt.id, { state, checkedAt: at });
  await writeJournal(tx, {
    at,
    kind: state === 'canceled' ? 'intent_canceled' : 'intent_failed',
    source,
    detail: `attempt ${attempt.attempt} ${detail}`,
    bookingId: attempt.bookingId,
    transactionId: attempt.providerId,
    amount: attempt.amount,
    currency: attempt.currency,
  });
}
