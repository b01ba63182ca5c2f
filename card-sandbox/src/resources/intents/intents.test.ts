import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../../test/database.ts';
import {
  allStored,
  browserCall,
  createIntent,
  failure,
  methodFor,
  numbersIn,
  pay,
  startSandbox,
  type Harness,
} from '../../test/harness.ts';
import { TEST_CARDS } from '../cards.ts';

let db: TestDatabase;
let harness: Harness;
let stripe: Stripe;

beforeAll(async () => {
  db = await openDatabase();
  harness = startSandbox(db);
  ({ stripe } = harness);
});
afterAll(() => db.close());

const UNEXPECTED = 'payment_intent_unexpected_state';

describe('creating an intent', () => {
  test('answers the shape the SDK expects', async () => {
    const intent = await createIntent(harness, {
      metadata: { booking: 'b1' },
      receipt_email: 'jo@example.com',
      description: 'A trip',
    });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: 2000,
      amount_received: 0,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      automatic_payment_methods: null,
      metadata: { booking: 'b1' },
      receipt_email: 'jo@example.com',
      description: 'A trip',
      livemode: false,
      latest_charge: null,
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{25}$`));
    expect(intent.lastResponse.apiVersion).toBe('2026-10-28.endive');
    expect(intent.lastResponse.requestId).toMatch(/^req_/);
  });

  test('defaults to automatic payment methods', async () => {
    const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'eur' });
    expect(intent.automatic_payment_methods).toEqual({ enabled: true, allow_redirects: 'always' });
  });

  test('with a card it waits for confirmation; with confirm it is charged', async () => {
    const payment_method = await methodFor(harness, '4242424242424242');
    const waiting = await createIntent(harness, { payment_method });
    expect(waiting.status).toBe('requires_confirmation');
    expect((await stripe.paymentIntents.confirm(waiting.id)).status).toBe('succeeded');
    const paid = await createIntent(harness, { payment_method, confirm: true });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 2000 });
  });

  test.each([
    [{ amount: 49 }, 'amount_too_small'],
    [{ amount: 100_000_000 }, 'amount_too_large'],
    [{ amount: 10.5 }, 'parameter_invalid_integer'],
    [{ amount: -1 }, 'parameter_invalid_integer'],
    [{ currency: 'USD' }, undefined],
    [{ currency: 'xxx' }, undefined],
    [{ currency: 'kwd', amount: 5001 }, 'invalid_charge_amount'],
    [{ currency: 'ugx', amount: 50_010 }, 'invalid_charge_amount'],
    [{ currency: 'jpy', amount: 49 }, 'amount_too_small'],
    [{ automatic_payment_methods: { enabled: true } }, 'parameters_exclusive'],
    [{ allowed_payment_method_types: ['paypal'] }, undefined],
    [{ receipt_email: 'nobody' }, 'email_invalid'],
    [{ description: 'a\0b' }, 'invalid_characters'],
    [{ metadata: { ['k'.repeat(41)]: 'x' } }, undefined],
    [{ metadata: { k: 'x'.repeat(501) } }, undefined],
    [{ customer: 'cus_1' }, 'parameter_unknown'],
    [{ payment_method: 'pm_none' }, 'resource_missing'],
    [{ payment_method: 'constructor' }, 'resource_missing'],
    [{ payment_method: '__proto__' }, 'resource_missing'],
  ])('refuses %j', async (changes, code) => {
    const error = await failure(createIntent(harness, changes));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error.code).toBe(code);
  });

  test('refuses the payment_method_types of older versions', async () => {
    const params = { amount: 500, currency: 'usd', payment_method_types: ['card'] };
    const error = await failure(stripe.rawRequest('POST', '/v1/payment_intents', params));
    expect(error.code).toBe('payment_method_types_no_longer_supported');
  });

  test.each([
    ['jpy', 50],
    ['krw', 20_000],
    ['vnd', 99_999_999],
    ['kwd', 5000],
    ['bhd', 1230],
    ['gbp', 30],
    ['isk', 5000],
  ])('takes %s %i', async (currency, amount) => {
    expect(await createIntent(harness, { currency, amount })).toMatchObject({ currency, amount });
  });
});

describe('the card', () => {
  test.each(TEST_CARDS.map((card) => [card.description, card.number, card.behaviour] as const))(
    '%s (%s)',
    async (_description, number, behaviour) => {
      const intent = await createIntent(harness);
      const payment_method = await methodFor(harness, number);
      const outcome = await stripe.paymentIntents.confirm(intent.id, { payment_method }).then(
        ({ status }) => status,
        (error: unknown) => (error instanceof Stripe.errors.StripeCardError ? 'declined' : error),
      );
      const charged = behaviour.decline === null ? 'succeeded' : 'declined';
      expect(outcome).toBe(behaviour.challenge ? 'requires_action' : charged);
    },
  );

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      '4000000000009995',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000009979', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    ['4000000000000119', 'processing_error', undefined, /error occurred while processing/],
  ])(
    '%s is declined with its reason, and another card pays',
    async (number, code, reason, text) => {
      const intent = await createIntent(harness);
      const payment_method = await methodFor(harness, number);
      const error = await failure(stripe.paymentIntents.confirm(intent.id, { payment_method }));
      expect(error).toMatchObject({ statusCode: 402, type: 'StripeCardError', code });
      expect(error.decline_code || undefined).toBe(reason);
      expect(error.message).toMatch(text);
      expect(error.payment_intent).toMatchObject({
        status: 'requires_payment_method',
        payment_method: null,
        last_payment_error: { code, type: 'card_error' },
      });
      const { last_payment_error, latest_charge } = await stripe.paymentIntents.retrieve(
        intent.id,
        {
          expand: ['latest_charge'],
        },
      );
      expect(last_payment_error?.payment_method?.card?.last4).toBe(number.slice(-4));
      expect(latest_charge).toMatchObject({ paid: false, status: 'failed', failure_code: code });
      const good = await methodFor(harness, '5555555555554444');
      const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: good });
      expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
    },
  );

  test.each([
    [{ number: '4539578763621486' }, 'card_declined', 'test_mode_live_card'],
    [{ number: '4242424242424241' }, 'incorrect_number', undefined],
    [{ number: '42' }, 'incorrect_number', undefined],
    [{ exp_month: 13 }, 'invalid_expiry_month', undefined],
    [{ exp_year: 2029 }, 'invalid_expiry_year', undefined],
    [{ exp_year: 2099 }, 'invalid_expiry_year', undefined],
    [{ cvc: '12' }, 'invalid_cvc', undefined],
    [{ cvc: '1234' }, 'invalid_cvc', undefined],
  ])('is refused when it is made with %j', async (changes, code, declineCode) => {
    const card = { number: '4242424242424242', exp_month: 2, exp_year: 2031, cvc: '123' };
    const made = stripe.paymentMethods.create({ type: 'card', card: { ...card, ...changes } });
    const error = await failure(made);
    expect(error).toMatchObject({ statusCode: 402, code });
    expect(error.decline_code || undefined).toBe(declineCode);
  });

  test('is known by brand, last four and a fingerprint, never by its number', async () => {
    const [one, two, other] = await Promise.all(
      ['4242424242424242', '4242424242424242', '4000000000000002'].map(async (number) =>
        stripe.paymentMethods.retrieve(await methodFor(harness, number)),
      ),
    );
    expect(one?.card).toMatchObject({ brand: 'visa', last4: '4242', funding: 'credit' });
    expect(one?.card?.fingerprint).toBe(two?.card?.fingerprint);
    expect(one?.card?.fingerprint).not.toBe(other?.card?.fingerprint);
    expect(one?.billing_details).toMatchObject({ name: 'Jo Doe', email: 'jo@example.com' });
    await pay(harness);
    expect(numbersIn(await allStored(db))).toEqual([]);
  });

  test('documented names stand for cards', async () => {
    const paid = await createIntent(harness, { payment_method: 'pm_card_visa', confirm: true });
    expect(paid.status).toBe('succeeded');
    const declined = createIntent(harness, {
      payment_method: 'pm_card_chargeDeclinedInsufficientFunds',
      confirm: true,
    });
    expect((await failure(declined)).decline_code).toBe('insufficient_funds');
  });

  test('can come with the confirmation', async () => {
    const { id, client_secret } = await createIntent(harness);
    const answer = await browserCall(harness, 'POST', `/v1/payment_intents/${id}/confirm`, {
      client_secret: client_secret ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242 4242 4242 4242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  });
});

describe('the states', () => {
  test('confirming without a card is refused', async () => {
    const { id } = await createIntent(harness);
    expect((await failure(stripe.paymentIntents.confirm(id))).code).toBe(UNEXPECTED);
  });

  test('a succeeded intent is neither confirmed, canceled nor changed; its metadata is', async () => {
    const { id } = await pay(harness);
    const payment_method = await methodFor(harness, '4242424242424242');
    for (const refusedCall of [
      () => stripe.paymentIntents.confirm(id, { payment_method }),
      () => stripe.paymentIntents.cancel(id),
      () => stripe.paymentIntents.update(id, { amount: 2500 }),
      () => stripe.paymentIntents.update(id, { payment_method }),
    ]) {
      const error = await failure(refusedCall());
      expect(error).toMatchObject({ code: UNEXPECTED, payment_intent: { status: 'succeeded' } });
    }
    const noted = await stripe.paymentIntents.update(id, { metadata: { note: 'x' } });
    expect(noted).toMatchObject({ status: 'succeeded', amount: 2000, metadata: { note: 'x' } });
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test('an open intent is changed and canceled; then nothing more', async () => {
    const { id } = await createIntent(harness, { metadata: { a: '1', b: '2' } });
    const changed = await stripe.paymentIntents.update(id, {
      amount: 2500,
      metadata: { a: '', c: '3' },
      description: 'new',
    });
    expect(changed).toMatchObject({ amount: 2500, metadata: { b: '2', c: '3' } });
    expect(changed.metadata).not.toHaveProperty('a');
    expect((await stripe.paymentIntents.update(id, { metadata: '' })).metadata).toEqual({});
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(canceled.canceled_at).toBe(Math.floor(harness.clock.now().getTime() / 1000));
    const payment_method = await methodFor(harness, '4242424242424242');
    for (const refusedCall of [
      () => stripe.paymentIntents.confirm(id, { payment_method }),
      () => stripe.paymentIntents.cancel(id),
      () => stripe.paymentIntents.update(id, { amount: 2600 }),
    ]) {
      expect((await failure(refusedCall())).code).toBe(UNEXPECTED);
    }
  });

  test('an unknown intent is missing', async () => {
    const error = await failure(stripe.paymentIntents.retrieve('pi_nope'));
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  test('a slow charge is processing until it is settled', async () => {
    const { id } = await createIntent(harness);
    const payment_method = await methodFor(harness, '4242424242424242');
    harness.faults.inject({
      fault: { kind: 'slow-settlement', ms: 5000 },
      match: ({ path }) => path.endsWith('/confirm'),
    });
    const confirmed = await stripe.paymentIntents.confirm(id, { payment_method });
    expect(confirmed).toMatchObject({ status: 'processing', amount_received: 0 });
    expect((await failure(stripe.paymentIntents.cancel(id))).code).toBe(UNEXPECTED);
    expect(await harness.sandbox.deliverDue()).toBe(0);
    harness.clock.advance(5000);
    expect(await harness.sandbox.deliverDue()).toBe(1);
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  });

  test('twenty confirmations at once make one charge', async () => {
    const { id } = await createIntent(harness);
    const payment_method = await methodFor(harness, '4242424242424242');
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => stripe.paymentIntents.confirm(id, { payment_method })),
    );
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const refusals = tries.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.code] : [],
    );
    expect(refusals).toEqual(Array.from({ length: 19 }, () => UNEXPECTED));
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test('of a cancellation and a confirmation at once, one happens', async () => {
    const { id } = await createIntent(harness);
    const payment_method = await methodFor(harness, '4242424242424242');
    const [canceled, confirmed] = await Promise.allSettled([
      stripe.paymentIntents.cancel(id),
      stripe.paymentIntents.confirm(id, { payment_method }),
    ]);
    const { status } = await stripe.paymentIntents.retrieve(id);
    const charges = await stripe.charges.list({ payment_intent: id });
    expect([canceled.status, confirmed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(charges.data).toHaveLength(status === 'succeeded' ? 1 : 0);
  });
});

describe('the publishable key', () => {
  test('reads an intent with its client secret, and sees nothing of the merchant', async () => {
    const { id, client_secret } = await createIntent(harness, { metadata: { booking: 'b1' } });
    const path = `/v1/payment_intents/${id}`;
    expect(await browserCall(harness, 'GET', path)).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_missing' } },
    });
    expect(await browserCall(harness, 'GET', path, { client_secret: 'x' })).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_invalid_parameter' } },
    });
    const { status, body } = await browserCall(harness, 'GET', path, {
      client_secret: client_secret ?? '',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'requires_payment_method' });
    for (const hidden of ['metadata', 'customer', 'latest_charge', 'transfer_data']) {
      expect(body).not.toHaveProperty(hidden);
    }
  });

  test('declines carry the public view of the intent', async () => {
    const metadata = { booking: 'of the application alone' };
    const { id, client_secret } = await createIntent(harness, { metadata });
    const payment_method = await methodFor(harness, '4000000000000002');
    const path = `/v1/payment_intents/${id}/confirm`;
    const params = { client_secret: client_secret ?? '', payment_method };
    const { status, body } = await browserCall(harness, 'POST', path, params);
    expect(status).toBe(402);
    expect(body).toMatchObject({ error: { payment_intent: { id } } });
    expect(JSON.stringify(body)).not.toContain(metadata.booking);
  });

  test.each([
    ['POST', '/v1/payment_intents'],
    ['GET', '/v1/payment_intents'],
    ['POST', '/v1/payment_intents/pi_1'],
    ['POST', '/v1/payment_intents/pi_1/cancel'],
    ['POST', '/v1/refunds'],
    ['GET', '/v1/refunds'],
    ['GET', '/v1/events'],
    ['GET', '/v1/charges'],
    ['GET', '/v1/disputes'],
    ['GET', '/v1/payment_methods/pm_1'],
  ] as const)('may not %s %s', async (method, path) => {
    expect(await browserCall(harness, method, path)).toMatchObject({
      status: 401,
      body: { error: { code: 'secret_key_required' } },
    });
  });

  test('a wrong key is refused', async () => {
    const wrong = new Stripe('sk_test_wrong', {
      httpClient: Stripe.createFetchHttpClient(harness.sandbox.fetch),
      telemetry: false,
    });
    const error = await failure(wrong.paymentIntents.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });
});
