import type Stripe from 'stripe';
import type { Behaviour } from './cards.ts';
import { unixSeconds } from '../ids.ts';
import type { SqlExecutor } from '../sql.ts';

/** A stored card. Its number is never stored. */
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

export async function insertPaymentMethod(tx: SqlExecutor, row: PaymentMethodRow): Promise<void> {
  await tx.query(
    `insert into cards_payment_methods (id, behaviour, brand, last4, exp_month, exp_year,
       fingerprint, funding, billing_details, metadata, created_at)
     values ($1, $2::jsonb, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11)`,
    [
      row.id,
      JSON.stringify(row.behaviour),
      row.brand,
      row.last4,
      row.exp_month,
      row.exp_year,
      row.fingerprint,
      row.funding,
      JSON.stringify(row.billing_details),
      JSON.stringify(row.metadata),
      row.created_at,
    ],
  );
}

export async function findPaymentMethod(
  tx: SqlExecutor,
  id: string,
): Promise<PaymentMethodRow | undefined> {
  const { rows } = await tx.query<PaymentMethodRow>(
    'select * from cards_payment_methods where id = $1',
    [id],
  );
  return rows[0];
}

/** A card payment method as it is sent. */
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
