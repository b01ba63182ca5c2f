import type Stripe from 'stripe';
import type { Call } from '../protocol/call.ts';
import { declineNamed, type DeclineName } from './cards.ts';
import { newId, unixSeconds } from '../ids.ts';
import type { IntentRow } from './intents/intent-store.ts';
import { paymentMethodObject, type PaymentMethodRow } from './payment-method-store.ts';
import { insertRow, type Lock } from '../rows.ts';
import { requireRow } from './require-row.ts';
import type { SqlExecutor } from '../sql.ts';
import { balanceTransactionOf } from './balance-transactions.ts';
import { statementText } from '../protocol/statement.ts';

export interface ChargeRow {
  id: string;
  payment_intent: string;
  payment_method: string;
  amount: number;
  amount_refunded: number;
  currency: string;
  decline: DeclineName | null;
  authenticated: boolean;
  disputed: boolean;
  card: Stripe.PaymentMethod.Card;
  billing_details: Stripe.PaymentMethod.BillingDetails;
  metadata: Stripe.Metadata;
  description: string | null;
  statement_descriptor_suffix: string | null;
  user_report: 'fraudulent' | 'safe' | null;
  /** The risk of the charge; null for normal risk. */
  risk: 'elevated' | 'highest' | null;
  receipt_email: string | null;
  balance_transaction: string | null;
  created_at: Date;
}

/** Inserts an attempt to charge `intent` with `method`, which may be declined. */
export async function insertCharge(
  call: Call,
  intent: IntentRow,
  method: PaymentMethodRow,
): Promise<ChargeRow> {
  const { card } = paymentMethodObject(method);
  if (card === undefined) throw new TypeError('a payment method without a card');
  const { decline, challenge, risk = null } = method.behaviour;
  const row: ChargeRow = {
    id: newId('ch'),
    payment_intent: intent.id,
    payment_method: method.id,
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    decline,
    authenticated: challenge,
    disputed: false,
    card: {
      ...card,
      checks: checksOf(method),
    },
    billing_details: method.billing_details,
    metadata: intent.metadata,
    description: intent.description,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    user_report: null,
    risk,
    receipt_email: intent.receipt_email,
    balance_transaction: decline === null ? newId('txn') : null,
    created_at: call.now,
  };
  await insertRow(call.tx, 'cards_charges', row);
  return row;
}

/** The bank's checks of the security code and the address, if these were given. */
function checksOf({ behaviour, billing_details }: PaymentMethodRow) {
  const { checks = {}, decline } = behaviour;
  const { line1, postal_code } = billing_details.address ?? {};
  return {
    address_line1_check: line1 ? (checks.line1 ?? 'pass') : null,
    address_postal_code_check: postal_code ? (checks.postal ?? 'pass') : null,
    cvc_check: decline === 'incorrect_cvc' ? 'fail' : (checks.cvc ?? 'pass'),
  };
}

/** Any charge, paid or declined. */
export function requireCharge(tx: SqlExecutor, id: string, lock?: Lock): Promise<ChargeRow> {
  return requireRow<ChargeRow>(tx, 'cards_charges', 'charge', id, lock);
}

/** The successful charge with this id, or of the intent with this id, locked until the transaction ends. */
export async function lockPaidCharge(
  tx: SqlExecutor,
  by: 'id' | 'payment_intent',
  value: string,
): Promise<ChargeRow | undefined> {
  const { rows } = await tx.query<ChargeRow>(
    `select * from cards_charges where ${by} = $1 and decline is null for update`,
    [value],
  );
  return rows[0];
}

/** A charge in the form of a response. */
export function chargeObject(row: ChargeRow): Stripe.Charge {
  const decline = row.decline === null ? null : declineNamed(row.decline);
  const paid = decline === null;
  return {
    id: row.id,
    object: 'charge',
    amount: row.amount,
    amount_captured: paid ? row.amount : 0,
    amount_refunded: row.amount_refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: row.balance_transaction,
    billing_details: row.billing_details,
    calculated_statement_descriptor: statementText(row.statement_descriptor_suffix),
    captured: paid,
    created: unixSeconds(row.created_at),
    currency: row.currency,
    customer: null,
    description: row.description,
    disputed: row.disputed,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: row.user_report === null ? {} : { user_report: row.user_report },
    livemode: false,
    metadata: row.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(row),
    paid,
    payment_intent: row.payment_intent,
    payment_method: row.payment_method,
    payment_method_details: { type: 'card', card: chargedCard(row) },
    receipt_email: row.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: row.amount_refunded === row.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: row.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

/** A charge in the form of a response, with its balance transaction expanded on request. */
export function expandedCharge(row: ChargeRow, expand: readonly string[]): Stripe.Charge {
  const object = chargeObject(row);
  if (!expand.includes('balance_transaction') || row.balance_transaction === null) return object;
  return { ...object, balance_transaction: balanceTransactionOf(row, row.balance_transaction) };
}

/** The verdict of the bank and of the fraud rules. The fraud rules block the highest risk before the bank is asked. */
function outcomeOf(row: ChargeRow): Stripe.Charge.Outcome {
  const decline = row.decline === null ? null : declineNamed(row.decline);
  const codes = { advice_code: null, network_advice_code: null, network_decline_code: null };
  const risk_level = row.risk ?? 'normal';
  if (decline === null) {
    const approved = { network_status: 'approved_by_network', type: 'authorized' } as const;
    return { ...codes, ...approved, reason: null, risk_level, seller_message: 'Payment complete.' };
  }
  if (row.risk === 'highest') {
    const blocked = { network_status: 'not_sent_to_network', type: 'blocked' } as const;
    const seller_message = 'Stripe blocked this payment as too risky.';
    return { ...codes, ...blocked, reason: 'highest_risk_level', risk_level, seller_message };
  }
  return {
    ...codes,
    network_status: 'declined_by_network',
    reason: decline.declineCode,
    risk_level,
    seller_message: 'The bank declined this payment.',
    type: 'issuer_declined',
  };
}

function chargedCard(row: ChargeRow): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: row.decline === null ? row.amount : null,
    authorization_code: null,
    brand: row.card.brand,
    checks: row.card.checks,
    country: row.card.country,
    electronic_commerce_indicator: null,
    exp_month: row.card.exp_month,
    exp_year: row.card.exp_year,
    fingerprint: row.card.fingerprint ?? null,
    funding: row.card.funding,
    installments: null,
    last4: row.card.last4,
    mandate: null,
    network: row.card.brand,
    network_transaction_id: null,
    regulated_status: row.card.regulated_status,
    three_d_secure: row.authenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}
