import type { Booking, Payment, PaymentState } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { CARDS, intentIdOf } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

describe('paying for a booking', () => {
  it('opens at the price of the booking, confirms, saves, and the booking is paid', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ cost: 120_050 });
    const opened = await ada.open(booking._id);
    expect(opened).toMatchObject({ status: 200, body: { amount: 120_050, currency: 'usd' } });

    expect(await ada.confirm(opened.body.clientSecret)).toBe('succeeded');
    const saved = await ada.save(booking._id, intentIdOf(opened.body.clientSecret));
    expect(saved).toMatchObject({
      status: 201,
      body: {
        bookingId: booking._id,
        tripTitle: booking.travelSpot,
        price: 1200.5,
        amount: 120_050,
        amountRefunded: 0,
        userEmail: ada.email,
        cardBrand: 'visa',
        cardLast4: '4242',
      },
    });
    const after = await ada.call<Booking>('GET', `/api/bookings/${booking._id}`);
    expect(after.body.paid).toBe(true);
    const history = await ada.call<Payment[]>('GET', '/api/payments');
    expect(history.body).toEqual([saved.body]);
  });

  it('[incident bare ids in the dashboard] names the trip at the provider and on statements, and no person', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const { transactionId } = await ada.pay(booking._id);
    const intent = await world.provider.paymentIntents.retrieve(transactionId);
    expect(intent.description).toBe(
      `Trip to ${booking.travelSpot}, 3 days from ${booking.travelDate}`,
    );
    expect(intent.statement_descriptor_suffix).toMatch(/^SPOT/);
    expect(intent.receipt_email).toBeNull();
    expect(JSON.stringify(intent)).not.toContain(ada.email);
  });

  it('returns the same record if the same payment is saved again', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const first = await ada.pay(booking._id);
    const again = await ada.save(booking._id, first.transactionId);
    expect(again).toMatchObject({ status: 201, body: first });
  });

  it('returns the open payment instead of opening another', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const [first, second] = [await ada.open(booking._id), await ada.open(booking._id)];
    expect(second).toEqual({ ...first, headers: expect.anything() });
  });

  it('returns the state of the payment', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const state = async () =>
      (await ada.call<PaymentState>('GET', `/api/bookings/${booking._id}/payment`)).body;
    expect(await state()).toEqual({ state: 'unpaid', payment: null });
    const opened = await ada.open(booking._id);
    expect(await state()).toEqual({ state: 'unpaid', payment: null });
    await ada.confirm(opened.body.clientSecret, CARDS.declined);
    expect(await state()).toEqual({ state: 'unpaid', payment: null });
    await ada.confirm(opened.body.clientSecret);
    world.test.clock.advance(1000); // the provider's answer is reused for this long
    expect(await state()).toMatchObject({ state: 'paid', payment: { amount: 50_000 } });
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
