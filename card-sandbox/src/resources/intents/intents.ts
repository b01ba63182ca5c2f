import { timingSafeEqual } from 'node:crypto';
import type Stripe from 'stripe';
import { ApiError, docUrl, invalidRequest, notFound } from '../../protocol/api-error.ts';
import type { Call } from '../../protocol/call.ts';
import { checkedAmount, checkedCurrency } from '../../protocol/currency.ts';
import { recordEvent } from '../events.ts';
import { newId, randomToken } from '../../ids.ts';
import { nextStatus, refusal, type IntentAction, type IntentStatus } from './intent-machine.ts';
import { findIntent, insertIntent, saveIntent, type IntentRow } from './intent-store.ts';
import { intentObject, publicIntentObject, type PublicPaymentIntent } from './intent-view.ts';
import { mergedMetadata } from '../../protocol/metadata.ts';
import type { Parameters } from '../../protocol/parameters.ts';
import { requirePaymentMethod } from '../payment-methods.ts';
import { readStatementSuffix } from '../../protocol/statement.ts';

const REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** An intent with the fields that this caller may see. */
export function intentFor(call: Call, row: IntentRow): Stripe.PaymentIntent | PublicPaymentIntent {
  return call.access === 'secret' ? intentObject(row) : publicIntentObject(row);
}

/** The state after `action`. If the action isn't allowed, throws an error that contains the intent and is stored. */
export function stateAfter(call: Call, row: IntentRow, action: IntentAction): IntentStatus {
  const next = nextStatus(row.status, action);
  if (next === null) throw unexpectedState(call, row, refusal(row.status, action));
  return next;
}

export function unexpectedState(call: Call, row: IntentRow, message: string): ApiError {
  const code = 'payment_intent_unexpected_state';
  return new ApiError(
    400,
    {
      type: 'invalid_request_error',
      code,
      doc_url: docUrl(code),
      message,
      payment_intent: intentFor(call, row),
    },
    true,
  );
}

/** Locks the intent. A browser must send the intent's client secret. */
export async function lockForCaller(call: Call, id: string, params: Parameters) {
  const row = await findIntent(call.tx, id, 'lock');
  if (row === undefined) throw notFound('payment_intent', id, 'intent');
  authorise(call, row, params);
  return row;
}

function authorise(call: Call, row: IntentRow, params: Parameters): void {
  const given = params.text('client_secret');
  if (given === undefined) {
    if (call.access === 'secret') return;
    throw params.missing('client_secret');
  }
  const expected = Buffer.from(row.client_secret);
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  }
}

/** Creates an intent. If `payment_method` is given, the intent waits for confirmation. */
export async function createIntent(call: Call, params: Parameters): Promise<IntentRow> {
  refuseLegacyTypes(params);
  params.only([
    'amount',
    'currency',
    'allowed_payment_method_types',
    'automatic_payment_methods',
    'capture_method',
    'confirm',
    'description',
    'expand',
    'metadata',
    'payment_method',
    'receipt_email',
    'return_url',
    'statement_descriptor_suffix',
    'use_stripe_sdk',
  ]);
  const requested = params.requiredInteger('amount');
  const currency = checkedCurrency(params.requiredText('currency'));
  const id = newId('pi');
  const row: IntentRow = {
    id,
    client_secret: `${id}_secret_${randomToken(25)}`,
    status: 'requires_payment_method',
    amount: checkedAmount(requested, currency),
    amount_received: 0,
    currency,
    ...readMethodTypes(params),
    capture_method:
      params.choice('capture_method', ['automatic', 'automatic_async']) ?? 'automatic_async',
    description: params.text('description', 1000) || null,
    statement_descriptor_suffix: readStatementSuffix(params),
    receipt_email: readReceiptEmail(params),
    metadata: mergedMetadata({}, params),
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
    challenge: null,
    settle_at: null,
    canceled_at: null,
    cancellation_reason: null,
    created_at: call.now,
  };
  const method = params.text('payment_method');
  if (method !== undefined) {
    row.payment_method = (await requirePaymentMethod(call, method)).id;
    row.status = stateAfter(call, row, 'attach');
  }
  await insertIntent(call.tx, row);
  await recordEvent(call, 'payment_intent.created', intentObject(row));
  return row;
}

