import type Stripe from 'stripe';
import type { PublicPaymentIntent } from '../resources/intents/intent-view.ts';

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** The `error` member of an unsuccessful response. */
export interface ErrorBody {
  type: ErrorType;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent | PublicPaymentIntent;
  payment_method?: Stripe.PaymentMethod;
}

/**
 * An unsuccessful response. `saved` is true if the call had begun to act: then the response is stored under the
 * idempotency key, and the call's effects are committed. After a validation error, nothing is stored or committed.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly saved: boolean;

  constructor(status: number, body: ErrorBody, saved = false) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.saved = saved;
  }
}

/** The documentation URL of an error code. */
export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

interface Details {
  code?: string;
  param?: string;
  status?: number;
}

/** An error for a request that was refused before it did anything. */
export function invalidRequest(message: string, details: Details = {}): ApiError {
  return new ApiError(details.status ?? 400, {
    type: 'invalid_request_error',
    message,
    ...(details.code === undefined ? {} : { code: details.code, doc_url: docUrl(details.code) }),
    ...(details.param === undefined ? {} : { param: details.param }),
  });
}

/** An error for a request that the object's current state doesn't allow. It is stored under the idempotency key. */
export function refused(message: string, details: Details = {}): ApiError {
  return new ApiError(400, invalidRequest(message, details).body, true);
}

export function notFound(object: string, id: string, param = 'id'): ApiError {
  return invalidRequest(`No such ${object}: '${id}'`, {
    code: 'resource_missing',
    param,
    status: 404,
  });
}
