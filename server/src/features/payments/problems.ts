import { formatMoney } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../context.ts';
import { GatewayDeniedError, GatewayUnavailableError, type PaymentGateway } from '../../ports.ts';
import { describeError } from '../../lib/describe-error.ts';
import { PersonShares } from '../../lib/person-shares.ts';
import { ProblemError } from '../../problem-error.ts';

const RETRY_AFTER_SECONDS = 5;

export const bookingPaid = () => new ProblemError('booking_paid', 'This booking is already paid.');

export const paymentInProgress = () =>
  new ProblemError('payment_in_progress', 'A payment of this booking is being processed.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });

export const amountTooLarge = (options?: ErrorOptions) =>
  new ProblemError('conflict', 'The amount is more than a card payment can be.', options);

export const priceChanged = (amount: number, currency: string) =>
  new ProblemError('price_changed', `The amount due is ${formatMoney(amount, currency)} now.`, {
    field: 'price',
  });

/** Nothing that waiting would mend. */
export const paymentsUnavailable = (options?: ErrorOptions) =>
  new ProblemError(
    'payments_unavailable',
    'This site cannot take card payments at the moment. Nothing was charged; please contact us.',
    options,
  );

const providerUnavailable = (cause: unknown) =>
  new ProblemError(
    'provider_unavailable',
    'Card payments cannot be reached. Please try again soon.',
    {
      retryAfter: RETRY_AFTER_SECONDS,
      cause,
    },
  );

/** Of the calls that the product makes at once, so many may be one person's; so many more wait. */
const CALLS_OF_A_PERSON = 4;
const WAITING_OF_A_PERSON = 60;

/** By gateway: one for each process. */
const shares = new WeakMap<PaymentGateway, PersonShares>();

function sharesOf(payments: PaymentGateway): PersonShares {
  const known = shares.get(payments);
  if (known) return known;
  const made = new PersonShares(CALLS_OF_A_PERSON, WAITING_OF_A_PERSON);
  shares.set(payments, made);
  return made;
}

/**
 * Does work that calls the provider, within the caller's share of it. Not to be nested: each work holds
 * one of the person's places.
 */
export function callProvider<T>(
  context: AppContext | UserContext,
  work: () => Promise<T>,
): Promise<T> {
  return mapProviderErrors(context, () =>
    'actor' in context ? sharesOf(context.payments).run(context.actor.uid, work) : work(),
  );
}

/** When the provider cannot be reached or used, the caller gets the API's own problem. */
async function mapProviderErrors<T>({ log }: AppContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayDeniedError) {
      log.error({ failure: describeError(error) }, 'the card provider refuses our key');
      throw providerUnavailable(error);
    }
    throw error instanceof GatewayUnavailableError ? providerUnavailable(error) : error;
  }
}
