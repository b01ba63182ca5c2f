import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import {
  createIntent,
  failure,
  methodFor,
  pay,
  startSandbox,
  type Harness,
} from '../test/harness.ts';

let db: TestDatabase;
let harness: Harness;
let stripe: Stripe;

beforeAll(async () => {
  db = await openDatabase();
  harness = startSandbox(db);
  ({ stripe } = harness);
});
afterAll(() => db.close());

const eventsOf = async (type: string, id: string) => {
  const found: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ type, limit: 100 })) {
    if (JSON.stringify(event.data.object).includes(id)) found.push(event);
  }
  return found;
};

describe('a refund', () => {
  test('is made in parts until nothing is left, and never of more', async () => {
    const { id } = await pay(harness);
    const part = await stripe.refunds.create({
      payment_intent: id,
      amount: 500,
      reason: 'duplicate',
      metadata: { why: 'twice' },
    });
    expect(part).toMatchObject({
      status: 'succeeded',
      amount: 500,
      reason: 'duplicate',
      metadata: { why: 'twice' },
      payment_intent: id,
    });
    const over = await failure(stripe.refunds.create({ payment_intent: id, amount: 1501 }));
    expect(over.message).toContain('greater than unrefunded amount on charge ($15.00 usd)');
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(1500);
    const again = await failure(stripe.refunds.create({ payment_intent: id }));
    expect(again.code).toBe('charge_already_refunded');
    const { latest_charge } = await stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge'],
    });
    expect(latest_charge).toMatchObject({ refunded: true, amount_refunded: 2000, amount: 2000 });
    const { data } = await stripe.refunds.list({ payment_intent: id, expand: ['data.charge'] });
    expect(data.map(({ amount }) => amount)).toEqual([1500, 500]);
    expect(data[0]?.charge).toMatchObject({ object: 'charge', refunded: true });
    expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id });
    expect(await eventsOf('refund.created', id)).toHaveLength(2);
    expect(await eventsOf('charge.refunded', id)).toHaveLength(2);
  });

  test('can name the charge', async () => {
    const { id, latest_charge } = await pay(harness);
    const charge = String(latest_charge);
    expect((await stripe.refunds.create({ charge, amount: 1 })).payment_intent).toBe(id);
  });

  test.each([
    [{}, 'parameter_missing'],
    [{ payment_intent: 'pi_none' }, 'resource_missing'],
    [{ charge: 'ch_none' }, 'resource_missing'],
  ])('of %j is refused', async (params, code) => {
    expect((await failure(stripe.refunds.create(params))).code).toBe(code);
  });

  test('of what was not paid, or of nothing, is refused', async () => {
    const open = await createIntent(harness);
    const unpaid = await failure(stripe.refunds.create({ payment_intent: open.id }));
    expect(unpaid.message).toContain('does not have a successful charge');
    const { id } = await pay(harness);
    const nothing = await failure(stripe.refunds.create({ payment_intent: id, amount: 0 }));
    expect(nothing.code).toBe('parameter_invalid_integer');
  });

  // docs.stripe.com/currencies: 'Payment Intents, Refunds, and Disputes ... require the
  // least-significant (last) digit to be 0'.
  test('of three decimals ends in 0, as its charge does', async () => {
    const payment_method = await methodFor(harness, '4242424242424242');
    const changes = { currency: 'bhd', amount: 12_340, payment_method, confirm: true };
    const { id } = await createIntent(harness, changes);
    const odd = await failure(stripe.refunds.create({ payment_intent: id, amount: 5005 }));
    expect(odd).toMatchObject({ statusCode: 400, param: 'amount' });
    expect((await stripe.refunds.create({ payment_intent: id, amount: 5010 })).amount).toBe(5010);
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(7330);
  });

  test('asked for ten times at once is made once', async () => {
    const { id } = await pay(harness);
    const made = await Promise.allSettled(
      Array.from({ length: 10 }, () => stripe.refunds.create({ payment_intent: id })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1);
  });
});

