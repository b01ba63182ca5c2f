import fc from 'fast-check';
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

const SUFFIX = 'statement_descriptor_suffix';
const chargeOf = async (id: string) => {
  const { data } = await stripe.charges.list({ payment_intent: id });
  const [charge] = data;
  if (!charge) throw new Error('no charge');
  return charge;
};

describe('what stands on statements', () => {
  test('goes from the intent to its charge', async () => {
    const payment_method = await methodFor(harness, '4242424242424242');
    const texts = { description: 'Trip to Fuji', [SUFFIX]: 'FUJI' };
    const intent = await createIntent(harness, { ...texts, payment_method, confirm: true });
    expect(intent).toMatchObject(texts);
    expect(await chargeOf(intent.id)).toMatchObject({
      ...texts,
      calculated_statement_descriptor: 'TEST MODE* FUJI',
    });
  });

  test('can be changed and cleared', async () => {
    const { id } = await createIntent(harness, { [SUFFIX]: 'FUJI' });
    expect(await stripe.paymentIntents.update(id, { [SUFFIX]: 'OSAKA 2' })).toMatchObject({
      [SUFFIX]: 'OSAKA 2',
    });
    expect(await stripe.paymentIntents.update(id, { [SUFFIX]: '' })).toMatchObject({
      [SUFFIX]: null,
    });
  });

  test.each(['1234', 'A*B', "L'AQUILA", 'FU<JI', 'ZÜRICH', '富士山', 'X'.repeat(23)])(
    'is refused as %s',
    async (suffix) => {
      const error = await failure(createIntent(harness, { [SUFFIX]: suffix }));
      expect(error).toMatchObject({ statusCode: 400, param: SUFFIX });
    },
  );
});

describe('a charge', () => {
  test('takes texts, metadata and what the merchant thinks of it, and no money', async () => {
    const { id } = await pay(harness);
    const charge = await chargeOf(id);
    const updated = await stripe.charges.update(charge.id, {
      description: 'Looked at',
      receipt_email: 'jo@example.com',
      metadata: { clerk: 'jo' },
      fraud_details: { user_report: 'safe' },
    });
    expect(updated).toMatchObject({
      description: 'Looked at',
      receipt_email: 'jo@example.com',
      metadata: { clerk: 'jo' },
      fraud_details: { user_report: 'safe' },
    });
    const read = await stripe.charges.retrieve(charge.id);
    expect(JSON.stringify(read)).toBe(JSON.stringify(updated));
    const { data } = await stripe.events.list({ type: 'charge.updated' });
    expect(data[0]).toMatchObject({ data: { object: { id: charge.id } } });
    const money = stripe.rawRequest('POST', `/v1/charges/${charge.id}`, { amount: 1 });
    expect((await failure(money)).code).toBe('parameter_unknown');
    expect((await failure(stripe.charges.update('ch_none', {}))).code).toBe('resource_missing');
  });

  test.each([
    ['4000000000000101', { cvc_check: 'fail' }],
    ['4000000000000036', { address_postal_code_check: 'fail', address_line1_check: 'pass' }],
    ['4000000000000028', { address_postal_code_check: 'pass', address_line1_check: 'fail' }],
    ['4000000000000010', { address_postal_code_check: 'fail', address_line1_check: 'fail' }],
    [
      '4000000000000044',
      { address_postal_code_check: 'unavailable', address_line1_check: 'unavailable' },
    ],
  ])('of %s says how its checks ended', async (number, checks) => {
    const intent = await createIntent(harness);
    const method = await stripe.paymentMethods.create({
      type: 'card',
      card: { number, exp_month: 12, exp_year: 2034, cvc: '123' },
      billing_details: { address: { line1: '1 Main St', postal_code: '94110' } },
    });
    await stripe.paymentIntents.confirm(intent.id, { payment_method: method.id });
    const { payment_method_details: details } = await chargeOf(intent.id);
    expect(details?.card?.checks).toMatchObject(checks);
  });

  test.each([
    ['4000000000009235', 'succeeded', { risk_level: 'elevated', type: 'authorized' }],
    ['4000000000004954', 'failed', { risk_level: 'highest', type: 'blocked' }],
    ['4100000000000019', 'failed', { risk_level: 'highest', type: 'blocked' }],
    ['4242424242424242', 'succeeded', { risk_level: 'normal', type: 'authorized' }],
  ])('of %s has %s with %j', async (number, status, outcome) => {
    const intent = await createIntent(harness);
    const payment_method = await methodFor(harness, number);
    await stripe.paymentIntents.confirm(intent.id, { payment_method }).catch(() => undefined);
    expect(await chargeOf(intent.id)).toMatchObject({ status, outcome });
  });
});

describe('a balance transaction', () => {
  test('says what the provider keeps of a charge, only where it is asked for', async () => {
    const { id } = await pay(harness);
    const { data } = await stripe.charges.list({
      payment_intent: id,
      expand: ['data.balance_transaction'],
    });
    expect(data).toMatchObject([
      {
        balance_transaction: { amount: 2000, fee: 88, net: 1912, currency: 'usd', type: 'charge' },
      },
    ]);
    const charge = await chargeOf(id);
    expect(charge.balance_transaction).toMatch(/^txn_/);
    const expand = ['balance_transaction'];
    const { balance_transaction: same } = await stripe.charges.retrieve(charge.id, { expand });
    expect(same).toMatchObject({ id: charge.balance_transaction, source: charge.id });
  });

  test('is none of a charge that was declined', async () => {
    const intent = await createIntent(harness);
    const payment_method = await methodFor(harness, '4000000000000002');
    await stripe.paymentIntents.confirm(intent.id, { payment_method }).catch(() => undefined);
    const { data } = await stripe.charges.list({
      payment_intent: intent.id,
      expand: ['data.balance_transaction'],
    });
    expect(data).toMatchObject([{ status: 'failed', balance_transaction: null }]);
  });
});

