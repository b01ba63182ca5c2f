import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebhookOptions, WebhookRequest } from './deliveries.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { TestClock, createIntent, pay, startSandbox, type Harness } from '../test/harness.ts';

const SECRET = `whsec_${'a'.repeat(32)}`;

let db: TestDatabase;
let clock: TestClock;
let received: { request: WebhookRequest; event: Stripe.Event }[];
/** The next statuses of the receiver. After these, it responds with 200. */
let answers: (number | Error)[];

beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('truncate cards_events, cards_deliveries');
  clock = new TestClock();
  received = [];
  answers = [];
});

function start(webhook: Partial<WebhookOptions> = {}): Harness {
  return startSandbox(db, {
    clock,
    webhook: {
      secret: SECRET,
      retryDelaysMs: [1000, 5000],
      async deliver(request) {
        const signature = request.headers['stripe-signature'] ?? '';
        received.push({
          request,
          event: Stripe.webhooks.constructEvent(
            request.body,
            signature,
            SECRET,
            300,
            undefined,
            clock.now().getTime(),
          ),
        });
        const answer = answers.shift() ?? 200;
        if (answer instanceof Error) throw answer;
        return { status: answer };
      },
      ...webhook,
    },
  });
}

const types = () => received.map(({ event }) => event.type);

