import type { Booking, Payment, PaymentState, Problem, Refund } from '@wayfarer/contract';
import type { FaultTarget } from '@wayfarer/card-sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import type { Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { executeDueRefunds } from '../index.ts';

let world: PaymentsWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

const refund = (payment: Payment, body: { amount?: number; reason: string }, by = admin) =>
  by.call<Refund & Problem>('POST', `/api/payments/${payment._id}/refunds`, body);

const givenBack = async ({ transactionId }: Payment) => {
  const { data } = await world.provider.refunds.list({ payment_intent: transactionId });
  return data.map(({ amount }) => amount);
};

async function paidTrip() {
  const ada = await world.traveler();
  const booking = await ada.book();
  const payment = await ada.pay(booking._id);
  const now = async () => ({
    booking: (await ada.call<Booking>('GET', `/api/bookings/${booking._id}`)).body,
    payment: (await ada.call<Payment>('GET', `/api/payments/${payment._id}`)).body,
    state: (await ada.call<PaymentState>('GET', `/api/bookings/${booking._id}/payment`)).body.state,
  });
  return { ada, booking, payment, now };
}

const mailsTo = async (caller: Caller) =>
  (
    await world.db.sql.query<{ subject: string; text_body: string }>(
      'select subject, text_body from mail_outbox where recipient = $1 order by created_at, id',
      [caller.email],
    )
  ).rows;

describe('a refund', () => {
  it('in full: the history is updated, an email is sent, the booking can be paid again', async () => {
    const { ada, booking, payment, now } = await paidTrip();
    const answer = await refund(payment, { reason: 'The trip was called off' });
    expect(answer).toMatchObject({
      status: 201,
      body: { paymentId: payment._id, amount: 50_000, state: 'succeeded' },
    });
    expect(await now()).toMatchObject({
      booking: { paid: false },
      payment: { amountRefunded: 50_000 },
      state: 'refunded',
    });
    const mails = await mailsTo(ada);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Booked: /),
      `Receipt for ${booking.travelSpot}`,
      `Your voucher for ${booking.travelSpot}`,
      `Refund for ${booking.travelSpot}`,
    ]);
    expect(mails[3]?.text_body).toContain('Refunded: $500');

    const second = await ada.pay(booking._id);
    expect(second.transactionId).not.toBe(payment.transactionId);
    expect(await now()).toMatchObject({ booking: { paid: true }, state: 'paid' });
  });

  it('in parts, for different reasons, up to the full amount', async () => {
    const { payment, now } = await paidTrip();
    expect(await refund(payment, { amount: 20_000, reason: 'late' })).toMatchObject({
      status: 201,
    });
    expect(await now()).toMatchObject({
      booking: { paid: true },
      payment: { amountRefunded: 20_000 },
      state: 'paid',
    });
    const tooMuch = await refund(payment, { amount: 30_001, reason: 'later' });
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'payment_mismatch' } });
    expect(await refund(payment, { reason: 'the rest' })).toMatchObject({
      body: { amount: 30_000 },
    });
    expect(await now()).toMatchObject({ booking: { paid: false } });
    const over = await refund(payment, { reason: 'once more' });
    expect(over).toMatchObject({ status: 409, body: { code: 'already_refunded' } });
    expect(await givenBack(payment)).toEqual([30_000, 20_000]);
  });

  it('that is requested again is the same refund', async () => {
    const { payment } = await paidTrip();
    const request = { amount: 10_000, reason: 'a broken lift' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(payment, request)));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await givenBack(payment)).toEqual([10_000]);
    const other = await refund(payment, { ...request, amount: 20_000 });
    expect(other).toMatchObject({ status: 409, body: { code: 'payment_mismatch' } });
  });

  it('is only for administrators', async () => {
    const { ada, payment } = await paidTrip();
    expect(await refund(payment, { reason: 'mine' }, ada)).toMatchObject({ status: 403 });
    const nowhere = await admin.call('POST', '/api/payments/nowhere/refunds', { reason: 'x' });
    expect(nowhere).toMatchObject({ status: 404 });
    for (const body of [{ amount: 1.5, reason: 'x' }, { amount: 0, reason: 'x' }, { reason: '' }]) {
      expect(await refund(payment, body)).toMatchObject({ status: 400 });
    }
    expect(await givenBack(payment)).toEqual([]);
  });

  it('made at the provider by hand reaches our ledger by its webhook', async () => {
    const { payment, now } = await paidTrip();
    await world.provider.refunds.create({ payment_intent: payment.transactionId, amount: 7000 });
    await world.deliverWebhooks();
    expect(await now()).toMatchObject({ payment: { amountRefunded: 7000 }, state: 'paid' });
  });
});

describe('a provider that fails while refunding', () => {
  const refunds = ({ method, path }: FaultTarget) => method === 'POST' && path === '/v1/refunds';
  const faults = [
    { kind: 'error', when: 'before' },
    { kind: 'error', when: 'after' },
    { kind: 'reset', when: 'before' },
    { kind: 'reset', when: 'after' },
  ] as const;

  it.each(faults)(
    '($kind $when the effect): the job continues, and money is returned once',
    async (fault) => {
      const { ada, payment, now } = await paidTrip();
      world.faults.inject({ fault, match: refunds });
      const first = await refund(payment, { amount: 20_000, reason: 'noise' });
      expect(first.status).toBe(201);
      expect(await refund(payment, { amount: 20_000, reason: 'noise' })).toMatchObject({
        body: { _id: first.body._id },
      });
      world.faults.clear();
      // The first try detects a key that repeats an earlier failure, and replaces it for the second try.
      for (let tries = 0; tries < 2; tries += 1) {
        world.advanceMinutes(2);
        await executeDueRefunds(world.context);
      }
      expect(await givenBack(payment)).toEqual([20_000]);
      expect(await now()).toMatchObject({ payment: { amountRefunded: 20_000 } });
      expect(await refund(payment, { amount: 20_000, reason: 'noise' })).toMatchObject({
        body: { _id: first.body._id, state: 'succeeded' },
      });
      expect(
        (await mailsTo(ada)).filter(({ subject }) => subject.startsWith('Refund')),
      ).toHaveLength(1);
    },
  );

  it('that refuses for good: recorded as failed, and may be requested again', async () => {
    const { payment } = await paidTrip();
    await world.db.sql.query(
      "update refunds set state = 'failed' where payment_id = $1 and state = 'pending'",
      [payment._id],
    );
    await world.provider.refunds.create({ payment_intent: payment.transactionId, amount: 45_000 });
    const refused = await refund(payment, { amount: 10_000, reason: 'noise' });
    expect(refused).toMatchObject({ status: 201, body: { state: 'failed' } });
    const path = `/api/paymentJournal?bookingId=${payment.bookingId}`;
    const journal = await admin.call<{ kind: string }[]>('GET', path);
    expect(journal.body[0]?.kind).toBe('refund_failed');
    await world.deliverWebhooks();
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
