import type { createPaymentIntent as endpoint, OutputOf, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { GatewayUnavailableError, type ProviderIntent } from '../../../ports.ts';
import { callProvider } from '../limits/call-provider.ts';
import { bookingPaid, paymentInProgress } from '../problems.ts';
import { adoptPaymentsOf } from '../restore/ask-after-restore.ts';
import { cancelIntent } from '../settlement/cancel-intent.ts';
import { settleIntent } from '../settlement/settle-intent.ts';
import { AttemptUsedUpError, createIntent } from './create-intent.ts';
import { prepareAttempt, type Prepared } from './prepare-attempt.ts';

/**
 * The maximum number of rounds, each of which ends one unusable attempt. Needing more means that something else is
 * wrong.
 */
const ROUNDS = 5;

/**
 * Opens a card payment for the caller's own booking, or returns the open one; concurrent callers get the same one.
 * Throws `not_found`, `booking_cancelled`, `booking_expired`, `not_confirmed`, `booking_paid`, `not_due_yet`, `price_changed`,
 * `travel_date_past`, `too_many_requests` (too many declined cards), `payment_in_progress`, `amount_too_small`,
 * `conflict` (amount too large), `provider_unavailable`.
 */
export function openPayment(
  context: UserContext,
  input: BodyOf<'createPaymentIntent'>,
): Promise<OutputOf<typeof endpoint>> {
  return callProvider(context, async () => {
    await adoptPaymentsOf(context, context.actor.uid, input.bookingId);
    try {
      return await openRounds(context, input);
    } catch (error) {
      if (!(error instanceof AttemptUsedUpError)) throw error;
      return openRounds(context, input); // tries again under the next attempt's key
    }
  });
}

async function openRounds(
  context: UserContext,
  input: BodyOf<'createPaymentIntent'>,
): Promise<OutputOf<typeof endpoint>> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const prepared = await prepareAttempt(context, input);
    const intent = await payableIntent(context, prepared);
    if (intent === null) continue;
    if (intent.clientSecret === null) {
      throw new GatewayUnavailableError('The provider returned no client secret.');
    }
    const { amount, currency, clientSecret } = intent;
    return { clientSecret, amount, currency };
  }
  throw paymentInProgress();
}

/** The provider's intent of this attempt, ready to be confirmed; null if the attempt has ended. */
async function payableIntent(
  context: UserContext,
  { attempt, amount, currency, part }: Prepared,
): Promise<ProviderIntent | null> {
  if (attempt.providerId === null) return createIntent(context, attempt);
  const intent = await context.payments.retrieveIntent(attempt.providerId);
  switch (intent?.status) {
    case 'processing':
      throw paymentInProgress();
    case undefined:
    case 'succeeded':
    case 'canceled':
    case 'foreign': {
      const settled = await settleIntent(context, {
        providerId: attempt.providerId,
        source: 'traveller',
      });
      if (settled.kind === 'paid') throw bookingPaid();
      // the payment was opened with only a price and is paid, but the browser hasn't named the booking yet
      if (settled.kind === 'unassigned') throw paymentInProgress();
      return null;
    }
    default:
      if (attempt.part === part && intent?.amount === amount && intent.currency === currency) {
        return intent;
      }
      // what is to be paid has changed since the payment was opened
      await cancelIntent(context, attempt.providerId, 'traveller');
      return null;
  }
}
