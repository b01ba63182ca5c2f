import type { PaymentIntentResult } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

/** Reads a response that has only the fields that matter. */
const read = (answer: object) => outcomeOf(answer as PaymentIntentResult);
const intent = (status: string) => ({ id: 'pi_1', status });

describe('the outcome of a confirmation', () => {
  it.each([
    ['an intent that succeeded', { paymentIntent: intent('succeeded') }],
    [
      'an error about an intent that had succeeded before, as a second tab gets it',
      {
        error: {
          type: 'invalid_request_error',
          message: 'already',
          payment_intent: intent('succeeded'),
        },
      },
    ],
  ])('is a success for %s', (_name, answer) => {
    expect(read(answer)).toEqual({ kind: 'succeeded', transactionId: 'pi_1' });
  });

  it.each([
    ['a lost answer', { error: { type: 'api_connection_error' } }],
    ['a fault of the provider', { error: { type: 'api_error' } }],
    ['two confirmations at once', { error: { type: 'idempotency_error' } }],
    ['an intent in the works', { paymentIntent: intent('processing') }],
    [
      'an error over an intent in the works',
      {
        error: { type: 'invalid_request_error', payment_intent: intent('processing') },
      },
    ],
  ])('is unknown, never a failure, after %s', (_name, answer) => {
    expect(read(answer)).toEqual({ kind: 'unknown' });
  });

  it('is closed for a canceled intent', () => {
    const error = { type: 'invalid_request_error', payment_intent: intent('canceled') };
    expect(read({ error })).toEqual({ kind: 'closed' });
  });

  it('is the decline with its message, or without one', () => {
    const message = 'Your card was declined.';
    const error = {
      type: 'card_error',
      message,
      payment_intent: intent('requires_payment_method'),
    };
    expect(read({ error })).toEqual({ kind: 'declined', message });
    expect(read({ paymentIntent: intent('requires_payment_method') })).toEqual({
      kind: 'declined',
      message: undefined,
    });
  });
});
