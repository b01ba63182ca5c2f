import type { Booking, Payment } from '@wayfarer/contract';
import { Stripe } from 'stripe';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { intentIdOf, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

interface Hook {
  payload: string;
  signature?: string;
  type?: string;
}

async function deliver({ payload, signature, type = 'application/json' }: Hook) {
  const { statusCode, body } = await world.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': type,
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    payload,
  });
  return { status: statusCode, body: JSON.parse(body) as unknown };
}

const sign = (payload: string, { secret = world.webhookSecret, age = 0 } = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(world.now().getTime() / 1000) - age,
  });

const event = (intentId: string, type = 'payment_intent.succeeded', id = `evt_${v7()}`) =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    created: 1,
    data: { object: { id: intentId, object: 'payment_intent' } },
  });

async function confirmed(caller: Caller) {
  const booking = await caller.book();
  const { body } = await caller.open(booking._id);
  await caller.confirm(body.clientSecret);
  return { booking, id: intentIdOf(body.clientSecret) };
}

const isPaid = async (caller: Caller, { _id }: Booking) =>
  (await caller.call<Booking>('GET', `/api/bookings/${_id}`)).body.paid;

describe('a webhook', () => {
  it('settles a payment whose browser never came back', async () => {
    const ada = await world.traveler();
    const { booking } = await confirmed(ada);
    expect(await isPaid(ada, booking)).toBe(false);
    await world.deliverWebhooks();
    expect(await isPaid(ada, booking)).toBe(true);
  });

  it('has no effect without a valid and recent signature of exactly these bytes', async () => {
    const ada = await world.traveler();
    const { booking, id } = await confirmed(ada);
    const payload = event(id);
    const [time] = sign(payload).split(',');
    const attacks: Hook[] = [
      { payload },
      { payload, signature: '' },
      { payload, signature: 'junk' },
      { payload, signature: 't=now,v1=00' },
      { payload, signature: `${time},v1=${'0'.repeat(64)}` },
      { payload, signature: `${time},v0=${sign(payload).split('v1=')[1]}` },
      { payload, signature: sign(payload, { secret: `whsec_${'x'.repeat(32)}` }) },
      { payload, signature: sign(payload, { age: 301 }) },
      { payload: payload.replace('"created":1', '"created":2'), signature: sign(payload) },
      { payload: '{', signature: sign('{') },
      { payload: 'null', signature: sign('null') },
      { payload: '{"id":"evt_1","type":"x"}', signature: sign('{"id":"evt_1","type":"x"}') },
      { payload: '', signature: sign('') },
    ];
    for (const attack of attacks) {
      expect(await deliver(attack)).toMatchObject({
        status: 400,
        body: { code: 'invalid_signature' },
      });
    }
    expect(await isPaid(ada, booking)).toBe(false);
  });

  it('is accepted with any content type, and four minutes old', async () => {
    const ada = await world.traveler();
    const { booking, id } = await confirmed(ada);
    const payload = event(id);
    const hook = { payload, signature: sign(payload, { age: 240 }), type: 'text/plain' };
    expect(await deliver(hook)).toEqual({ status: 200, body: { received: true } });
    expect(await isPaid(ada, booking)).toBe(true);
  });

  it('is only a hint: its content isn’t trusted', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const opened = await ada.open(booking._id);
    const payload = event(intentIdOf(opened.body.clientSecret));
    expect(await deliver({ payload, signature: sign(payload) })).toMatchObject({ status: 200 });
    expect(await isPaid(ada, booking)).toBe(false);
  });

  it.each(['pi_unknown', '', '../refunds'])('about %j changes nothing', async (id) => {
    const payload = event(id);
    expect(await deliver({ payload, signature: sign(payload) })).toMatchObject({ status: 200 });
  });

  it('about something else changes nothing', async () => {
    const payload = JSON.stringify({
      id: 'evt_customer',
      object: 'event',
      type: 'customer.created',
      created: 1,
      data: { object: { id: 'cus_1', object: 'customer' } },
    });
    expect(await deliver({ payload, signature: sign(payload) })).toMatchObject({ status: 200 });
  });

  it('about a payment of another application is accepted, and not requested again', async () => {
    const foreign = {
      id: 'pi_foreign',
      clientSecret: null,
      status: 'foreign',
      amount: 500,
      amountReceived: 0,
      currency: 'usd',
      metadata: {},
      cardBrand: null,
      cardLast4: null,
      amountRefunded: 0,
      disputed: false,
      livemode: false,
      createdAt: new Date(0),
      chargedAt: null,
    } as const;
    vi.spyOn(world.context.payments, 'retrieveIntent').mockResolvedValueOnce(foreign);
    const payload = event(foreign.id);
    expect(await deliver({ payload, signature: sign(payload) })).toMatchObject({ status: 200 });
    expect(await deliver({ payload, signature: sign(payload) })).toMatchObject({ status: 200 });
  });

  it('counts as seen only once its work is done', async () => {
    const ada = await world.traveler();
    const { booking, id } = await confirmed(ada);
    const payload = event(id);
    world.faults.inject({
      fault: { kind: 'reset', when: 'before' },
      match: ({ method, path }) => method === 'GET' && path.includes(id),
    });
    const failed = await deliver({ payload, signature: sign(payload) });
    expect(failed).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
    expect(await isPaid(ada, booking)).toBe(false);
    expect(await deliver({ payload, signature: sign(payload) })).toMatchObject({ status: 200 });
    expect(await isPaid(ada, booking)).toBe(true);
    expect(await deliver({ payload, signature: sign(payload) })).toMatchObject({ status: 200 });
    const history = await ada.call<Payment[]>('GET', '/api/payments');
    expect(history.body).toHaveLength(1);
  });

  it('that is late and out of order leaves a paid booking paid', async () => {
    const ada = await world.traveler();
    const { booking, id } = await confirmed(ada);
    for (const type of ['succeeded', 'payment_failed', 'canceled', 'created', 'succeeded']) {
      const payload = event(id, `payment_intent.${type}`);
      expect(await deliver({ payload, signature: sign(payload) })).toMatchObject({ status: 200 });
    }
    expect(await isPaid(ada, booking)).toBe(true);
  });

  it('gets the usual errors if it isn’t sent by POST or has the wrong address', async () => {
    const { statusCode } = await world.app.inject({ method: 'GET', url: '/api/webhooks/stripe' });
    expect(statusCode).toBe(405);
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
