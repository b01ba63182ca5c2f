import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { GatewayDeniedError, GatewayUnavailableError, InvalidSignatureError } from '../../ports.ts';
import { stripePayments } from './stripe-payments.ts';

interface Seen {
  url: string;
  body: string;
  headers: Headers;
}

/** Scripted responses to the real SDK. */
function provider(...answers: (Response | Error)[]) {
  const seen: Seen[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    seen.push({ url: request.url, body: await request.text(), headers: request.headers });
    const answer = answers.shift();
    if (answer === undefined) throw new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const gateway = stripePayments({
    secretKey: 'sk_test_x',
    webhookSecret: 'whsec_x',
    clock: { now: () => new Date() },
    fetch,
    networkRetries: 0,
  });
  return { gateway, seen };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
const failure = (status: number, code: string, headers?: Record<string, string>) =>
  json(status, { error: { type: 'invalid_request_error', code, message: 'no' } }, headers);

const intent = (changes: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  client_secret: 'pi_1_secret_x',
  status: 'requires_payment_method',
  amount: 500,
  amount_received: 0,
  currency: 'usd',
  metadata: { booking: 'b1' },
  latest_charge: null,
  last_payment_error: null,
  ...changes,
});

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of list) found.push(one);
  return found;
}

const order = {
  amount: 500,
  currency: 'usd',
  description: 'Trip to Fuji, 3 days from 2027-04-12',
  statementSuffix: 'FUJI',
  metadata: { booking: 'b1' },
  idempotencyKey: 'booking:b1:500:usd:1',
};

describe('calls to the provider', () => {
  it('have the pinned API version and the key, and allow only card payments', async () => {
    const { gateway, seen } = provider(json(200, intent()));
    const created = await gateway.createIntent(order);
    expect(created).toMatchObject({ id: 'pi_1', clientSecret: 'pi_1_secret_x', amountRefunded: 0 });
    const [request] = seen;
    expect(request?.headers.get('stripe-version')).toBe('2026-10-28.endive');
    expect(request?.headers.get('idempotency-key')).toBe(order.idempotencyKey);
    expect(request?.headers.get('x-stripe-client-telemetry')).toBeNull();
    const form = new URLSearchParams(request?.body);
    expect(form.get('allowed_payment_method_types[0]')).toBe('card');
    expect(form.has('payment_method_types[0]')).toBe(false);
    expect(form.get('metadata[booking]')).toBe('b1');
    expect(form.get('description')).toBe(order.description);
    expect(form.get('statement_descriptor_suffix')).toBe('FUJI');
  });

  it('read the card and refunds of an intent', async () => {
    const charge = {
      id: 'ch_1',
      amount_refunded: 200,
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    };
    const { gateway } = provider(
      json(200, intent({ status: 'succeeded', amount_received: 500, latest_charge: charge })),
    );
    expect(await gateway.retrieveIntent('pi_1')).toMatchObject({
      status: 'succeeded',
      amountReceived: 500,
      cardBrand: 'visa',
      cardLast4: '4242',
      amountRefunded: 200,
    });
  });

  it('return null for an intent that the provider doesn’t know', async () => {
    const { gateway } = provider(failure(404, 'resource_missing'));
    expect(await gateway.retrieveIntent('pi_none')).toBeNull();
  });

  it('recognize a state that only other applications’ payments have', async () => {
    const { gateway } = provider(json(200, intent({ status: 'requires_capture' })));
    expect(await gateway.retrieveIntent('pi_1')).toMatchObject({ status: 'foreign' });
  });
});

