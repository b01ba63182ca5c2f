import type { Booking, BookingRecord, CounterPayment, Problem } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancel, mailsTo, preview, read } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { dayFromNow, intentIdOf, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

const today = () => world.now().toISOString().slice(0, 10);
const counter = (booking: Booking, entry: Partial<CounterPayment>) =>
  admin.call<BookingRecord & Problem>(
    'POST',
    `/api/operator/bookings/${booking._id}/counterPayments`,
    {
      kind: 'received',
      method: 'cash',
      receivedOn: today(),
      ...entry,
    },
  );
const voidEntry = ({ _id }: CounterPayment) =>
  admin.call<BookingRecord & Problem>('POST', `/api/operator/counterPayments/${_id}/void`, {
    reason: 'A slip.',
  });
describe('money at the counter', () => {
  it('pays a trip, cancels the open card payment, and never exceeds the open amount', async () => {
    const ada = await world.traveler();
    const booking = await ada.book(); // 3 days at $500, one of which is paid by card
    const { body: opened } = await ada.open(booking._id);
    expect(await counter(booking, { amount: 150_001 })).toMatchObject({
      status: 409,
      body: { code: 'payment_mismatch', field: 'amount' },
    });
    expect(await counter(booking, { amount: 50_000, note: 'At the desk' })).toMatchObject({
      status: 201,
      body: {
        booking: {
          paid: true,
          breakdown: { paid: 50_000, dueNow: 0, dueOnArrival: 100_000 },
        },
        counterPayments: [{ amount: 50_000, method: 'cash', note: 'At the desk' }],
      },
    });
    const intent = await world.provider.paymentIntents.retrieve(intentIdOf(opened.clientSecret));
    expect(intent.status).toBe('canceled');
    expect(await ada.open(booking._id)).toMatchObject({ body: { code: 'booking_paid' } });
    expect(await ada.call('DELETE', `/api/bookings/${booking._id}`)).toMatchObject({
      body: { code: 'booking_paid' },
    });
  });

  it('if partial, leaves the rest to the card', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await counter(booking, { amount: 20_000 });
    expect(await read(ada, booking)).toMatchObject({
      paid: false,
      breakdown: { paid: 20_000, dueNow: 30_000, dueOnArrival: 100_000 },
    });
    expect((await ada.open(booking._id)).body.amount).toBe(30_000);
    expect(await ada.call('DELETE', `/api/bookings/${booking._id}`)).toMatchObject({
      status: 409,
      body: { code: 'booking_paid' },
    });
    await ada.pay(booking._id);
    expect(await read(ada, booking)).toMatchObject({
      paid: true,
      breakdown: { paid: 50_000, dueNow: 0, dueOnArrival: 100_000 },
    });
  });

  it('is returned by hand when the trip is canceled; the card’s part by card', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await ada.pay(booking._id);
    await counter(booking, { amount: 100_000, method: 'transfer' });
    expect(await preview(ada, booking)).toMatchObject({
      taken: 150_000,
      refund: { card: 50_000, counter: 100_000 },
    });
    expect(await cancel(ada, booking, 150_000)).toMatchObject({
      body: { refund: { card: 50_000, counter: 100_000 } },
    });
    expect(await counter(booking, { amount: 1 })).toMatchObject({
      body: { code: 'booking_cancelled' },
    });
    expect(await counter(booking, { amount: 100_001, kind: 'returned' })).toMatchObject({
      body: { code: 'payment_mismatch' },
    });
    expect(await counter(booking, { amount: 100_000, kind: 'returned' })).toMatchObject({
      status: 201,
      body: { booking: { state: 'cancelled' }, counterPayments: [{}, { kind: 'returned' }] },
    });
    const mail = (await mailsTo(world.db, ada)).at(-1);
    expect(mail?.text_body).toContain("We'll give you $1,000 back in person.");
  });

  it('is returned in part without being due again, and counts once if the trip is canceled', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await counter(booking, { amount: 150_000 });
    const given = await counter(booking, { amount: 2050, kind: 'returned' });
    expect(given).toMatchObject({
      status: 201,
      body: {
        money: { counter: 147_950, balance: 0, goodwill: 2050 },
        booking: { paid: true, breakdown: { paid: 150_000, refunded: 2050, dueOnArrival: 0 } },
      },
    });
    expect(await counter(booking, { amount: 147_951, kind: 'returned' })).toMatchObject({
      status: 409,
      body: { code: 'payment_mismatch' },
    });
    expect(await preview(ada, booking)).toMatchObject({ taken: 150_000, back: 2050, lapsed: 0 });
    const slip = given.body.counterPayments.at(-1);
    if (!slip) throw new Error('nothing was recorded');
    expect(await voidEntry(slip)).toMatchObject({
      body: { money: { counter: 150_000, balance: 0, goodwill: 0 } },
    });
    await counter(booking, { amount: 2050, kind: 'returned' });
    // with no cash left, nothing is paid anymore
    expect(await counter(booking, { amount: 147_950, kind: 'returned' })).toMatchObject({
      body: { money: { counter: 0, balance: 150_000 }, booking: { paid: false } },
    });
    await counter(booking, { amount: 50_000 });
    await counter(booking, { amount: 1000, kind: 'returned' });
    world.advanceMinutes(1);
    expect(await cancel(ada, booking, 49_000)).toMatchObject({
      body: { taken: 200_000, backBefore: 151_000, refund: { counter: 49_000 }, kept: 0 },
    });
  });

  it('is voided once, with a reason, and never deleted', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const { body } = await counter(booking, { amount: 50_000 });
    const [entry] = body.counterPayments;
    if (!entry) throw new Error('nothing was recorded');
    expect(await voidEntry(entry)).toMatchObject({
      status: 200,
      body: { booking: { paid: false }, counterPayments: [{ voided: { reason: 'A slip.' } }] },
    });
    expect(await voidEntry(entry)).toMatchObject({ body: { code: 'already_decided' } });
    const { sql } = world.db;
    await expect(
      sql.query('delete from counter_payments where id = $1', [entry._id]),
    ).rejects.toThrow(/never deleted/);
    await expect(
      sql.query('update counter_payments set amount = 1 where id = $1', [entry._id]),
    ).rejects.toThrow(/does not change/);
    const { body: record } = await admin.call<BookingRecord>(
      'GET',
      `/api/operator/bookings/${booking._id}`,
    );
    expect(record.events.map(({ kind }) => kind)).toEqual([
      'booked',
      'mail',
      'counter_received',
      'mail',
      'counter_voided',
    ]);
  });

  it('can’t be received on a future day', async () => {
    const booking = await (await world.traveler()).book();
    expect(await counter(booking, { amount: 1, receivedOn: dayFromNow(3) })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: 'receivedOn' },
    });
  });
});

describe('in the end', () => {
  it('ledger, provider and bookings agree', async () => {
    await world.comeToRest();
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});
