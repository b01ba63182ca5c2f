import type { AppContext } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { ProblemError } from '../../../problem-error.ts';
import { cancelIntent } from '../settlement/cancel-intent.ts';
import type { PaymentAttempt } from '../store/attempts.ts';
import { listDeclinesSince } from '../store/declines.ts';
import { writeJournal, type Source } from '../store/journal.ts';
import { cardTestingUntil, DAY_MS } from './declined-cards.ts';

interface Payer {
  uid: string | null;
  /** The payment link that is used; null for a signed-in traveler. */
  linkId: string | null;
  bookingId: string | null;
}

/**
 * Refuses to open a payment for a traveler, or with a link, whose cards were declined repeatedly, a sign of testing stolen card numbers:
 * https://docs.stripe.com/disputes/prevention/card-testing.
 */
export async function assertNoCardTesting(
  executor: Executor,
  payer: Payer,
  now: Date,
): Promise<void> {
  const until = await pausedUntil(executor, payer, now);
  if (until === null) return;
  throw new ProblemError(
    'too_many_requests',
    'Too many cards were declined. Please try again later, or contact us.',
    { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) },
  );
}

/** Closes a payment after too many declined cards. A charge that succeeds at the last moment still counts. */
export async function stopCardTesting(
  context: AppContext,
  { bookingId, linkId, providerId, uid }: PaymentAttempt,
  source: Source,
): Promise<void> {
  const { clock, db, log } = context;
  if ((uid === null && linkId === null) || providerId === null) return;
  const now = clock.now();
  if ((await pausedUntil(db.orm, { uid, linkId, bookingId }, now)) === null) return;
  log.error({ transactionId: providerId, bookingId }, 'too many cards were declined');
  try {
    await cancelIntent(context, providerId, source);
  } catch (error) {
    // retried at the next declined card
    log.warn({ failure: describeError(error), providerId }, 'a payment was not closed');
    return;
  }
  await writeJournal(db.orm, {
    at: now,
    kind: 'cards_declined',
    source,
    detail: 'too many cards were declined: the payment is closed and can be opened again later',
    bookingId,
    transactionId: providerId,
  });
}

async function pausedUntil(executor: Executor, payer: Payer, now: Date) {
  const since = new Date(now.getTime() - DAY_MS);
  return cardTestingUntil(await listDeclinesSince(executor, payer, since), payer.bookingId, now);
}
