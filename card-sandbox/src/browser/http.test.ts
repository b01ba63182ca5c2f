import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import {
  PREFIX,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  createIntent,
  methodFor,
  startSandbox,
  type Harness,
} from '../test/harness.ts';

let db: TestDatabase;
let harness: Harness;
let app: FastifyInstance;
let logged: string;

beforeAll(async () => {
  db = await openDatabase();
  harness = startSandbox(db);
  logged = '';
  app = fastify({ logger: { level: 'info', stream: { write: (line) => (logged += line) } } });
  await app.register(harness.sandbox.plugin);
});
afterAll(async () => {
  await app.close();
  await db.close();
});

const FORM = 'application/x-www-form-urlencoded';

function post(path: string, params: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: `${PREFIX}${path}`,
    headers: { 'content-type': FORM, origin: 'null', ...headers },
    payload: new URLSearchParams(params).toString(),
  });
}

const CARD = {
  key: PUBLISHABLE_KEY,
  type: 'card',
  'card[number]': '4242424242424242',
  'card[exp_month]': '12',
  'card[exp_year]': '34',
  'card[cvc]': '123',
};

async function waitingForBank(number: string) {
  const { id, client_secret } = await createIntent(harness);
  const payment_method = await methodFor(harness, number);
  const answer = await post(`/v1/payment_intents/${id}/confirm`, {
    key: PUBLISHABLE_KEY,
    client_secret: client_secret ?? '',
    payment_method,
  });
  const { source, stripe_js } = answer.json().next_action.use_stripe_sdk;
  return { id, source, page: stripe_js, client_secret: client_secret ?? '' };
}