describe('the outcome of a charge', () => {
  const list = (...data: object[]) =>
    json(200, { object: 'list', data, has_more: false, url: '/v1/x' });
  const refund = { id: 're_1', object: 'refund', amount: 100, currency: 'usd' };
  const dispute = {
    id: 'du_1',
    object: 'dispute',
    amount: 500,
    currency: 'usd',
    reason: 'fraudulent',
    balance_transactions: [],
    evidence_details: { due_by: 1_900_000_000 },
  };

  it('includes refunds that are requested under our own key, and their state', async () => {
    const failed = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' };
    const { gateway, seen } = provider(
      json(200, { ...refund, status: 'pending', metadata: { refund: 'r1' } }),
      list({ ...refund, status: 'pending', metadata: { refund: 'r1' } }, failed),
    );
    const asked = { intentId: 'pi_1', amount: 100, metadata: { refund: 'r1' } };
    const made = await gateway.refund({ ...asked, idempotencyKey: 'refund:r1:1' });
    expect(made).toMatchObject({ id: 're_1', status: 'pending', failureReason: null });
    expect(seen[0]?.headers.get('idempotency-key')).toBe('refund:r1:1');
    expect(new URLSearchParams(seen[0]?.body).get('metadata[refund]')).toBe('r1');
    expect(await gateway.listRefunds('pi_1')).toEqual([
      { ...made, metadata: { refund: 'r1' } },
      { ...made, status: 'failed', metadata: {}, failureReason: 'lost_or_stolen_card' },
    ]);
    expect(new URL(seen[1]?.url ?? '').searchParams.get('payment_intent')).toBe('pi_1');
  });

  it.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['warning_needs_response', 'open'],
    ['warning_closed', 'won'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['appeal_needs_response', 'lost'],
    ['appeal_under_review', 'lost'],
  ])('includes a dispute that is %s as %s', async (status, read) => {
    const { gateway } = provider(list({ ...dispute, status }));
    expect(await gateway.listDisputes('pi_1')).toEqual([
      {
        id: 'du_1',
        status: read,
        amount: 500,
        currency: 'usd',
        reason: 'fraudulent',
        dueBy: new Date('2030-03-17T17:46:40Z'),
      },
    ]);
  });

  it.each([
    ['all of it', [-500, 500], 'won'],
    ['a part', [-500, 200], 'lost'],
    ['nothing', [-500], 'lost'],
  ])(
    'includes a lost dispute of which %s was returned, as seen from the money',
    async (_what, moves, read) => {
      const balance_transactions = moves.map((amount) => ({ amount }));
      const { gateway } = provider(list({ ...dispute, status: 'lost', balance_transactions }));
      expect(await gateway.listDisputes('pi_1')).toMatchObject([{ status: read }]);
    },
  );

  it('is listed from a time to the end, page by page', async () => {
    const page = (more: boolean, ...data: object[]) =>
      json(200, { object: 'list', data, has_more: more, url: '/v1/x' });
    const paid = { created: 1_900_000_000, latest_charge: { created: 1_900_000_060 } };
    const { gateway, seen } = provider(
      page(true, intent(paid), intent({ id: 'pi_2' })),
      page(false, intent({ id: 'pi_3' })),
      page(false, { ...refund, status: 'pending', payment_intent: 'pi_1' }),
      page(false, { ...dispute, status: 'lost', payment_intent: null }),
    );
    const from = new Date(1_800_000_000_500);
    const intents = await all(gateway.listIntentsSince(from));
    expect(intents.map(({ id }) => id)).toEqual(['pi_1', 'pi_2', 'pi_3']);
    const [createdAt, chargedAt] = [1_900_000_000_000, 1_900_000_060_000].map((ms) => new Date(ms));
    expect(intents[0]).toMatchObject({ createdAt, chargedAt });
    const queries = seen.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    const first = { 'created[gte]': '1800000000', limit: '100', 'expand[0]': 'data.latest_charge' };
    expect(queries).toEqual([first, { ...first, starting_after: 'pi_2' }]);

    const refunds = await all(gateway.listRefundsSince(from));
    expect(refunds).toMatchObject([{ id: 're_1', status: 'pending', intentId: 'pi_1' }]);
    const disputes = await all(gateway.listDisputesSince(from));
    expect(disputes).toMatchObject([{ id: 'du_1', status: 'lost', intentId: null }]);
  });

  it('includes fees for a period, and none while they are unknown', async () => {
    const charge = { object: 'charge', payment_intent: 'pi_1', amount: 5000, currency: 'usd' };
    // the fee of a charge of $50 on a European account, with every field that Stripe documents
    const fee = { application: null, currency: 'eur', description: null };
    const known: Stripe.BalanceTransaction = {
      id: 'txn_1',
      object: 'balance_transaction',
      amount: 4315,
      available_on: 1_800_518_400,
      balance_type: 'payments',
      created: 1_800_000_001,
      currency: 'eur',
      description: null,
      exchange_rate: 0.863,
      fee: 175,
      fee_details: [
        { ...fee, amount: 165, description: 'Stripe processing fees', type: 'stripe_fee' },
        { ...fee, amount: 10, description: 'VAT', type: 'tax' },
      ],
      net: 4140,
      reporting_category: 'charge',
      source: 'ch_1',
      status: 'pending',
      type: 'charge',
    };
    const { gateway, seen } = provider(
      list(
        { ...charge, id: 'ch_1', balance_transaction: known },
        { ...charge, id: 'ch_2', balance_transaction: null },
        { ...charge, id: 'ch_3', balance_transaction: 'txn_3' },
      ),
    );
    const [from, until] = [1_800_000_000_500, 1_800_086_400_500].map((ms) => new Date(ms));
    const fees = await all(gateway.listFees({ from: from ?? new Date(0), until: until ?? new Date(0) })); // prettier-ignore
    expect(fees).toEqual([{ amount: 175, currency: 'eur', intentId: 'pi_1' }]);
    expect(Object.fromEntries(new URL(seen[0]?.url ?? '').searchParams)).toEqual({
      'created[gte]': '1800000000',
      'created[lt]': '1800086400',
      limit: '100',
      'expand[0]': 'data.balance_transaction',
    });
  });

  it('is found in events by type and time, page by page', async () => {
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'refund.failed',
      created: 1_900_000_000,
      data: { object: { object: 'refund', id: 're_1', payment_intent: 'pi_1' } },
    };
    const { gateway, seen } = provider(list(event));
    const found = await gateway.listEvents({
      types: ['refund.failed', 'refund.updated'],
      from: new Date(1000),
      until: new Date(5999),
      after: 'evt_2',
    });
    const createdAt = new Date('2030-03-17T17:46:40Z');
    const told = { id: 'evt_1', type: 'refund.failed', intentId: 'pi_1', createdAt };
    expect(found).toEqual({ events: [told], more: false });
    const asked = new URL(seen[0]?.url ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      'types[0]': 'refund.failed',
      'types[1]': 'refund.updated',
      'created[gte]': '1',
      'created[lte]': '5',
      starting_after: 'evt_2',
    });
  });
});

