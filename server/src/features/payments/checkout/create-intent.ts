import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../../../context.ts';
import { findRestore } from '../../../db/records/restored.ts';
import {
  GatewayRefusedError,
  GatewayUnavailableError,
  type ProviderIntent,
} from '../../../ports.ts';
import { ProblemError } from '../../../problem-error.ts';
import { findBooking } from '../../booking-records/index.ts';
import { amountTooLarge, paymentInProgress, paymentsUnavailable } from '../problems.ts';
import { cancelOrphanedIntent } from '../settlement/cancel-orphaned-intent.ts';
import { endAttempt } from '../settlement/end-attempt.ts';
import {
  claimCreation,
  findAttempt,
  lockAttemptForUpdate,
  markOpen,
  releaseClaim,
  type PaymentAttempt,
} from '../store/attempts.ts';
import { REFUSED_ACCOUNT, writeJournal } from '../store/journal.ts';
import { intentTexts, type IntentTexts } from './intent-texts.ts';

/**
 * The provider remembers a failure under the attempt's key and would repeat it forever. So the attempt is closed, and
 * the next one gets a new key.
 */
export class AttemptUsedUpError extends GatewayUnavailableError {}

/**
 * The time after which another caller takes over a crashed caller's attempt, in milliseconds; longer than any call to
 * the provider.
 */
const CLAIM_MS = 30_000;
/** The time a caller waits for another one's result, in milliseconds. */
const PATIENCE_MS = 12_000;
const LOOK_EVERY_MS = 50;

/**
 * Creates the provider's intent for a recorded attempt, one caller at a time. If a response was lost, it repeats the
 * request under the same key, so there is only one intent. Returns null if the attempt is no longer waiting for the
 * provider; then read the booking again.
 */
export async function createIntent(
  context: AppContext,
  attempt: PaymentAttempt,
): Promise<ProviderIntent | null> {
  if (!(await takeTurn(context, attempt.id))) return null;
  const created = await askForIntent(context, attempt);
  const recorded = await recordOpened(context, attempt, created);
  if (recorded) return created;
  // the booking was changed or deleted during the call to the provider
  await cancelOrphanedIntent(context, { attempt, intent: created, source: 'traveller' });
  return null;
}

async function takeTurn({ db, clock }: AppContext, id: string): Promise<boolean> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    if (await claimCreation(db.orm, id, { now, until })) return true;
    const current = await findAttempt(db.orm, id);
    if (current?.state !== 'creating') return false;
    if (performance.now() > giveUpAt) throw paymentInProgress();
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * The provider creates one intent per key, so the key has the booking, the amount and the attempt. It refuses a key
 * repeated with different texts, for example after an upgrade that rewords them, so the key also has a hash of the
 * texts. A restore resets the attempt numbers, so the key also names the restore.
 */
async function idempotencyKey(
  { db }: AppContext,
  { id, bookingId, amount, currency, attempt }: PaymentAttempt,
  texts: IntentTexts,
): Promise<string> {
  const sum = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 8);
  const restore = await findRestore(db.sql);
  const again = restore === null ? '' : `:${restore.id}`;
  return bookingId === null
    ? `price:${id}:${amount}:${currency}:${sum}${again}`
    : `booking:${bookingId}:${amount}:${currency}:${attempt}:${sum}${again}`;
}

async function askForIntent(context: AppContext, attempt: PaymentAttempt): Promise<ProviderIntent> {
  const { bookingId } = attempt;
  const trip = bookingId === null ? null : await findBooking(context.db.orm, bookingId);
  const texts = intentTexts(trip);
  try {
    return await context.payments.createIntent({
      amount: attempt.amount,
      currency: attempt.currency,
      ...texts,
      metadata: {
        intent: attempt.id,
        user: attempt.uid ?? '',
        attempt: String(attempt.attempt),
        ...(attempt.part > 1 && { part: String(attempt.part) }),
        ...(attempt.linkId !== null && { link: attempt.linkId }),
        ...(bookingId !== null && { booking: bookingId }),
      },
      idempotencyKey: await idempotencyKey(context, attempt, texts),
    });
  } catch (error) {
    if (error instanceof GatewayRefusedError) {
      const problem = refusal(error);
      await recordFailed(context, attempt, error, problem);
      throw problem;
    }
    // the outcome is unknown: the attempt stays, and the next caller repeats the call under the same key
    await releaseClaim(context.db.orm, attempt.id);
    throw error;
  }
}

function refusal(error: GatewayRefusedError): Error {
  switch (error.code) {
    case 'amount_too_small':
      return new ProblemError('amount_too_small', 'This amount is too small for a card payment.', {
        cause: error,
      });
    case 'amount_too_large':
      return amountTooLarge({ cause: error });
    case 'saved_failure':
    case 'StripeIdempotencyError':
      return new AttemptUsedUpError('The provider returned a saved failure.', { cause: error });
    default:
      // the cause is the account, its currencies or our own request, so retrying wouldn't help
      return paymentsUnavailable({ cause: error });
  }
}

async function recordFailed(
  { db, clock, log }: AppContext,
  attempt: PaymentAttempt,
  { code, message: says }: GatewayRefusedError,
  problem: Error,
): Promise<void> {
  const facts = { bookingId: attempt.bookingId, code };
  const unable = problem instanceof ProblemError && problem.code === 'payments_unavailable';
  if (unable) {
    log.error({ ...facts, says }, 'the card provider does not let this account take payments');
  } else {
    log.warn(facts, 'the card provider refused to open a payment');
  }
  await db.orm.transaction(async (tx) => {
    const current = await lockAttemptForUpdate(tx, attempt.id);
    if (current?.state !== 'creating') return;
    await endAttempt(tx, current, {
      state: 'failed',
      source: 'traveller',
      at: clock.now(),
      detail: `${unable ? REFUSED_ACCOUNT : 'was refused by the provider'}: ${code}`,
    });
  });
}

/** Returns true if the attempt was still waiting; if not, the new intent must not be paid. */
async function recordOpened(
  { db, clock }: AppContext,
  attempt: PaymentAttempt,
  { id: providerId }: ProviderIntent,
): Promise<boolean> {
  return db.orm.transaction(async (tx) => {
    if (!(await markOpen(tx, attempt.id, providerId))) {
      // A webhook may have been faster: then the attempt is already open with the same id.
      const current = await findAttempt(tx, attempt.id);
      return current?.state === 'open' && current.providerId === providerId;
    }
    await writeJournal(tx, {
      at: clock.now(),
      kind: 'intent_opened',
      source: 'traveller',
      detail: `attempt ${attempt.attempt} can be paid`,
      bookingId: attempt.bookingId,
      transactionId: providerId,
      amount: attempt.amount,
      currency: attempt.currency,
    });
    return true;
  });
}
