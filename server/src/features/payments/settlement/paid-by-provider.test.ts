import type { Booking, Payment, PaymentConfig, Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import {
  CARDS,
  intentIdOf,
  type Caller,
  type OpenedPayment,
} from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { sweepIntents } from '../index.ts';

const OPEN = '/api/payments/create-payment-intent';
let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterAll(() => world.close());

async function begun(caller: Caller) {
  const booking = await caller.book();
  const { body } = await caller.open(booking._id);
  return { booking, secret: body.clientSecret, id: intentIdOf(body.clientSecret) };
}

const isPaid = async (caller: Caller, { _id }: Booking) =>
  (await caller.call<Booking>('GET', `/api/bookings/${_id}`)).body.paid;

const history = async (caller: Caller) =>
  (await caller.call<Payment[]>('GET', '/api/payments')).body;

async function ledgerOf(bookingId: string) {
  const { rows } = await world.db.sql.query<{ transaction_id: string; amount: number }>(
    'select transaction_id, amount from payments where booking_id = $1',
    [bookingId],
  );
  return rows;
}

/** An event about an intent from a sender that doesn't know the secret. */
const unsigned = (intentId: string, signature?: string) =>
  world.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    payload: JSON.stringify({
      id: `evt_${intentId}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      created: 1,
      data: { object: { id: intentId, object: 'payment_intent' } },
    }),
  });

it('[spec §7 Card provider: script] the browser gets the script and a public test key', async () => {
  const config = await world.app.inject('/api/payments/config');
  const { publishableKey, scriptUrl, mode } = config.json<PaymentConfig>();
  expect([config.statusCode, mode]).toEqual([200, 'sandbox']);
  expect(publishableKey).toMatch(/^pk_test_\w+$/);
  const script = await world.app.inject(scriptUrl ?? '/nowhere');
  expect(script.statusCode).toBe(200);
  expect(script.headers['content-type']).toContain('javascript');
});

describe('the amount', () => {
  it('[spec §7 POST /payments/create-payment-intent: own amount] is the booking’s, whatever else is sent', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ cost: 120_050, days: 4 });
    const body = { bookingId: booking._id, price: 1200.5, amount: 1, currency: 'jpy' };
    const opened = await ada.call<OpenedPayment>('POST', OPEN, body);
    expect(opened).toMatchObject({ status: 200, body: { amount: 120_050, currency: 'usd' } });
    const intent = await world.provider.paymentIntents.retrieve(
      intentIdOf(opened.body.clientSecret),
    );
    expect(intent).toMatchObject({ amount: 120_050, currency: 'usd' });
  });

  it('[spec §7 POST /payments/create-payment-intent: other price] refuses another price with a 409', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ cost: 50_000, days: 3 });
    for (const price of [0.01, 499.99, 500.01, 1500]) {
      const body = { bookingId: booking._id, price };
      const refused = await ada.call<Problem>('POST', OPEN, body);
      expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } });
      expect(await ada.call('POST', OPEN, { price })).toMatchObject({ status: 409 });
    }
  });

  it('[spec §7 POST /payments/create-payment-intent: charge] is one day by default and the whole trip with CHARGE=total', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ cost: 50_000, days: 4 });
    expect((await ada.open(booking._id)).body.amount).toBe(50_000);
    const total = await openPaymentsWorld({ charge: 'total' }, world);
    const whole = await total.enterAs(ada).open(booking._id);
    expect(whole).toMatchObject({ status: 200, body: { amount: 200_000 } });
    await total.close();
  });
});

describe('saving a payment', () => {
  it('[spec §7 POST /payments: provider is asked] [spec §7 Card provider: provider decides] requires the intent to have succeeded, for this booking and this traveller', async () => {
    const [ada, eve] = [await world.traveler(), await world.traveler()];
    const { booking, secret, id } = await begun(ada);
    const [second, foreign] = [await begun(ada), await begun(eve)];
    const unfinished = { status: 409, body: { code: 'payment_not_succeeded' } };
    expect(await ada.save(booking._id, 'pi_forged')).toMatchObject({ status: 404 });
    expect(await ada.save(booking._id, id)).toMatchObject(unfinished);
    await ada.confirm(secret, CARDS.declined);
    expect(await ada.save(booking._id, id)).toMatchObject(unfinished);
    expect(await isPaid(ada, booking)).toBe(false);

    await ada.confirm(secret);
    const mismatch = { status: 409, body: { code: 'payment_mismatch' } };
    expect(await ada.save(second.booking._id, id)).toMatchObject(mismatch);
    expect(await eve.save(foreign.booking._id, id)).toMatchObject({ status: 404 });
    expect(await eve.save(booking._id, id)).toMatchObject({ status: 404 });
    expect(await ledgerOf(booking._id)).toEqual([]);
    expect(await ada.save(booking._id, id)).toMatchObject({ status: 201 });
    expect(await isPaid(ada, booking)).toBe(true);
    expect(await isPaid(ada, second.booking)).toBe(false);
  });

  it.each([
    ['amount', { amount: 5000 }],
    ['currency', { currency: 'eur' }],
  ])(
    '[spec §7 POST /payments: provider is asked] requires the agreed %s',
    async (_what, changedAtProvider) => {
      const ada = await world.traveler();
      const { booking, secret, id } = await begun(ada);
      await world.provider.paymentIntents.update(id, changedAtProvider);
      expect(await ada.confirm(secret)).toBe('succeeded');
      expect(await ada.save(booking._id, id)).toMatchObject({
        status: 409,
        body: { code: 'payment_mismatch' },
      });
      expect(await isPaid(ada, booking)).toBe(false);
      expect(await ledgerOf(booking._id)).toEqual([]);
    },
  );

  it("[spec §7 POST /payments: foreign e-mail] under another person's e-mail is a 403", async () => {
    const [ada, eve] = [await world.traveler(), await world.traveler()];
    const { booking, secret, id } = await begun(ada);
    await ada.confirm(secret);
    const body = {
      bookingId: booking._id,
      tripTitle: booking.travelSpot,
      price: 500,
      userEmail: eve.email,
      transactionId: id,
    };
    const refused = await ada.call('POST', '/api/payments', body);
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await ledgerOf(booking._id)).toEqual([]);
  });

  it('[spec §7 POST /payments/create-payment-intent: price alone] assigns an intent that was opened by its price', async () => {
    const ada = await world.traveler();
    const [first, second] = [await ada.book(), await ada.book()];
    const opened = await ada.call<OpenedPayment>('POST', OPEN, { price: 500 });
    expect(opened.status).toBe(200);
    await ada.confirm(opened.body.clientSecret);
    const saved = await ada.save(second._id, intentIdOf(opened.body.clientSecret));
    expect(saved).toMatchObject({ status: 201, body: { bookingId: second._id } });
    expect([await isPaid(ada, first), await isPaid(ada, second)]).toEqual([false, true]);
  });

  it('[spec §7 POST /payments: once] [spec §7 POST /payments/create-payment-intent: paid] pays a booking once', async () => {
    const ada = await world.traveler();
    const { booking, secret, id } = await begun(ada);
    await ada.confirm(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ada.save(booking._id, id)));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(await ledgerOf(booking._id)).toEqual([{ transaction_id: id, amount: 50_000 }]);
    const again = await ada.open(booking._id);
    expect(again).toMatchObject({ status: 409, body: { code: 'booking_paid' } });
  });
});

describe('the history', () => {
  it('[spec §7 GET /payments: own] has the caller’s own payments, including an administrator’s', async () => {
    const [ada, eve, admin] = [
      await world.traveler(),
      await world.traveler(),
      await world.administrator(),
    ];
    const [hers, theirs] = [await ada.book(), await eve.book()];
    const [mine, foreign] = [await ada.pay(hers._id), await eve.pay(theirs._id)];
    expect(await history(ada)).toEqual([mine]);
    expect(await history(eve)).toEqual([foreign]);
    expect(await history(admin)).toEqual([]);
    const all = await admin.call<Payment[]>('GET', '/api/admin/payments');
    expect(all.body).toEqual(expect.arrayContaining([mine, foreign]));
    expect(await ada.call('GET', '/api/admin/payments')).toMatchObject({ status: 403 });
  });

  it('[spec §7 DELETE /payments/id: hides] [spec §7 DELETE /payments/id: ledger] [spec §7 DELETE /payments/id: foreign] hides a payment that the ledger keeps', async () => {
    const [ada, eve] = [await world.traveler(), await world.traveler()];
    const booking = await ada.book();
    const payment = await ada.pay(booking._id);
    const path = `/api/payments/${payment._id}`;
    expect(await eve.call('DELETE', path)).toMatchObject({ status: 404 });
    expect(await history(ada)).toEqual([payment]);

    const removed = await ada.call('DELETE', path);
    expect(removed).toMatchObject({ status: 200, body: { deletedCount: 1 } });
    expect(await history(ada)).toEqual([]);
    expect(await ledgerOf(booking._id)).toHaveLength(1);
    expect(await isPaid(ada, booking)).toBe(true);
  });
});

describe('settling', () => {
  it('[spec §7 Card provider: webhook] is done by a signed webhook and by no other', async () => {
    const ada = await world.traveler();
    const { booking, secret, id } = await begun(ada);
    await ada.confirm(secret);
    for (const signature of [undefined, '', `t=1,v1=${'0'.repeat(64)}`]) {
      expect((await unsigned(id, signature)).statusCode).toBe(400);
    }
    expect(await isPaid(ada, booking)).toBe(false);
    await world.deliverWebhooks();
    expect(await isPaid(ada, booking)).toBe(true);
    expect(await history(ada)).toHaveLength(1);
  });

  it('[spec §7 Card provider: sweeper] [spec §7 Card provider: one settle step] by browser, webhook and sweeper together makes one payment', async () => {
    const ada = await world.traveler();
    const [lost, { booking, secret, id }] = [await begun(ada), await begun(ada)];
    world.advanceMinutes(2);
    await ada.confirm(lost.secret);
    expect(await isPaid(ada, lost.booking)).toBe(false);
    await sweepIntents(world.context);
    expect(await isPaid(ada, lost.booking)).toBe(true);

    world.advanceMinutes(2);
    await ada.confirm(secret);
    await Promise.all([
      ada.save(booking._id, id),
      world.deliverWebhooks(),
      sweepIntents(world.context),
    ]);
    await ada.save(booking._id, id);
    expect(await ledgerOf(booking._id)).toEqual([{ transaction_id: id, amount: 50_000 }]);
    expect(await ledgerOf(lost.booking._id)).toHaveLength(1);
    expect(await history(ada)).toHaveLength(2);
    const { rows } = await world.db.sql.query('select id from refunds where transaction_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
