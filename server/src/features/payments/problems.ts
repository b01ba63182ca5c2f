import { formatMoney } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { GatewayDeniedError, GatewayUnavailableError } from '../../ports.ts';
import { describeError } from '../../describe-error.ts';
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

const providerUnavailable = (cause: unknown) =>
  new ProblemError(
    'provider_unavailable',
    'Card payments cannot be reached. Please try again soon.',
    {
      retryAfter: RETRY_AFTER_SECONDS,
      cause,
    },
  );

/** Does work that asks the provider; when it cannot be reached or used, says so to the caller. */
export async function reachingProvider<T>(
  { log }: Pick<AppContext, 'log'>,
  work: () => Promise<T>,
): Promise<T> {
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