describe('a refund that ends later', () => {
  const refundedOf = async (id: string) => {
    const { latest_charge } = await stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge'],
    });
    return typeof latest_charge === 'object' ? latest_charge?.amount_refunded : undefined;
  };

  test('is pending, then succeeds with an event', async () => {
    const { id } = await pay(harness, '4000000000007726');
    const made = await stripe.refunds.create({ payment_intent: id });
    expect(made.status).toBe('pending');
    await harness.sandbox.deliverDue();
    expect((await stripe.refunds.retrieve(made.id)).status).toBe('pending');
    harness.clock.advance(5000);
    expect(await harness.sandbox.deliverDue()).toBe(1);
    expect((await stripe.refunds.retrieve(made.id)).status).toBe('succeeded');
    expect(await eventsOf('refund.updated', made.id)).toMatchObject([
      { data: { object: { status: 'succeeded' } } },
    ]);
    expect(await refundedOf(id)).toBe(2000);
    expect(await harness.sandbox.deliverDue()).toBe(0);
  });

  test('succeeds, then fails: the charge is not refunded anymore and can be again', async () => {
    const { id } = await pay(harness, '4000000000005126');
    const made = await stripe.refunds.create({ payment_intent: id });
    expect(made.status).toBe('succeeded');
    expect(await refundedOf(id)).toBe(2000);
    harness.clock.advance(5000);
    await harness.sandbox.deliverDue();
    expect(await stripe.refunds.retrieve(made.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(await eventsOf('refund.failed', made.id)).toHaveLength(1);
    expect(await refundedOf(id)).toBe(0);
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(2000);
  });
});

describe('events', () => {
  test('are listed by several types at once', async () => {
    const { id } = await pay(harness);
    await stripe.refunds.create({ payment_intent: id });
    const types = ['refund.created', 'charge.refunded'];
    const { data } = await stripe.events.list({ types, limit: 2 });
    expect(data.map(({ type }) => type).toSorted()).toEqual(types.toSorted());
    expect(data.every((event) => JSON.stringify(event.data.object).includes(id))).toBe(true);
  });
});

describe('3-D Secure', () => {
  async function challenged(number: string) {
    const { id, client_secret } = await createIntent(harness);
    const payment_method = await methodFor(harness, number);
    const intent = await stripe.paymentIntents.confirm(id, { payment_method });
    const { rows } = await db.query<{ challenge: string }>(
      'select challenge from cards_payment_intents where id = $1',
      [id],
    );
    return { id, client_secret, intent, source: rows[0]?.challenge ?? '', payment_method };
  }

  test('waits, with an event and no charge', async () => {
    const { id, intent, source } = await challenged('4000002500003155');
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { source, stripe_js: `/challenge?source=${source}` },
      },
    });
    expect(await eventsOf('payment_intent.requires_action', id)).toHaveLength(1);
    expect((await stripe.charges.list({ payment_intent: id })).data).toEqual([]);
  });

  test('is made void by a change of the amount or by a cancellation', async () => {
    const first = await challenged('4000000000003220');
    const changed = await stripe.paymentIntents.update(first.id, { amount: 2500 });
    expect(changed).toMatchObject({ status: 'requires_confirmation', next_action: null });
    const second = await challenged('4000000000003220');
    const canceled = await stripe.paymentIntents.cancel(second.id);
    expect(canceled).toMatchObject({ status: 'canceled', next_action: null });
    const { rows } = await db.query(
      'select 1 from cards_payment_intents where challenge = any($1)',
      [[first.source, second.source]],
    );
    expect(rows).toEqual([]);
  });

  test('requested again starts over', async () => {
    const { id, source } = await challenged('4000002760003184');
    const again = await stripe.paymentIntents.confirm(id);
    expect(again.status).toBe('requires_action');
    expect(again.next_action?.use_stripe_sdk?.['source']).not.toBe(source);
  });
});