// https://docs.stripe.com/api/accounts/retrieve
describe('the account of the key', () => {
  it('is requested once', async () => {
    const { gateway, seen } = provider(json(200, { id: 'acct_1', object: 'account' }));
    expect(await Promise.all([gateway.account(), gateway.account()])).toEqual(['acct_1', 'acct_1']);
    expect(await gateway.account()).toBe('acct_1');
    expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/v1/account']);
    expect(gateway.livemode).toBe(false);
  });

  it('stays unknown if the key may not read it, or if Stripe can’t be reached', async () => {
    for (const answer of [failure(403, 'not_permitted'), new Error('away')]) {
      const { gateway, seen } = provider(answer);
      expect(await gateway.account()).toBeNull();
      expect(await gateway.account()).toBeNull();
      expect(seen).toHaveLength(1);
    }
  });
});

describe('the meaning of a failure', () => {
  it.each([
    ['500', failure(500, 'api_error')],
    ['503', failure(503, 'api_error')],
    ['429', failure(429, 'rate_limit')],
    ['409', failure(409, 'idempotency_key_in_use')],
    ['a broken connection', new TypeError('fetch failed')],
  ])('%s: the result is unknown, so ask again', async (_case, answer) => {
    const { gateway } = provider(answer);
    await expect(gateway.createIntent(order)).rejects.toThrow(GatewayUnavailableError);
  });

  it.each([
    ['401', failure(401, 'api_key_expired')],
    ['403', failure(403, 'more_permissions_required')],
  ])('%s: every call is denied', async (_case, answer) => {
    const { gateway } = provider(answer);
    await expect(gateway.createIntent(order)).rejects.toThrow(GatewayDeniedError);
  });

  it.each([
    ['amount_too_small', failure(400, 'amount_too_small')],
    ['charge_already_refunded', failure(400, 'charge_already_refunded')],
    ['saved_failure', failure(500, 'api_error', { 'idempotent-replayed': 'true' })],
  ])('%s: the result is final', async (code, answer) => {
    const { gateway } = provider(answer);
    await expect(gateway.createIntent(order)).rejects.toMatchObject({
      name: 'GatewayRefusedError',
      code,
    });
  });
});

