import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Booking, OwnSpot, Payment, PaymentConfig } from '@wayfarer/contract';
import { pino } from 'pino';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../db/open.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import {
  openOutsideProvider,
  type OutsideProvider,
} from '../../../test/payments/outside-provider.ts';
import { CARDS, intentIdOf } from '../../../test/payments/payments-caller.ts';
import { createDatabase } from '../../../test/database/postgres.ts';
import { freePort } from '../../../test/process/free-port.ts';
import { startProduct, type ProductProcess } from '../../../test/process/product-process.ts';
import { addOwnSpot, visit, type Visitor } from '../../../test/process/visitor.ts';

/** The product's real processes, configured for Stripe; two of them where the database allows it. */
const ON_POSTGRES = process.env['TEST_DATABASE'] === 'postgres';
const PROCESSES = ON_POSTGRES ? [0, 1] : [0];
const STARTING_MS = 180_000;
const TWENTY = Array.from({ length: 20 }, (_, index) => index);

let dataDir: string;
let databaseUrl: string | undefined;
let provider: OutsideProvider;
let products: ProductProcess[];
let visitors: Visitor[];
let spot: OwnSpot;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayfarer-stripe-'));
  databaseUrl = ON_POSTGRES ? await createDatabase(inject('postgresUrl')) : undefined;
  provider = await openOutsideProvider();
  const ports = await Promise.all(PROCESSES.map(() => freePort()));
  const env = {
    ...provider.env,
    PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
    ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
  };
  const started = ports.map((port) => startProduct(port, env));
  products = started;
  await Promise.all(started.map(({ ready }) => ready));
  const [first = '', ...others] = products.map(({ origin }) => origin);
  const email = 'ada@example.com';
  visitors = [await visit(first, email)];
  for (const origin of others) visitors.push(await visit(origin, email, 'signInWithPassword'));
  spot = await addOwnSpot(at(0), 50_000, 'usd');
  provider.sendWebhooksTo({ origin: first });
}, STARTING_MS);
afterAll(async () => {
  await Promise.all(products.map((product) => product.kill()));
  await provider.close();
  await rm(dataDir, { recursive: true, force: true });
});

function at(turn: number): Visitor {
  const visitor = visitors[turn % visitors.length];
  if (!visitor) throw new Error('no one is there');
  return visitor;
}

async function newBooking(): Promise<Booking> {
  const { status, body } = await at(0).book(spot);
  if (status !== 201) throw new Error(`the booking was answered ${status}`);
  return body;
}

const isPaid = async ({ _id }: Booking) =>
  (await at(1).call<Booking>('GET', `/bookings/${_id}`)).body.paid;
const payments = async ({ _id }: Booking) =>
  (await at(1).call<Payment[]>('GET', '/payments')).body.filter(
    ({ bookingId }) => bookingId === _id,
  );
const chargesOf = async ({ _id }: Booking) =>
  (await provider.stripe.paymentIntents.list({ limit: 100 })).data.filter(
    ({ metadata, status }) => metadata['booking'] === _id && status === 'succeeded',
  );

async function deliverWebhooks(): Promise<void> {
  while ((await provider.deliverDue()) > 0);
}

describe('the product with Stripe keys', () => {
  it('takes a payment through the API, and learns of it, of refunds and disputes only by webhooks', async () => {
    const config = await at(0).call<PaymentConfig>('GET', '/payments/config');
    expect(config.body).toMatchObject({
      mode: 'stripe',
      publishableKey: provider.env['STRIPE_PUBLISHABLE_KEY'],
      scriptUrl: null,
    });
    const sandbox = await fetch(`${products[0]?.origin}/card-sandbox/stripe.js`);
    expect(sandbox.headers.get('content-type')).not.toContain('javascript');

    const [booking, disputed] = [await newBooking(), await newBooking()];
    const opened = await at(0).open(booking._id);
    expect(opened).toMatchObject({ status: 200, body: { amount: 50_000, currency: 'usd' } });
    expect(await provider.confirm(opened.body.clientSecret, CARDS.succeeds)).toBe('succeeded');
    expect(await isPaid(booking)).toBe(false);
    await deliverWebhooks();
    expect(await isPaid(booking)).toBe(true);
    const transactionId = intentIdOf(opened.body.clientSecret);
    expect(await payments(booking)).toMatchObject([{ amount: 50_000, transactionId }]);

    await provider.stripe.refunds.create({ payment_intent: transactionId, amount: 20_000 });
    await deliverWebhooks();
    expect(await payments(booking)).toMatchObject([{ amountRefunded: 20_000 }]);

    const other = await at(0).open(disputed._id);
    await provider.confirm(other.body.clientSecret, CARDS.disputed);
    await deliverWebhooks();
    expect(await payments(disputed)).toMatchObject([{ dispute: { state: 'open' } }]);
    const payment_intent = intentIdOf(other.body.clientSecret);
    const { data } = await provider.stripe.disputes.list({ payment_intent });
    await provider.stripe.disputes.close(data[0]?.id ?? '');
    await deliverWebhooks();
    expect(await isPaid(disputed)).toBe(false);
  });

  it('refuses a webhook that was signed with another secret', async () => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'x',
      created: 1,
      data: {},
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' });
    const answer = await fetch(`${products[0]?.origin}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: payload,
    });
    expect(answer.status).toBe(400);
  });
});

it('charges and records once if Pay is pressed twenty times at once, in every process', async () => {
  const booking = await newBooking();
  const answers = await Promise.all(
    TWENTY.map(async (turn) => {
      const opened = await at(turn).open(booking._id);
      if (opened.status !== 200) return opened;
      await provider.confirm(opened.body.clientSecret, CARDS.succeeds);
      return at(turn).save(booking._id, intentIdOf(opened.body.clientSecret));
    }),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(statuses).toContain(201);
  await deliverWebhooks();
  const [charge, ...more] = await chargesOf(booking);
  expect(more).toEqual([]);
  expect(await payments(booking)).toMatchObject([{ amount: 50_000, transactionId: charge?.id }]);
});

it('keeps every invariant until it stops', { timeout: 60_000 }, async () => {
  expect(await Promise.all(products.map((product) => product.stop()))).toEqual(
    products.map(() => 0),
  );
  const data = { dir: dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
  const db = await openDatabase(data, pino({ level: 'silent' }));
  try {
    expect(await checkInvariants(db, provider.stripe)).toEqual([]);
  } finally {
    await db.close();
  }
});
