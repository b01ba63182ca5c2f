import { Stripe } from 'stripe';
import { createCardFaults, createCardSandbox, type CardSandbox } from '../index.ts';
import type { CardSandboxEvent } from '../protocol/api.ts';
import type { WebhookOptions } from '../webhooks/deliveries.ts';
import type { CardFaults } from '../protocol/faults.ts';
import { TEST_CARDS } from '../resources/cards.ts';
import type { SqlDatabase } from '../sql.ts';

export const SECRET_KEY = 'sk_test_0123456789';
export const PUBLISHABLE_KEY = 'pk_test_0123456789';
export const PREFIX = '/card-sandbox';

/** A clock whose time changes only when a test sets it. */
export class TestClock {
  private time = Date.parse('2030-01-15T12:00:00Z');

  now(): Date {
    return new Date(this.time);
  }

  advance(ms: number): void {
    this.time += ms;
  }
}

export interface Harness {
  sandbox: CardSandbox;
  stripe: Stripe;
  clock: TestClock;
  faults: CardFaults;
  events: CardSandboxEvent[];
}

export interface HarnessOptions {
  clock?: TestClock;
  webhook?: WebhookOptions;
  maxNetworkRetries?: number;
}

/** Starts a provider on `db`, with the official SDK connected to it in process. */
export function startSandbox(db: SqlDatabase, options: HarnessOptions = {}): Harness {
  const clock = options.clock ?? new TestClock();
  const faults = createCardFaults();
  const events: CardSandboxEvent[] = [];
  const sandbox = createCardSandbox({
    db,
    clock,
    faults,
    prefix: PREFIX,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    fingerprintKey: 'fingerprint-key-of-the-tests',
    onEvent: (event) => events.push(event),
    ...(options.webhook === undefined ? {} : { webhook: options.webhook }),
  });
  const stripe = new Stripe(SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    telemetry: false,
    maxNetworkRetries: options.maxNetworkRetries ?? 0,
  });
  return { sandbox, stripe, clock, faults, events };
}

/** Creates an intent for 20 dollars, with the fields in `changes` replaced. */
export function createIntent(
  { stripe }: Harness,
  changes: Partial<Stripe.PaymentIntentCreateParams> = {},
  options?: Stripe.RequestOptions,
) {
  return stripe.paymentIntents.create(
    { amount: 2000, currency: 'usd', allowed_payment_method_types: ['card'], ...changes },
    options,
  );
}

/** Creates a payment method from a test number with the SDK. */
export async function methodFor({ stripe }: Harness, number: string): Promise<string> {
  const method = await stripe.paymentMethods.create({
    type: 'card',
    card: {
      number,
      exp_month: 12,
      exp_year: 2034,
      cvc: number.startsWith('3') && number.length === 15 ? '1234' : '123',
    },
    billing_details: { name: 'Jo Doe', email: 'jo@example.com' },
  });
  return method.id;
}

/** Creates an intent and confirms it with the card. */
export async function pay(harness: Harness, number = '4242424242424242') {
  const intent = await createIntent(harness);
  const payment_method = await methodFor(harness, number);
  return harness.stripe.paymentIntents.confirm(intent.id, { payment_method });
}

/** Sends a publishable-key request over the in-process transport. */
export async function browserCall(
  { sandbox }: Harness,
  method: 'GET' | 'POST',
  path: string,
  params: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, never> }> {
  const form = new URLSearchParams({ key: PUBLISHABLE_KEY, ...params });
  const response =
    method === 'GET'
      ? await sandbox.fetch(`http://provider${path}?${form}`)
      : await sandbox.fetch(`http://provider${path}`, { method, body: form });
  return { status: response.status, body: await response.json() };
}

/** The error that `promise` rejects with. */
export async function failure(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await promise.then(
    () => new Error('expected a rejection'),
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw error;
}

const TABLES = [
  'cards_payment_methods',
  'cards_payment_intents',
  'cards_charges',
  'cards_refunds',
  'cards_disputes',
  'cards_fraud_warnings',
  'cards_events',
  'cards_deliveries',
  'cards_idempotency',
];

/** All stored data as text. */
export async function allStored(db: SqlDatabase): Promise<string> {
  const parts: string[] = [];
  for (const table of TABLES) {
    const { rows } = await db.query<{ text: string }>(`select t::text as text from ${table} t`);
    parts.push(...rows.map((row) => row.text));
  }
  return parts.join('\n');
}

/** The test card numbers that occur in a text. */
export function numbersIn(text: string): string[] {
  return TEST_CARDS.map(({ number }) => number).filter((number) => text.includes(number));
}
