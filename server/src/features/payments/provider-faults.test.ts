import type { FaultTarget } from '@wayfarer/card-sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GatewayDeniedError, GatewayRefusedError } from '../../ports.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { dayFromNow, intentIdOf } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { executeDueRefunds, reconcile } from './index.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

const creates = ({ method, path }: FaultTarget) =>
  method === 'POST' && path === '/v1/payment_intents';
const cancels = ({ path }: FaultTarget) => path.endsWith('/cancel');
const retrieves = ({ method }: FaultTarget) => method === 'GET';

const unavailable = {
  status: 503,
  body: { code: 'provider_unavailable' },
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string },
};

const faults = [
  { kind: 'error', when: 'before' },
  { kind: 'error', when: 'after' },
  { kind: 'reset', when: 'before' },
  { kind: 'reset', when: 'after' },
] as const;

describe.each(faults)('the provider fails ($kind $when the effect)', (fault) => {
  it('while a payment is opened: 503, a later try works, one charge', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    world.faults.inject({ fault, match: creates });
    expect(await ada.open(booking._id)).toMatchObject(unavailable);
    world.faults.clear();
    expect(await ada.pay(booking._id)).toMatchObject({ amount: 50_000 });
    await world.deliverWebhooks();
    const { data } = await world.provider.paymentIntents.list({ limit: 100 });
    const ours = data.filter(({ metadata }) => metadata['booking'] === booking._id);
    expect(ours.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    expect(ours.filter(({ status }) => status.startsWith('requires'))).toEqual([]);
  });

  it('while twenty open one payment: no one gets a second one', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    world.faults.inject({ fault, match: creates, times: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.open(booking._id)));
    const secrets = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => body.clientSecret);
    expect(new Set(secrets).size).toBeLessThanOrEqual(1);
    world.faults.clear();
    expect(await ada.pay(booking._id)).toMatchObject({ bookingId: booking._id });
  });

  it('while a booking with an open payment is changed: 503, a later try works', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const opened = await ada.open(booking._id);
    world.faults.inject({ fault, match: cancels });
    const change = () =>
      ada.call('PUT', `/api/bookings/${booking._id}`, {
        travelDate: dayFromNow(30),
        travelDuration: 9,
      });
    const first = await change();
    // If the provider had canceled the payment before the fault, asking for its state is enough.
    expect(first).toMatchObject(fault.when === 'after' ? { status: 200 } : unavailable);
    world.faults.clear();
    expect(await change()).toMatchObject({ status: 200, body: { travelDuration: 9 } });
    const intent = await world.provider.paymentIntents.retrieve(
      intentIdOf(opened.body.clientSecret),
    );
    expect(intent.status).toBe('canceled');
  });

  it('while a payment is saved: 503, and saved by a later try', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const opened = await ada.open(booking._id);
    await ada.confirm(opened.body.clientSecret);
    const id = intentIdOf(opened.body.clientSecret);
    world.faults.inject({ fault, match: retrieves });
    expect(await ada.save(booking._id, id)).toMatchObject(unavailable);
    world.faults.inject({ fault, match: retrieves });
    expect(await ada.call('GET', `/api/bookings/${booking._id}/payment`)).toMatchObject(
      unavailable,
    );
    expect(await ada.save(booking._id, id)).toMatchObject({ status: 201 });
  });
});

describe('[incident the account may not take payments] a refusal because of the account', () => {
  it('is an error in the log and for the doctor, and no one is asked to try again soon', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const log = vi.spyOn(world.context.log, 'error');
    const create = vi
      .spyOn(world.context.payments, 'createIntent')
      .mockRejectedValue(
        new GatewayRefusedError('testmode_charges_only', 'Your account cannot make live charges.'),
      );
    const refused = await ada.open(booking._id);
    expect(refused).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } });
    expect(refused.headers['retry-after']).toBeUndefined();
    expect(create).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({
        code: 'testmode_charges_only',
        says: 'Your account cannot make live charges.',
      }),
      'the card provider does not let this account take payments',
    );
    create.mockRestore();
    log.mockRestore();
    expect((await reconcile(world.context, null)).refused).toMatchObject({
      detail: 'attempt 1 was refused because of the account: testmode_charges_only',
    });
    expect((await ada.open(booking._id)).status).toBe(200);
    expect((await reconcile(world.context, null)).refused).toBeNull();
  });
});

