import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';

/**
 * The result of a confirmation. `unknown` means that the card may have been charged; this is checked and never reported
 * as a failure. `closed` means that nothing was charged and that this payment can't be used anymore. `refused` means that
 * the server didn't let the payment be made; its page says why.
 */
export type Outcome =
  | { kind: 'succeeded'; transactionId: string }
  | { kind: 'declined'; message: string | undefined }
  | { kind: 'closed' }
  | { kind: 'refused' }
  | { kind: 'unknown' };

/** Errors after which the provider may or may not have completed the payment. */
const INCONCLUSIVE: ReadonlySet<StripeError['type']> = new Set([
  'api_connection_error',
  'api_error',
  'rate_limit_error',
  'idempotency_error',
]);

/**
 * Reads the response of a confirmation. A payment that has already succeeded is a success.
 */
export function outcomeOf({ paymentIntent, error }: PaymentIntentResult): Outcome {
  const intent = paymentIntent ?? error?.payment_intent;
  switch (intent?.status) {
    case 'succeeded':
      return { kind: 'succeeded', transactionId: intent.id };
    case 'processing':
      return { kind: 'unknown' };
    case 'canceled':
      return { kind: 'closed' };
    default:
      if (error && INCONCLUSIVE.has(error.type)) return { kind: 'unknown' };
      return { kind: 'declined', message: error?.message };
  }
}