export async function retrieveIntent(call: Call, id: string, params: Parameters) {
  const row = await findIntent(call.tx, id);
  if (row === undefined) throw notFound('payment_intent', id, 'intent');
  authorise(call, row, params);
  return row;
}

/**
 * Changes amount, currency, card, description, receipt address, statement suffix or metadata. Amount, currency and card
 * can change only while the intent is open.
 */
export async function updateIntent(call: Call, id: string, params: Parameters): Promise<IntentRow> {
  refuseLegacyTypes(params);
  params.only([
    'amount',
    'currency',
    'description',
    'expand',
    'metadata',
    'payment_method',
    'receipt_email',
    'statement_descriptor_suffix',
  ]);
  let row = await lockForCaller(call, id, params);
  if (params.has('amount') || params.has('currency')) {
    const currency = checkedCurrency(params.text('currency') ?? row.currency);
    const amount = checkedAmount(params.integer('amount') ?? row.amount, currency);
    const status = stateAfter(call, row, 'edit-amount');
    row = { ...row, amount, currency, status, challenge: null };
  }
  const method = params.text('payment_method');
  if (method !== undefined) {
    const status = stateAfter(call, row, 'attach');
    const { id: payment_method } = await requirePaymentMethod(call, method);
    row = { ...row, payment_method, status, challenge: null };
  }
  if (params.has('description')) {
    row = { ...row, description: params.text('description', 1000) || null };
  }
  if (params.has('receipt_email')) row = { ...row, receipt_email: readReceiptEmail(params) };
  if (params.has('statement_descriptor_suffix')) {
    row = { ...row, statement_descriptor_suffix: readStatementSuffix(params) };
  }
  row = { ...row, metadata: mergedMetadata(row.metadata, params) };
  await saveIntent(call.tx, row);
  return row;
}

export async function cancelIntent(call: Call, id: string, params: Parameters): Promise<IntentRow> {
  params.only(['cancellation_reason', 'expand']);
  const cancellation_reason = params.choice('cancellation_reason', REASONS) ?? null;
  const row = await lockForCaller(call, id, params);
  const status = stateAfter(call, row, 'cancel');
  const canceled = { ...row, status, canceled_at: call.now, cancellation_reason, challenge: null };
  await saveIntent(call.tx, canceled);
  await recordEvent(call, 'payment_intent.canceled', intentObject(canceled));
  return canceled;
}

/** Refuses `payment_method_types`, which most tutorials use, but which this API version no longer supports. */
export function refuseLegacyTypes(params: Parameters): void {
  if (!params.has('payment_method_types')) return;
  throw invalidRequest(
    '`payment_method_types` is no longer supported on this API version. Use `allowed_payment_method_types` instead.',
    { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
  );
}

/** Reads an email address, or null for ''. The length is checked before the pattern. */
export function readReceiptEmail(params: Parameters): string | null {
  const email = params.text('receipt_email', 254);
  if (email === undefined || email === '') return null;
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw invalidRequest('Invalid email address', {
      code: 'email_invalid',
      param: 'receipt_email',
    });
  }
  return email;
}

function readMethodTypes(params: Parameters): Pick<IntentRow, 'allowed_types' | 'automatic'> {
  const allowed = params.words('allowed_payment_method_types') ?? null;
  const automatic = params.nested('automatic_payment_methods').only(['enabled', 'allow_redirects']);
  if (allowed !== null && params.has('automatic_payment_methods')) {
    throw invalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, allowed_payment_method_types.',
      { code: 'parameters_exclusive' },
    );
  }
  if (allowed === null) {
    return {
      allowed_types: null,
      automatic: {
        enabled: automatic.boolean('enabled') ?? true,
        allow_redirects: automatic.choice('allow_redirects', ['always', 'never']) ?? 'always',
      },
    };
  }
  if (allowed.length !== 1 || allowed[0] !== 'card') {
    throw invalidRequest('The embedded provider supports the payment method type card only.', {
      param: 'allowed_payment_method_types',
    });
  }
  return { allowed_types: allowed, automatic: null };
}
