import type { Problem } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import {
  dayFromNow,
  intentIdOf,
  type OpenedPayment,
} from '../../../test/payments/payments-caller.ts';
import { letTripPass } from '../../../test/payments/past-trip.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';

const OPEN = '/api/payments/create-payment-intent';
let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

describe('the price', () => {
  const sendPrice = async (price: unknown) => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const body = { bookingId: booking._id, price };
    return ada.call<OpenedPayment & Problem>('POST', OPEN, body);
  };

  it('of the booking may be sent, too', async () => {
    expect(await sendPrice(500)).toMatchObject({ status: 200, body: { amount: 50_000 } });
  });

  it.each([0.01, -1, 0, 501, 500.001, 5e300])('%d is not the price: 409', async (price) => {
    const refused = await sendPrice(price);
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed', field: 'price' } });
    expect(refused.body.message).toContain('$500');
  });

  it.each(['500', null, [500], true, {}])('%j isn’t a price: 400', async (price) => {
    expect(await sendPrice(price)).toMatchObject({ status: 400, body: { field: 'price' } });
  });

  it('beyond all numbers is refused', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const body = `{"bookingId":"${booking._id}","price":1e309}`;
    expect((await ada.call('POST', OPEN, body)).status).toBe(400);
  });

  it('below the minimum of a card payment is refused every time', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await world.db.sql.query('update bookings set cost_minor = 49 where id = $1', [booking._id]);
    for (let tries = 0; tries < 2; tries += 1) {
      const refused = await ada.open(booking._id);
      expect(refused).toMatchObject({ status: 409, body: { code: 'amount_too_small' } });
    }
  });

  it('or a booking is required', async () => {
    const ada = await world.traveler();
    expect(await ada.call('POST', OPEN, {})).toMatchObject({ status: 400 });
  });
});

describe('a payment opened by its price alone', () => {
  it('is for the only booking with this price', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ cost: 77_700 });
    await ada.book({ cost: 88_800 });
    const opened = await ada.call<OpenedPayment>('POST', OPEN, { price: 777 });
    expect(opened).toMatchObject({ status: 200, body: { amount: 77_700 } });
    expect((await ada.open(booking._id)).body).toEqual(opened.body);
    await ada.confirm(opened.body.clientSecret);
    const saved = await ada.save(booking._id, intentIdOf(opened.body.clientSecret));
    expect(saved).toMatchObject({ status: 201, body: { bookingId: booking._id } });
  });

  it('is assigned when it is saved, if several bookings have this price', async () => {
    const ada = await world.traveler();
    const [, second] = [await ada.book(), await ada.book()];
    const dearer = await ada.book({ cost: 60_000 });
    const opened = await ada.call<OpenedPayment>('POST', OPEN, { price: 500 });
    const again = await ada.call<OpenedPayment>('POST', OPEN, { price: 500 });
    expect(again.body).toEqual(opened.body);
    const transaction = intentIdOf(opened.body.clientSecret);
    await ada.confirm(opened.body.clientSecret);
    await world.deliverWebhooks(); // the webhook comes first, and cannot know the booking

    const wrong = await ada.save(dearer._id, transaction);
    expect(wrong).toMatchObject({ status: 409, body: { code: 'payment_mismatch' } });
    const saved = await ada.save(second._id, transaction);
    expect(saved).toMatchObject({ status: 201, body: { bookingId: second._id } });
    const next = await ada.call<OpenedPayment>('POST', OPEN, { price: 500 });
    expect(intentIdOf(next.body.clientSecret)).not.toBe(transaction);
  });

  it('is never for a trip that is over', async () => {
    const ada = await world.traveler();
    const [over, next] = [await ada.book({ cost: 33_300 }), await ada.book({ cost: 33_300 })];
    await letTripPass(world.db, over._id);
    const opened = await ada.call<OpenedPayment>('POST', OPEN, { price: 333 });
    expect(opened).toMatchObject({ status: 200, body: { amount: 33_300 } });
    expect((await ada.open(next._id)).body).toEqual(opened.body);
    await letTripPass(world.db, next._id);
    const refused = await ada.call('POST', OPEN, { price: 333 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'travel_date_past' } });
  });

  it('is opened once and quickly, even if many bookings have that price', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ cost: 99_999_999, days: 30 });
    await world.db.sql.query(
      `insert into bookings select id || n, uid, spot_id, travel_spot, travel_country, travel_season,
         travel_name, travel_email, cost_minor, currency, travel_date, duration_days, created_at, updated_at
       from bookings, generate_series(1, 40) n where id = $1`,
      [booking._id],
    );
    const opened = await ada.call<OpenedPayment>('POST', OPEN, { price: 999_999.99 });
    expect(opened).toMatchObject({ status: 200, body: { amount: 99_999_999 } });
    const { rows } = await world.db.sql.query('select id from payment_intents where uid = $1', [
      ada.uid,
    ]);
    expect(rows).toHaveLength(1);
    for (const price of [5e300, 90_071_992_547_409, 0.001, -1]) {
      const refused = await ada.call('POST', OPEN, { price });
      expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    }
    const whole = await openPaymentsWorld({ charge: 'total' }, world);
    const tooMuch = await whole.enterAs(ada).call('POST', OPEN, { price: 29_999_999.7 });
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await whole.close();
  });

  it('must be the price of one’s own unpaid booking', async () => {
    const [ada, ben] = [await world.traveler(), await world.traveler()];
    await ada.book({ cost: 12_300 });
    const foreign = await ben.call('POST', OPEN, { price: 123 });
    expect(foreign).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    const paid = await ben.book({ cost: 45_600 });
    await ben.pay(paid._id);
    const again = await ben.call('POST', OPEN, { price: 456 });
    expect(again).toMatchObject({ status: 409, body: { code: 'booking_paid' } });
  });
});

