import type { createPaymentIntent as endpoint, OutputOf, BodyOf } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { GatewayUnavailableError, type ProviderIntent } from '../../../ports.ts';
import { notFound } from '../../../problem-error.ts';
import { findBooking, lockBookingForUpdate } from '../../booking-records/index.ts';
import { callProvider } from '../limits/call-provider.ts';
import type { Asked } from '../policy.ts';
import { bookingPaid, paymentInProgress, priceChanged } from '../problems.ts';
import { adoptPaymentsOf } from '../restore/ask-after-restore.ts';
import { cancelIntent } from '../settlement/cancel-intent.ts';
import { settleIntent } from '../settlement/settle-intent.ts';
import { AttemptUsedUpError, createIntent } from './create-intent.ts';
import { attemptForBooking, type Prepared, readOpening } from './attempt-for-booking.ts';
import { prepareAttempt } from './prepare-attempt.ts';

type OpenedPayment = OutputOf<typeof endpoint>;

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
): Promise<OpenedPayment> {
  const { bookingId } = input;
  return callProvider(context, async () => {
    await adoptPaymentsOf(context, { uid: context.actor.uid, bookingId });
    return openIntent(context, () => prepareAttempt(context, input));
  });
}

interface LinkPayment {
  bookingId: string;
  linkId: string;
  asked: Asked;
  /** The amount that the payer was shown, in minor units. */
  shown: number;
  /** Throws if the link can't be used anymore. Runs while the booking is locked. */
  check: (tx: Tx) => Promise<void>;
}

/**
 * Opens a card payment for anyone who has a payment link. Throws the same problems as `openPayment`, and those of `check`.
 */
export function openPaymentByLink(
  context: AppContext,
  { asked, bookingId, check, linkId, shown }: LinkPayment,
): Promise<OpenedPayment> {
  const checkAmount = (amount: number, currency: string) => {
    if (amount !== shown) throw priceChanged(amount, currency);
  };
  return callProvider(context, async () => {
    const found = await findBooking(context.db.orm, bookingId);
    await adoptPaymentsOf(context, { uid: found?.uid ?? null, bookingId });
    const opening = await readOpening(context);
    return openIntent(context, () =>
      context.db.orm.transaction(async (tx) => {
        const booking = await lockBookingForUpdate(tx, bookingId);
        if (booking === null) throw notFound('payment link');
        await check(tx);
        return attemptForBooking(opening, tx, booking, { asked, linkId, checkAmount });
      }),
    );
  });
}

async function openIntent(
  context: AppContext,
  prepare: () => Promise<Prepared>,
): Promise<OpenedPayment> {
  try {
    return await openRounds(context, prepare);
  } catch (error) {
    if (!(error instanceof AttemptUsedUpError)) throw error;
    return openRounds(context, prepare); // tries again under the next attempt's key
  }
}

async function openRounds(
  context: AppContext,
  prepare: () => Promise<Prepared>,
): Promise<OpenedPayment> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const intent = await payableIntent(context, await prepare());
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
  context: AppContext,
  { attempt, amount, currency, isOther }: Prepared,
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
      if (!isOther && intent?.amount === amount && intent.currency === currency) return intent;
      // what is to be paid has changed since the payment was opened
      await cancelIntent(context, attempt.providerId, 'traveller');
      return null;
  }
}