describe('the browser-facing API', () => {
  test('makes a method and confirms with it, for any origin', async () => {
    const made = await post('/v1/payment_methods', CARD);
    expect(made.statusCode).toBe(200);
    expect(made.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'stripe-version': '2026-10-28.endive',
    });
    expect(made.headers['request-id']).toMatch(/^req_/);
    const { id, client_secret } = await createIntent(harness);
    const confirmed = await post(`/v1/payment_intents/${id}/confirm`, {
      key: PUBLISHABLE_KEY,
      client_secret: client_secret ?? '',
      payment_method: made.json().id,
    });
    expect(confirmed.json()).toMatchObject({ id, status: 'succeeded' });
    const read = await app.inject(
      `${PREFIX}/v1/payment_intents/${id}?key=${PUBLISHABLE_KEY}&client_secret=${client_secret}`,
    );
    expect(read.json()).toMatchObject({ id, status: 'succeeded' });
    expect(logged).not.toContain('client_secret');
    expect(logged).not.toContain('424242424242');
  });

  test('refuses the secret key', async () => {
    const headers = { authorization: `Bearer ${SECRET_KEY}` };
    const listed = await app.inject({ url: `${PREFIX}/v1/payment_intents`, headers });
    expect(listed.statusCode).toBe(401);
    expect((await post('/v1/payment_methods', { ...CARD, key: SECRET_KEY })).statusCode).toBe(401);
  });

  test('refuses a foreign secret and calls that are the merchant’s', async () => {
    const [one, two] = [await createIntent(harness), await createIntent(harness)];
    const foreign = await post(`/v1/payment_intents/${one.id}/confirm`, {
      key: PUBLISHABLE_KEY,
      client_secret: two.client_secret ?? '',
      payment_method: 'pm_card_visa',
    });
    expect(foreign.json().error.code).toBe('payment_intent_invalid_parameter');
    const cancel = await post(`/v1/payment_intents/${one.id}/cancel`, { key: PUBLISHABLE_KEY });
    expect(cancel.json().error.code).toBe('secret_key_required');
  });

  test.each([
    ['application/json', '{}', 415],
    ['text/plain', 'a=b', 415],
    [FORM, `a=${'x'.repeat(70_000)}`, 413],
    [FORM, `key=${PUBLISHABLE_KEY}&a[b=1`, 400],
    [FORM, `key=${PUBLISHABLE_KEY}&type=card&billing_details[name]=%00`, 400],
  ])('answers %s %# in the protocol’s shape', async (type, payload, status) => {
    const answer = await app.inject({
      method: 'POST',
      url: `${PREFIX}/v1/payment_methods`,
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error.type).toBe('invalid_request_error');
  });

  test('knows no other call', async () => {
    const answer = await app.inject(`${PREFIX}/v1/customers?key=${PUBLISHABLE_KEY}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.type).toBe('invalid_request_error');
  });

  test('answers a preflight', async () => {
    const url = `${PREFIX}/v1/payment_methods`;
    const answer = await app.inject({ method: 'OPTIONS', url });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('the test bank', () => {
  test.each([
    ['4000002500003155', 'complete', 'succeeded', undefined],
    [
      '4000002500003155',
      'fail',
      'requires_payment_method',
      'payment_intent_authentication_failure',
    ],
    ['4000008400001629', 'complete', 'requires_payment_method', 'card_declined'],
  ])('%s %s: %s', async (number, outcome, status, code) => {
    const { id, source, page } = await waitingForBank(number);
    expect((await app.inject(`${PREFIX}${page}`)).statusCode).toBe(200);
    const shown = await app.inject(`${PREFIX}/challenge/${source}`);
    expect(shown.json()).toEqual({
      amount: '$20.00 usd',
      brand: 'visa',
      last4: number.slice(-4),
      status: 'requires_action',
    });
    const answers = await Promise.all([
      post(`/challenge/${source}`, { outcome }),
      post(`/challenge/${source}`, { outcome }),
    ]);
    expect(answers.map((answer) => answer.json())).toEqual([{ status }, { status }]);
    const intent = await harness.stripe.paymentIntents.retrieve(id);
    expect(intent.status).toBe(status);
    expect(intent.last_payment_error?.code).toBe(code);
    const charges = await harness.stripe.charges.list({ payment_intent: id });
    expect(charges.data).toHaveLength(outcome === 'fail' ? 0 : 1);
  });

  test('does not let an old answer touch a new confirmation', async () => {
    const { id, source } = await waitingForBank('4000002500003155');
    await harness.stripe.paymentIntents.confirm(id);
    expect((await post(`/challenge/${source}`, { outcome: 'complete' })).statusCode).toBe(404);
    expect((await harness.stripe.paymentIntents.retrieve(id)).status).toBe('requires_action');
  });

  test('refuses unknown authentications and answers', async () => {
    expect((await app.inject(`${PREFIX}/challenge/src_none`)).statusCode).toBe(404);
    const { source } = await waitingForBank('4000002500003155');
    expect((await post(`/challenge/${source}`, { outcome: 'maybe' })).statusCode).toBe(400);
    expect((await post(`/challenge/${source}`, {})).statusCode).toBe(400);
  });
});

describe('the files', () => {
  test.each([
    ['/stripe.js', 'text/javascript'],
    ['/elements/card.html', 'text/html'],
    ['/elements/card-frame.js', 'text/javascript'],
    ['/elements/card-fields.js', 'text/javascript'],
    ['/elements/card-rules.js', 'text/javascript'],
    ['/elements/card.css', 'text/css'],
    ['/elements/amounts.js', 'text/javascript'],
    ['/elements/wallet.css', 'text/css'],
    ['/elements/wallet-button.html', 'text/html'],
    ['/elements/wallet-button.js', 'text/javascript'],
    ['/elements/wallet-sheet.html', 'text/html'],
    ['/elements/wallet-sheet.js', 'text/javascript'],
    ['/challenge', 'text/html'],
    ['/challenge.js', 'text/javascript'],
    ['/challenge.css', 'text/css'],
    ['/test-cards', 'application/json'],
  ])('%s', async (path, type) => {
    const answer = await app.inject(`${PREFIX}${path}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const etag = String(answer.headers['etag']);
    const again = await app.inject({
      url: `${PREFIX}${path}`,
      headers: { 'if-none-match': etag },
    });
    expect(again.statusCode).toBe(304);
  });

  test('frames hold no inline script or style and may be framed by their own site only', async () => {
    const pages = [
      '/elements/card.html',
      '/elements/wallet-button.html',
      '/elements/wallet-sheet.html',
    ];
    for (const path of [...pages, '/challenge']) {
      const { body, headers } = await app.inject(`${PREFIX}${path}`);
      expect(body).not.toMatch(/<script(?![^>]* src=)|<style|style=|\son\w+=/);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toContain('unsafe');
    }
  });

  test('the list of test cards tells what each does', async () => {
    const { data } = (await app.inject(`${PREFIX}/test-cards`)).json();
    expect(data).toContainEqual({
      number: '378282246310005',
      brand: 'amex',
      description: 'American Express, succeeds',
    });
  });
});

test('a host may repeat the prefix', async () => {
  const other = fastify();
  await other.register(harness.sandbox.plugin, { prefix: PREFIX });
  expect((await other.inject(`${PREFIX}/stripe.js`)).statusCode).toBe(200);
  await other.close();
});

test('an injected reset breaks the connection', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  harness.faults.inject({ fault: { kind: 'reset', when: 'before' } });
  const broken = fetch(`${origin}${PREFIX}/v1/payment_methods`, {
    method: 'POST',
    body: new URLSearchParams(CARD),
  });
  await expect(broken).rejects.toThrow('fetch failed');
});