describe('opening a payment', () => {
  it('is refused for a trip that is over', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await letTripPass(world.db, booking._id);
    const refused = await ada.open(booking._id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'travel_date_past' } });
  });

  it('starts a new attempt after the open one was canceled at the provider', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const first = intentIdOf((await ada.open(booking._id)).body.clientSecret);
    await world.provider.paymentIntents.cancel(first);
    const second = intentIdOf((await ada.open(booking._id)).body.clientSecret);
    expect(second).not.toBe(first);
    const { rows } = await world.db.sql.query(
      'select attempt, state from payment_intents where booking_id = $1 order by attempt',
      [booking._id],
    );
    expect(rows).toEqual([
      { attempt: 1, state: 'canceled' },
      { attempt: 2, state: 'open' },
    ]);
  });

  it('finds that the open one is already paid', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const opened = await ada.open(booking._id);
    await ada.confirm(opened.body.clientSecret);
    expect(await ada.open(booking._id)).toMatchObject({
      status: 409,
      body: { code: 'booking_paid' },
    });
    expect((await ada.call<unknown[]>('GET', '/api/payments')).body).toHaveLength(1);
  });

  it('waits for a charge that is being processed', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const opened = await ada.open(booking._id);
    const slow = { kind: 'slow-settlement', ms: 30_000 } as const;
    world.faults.inject({ fault: slow, match: ({ path }) => path.endsWith('/confirm') });
    expect(await ada.confirm(opened.body.clientSecret)).toBe('processing');
    expect(await ada.open(booking._id)).toMatchObject({ body: { code: 'payment_in_progress' } });
    const change = { travelDate: dayFromNow(30), travelDuration: 9 };
    const changed = await ada.call('PUT', `/api/bookings/${booking._id}`, change);
    expect(changed).toMatchObject({ status: 409, body: { code: 'payment_in_progress' } });
    const state = () => ada.call('GET', `/api/bookings/${booking._id}/payment`);
    expect(await state()).toMatchObject({ body: { state: 'checking', payment: null } });
    world.advanceMinutes(1);
    await world.deliverWebhooks();
    expect(await state()).toMatchObject({ body: { state: 'paid' } });
  });
});

describe('the charged amount', () => {
  it('is the whole trip with CHARGE=total, and changes of the mode close old attempts', async () => {
    const total = await openPaymentsWorld({ charge: 'total' }, world);
    const config = await total.app.inject({ method: 'GET', url: '/api/payments/config' });
    expect(config.json()).toMatchObject({ charge: 'total', currency: 'usd', mode: 'sandbox' });
    const ada = await world.traveler();
    const booking = await ada.book({ days: 4 });
    const byDay = await ada.open(booking._id);
    expect(byDay.body.amount).toBe(50_000);

    const sameAda = total.enterAs(ada);
    const whole = await sameAda.open(booking._id);
    expect(whole).toMatchObject({ status: 200, body: { amount: 200_000 } });
    await sameAda.confirm(whole.body.clientSecret);
    const saved = await sameAda.save(booking._id, intentIdOf(whole.body.clientSecret));
    expect(saved).toMatchObject({ status: 201, body: { price: 2000, amount: 200_000 } });
    await total.close();
  });

  it.each([
    ['jpy', 5000, '¥5,000', 5000],
    ['kwd', 5010, 'KWD 5.010', 5.01],
  ])('is right in %s', async (currency, cost, text, price) => {
    const abroad = await openPaymentsWorld({ currency }, world);
    const ada = await abroad.traveler();
    const booking = await ada.book({ cost, currency });
    expect(booking.travelCost.replaceAll(/\s/g, ' ')).toBe(text);
    const opened = await ada.call<OpenedPayment>('POST', OPEN, { bookingId: booking._id, price });
    expect(opened).toMatchObject({ status: 200, body: { amount: cost, currency } });
    await ada.confirm(opened.body.clientSecret);
    const saved = await ada.save(booking._id, intentIdOf(opened.body.clientSecret));
    expect(saved).toMatchObject({ status: 201, body: { price, amount: cost, currency } });
    await abroad.close();
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