describe('a refund', () => {
  test('takes metadata and nothing else', async () => {
    const { id } = await pay(harness);
    const refund = await stripe.refunds.create({ payment_intent: id, metadata: { a: '1' } });
    const updated = await stripe.refunds.update(refund.id, { metadata: { b: '2' } });
    expect(updated).toMatchObject({ amount: 2000, metadata: { a: '1', b: '2' } });
    expect((await stripe.refunds.retrieve(refund.id)).metadata).toEqual({ a: '1', b: '2' });
    const money = stripe.rawRequest('POST', `/v1/refunds/${refund.id}`, { amount: 1 });
    expect((await failure(money)).code).toBe('parameter_unknown');
  });
});

describe('a bank', () => {
  test('warns early of fraud; there is no use in it once the money has gone back', async () => {
    const { id } = await pay(harness, '4000000000005423');
    const { data } = await stripe.radar.earlyFraudWarnings.list({ payment_intent: id });
    const { id: charge } = await chargeOf(id);
    expect(data).toMatchObject([{ actionable: true, charge, payment_intent: id }]);
    const { data: events } = await stripe.events.list({
      type: 'radar.early_fraud_warning.created',
    });
    expect(events[0]).toMatchObject({ data: { object: { id: data[0]?.id } } });
    await stripe.refunds.create({ payment_intent: id });
    const after = await stripe.radar.earlyFraudWarnings.retrieve(data[0]?.id ?? '');
    expect(after.actionable).toBe(false);
  });

  test('inquires before it disputes: the money stays until then', async () => {
    const { id } = await pay(harness, '4000000000001976');
    const { data } = await stripe.disputes.list({ payment_intent: id });
    expect(data).toMatchObject([{ status: 'warning_needs_response', is_charge_refundable: true }]);
    const tell = (uncategorized_text: string) =>
      stripe.disputes.update(data[0]?.id ?? '', { evidence: { uncategorized_text } });
    expect((await tell('escalate_inquiry_evidence')).status).toBe('needs_response');
    expect((await tell('winning_evidence')).status).toBe('won');
    const { data: events } = await stripe.events.list({ limit: 100 });
    const types = events
      .filter((event) => JSON.stringify(event.data.object).includes(data[0]?.id ?? ''))
      .map(({ type }) => type.replace('charge.dispute.', ''));
    expect(types.toReversed()).toEqual([
      'created',
      'updated',
      'funds_withdrawn',
      'updated',
      'funds_reinstated',
      'closed',
    ]);
  });

  test('closes an inquiry without a loss', async () => {
    const { id } = await pay(harness, '4000000000001976');
    const { data } = await stripe.disputes.list({ payment_intent: id });
    expect((await stripe.disputes.close(data[0]?.id ?? '')).status).toBe('warning_closed');
    expect((await stripe.refunds.create({ payment_intent: id })).status).toBe('succeeded');
  });

  test('disputes what never came', async () => {
    const { id } = await pay(harness, '4000000000002685');
    const { data } = await stripe.disputes.list({ payment_intent: id });
    expect(data).toMatchObject([{ reason: 'product_not_received', status: 'needs_response' }]);
  });
});

// docs.stripe.com/api/metadata: sent keys are set, '' as a value removes a key, '' as the whole metadata removes all
// keys, and other keys stay. docs.stripe.com/api/errors: '' clears a text.
test('metadata and description are updated as in the official API, regardless of the input', async () => {
  const { id: paid } = await pay(harness);
  const open = await createIntent(harness);
  const charge = await chargeOf(paid);
  const key = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor');
  const changes = fc.array(
    fc.record(
      {
        metadata: fc.oneof(
          fc.constant('' as const),
          fc.array(fc.tuple(key, fc.constantFrom('', '1', '2')), { minLength: 1, maxLength: 3 }),
        ),
        description: fc.constantFrom('', 'one', 'two'),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 5 },
  );
  const targets = [
    `/v1/payment_intents/${open.id}`,
    `/v1/payment_intents/${paid}`,
    `/v1/charges/${charge.id}`,
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...targets), changes, async (target, given) => {
      const kept = new Map<string, string>();
      let description: string | null = null;
      const send = async (body: string) => {
        const answer = await harness.sandbox.fetch(`http://provider${target}`, {
          method: 'POST',
          headers: { authorization: 'Bearer sk_test_0123456789' },
          body: new URLSearchParams(body),
        });
        return (await answer.json()) as { metadata: object; description: string | null };
      };
      let last = await send('metadata=&description=');
      for (const change of given) {
        const form: string[] = [];
        if (change.metadata === '') {
          kept.clear();
          form.push('metadata=');
        }
        for (const [name, value] of new Map(change.metadata || [])) {
          form.push(`metadata[${name}]=${value}`);
          if (value === '') kept.delete(name);
          else kept.set(name, value);
        }
        if (change.description !== undefined) {
          description = change.description || null;
          form.push(`description=${change.description}`);
        }
        last = await send(form.join('&'));
      }
      expect(new Map(Object.entries(last.metadata))).toEqual(kept);
      expect(last.description).toBe(description);
    }),
    { numRuns: 40 },
  );
});