describe('a lost answer', () => {
  it('is requested again under the same key: the provider has one intent', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    world.faults.inject({ fault: { kind: 'reset', when: 'after' }, match: creates });
    expect(await ada.open(booking._id)).toMatchObject(unavailable);
    const opened = await ada.open(booking._id);
    const { data } = await world.provider.paymentIntents.list({ limit: 100 });
    const ours = data.filter(({ metadata }) => metadata['booking'] === booking._id);
    expect(ours.map(({ id, metadata }) => [id, metadata['attempt']])).toEqual([
      [intentIdOf(opened.body.clientSecret), '1'],
    ]);
  });
});

describe('a provider that repeats a saved failure', () => {
  it('is called with a new key, and an intent that it had created anyway is canceled', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    world.faults.inject({ fault: { kind: 'error', when: 'after' }, match: creates });
    expect(await ada.open(booking._id)).toMatchObject(unavailable);
    const opened = await ada.open(booking._id);
    await world.deliverWebhooks();
    const { data } = await world.provider.paymentIntents.list({ limit: 2 });
    expect(data.map(({ metadata, status }) => [metadata['attempt'], status])).toEqual([
      ['2', 'requires_payment_method'],
      ['1', 'canceled'],
    ]);
    expect(data[0]?.id).toBe(intentIdOf(opened.body.clientSecret));
  });
});

describe('an intent whose creation returned a failure', () => {
  it('is canceled even if every webhook about it is lost', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    world.faults.inject({ fault: { kind: 'error', when: 'after' }, match: creates });
    expect(await ada.open(booking._id)).toMatchObject(unavailable);
    expect(await ada.open(booking._id)).toMatchObject({ status: 200 });
    world.faults.inject({ fault: { kind: 'lost-webhook' }, times: 99 });
    await world.deliverWebhooks();
    world.faults.clear();
    const statuses = async () =>
      (await world.provider.paymentIntents.list({ limit: 2 })).data.map(({ status }) => status);
    expect(await statuses()).toEqual(['requires_payment_method', 'requires_payment_method']);
    world.advanceMinutes(10);
    await world.test.runJob('catch-up-card-events');
    expect(await statuses()).toEqual(['requires_payment_method', 'canceled']);
  });
});

describe('a provider that rejects our key', () => {
  it('causes no server failure for anyone; the log has an error', async () => {
    const [ada, admin] = [await world.traveler(), await world.administrator()];
    const [booking, paid] = [await ada.book(), await ada.book()];
    const payment = await ada.pay(paid._id);
    // A person without a paid trip can delete their account at once.
    const bob = await world.traveler();
    await bob.open((await bob.book())._id);
    const { log, payments } = world.context;
    const denied = new GatewayDeniedError('no');
    for (const call of ['createIntent', 'retrieveIntent', 'cancelIntent', 'refund'] as const) {
      vi.spyOn(payments, call).mockRejectedValue(denied);
    }
    const error = vi.spyOn(log, 'error');
    expect(await ada.open(booking._id)).toMatchObject(unavailable);
    expect(await bob.call('DELETE', `/api/users/${bob.uid}`)).toMatchObject(unavailable);
    expect(error.mock.calls.map(([, text]) => text)).toEqual([
      'the card provider rejects our key',
      'the card provider rejects our key',
    ]);
    const path = `/api/payments/${payment._id}/refunds`;
    const refund = () => admin.call('POST', path, { reason: 'ill' });
    expect(await refund()).toMatchObject({ status: 201, body: { state: 'pending' } });
    vi.restoreAllMocks();
    world.advanceMinutes(2);
    await executeDueRefunds(world.context);
    expect(await refund()).toMatchObject({ status: 201, body: { state: 'succeeded' } });
    expect(await ada.open(booking._id)).toMatchObject({ status: 200 });
  });
});

describe('a slow provider', () => {
  it('doesn’t make twenty callers open a second payment', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    world.faults.inject({ fault: { kind: 'latency', ms: 700 }, match: creates });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.open(booking._id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