describe('a slow provider', () => {
  it('gets only a limited number of calls at a time, until it has answered', async () => {
    const answers: ((answer: Response) => void)[] = [];
    const gateway = stripePayments({
      secretKey: 'sk_test_x',
      webhookSecret: 'whsec_x',
      clock: { now: () => new Date() },
      fetch: () => new Promise((resolve) => answers.push(resolve)),
      networkRetries: 0,
      callsAtOnce: 2,
    });
    const asked = [gateway.retrieveIntent('pi_1'), gateway.retrieveIntent('pi_1')];
    await expect(gateway.retrieveIntent('pi_1')).rejects.toThrow(GatewayUnavailableError);
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(2);
    answers[0]?.(json(200, intent()));
    await expect(asked[0]).resolves.toMatchObject({ id: 'pi_1' });
    const next = gateway.retrieveIntent('pi_1');
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(3);
    for (const answer of answers) answer(json(200, intent()));
    await expect(Promise.all([asked[1], next])).resolves.toHaveLength(2);
  });
});

describe('another host', () => {
  it('is called if STRIPE_API_BASE names it', async () => {
    const gateway = stripePayments({
      secretKey: 'sk_test_x',
      webhookSecret: 'whsec_x',
      clock: { now: () => new Date() },
      apiBase: 'http://127.0.0.1:9',
      networkRetries: 0,
    });
    await expect(gateway.retrieveIntent('pi_1')).rejects.toThrow(GatewayUnavailableError);
  });
});

describe('a webhook', () => {
  const { gateway } = provider();
  const body = (object: unknown) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 't', created: 1, data: { object } });
  const signed = (payload: string, timestamp?: number) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: 'whsec_x',
      ...(timestamp !== undefined && { timestamp }),
    });
  const parse = (object: unknown) => {
    const payload = body(object);
    return gateway.parseWebhook(Buffer.from(payload), signed(payload));
  };

  it.each([
    [{ object: 'payment_intent', id: 'pi_1' }, 'pi_1'],
    [{ object: 'charge', id: 'ch_1', payment_intent: 'pi_2' }, 'pi_2'],
    [{ object: 'charge', id: 'ch_1', payment_intent: { id: 'pi_3' } }, 'pi_3'],
    [{ object: 'charge', id: 'ch_1', payment_intent: null }, null],
    [{ object: 'payment_intent', id: '../refunds' }, null],
    [{ object: 'customer', id: 'cus_1' }, null],
  ])('names its intent: %j', (object, intentId) => {
    expect(parse(object)).toMatchObject({ id: 'evt_1', type: 't', intentId });
  });

  it('is refused if it is old, changed or not signed', () => {
    const payload = body({ object: 'payment_intent', id: 'pi_1' });
    const old = signed(payload, Math.floor(Date.now() / 1000) - 301);
    for (const [bytes, signature] of [
      [payload, old],
      [payload.replace('pi_1', 'pi_2'), signed(payload)],
      [payload, ''],
    ] as const) {
      expect(() => gateway.parseWebhook(Buffer.from(bytes), signature)).toThrow(
        InvalidSignatureError,
      );
    }
  });
});
