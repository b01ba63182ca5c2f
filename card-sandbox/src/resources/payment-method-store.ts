import type Stripe from 'stripe';
import type { Behaviour } from './cards.ts';
import { unixSeconds } from '../ids.ts';

/** A stored card, without its number, which is never stored. */
export interface PaymentMethodRow {
  id: string;
  behaviour: Behaviour;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  funding: string;
  billing_details: Stripe.PaymentMethod.BillingDetails;
  metadata: Stripe.Metadata;
  created_at: Date;
}

/** A card payment method in the form of a response. */
export function paymentMethodObject(row: PaymentMethodRow): Stripe.PaymentMethod {
  return {
    id: row.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: row.billing_details,
    card: {
      brand: row.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: 'unchecked',
      },
      country: 'US',
      display_brand: row.brand,
      exp_month: row.exp_month,
      exp_year: row.exp_year,
      fingerprint: row.fingerprint,
      funding: row.funding,
      generated_from: null,
      last4: row.last4,
      networks: { available: [row.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: unixSeconds(row.created_at),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: row.metadata,
    type: 'card',
  };
}