describe('a dispute', () => {
  test('comes with its card, keeps the money from being refunded, and can be lost', async () => {
    const { id } = await pay(harness, '4000000000000259');
    const { data } = await stripe.disputes.list({ payment_intent: id });
    expect(data).toMatchObject([
      { reason: 'fraudulent', status: 'needs_response', amount: 2000, is_charge_refundable: false },
    ]);
    expect(await eventsOf('charge.dispute.created', id)).toHaveLength(1);
    const refused = await failure(stripe.refunds.create({ payment_intent: id }));
    expect(refused.code).toBe('charge_disputed');
    const dispute = data[0]?.id ?? '';
    expect((await stripe.disputes.close(dispute)).status).toBe('lost');
    expect((await failure(stripe.disputes.close(dispute))).message).toContain('already closed');
    expect(await eventsOf('charge.dispute.closed', id)).toHaveLength(1);
    const charges = await stripe.charges.list({ payment_intent: id });
    expect(charges.data).toMatchObject([{ disputed: true }]);
  });

  test('is won by winning evidence, after which a refund is possible', async () => {
    const { id } = await pay(harness, '4000000000000259');
    const dispute = (await stripe.disputes.list({ payment_intent: id })).data[0]?.id ?? '';
    const saved = await stripe.disputes.update(dispute, {
      evidence: { uncategorized_text: 'some words' },
      submit: false,
      metadata: { clerk: 'jo' },
    });
    expect(saved).toMatchObject({
      status: 'needs_response',
      evidence: { uncategorized_text: 'some words' },
      evidence_details: { has_evidence: true, submission_count: 0 },
      metadata: { clerk: 'jo' },
    });
    const odd = await stripe.disputes.update(dispute, {
      evidence: { uncategorized_text: 'constructor' },
    });
    expect(odd.status).toBe('under_review');
    const won = await stripe.disputes.update(dispute, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    expect(won).toMatchObject({ status: 'won', is_charge_refundable: true });
    expect(await stripe.disputes.retrieve(dispute)).toMatchObject({ status: 'won' });
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(2000);
  });
});

describe('lists', () => {
  test('are read page by page, newest first, in both directions', async () => {
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) made.unshift((await createIntent(harness)).id);
    const seen: string[] = [];
    for await (const intent of stripe.paymentIntents.list({ limit: 3 })) {
      seen.push(intent.id);
      if (seen.length === made.length) break;
    }
    expect(seen).toEqual(made);
    const [first, second, third] = made;
    const page = await stripe.paymentIntents.list({ limit: 2, ending_before: third ?? '' });
    expect(page.data.map(({ id }) => id)).toEqual([first, second]);
    expect(page.has_more).toBe(false);
    const next = await stripe.paymentIntents.list({ limit: 1, starting_after: first ?? '' });
    expect(next.data.map(({ id }) => id)).toEqual([second]);
    expect(next.has_more).toBe(true);
  });

  test('auto-pagination reaches everything', async () => {
    const all = await stripe.charges.list({ limit: 2 }).autoPagingToArray({ limit: 1000 });
    const { rows } = await db.query('select 1 from cards_charges');
    expect(all).toHaveLength(rows.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('are cut by time', async () => {
    const before = Math.floor(harness.clock.now().getTime() / 1000);
    harness.clock.advance(10_000);
    const { id } = await createIntent(harness);
    const ids = async (created: Stripe.RangeQueryParam) =>
      (await stripe.paymentIntents.list({ created, limit: 100 })).data.map((intent) => intent.id);
    expect(await ids({ gt: before })).toEqual([id]);
    expect(await ids({ gte: before + 10 })).toEqual([id]);
    expect(await ids({ gt: before + 10 })).toEqual([]);
    expect(await ids({ lte: before })).not.toContain(id);
    const exactly = await stripe.paymentIntents.list({ created: before + 10 });
    expect(exactly.data.map((intent) => intent.id)).toEqual([id]);
    expect((await stripe.paymentIntents.list({ created: before + 9 })).data).toEqual([]);
  });

  test.each([
    [{ limit: 0 }],
    [{ limit: 101 }],
    [{ starting_after: 'pi_none' }],
    [{ starting_after: 'pi_a', ending_before: 'pi_b' }],
    [{ expand: ['data.customer'] }],
  ])('refuse %j', async (params) => {
    const error = await failure(stripe.paymentIntents.list(params));
    expect(error.statusCode).toBe(400);
  });
});

test('a card that was used by no intent is pruned after a day', async () => {
  const unused = await methodFor(harness, '4242424242424242');
  const { payment_method } = await pay(harness);
  harness.clock.advance(24 * 3_600_000 + 1);
  await harness.sandbox.prune();
  expect((await failure(stripe.paymentMethods.retrieve(unused))).code).toBe('resource_missing');
  expect((await stripe.paymentMethods.retrieve(String(payment_method))).type).toBe('card');
});
