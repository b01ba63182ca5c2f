import type Stripe from 'stripe';
import { unixSeconds } from '../../ids.ts';
import type { IntentRow } from './intent-store.ts';

const HIDDEN_FROM_BROWSERS = [
  'application',
  'application_fee_amount',
  'customer',
  'customer_account',
  'latest_charge',
  'metadata',
  'on_behalf_of',
  'review',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_data',
  'transfer_group',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

/** The fields that a browser may see if it has the publishable key and the client secret. */
export type PublicPaymentIntent = Omit<Stripe.PaymentIntent, (typeof HIDDEN_FROM_BROWSERS)[number]>;

/** An intent in the form of a response to the secret key. */
export function intentObject(row: IntentRow): Stripe.PaymentIntent {
  return {
    id: row.id,
    object: 'payment_intent',
    allowed_payment_method_types: row.allowed_types,
    amount: row.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: row.amount_received,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: row.automatic,
    canceled_at: row.canceled_at === null ? null : unixSeconds(row.canceled_at),
    cancellation_reason: row.cancellation_reason,
    capture_method: row.capture_method,
    client_secret: row.client_secret,
    confirmation_method: 'automatic',
    created: unixSeconds(row.created_at),
    currency: row.currency,
    customer: null,
    customer_account: null,
    description: row.description,
    excluded_payment_method_types: null,
    last_payment_error: row.last_payment_error,
    latest_charge: row.latest_charge,
    livemode: false,
    managed_payments: null,
    metadata: row.metadata,
    next_action: nextAction(row),
    on_behalf_of: null,
    payment_method: row.payment_method,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: row.status === 'processing' ? { type: 'card', card: {} } : null,
    receipt_email: row.receipt_email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: row.statement_descriptor_suffix,
    status: row.status,
    transfer_data: null,
    transfer_group: null,
  };
}

/** `intentObject` without the merchant's fields. */
export function publicIntentObject(row: IntentRow): PublicPaymentIntent {
  const view: Partial<Stripe.PaymentIntent> = intentObject(row);
  for (const name of HIDDEN_FROM_BROWSERS) delete view[name];
  return view as PublicPaymentIntent;
}

/**
 * The next step of an intent. The path is relative to the browser-facing mount point, and the provider's script
 * resolves it.
 */
function nextAction(row: IntentRow): Stripe.PaymentIntent.NextAction | null {
  if (row.status !== 'requires_action' || row.challenge === null) return null;
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: {
      type: 'three_d_secure_redirect',
      source: row.challenge,
      stripe_js: `/challenge?source=${row.challenge}`,
    },
  };
}