describe('events', () => {
  test('are delivered in order, signed so that the official SDK accepts them', async () => {
    const harness = start({ url: 'https://shop.example/hook' });
    const intent = await pay(harness);
    expect(await harness.sandbox.deliverDue()).toBe(3);
    expect(types().toSorted()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
    const succeeded = received.find(({ event }) => event.type === 'payment_intent.succeeded');
    expect(succeeded?.request.url).toBe('https://shop.example/hook');
    expect(succeeded?.event).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object: { id: intent.id, status: 'succeeded' } },
    });
    expect(succeeded?.event.request?.idempotency_key).toMatch(/^stripe-node-retry-/);
    expect(await harness.sandbox.deliverDue()).toBe(0);
  });

  test('that were changed, or signed with another secret, are refused by the SDK', async () => {
    const harness = start();
    await createIntent(harness);
    await harness.sandbox.deliverDue();
    const [first] = received;
    const body = first?.request.body ?? '';
    const signature = first?.request.headers['stripe-signature'] ?? '';
    const check = (text: string, secret: string, at: number) =>
      Stripe.webhooks.constructEvent(text, signature, secret, 300, undefined, at);
    const now = clock.now().getTime();
    expect(check(body, SECRET, now).type).toBe('payment_intent.created');
    expect(() => check(body.replace('usd', 'eur'), SECRET, now)).toThrow(/signature/);
    expect(() => check(body, 'whsec_other', now)).toThrow(/signature/);
    expect(() => check(body, SECRET, now + 301_000)).toThrow(/tolerance/);
  });

  test('are tried again with growing pauses and fresh signatures, then given up', async () => {
    const harness = start();
    await createIntent(harness);
    answers = [500, new Error('connection refused'), 404];
    expect(await harness.sandbox.deliverDue()).toBe(1);
    expect(await harness.sandbox.deliverDue()).toBe(0);
    clock.advance(1000);
    expect(await harness.sandbox.deliverDue()).toBe(1);
    clock.advance(4999);
    expect(await harness.sandbox.deliverDue()).toBe(0);
    clock.advance(1);
    expect(await harness.sandbox.deliverDue()).toBe(1);
    clock.advance(86_400_000);
    expect(await harness.sandbox.deliverDue()).toBe(0);
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(1);
    expect(new Set(received.map(({ request }) => request.headers['stripe-signature'])).size).toBe(
      3,
    );
    expect(harness.events).toMatchObject([
      { type: 'webhook-failed', attempt: 1, status: 500, gaveUp: false },
      { type: 'webhook-failed', attempt: 2, status: 0, gaveUp: false },
      { type: 'webhook-failed', attempt: 3, status: 404, gaveUp: true },
    ]);
    const undelivered = await harness.stripe.events.list({ delivery_success: false });
    expect(undelivered.data.map(({ type }) => type)).toEqual(['payment_intent.created']);
  });

  test('wait in the database: another process goes on where one stopped', async () => {
    const first = start();
    await createIntent(first);
    answers = [503];
    await first.sandbox.deliverDue();
    clock.advance(1000);
    const second = start();
    expect(await second.sandbox.deliverDue()).toBe(1);
    expect(received).toHaveLength(2);
    const listed = await second.stripe.events.list();
    expect(listed.data).toMatchObject([{ pending_webhooks: 0 }]);
  });

  test('claimed by a process that died are delivered once the claim has run out', async () => {
    let end = () => {};
    const never = new Promise<{ status: number }>((resolve) => {
      end = () => resolve({ status: 500 });
    });
    const dead = start({ deliver: () => never });
    await createIntent(dead);
    const round = dead.sandbox.deliverDue();
    await expect
      .poll(async () => (await db.query('select 1 from cards_deliveries where attempts = 1')).rows)
      .toHaveLength(1);
    const alive = start();
    expect(await alive.sandbox.deliverDue()).toBe(0);
    clock.advance(60_000);
    expect(await alive.sandbox.deliverDue()).toBe(1);
    expect(types()).toEqual(['payment_intent.created']);
    end(); // so that no event is left for other tests
    await round;
  });

  test('go out many at once: a slow receiver does not let them pile up', async () => {
    const slow = 50;
    const harness = start({
      deliver: () => new Promise((resolve) => setTimeout(() => resolve({ status: 200 }), slow)),
    });
    await Promise.all(Array.from({ length: 200 }, () => createIntent(harness)));
    const began = performance.now();
    let made = 0;
    for (let round = 0; round < 10 && made < 200; round += 1) {
      made += await harness.sandbox.deliverDue();
    }
    expect(made).toBe(200);
    // If the 200 deliveries ran one after the other, they would take ten seconds.
    expect(performance.now() - began).toBeLessThan(5000);
  });

  test('wait for no receiver that does not answer but their own', async () => {
    const harness = start({
      deliver: async ({ body }) => {
        if (body.includes('"stuck"')) await new Promise((resolve) => setTimeout(resolve, 400));
        else received.push({ request: { headers: {}, body }, event: JSON.parse(body) });
        return { status: 200 };
      },
    });
    await createIntent(harness, { description: 'stuck' });
    for (let index = 0; index < 39; index += 1) await createIntent(harness);
    const round = harness.sandbox.deliverDue();
    await expect.poll(() => received.length).toBe(39);
    expect(await round).toBe(40);
  });

  test('are claimed by one of two rounds at once', async () => {
    const harness = start();
    await Promise.all(Array.from({ length: 5 }, () => createIntent(harness)));
    const made = await Promise.all([harness.sandbox.deliverDue(), harness.sandbox.deliverDue()]);
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(received).toHaveLength(5);
  });

  test('can be lost on purpose', async () => {
    const harness = start();
    harness.faults.inject({
      fault: { kind: 'lost-webhook' },
      match: ({ path }) => path === 'payment_intent.succeeded',
    });
    await pay(harness);
    await harness.sandbox.deliverDue();
    expect(types().toSorted()).toEqual(['charge.succeeded', 'payment_intent.created']);
  });

  test('are listed by type and delivery, and retrieved', async () => {
    const harness = start();
    const intent = await pay(harness);
    const { data } = await harness.stripe.events.list({ type: 'payment_intent.succeeded' });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ pending_webhooks: 1, data: { object: { id: intent.id } } });
    const event = await harness.stripe.events.retrieve(data[0]?.id ?? '');
    expect(event).toMatchObject({ type: 'payment_intent.succeeded' });
    await harness.sandbox.deliverDue();
    expect((await harness.stripe.events.list({ delivery_success: true })).data).toHaveLength(3);
    expect((await harness.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  });

  test('of a month ago are pruned once they are delivered', async () => {
    const harness = start();
    await createIntent(harness);
    await harness.sandbox.deliverDue();
    await createIntent(harness);
    clock.advance(31 * 86_400_000);
    await harness.sandbox.prune();
    const left = await harness.stripe.events.list();
    expect(left.data).toMatchObject([{ pending_webhooks: 1 }]);
  });

  test('without a receiver are only listed', async () => {
    const harness = startSandbox(db, { clock });
    await createIntent(harness);
    expect(await harness.sandbox.deliverDue()).toBe(0);
    expect((await harness.stripe.events.list()).data).toMatchObject([{ pending_webhooks: 0 }]);
  });
});
