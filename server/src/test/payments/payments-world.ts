import type { CardFaults } from '@wayfarer/card-sandbox';
import { Stripe } from 'stripe';
import { stripePayments } from '../../adapters/stripe/stripe-payments.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { executeDueRefunds, sweepIntents } from '../../features/payments/index.ts';
import type { PaymentGateway } from '../../ports.ts';
import type { TestClock } from '../test-clock.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { callerOf, type Caller } from './payments-caller.ts';

const MINUTE_MS = 60_000;

export interface WorldOptions {
  charge?: Config['charge'];
  currency?: string;
  /** A database that stays open afterward. */
  db?: Database;
  clock?: TestClock;
  /** Wraps the provider, in addition to the provider's own faults. */
  around?(payments: PaymentGateway): PaymentGateway;
}

export interface PaymentsWorld extends Pick<TestApp, 'app' | 'context' | 'db' | 'sandbox'> {
  test: TestApp;
  faults: CardFaults;
  provider: Stripe;
  webhookSecret: string;
  now(): Date;
  advanceMinutes(minutes: number): void;
  traveler(): Promise<Caller>;
  administrator(): Promise<Caller>;
  enterAs(caller: Caller): Caller;
  /** Sends a signed event about an intent, as the provider does; resolves to the status. */
  receive(event: { id: string; type: string }, intentId: string): Promise<number>;
  deliverWebhooks(): Promise<void>;
  /** Finishes everything in flight: webhooks, the sweeper and refunds. */
  comeToRest(): Promise<void>;
  close(): Promise<void>;
}

/** With `beside`: another process on the same database. */
export async function openPaymentsWorld(
  options: WorldOptions = {},
  beside?: PaymentsWorld,
): Promise<PaymentsWorld> {
  const late = lateGateway();
  const test = await createTestApp({
    env: {
      ...(options.charge && { CHARGE: options.charge }),
      ...(options.currency && { CURRENCY: options.currency }),
    },
    ...(options.db && { db: options.db }),
    ...(options.clock && { clock: options.clock }),
    ...(beside && { db: beside.db, clock: beside.test.clock }),
    aroundPayments: () => options.around?.(late.gateway) ?? late.gateway,
  });
  const { app, clock, context, db, faults, sandbox } = test;
  const [secretKey, webhookSecret] = [
    await setting(test, 'card-sandbox-secret-key'),
    await setting(test, 'card-sandbox-webhook-secret'),
  ];
  // The SDK's own retries are turned off, because our retries are tested and one fault should be one failure.
  const { fetch } = sandbox;
  late.resolve(
    stripePayments({
      secretKey,
      webhookSecret,
      account: 'sandbox',
      clock,
      fetch,
      networkRetries: 0,
    }),
  );

  const deliverWebhooks = async () => {
    while ((await sandbox.deliverDue()) > 0);
  };
  return {
    test,
    app,
    context,
    db,
    sandbox,
    faults,
    webhookSecret,
    provider: new Stripe(secretKey, {
      httpClient: Stripe.createFetchHttpClient(fetch),
      telemetry: false,
    }),
    now: () => clock.now(),
    advanceMinutes: (minutes) => clock.advance(minutes * MINUTE_MS),
    traveler: async () => callerOf(test, await test.createTraveler()),
    administrator: async () => callerOf(test, await test.createAdministrator()),
    enterAs: ({ person }) => callerOf(test, person),
    deliverWebhooks,
    receive: async ({ id, type }, intentId) => {
      const created = Math.floor(clock.now().getTime() / 1000);
      const object = { id: 'x_1', object: 'x', payment_intent: intentId };
      const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } });
      const signed = { payload, secret: webhookSecret, timestamp: created };
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers: { 'stripe-signature': Stripe.webhooks.generateTestHeaderString(signed) },
        payload,
      });
      return statusCode;
    },
    comeToRest: async () => {
      faults.clear();
      await deliverWebhooks();
      clock.advance(2 * MINUTE_MS);
      await sweepIntents(context);
      await executeDueRefunds(context);
      await deliverWebhooks();
    },
    close: () => test.close(),
  };
}

export async function setting({ db }: TestApp, name: string): Promise<string> {
  const { rows } = await db.sql.query<{ value: string }>(
    'select value from app_settings where name = $1',
    [name],
  );
  const [row] = rows;
  if (!row) throw new Error(`there is no setting ${name}`);
  return row.value;
}

/** A gateway that can be used before it is made, because the product generates its keys first. */
function lateGateway(): { gateway: PaymentGateway; resolve(gateway: PaymentGateway): void } {
  let made: PaymentGateway | undefined;
  const inner = (): PaymentGateway => {
    if (!made) throw new Error('the card provider is not there yet');
    return made;
  };
  return {
    resolve: (gateway) => {
      made = gateway;
    },
    gateway: {
      get livemode() {
        return inner().livemode;
      },
      account: () => inner().account(),
      createIntent: (intent) => inner().createIntent(intent),
      retrieveIntent: (id) => inner().retrieveIntent(id),
      cancelIntent: (id) => inner().cancelIntent(id),
      refund: (refund) => inner().refund(refund),
      listRefunds: (id) => inner().listRefunds(id),
      listDisputes: (id) => inner().listDisputes(id),
      listIntentsSince: (from) => inner().listIntentsSince(from),
      listRefundsSince: (from) => inner().listRefundsSince(from),
      listDisputesSince: (from) => inner().listDisputesSince(from),
      listFees: (span) => inner().listFees(span),
      listEvents: (span) => inner().listEvents(span),
      parseWebhook: (body, signature) => inner().parseWebhook(body, signature),
    },
  };
}
