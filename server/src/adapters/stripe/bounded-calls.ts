import { GatewayUnavailableError, GatewayDeniedError, GatewayRefusedError } from '../../ports.ts';
import { Stripe } from 'stripe';

/**
 * Classifies a failed call by class, status and code, not by its message. An error that isn't the provider's is a bug
 * of ours and is returned unchanged.
 * `saved_failure`: the provider saves a 5xx under its idempotency key and repeats it forever. The key is used up,
 * although no one knows if the call took effect.
 */
function gatewayError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const status = error.statusCode ?? 0;
  const options = { cause: error };
  if (error instanceof Stripe.errors.StripeConnectionError || status === 0) {
    return new GatewayUnavailableError('The card provider could not be reached.', options);
  }
  if (status >= 500 && error.headers?.['idempotent-replayed'] === 'true') {
    return new GatewayRefusedError(
      'saved_failure',
      'The provider returned a saved failure.',
      options,
    );
  }
  // 409 means that another call with the same key, or on the same object, is still running
  if (status >= 500 || status === 409 || status === 429) {
    return new GatewayUnavailableError(`The card provider responded with ${status}.`, options);
  }
  if (status === 401 || status === 403) {
    return new GatewayDeniedError(`The card provider rejects our key: ${status}.`, options);
  }
  return new GatewayRefusedError(error.code ?? error.type, error.message, options);
}

/** Limits concurrent calls to the provider; calls above the limit are refused. */
export function boundedCalls(most: number) {
  let running = 0;
  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      throw new GatewayUnavailableError('Too many calls to the card provider are in progress.');
    }
    running += 1;
    try {
      return await call();
    } catch (error) {
      throw gatewayError(error);
    } finally {
      running -= 1;
    }
  };
}
