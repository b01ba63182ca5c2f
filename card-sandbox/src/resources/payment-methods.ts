import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { brandOf, cvcLengths, expiryProblem, passesLuhn } from '../../assets/card-rules.js';
import { ApiError, docUrl, notFound } from '../protocol/api-error.ts';
import type { Call } from '../protocol/call.ts';
import { LIVE_CARD_MESSAGE, NAMED_METHODS, findTestCard } from './cards.ts';
import { newId } from '../ids.ts';
import type { SqlExecutor } from '../sql.ts';
import { mergedMetadata } from '../protocol/metadata.ts';
import { Parameters } from '../protocol/parameters.ts';
import { paymentMethodObject, type PaymentMethodRow } from './payment-method-store.ts';
import { findRow, insertRow } from '../rows.ts';

const BROWSER_EXTRAS = ['payment_user_agent', 'client_attribution_metadata', 'guid', 'muid', 'sid'];
const ADDRESS = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;

/** Creates a payment method from a test card, and stores the card's behavior. */
export async function createPaymentMethod(
  call: Call,
  params: Parameters,
): Promise<Stripe.PaymentMethod> {
  return paymentMethodObject(await storePaymentMethod(call, params));
}

/** Like `createPaymentMethod`, but returns the row. It is also used for `payment_method_data` in a confirmation. */
export async function storePaymentMethod(
  call: Call,
  params: Parameters,
): Promise<PaymentMethodRow> {
  params.only([
    'type',
    'card',
    'billing_details',
    'metadata',
    'allow_redisplay',
    ...BROWSER_EXTRAS,
  ]);
  if (params.choice('type', ['card']) === undefined) throw params.missing('type');
  const row = {
    ...readCard(call, params.nested('card')),
    id: newId('pm'),
    billing_details: readBillingDetails(params.nested('billing_details')),
    metadata: mergedMetadata({}, params),
    created_at: call.now,
  };
  await insertRow(call.tx, 'cards_payment_methods', row);
  return row;
}

export async function retrievePaymentMethod(call: Call, id: string): Promise<Stripe.PaymentMethod> {
  return paymentMethodObject(await requirePaymentMethod(call, id));
}

/** The stored method, or a new one for a documented name such as `pm_card_visa` (secret key only). */
export async function requirePaymentMethod(call: Call, id: string): Promise<PaymentMethodRow> {
  const number = call.access === 'secret' ? NAMED_METHODS.get(id) : undefined;
  if (number !== undefined) {
    const card = {
      number,
      exp_month: '12',
      exp_year: String(call.now.getUTCFullYear() + 5),
      cvc: number.startsWith('37') ? '1234' : '123',
    };
    return storePaymentMethod(call, new Parameters({ type: 'card', card }));
  }
  const row = await findPaymentMethod(call.tx, id);
  if (row === undefined) throw notFound('PaymentMethod', id, 'payment_method');
  return row;
}

export function findPaymentMethod(
  tx: SqlExecutor,
  id: string,
): Promise<PaymentMethodRow | undefined> {
  return findRow<PaymentMethodRow>(tx, 'cards_payment_methods', id);
}

function readCard(call: Call, params: Parameters) {
  params.only(['number', 'exp_month', 'exp_year', 'cvc']);
  const number = params.requiredText('number', 40).replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const testCard = findTestCard(number);
  if (testCard === undefined) throw liveCardError();
  const month = params.requiredInteger('exp_month');
  const year = fullYear(params.requiredInteger('exp_year'));
  const expiry = expiryProblem(month, year, call.now);
  if (expiry === 'month') {
    throw cardError(
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
      'exp_month',
    );
  }
  if (expiry !== null) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  const brand = brandOf(number);
  const cvc = params.text('cvc', 10);
  if (cvc !== undefined && !(/^\d+$/.test(cvc) && cvcLengths(brand).includes(cvc.length))) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return {
    behaviour: testCard.behaviour,
    brand,
    last4: number.slice(-4),
    exp_month: month,
    exp_year: year,
    fingerprint: fingerprint(call.settings.fingerprintKey, number),
    funding: testCard.funding,
  };
}

function fullYear(year: number): number {
  return year >= 0 && year < 100 ? 2000 + year : year;
}

/**
 * A card's fingerprint, which is the same for the same number. Without the key, it reveals nothing about the number.
 */
function fingerprint(key: string, number: string): string {
  return createHmac('sha256', key).update(number).digest('base64url').slice(0, 16);
}

function readBillingDetails(params: Parameters): Stripe.PaymentMethod.BillingDetails {
  params.only(['address', 'email', 'name', 'phone', 'tax_id']);
  const address = params.nested('address').only(ADDRESS);
  const part = (from: Parameters, name: string) => from.text(name, 1000) || null;
  return {
    address: {
      city: part(address, 'city'),
      country: part(address, 'country'),
      line1: part(address, 'line1'),
      line2: part(address, 'line2'),
      postal_code: part(address, 'postal_code'),
      state: part(address, 'state'),
    },
    email: part(params, 'email'),
    name: part(params, 'name'),
    phone: part(params, 'phone'),
    tax_id: part(params, 'tax_id'),
  };
}

function cardError(code: string, message: string, param: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, message, param, doc_url: docUrl(code) });
}

function liveCardError(): ApiError {
  return new ApiError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: LIVE_CARD_MESSAGE,
    doc_url: docUrl('card_declined'),
  });
}
