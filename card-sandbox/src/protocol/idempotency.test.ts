import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { createIntent, failure, methodFor, startSandbox, type Harness } from '../test/harness.ts';

let db: TestDatabase;
let harness: Harness;

beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());
beforeEach(() => {
  harness = startSandbox(db);
});

let keys = 0;
function newKey(): string {
  keys += 1;
  return `booking:42:2000:usd:${keys}`;
}

async function countIntents(): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    'select count(*)::int as n from cards_payment_intents',
  );
  return rows[0]?.n ?? 0;
}

function gate() {
  let open: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { until, open };
}

async function untilClaimed(key: string): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await db.query('select 1 from cards_idempotency where key = $1', [key]);
      return rows.length;
    })
    .toBe(1);
}

describe('a key', () => {
  test('replays the first answer, even when it is no longer true', async () => {
    const idempotencyKey = newKey();
    const first = await createIntent(harness, {}, { idempotencyKey });
    await harness.stripe.paymentIntents.cancel(first.id);
    const again = await createIntent(harness, {}, { idempotencyKey });
    expect(again).toEqual(first);
    expect(again.status).toBe('requires_payment_method');
    const direct = await harness.sandbox.fetch('http://provider/v1/payment_intents', {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_0123456789', 'idempotency-key': idempotencyKey },
      body: new URLSearchParams({
        amount: '2000',
        currency: 'usd',
        'allowed_payment_method_types[0]': 'card',
      }),
    });
    expect(direct.headers.get('idempotent-replayed')).toBe('true');
    expect(direct.headers.get('original-request')).toBe(first.lastResponse.requestId);
    expect(direct.headers.get('request-id')).not.toBe(first.lastResponse.requestId);
  });

  test.each([
    [{ amount: 2100 }],
    [{ metadata: { booking: 'other' } }],
    [{ receipt_email: 'jo@example.com' }],
  ])('is refused with another body: %j', async (changes) => {
    const idempotencyKey = newKey();
    await createIntent(harness, {}, { idempotencyKey });
    const error = await failure(createIntent(harness, changes, { idempotencyKey }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(error.statusCode).toBe(400);
  });

  test('does not keep a validation error', async () => {
    const idempotencyKey = newKey();
    const error = await failure(createIntent(harness, { amount: 1 }, { idempotencyKey }));
    expect(error.code).toBe('amount_too_small');
    expect((await createIntent(harness, { amount: 50 }, { idempotencyKey })).amount).toBe(50);
  });

  test('replays a decline instead of charging again', async () => {
    const { id } = await createIntent(harness);
    const payment_method = await methodFor(harness, '4000000000000002');
    const idempotencyKey = newKey();
    const confirm = () =>
      failure(harness.stripe.paymentIntents.confirm(id, { payment_method }, { idempotencyKey }));
    const [first, second] = [await confirm(), await confirm()];
    expect(second.payment_intent).toEqual(first.payment_intent);
    expect((await harness.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test('keeps a refusal by state', async () => {
    const { id } = await createIntent(harness);
    const idempotencyKey = newKey();
    const confirm = () => harness.stripe.paymentIntents.confirm(id, {}, { idempotencyKey });
    const first = await failure(confirm());
    await harness.stripe.paymentIntents.update(id, { payment_method: 'pm_card_visa' });
    const second = await failure(confirm());
    expect(second.payment_intent).toEqual(first.payment_intent);
    expect((await harness.stripe.paymentIntents.confirm(id)).status).toBe('succeeded');
  });

  test('is forgotten after a day', async () => {
    const idempotencyKey = newKey();
    const first = await createIntent(harness, {}, { idempotencyKey });
    harness.clock.advance(24 * 3_600_000 + 1);
    const second = await createIntent(harness, { amount: 3000 }, { idempotencyKey });
    expect(second.id).not.toBe(first.id);
    expect(second.amount).toBe(3000);
  });

  test('of more than 255 characters is refused', async () => {
    const error = await failure(createIntent(harness, {}, { idempotencyKey: 'k'.repeat(256) }));
    expect(error.statusCode).toBe(400);
  });
});

describe('while the first request runs', () => {
  test('another with its key gets 409; the SDK tries again and both get one intent', async () => {
    const idempotencyKey = newKey();
    const { until, open } = gate();
    harness.faults.inject({ fault: { kind: 'wait', until } });
    const before = await countIntents();
    const first = createIntent(harness, {}, { idempotencyKey });
    await untilClaimed(idempotencyKey);
    const busy = await failure(createIntent(harness, {}, { idempotencyKey }));
    expect(busy).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    const patient = createIntent(harness, {}, { idempotencyKey, maxNetworkRetries: 5 });
    open();
    const [one, two] = await Promise.all([first, patient]);
    expect(two.id).toBe(one.id);
    expect(await countIntents()).toBe(before + 1);
  });

  test('twenty at once under one key make one intent', async () => {
    const idempotencyKey = newKey();
    const before = await countIntents();
    const intents = await Promise.all(
      Array.from({ length: 20 }, () =>
        createIntent(harness, {}, { idempotencyKey, maxNetworkRetries: 8 }),
      ),
    );
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
    expect(await countIntents()).toBe(before + 1);
  });

  test('a claim whose process died is taken over; a late first request does nothing', async () => {
    const idempotencyKey = newKey();
    const { until, open } = gate();
    harness.faults.inject({ fault: { kind: 'wait', until } });
    const before = await countIntents();
    const late = createIntent(harness, {}, { idempotencyKey });
    await untilClaimed(idempotencyKey);
    const other = startSandbox(db, { clock: harness.clock });
    expect((await failure(createIntent(other, {}, { idempotencyKey }))).statusCode).toBe(409);
    harness.clock.advance(5001);
    const taken = await createIntent(other, {}, { idempotencyKey });
    open();
    expect((await failure(late)).statusCode).toBe(409);
    expect(await countIntents()).toBe(before + 1);
    expect((await createIntent(harness, {}, { idempotencyKey })).id).toBe(taken.id);
  });
});

describe('when the provider fails', () => {
  const match = ({ method }: { method: string }) => method === 'POST';

  test.each(['before', 'after'] as const)(
    'a 500 %s the effect is kept and replayed under its key',
    async (when) => {
      const idempotencyKey = newKey();
      const before = await countIntents();
      harness.faults.inject({ fault: { kind: 'error', when }, match });
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const error = await failure(createIntent(harness, {}, { idempotencyKey }));
        expect(error).toMatchObject({ statusCode: 500, type: 'StripeAPIError' });
      }
      expect(await countIntents()).toBe(before + (when === 'after' ? 1 : 0));
    },
  );

  test.each(['before', 'after'] as const)(
    'a connection reset %s the effect is retried under the same key: one intent',
    async (when) => {
      const before = await countIntents();
      harness.faults.inject({ fault: { kind: 'reset', when }, match });
      const intent = await createIntent(harness, {}, { maxNetworkRetries: 2 });
      expect(intent.status).toBe('requires_payment_method');
      expect(await countIntents()).toBe(before + 1);
    },
  );

  test('a lost answer to a confirmation is not a second charge', async () => {
    const { id } = await createIntent(harness);
    const payment_method = await methodFor(harness, '4242424242424242');
    harness.faults.inject({
      fault: { kind: 'reset', when: 'after' },
      match: ({ path }) => path.endsWith('/confirm'),
    });
    const confirmed = await harness.stripe.paymentIntents.confirm(
      id,
      { payment_method },
      { maxNetworkRetries: 2 },
    );
    expect(confirmed.status).toBe('succeeded');
    expect((await harness.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test('a request that takes too long is given up by the caller', async () => {
    const { until, open } = gate();
    harness.faults.inject({ fault: { kind: 'wait', until } });
    const waiting = createIntent(harness, {}, { timeout: 20 });
    expect(await failure(waiting)).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    open();
  });

  test('an unreachable database is a 503 that leaves the key free', async () => {
    const idempotencyKey = newKey();
    let down = true;
    const unavailable = () => Object.assign(new Error('down'), { code: 'DB_UNAVAILABLE' });
    const flaky = startSandbox({
      query: (text, params) => db.query(text, params),
      transaction: (work) => (down ? Promise.reject(unavailable()) : db.transaction(work)),
    });
    const error = await failure(createIntent(flaky, {}, { idempotencyKey }));
    expect(error.statusCode).toBe(503);
    down = false;
    expect((await createIntent(flaky, {}, { idempotencyKey })).amount).toBe(2000);
  });

  test('a fault of the provider itself is reported, and shows nothing of itself', async () => {
    const broken = startSandbox({
      query: (text, params) => db.query(text, params),
      transaction: () => Promise.reject(new Error('inner detail')),
    });
    const error = await failure(createIntent(broken));
    expect(error.statusCode).toBe(500);
    expect(error.message).not.toContain('inner detail');
    expect(broken.events).toMatchObject([{ type: 'internal-error' }]);
  });
});

test('pruning forgets keys of a day ago', async () => {
  const idempotencyKey = newKey();
  await createIntent(harness, {}, { idempotencyKey });
  const kept = async () =>
    (await db.query('select 1 from cards_idempotency where key = $1', [idempotencyKey])).rowCount;
  await harness.sandbox.prune();
  expect(await kept()).toBe(1);
  harness.clock.advance(24 * 3_600_000 + 1);
  await harness.sandbox.prune();
  expect(await kept()).toBe(0);
});
