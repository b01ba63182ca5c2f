import { ApiError, docUrl, type ErrorBody } from '../../protocol/api-error.ts';
import type { Call } from '../../protocol/call.ts';
import { declineNamed, type DeclineName } from '../cards.ts';
import { chargeObject, insertCharge, type ChargeRow } from '../charges.ts';
import { openDispute } from '../disputes.ts';
import { recordEvent } from '../events.ts';
import { openFraudWarning } from '../fraud-warnings.ts';
import { newId } from '../../ids.ts';
import { saveIntent, type IntentRow } from './intent-store.ts';
import { intentObject } from './intent-view.ts';
import {
  intentFor,
  lockForCaller,
  readReceiptEmail,
  refuseLegacyTypes,
  stateAfter,
  unexpectedState,
} from './intents.ts';
import type { Parameters } from '../../protocol/parameters.ts';
import { paymentMethodObject, type PaymentMethodRow } from '../payment-method-store.ts';
import { requirePaymentMethod, storePaymentMethod } from '../payment-methods.ts';

const MISSING_METHOD =
  "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.";

/**
 * Confirms an intent under its lock: requires 3-D Secure, or charges the card.
 * @throws ApiError 402 (stored, with its effects) if the card is declined.
 */
export async function confirmIntent(
  call: Call,
  id: string,
  params: Parameters,
): Promise<IntentRow> {
  refuseLegacyTypes(params);
  params.only([
    'client_secret',
    'payment_method',
    'payment_method_data',
    'receipt_email',
    'return_url',
    'use_stripe_sdk',
    'expected_payment_method_type',
    'client_attribution_metadata',
    'expand',
  ]);
  const found = await lockForCaller(call, id, params);
  stateAfter(call, found, 'process');
  const method = await chosenMethod(call, found, params);
  const row: IntentRow = {
    ...found,
    payment_method: method.id,
    last_payment_error: null,
    receipt_email: params.has('receipt_email') ? readReceiptEmail(params) : found.receipt_email,
  };
  const { row: after, error } = method.behaviour.challenge
    ? await challenge(call, row)
    : await charge(call, row, method);
  if (error !== null) throw new ApiError(402, error, true);
  return after;
}

async function chosenMethod(
  call: Call,
  row: IntentRow,
  params: Parameters,
): Promise<PaymentMethodRow> {
  if (params.has('payment_method_data')) {
    return storePaymentMethod(call, params.nested('payment_method_data'));
  }
  const id = params.text('payment_method') || row.payment_method;
  if (id === null || id === undefined) throw unexpectedState(call, row, MISSING_METHOD);
  return requirePaymentMethod(call, id);
}

interface Outcome {
  row: IntentRow;
  error: ErrorBody | null;
}

async function challenge(call: Call, row: IntentRow): Promise<Outcome> {
  const status = stateAfter(call, row, 'challenge');
  const waiting = { ...row, status, challenge: newId('src') };
  await saveIntent(call.tx, waiting);
  await recordEvent(call, 'payment_intent.requires_action', intentObject(waiting));
  return { row: waiting, error: null };
}

/** Starts the charge, and completes it unless settlement is slow. */
export async function charge(
  call: Call,
  row: IntentRow,
  method: PaymentMethodRow,
): Promise<Outcome> {
  const processing: IntentRow = { ...row, status: stateAfter(call, row, 'process') };
  if (call.settleAfterMs === null) return settle(call, processing, method);
  processing.settle_at = new Date(call.now.getTime() + call.settleAfterMs);
  await saveIntent(call.tx, processing);
  await recordEvent(call, 'payment_intent.processing', intentObject(processing));
  return { row: processing, error: null };
}

/** Completes the charge of a processing intent: it succeeds or is declined. */
export async function settle(
  call: Call,
  row: IntentRow,
  method: PaymentMethodRow,
): Promise<Outcome> {
  const made = await insertCharge(call, row, method);
  if (made.decline !== null) return decline(call, row, method, made, made.decline);
  const succeeded: IntentRow = {
    ...row,
    status: stateAfter(call, row, 'succeed'),
    amount_received: row.amount,
    latest_charge: made.id,
    settle_at: null,
  };
  await saveIntent(call.tx, succeeded);
  await recordEvent(call, 'charge.succeeded', chargeObject(made));
  await recordEvent(call, 'payment_intent.succeeded', intentObject(succeeded));
  const { complaint, dispute, warning } = method.behaviour;
  if (dispute) await openDispute(call, made, complaint);
  if (warning) await openFraudWarning(call, made);
  return { row: succeeded, error: null };
}

async function decline(
  call: Call,
  row: IntentRow,
  method: PaymentMethodRow,
  made: ChargeRow,
  name: DeclineName,
): Promise<Outcome> {
  const { code, declineCode, message } = declineNamed(name);
  const error = {
    type: 'card_error' as const,
    charge: made.id,
    code,
    ...(declineCode === null ? {} : { decline_code: declineCode }),
    doc_url: docUrl(code),
    message,
    payment_method: paymentMethodObject(method),
  };
  const declined: IntentRow = {
    ...row,
    status: stateAfter(call, row, 'decline'),
    payment_method: null,
    latest_charge: made.id,
    last_payment_error: error,
    settle_at: null,
  };
  await saveIntent(call.tx, declined);
  await recordEvent(call, 'charge.failed', chargeObject(made));
  await recordEvent(call, 'payment_intent.payment_failed', intentObject(declined));
  return { row: declined, error: { ...error, payment_intent: intentFor(call, declined) } };
}
