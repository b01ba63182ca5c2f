import type { Booking, BookingRecord, CounterPayment } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change, record } from '../../test/payments/agency.ts';
import { cancelAsOperator, read } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { issued, redeem } from '../../test/payments/gifts.ts';
import { CARDS, dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { turnDispute } from '../../test/payments/turn-dispute.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  admin = await world.administrator();
});
afterAll(() => world.close());

async function paidTrip(card?: string) {
  const ada = await world.traveler();
  const booking = await ada.book({ date: dayFromNow(10) });
  const payment = await ada.pay(booking._id, card);
  const goodwill = async (reason: string, amount?: number) => {
    const path = `/api/payments/${payment._id}/refunds`;
    expect(await admin.call('POST', path, { reason, amount })).toMatchObject({ status: 201 });
  };
  return { ada, booking, goodwill, payment };
}
const moneyOf = async (booking: Booking) => {
  const { cancellation } = await read(admin, booking);
  if (!cancellation) throw new Error('it stands');
  const { backBefore, backLater, kept, progress, refund, taken } = cancellation;
  expect(backBefore + refund.card + refund.counter + backLater + kept).toBe(taken);
  return { backBefore, backLater, kept, progress };
};
const decidedIn = async ({ _id }: Booking) => {
  const { rows } = await world.db.sql.query(
    'select back_before_minor::int as before, kept_minor::int as kept from cancellations where booking_id = $1',
    [_id],
  );
  return rows;
};

describe('money returned by card after a cancellation', () => {
  it('is shown next to the cancellation’s refund, and no longer kept; the decision stays', async () => {
    const { ada, booking, goodwill } = await paidTrip();
    await goodwill('rain', 10_000);
    const canceled = await cancelAsOperator(admin, booking, { amount: 50_000 });
    expect(canceled.body).toMatchObject({ backBefore: 10_000, backLater: 0, kept: 90_000 });
    await goodwill('peace', 20_000);
    const standing = { backBefore: 10_000, progress: 'done' };
    expect(await moneyOf(booking)).toEqual({ ...standing, backLater: 20_000, kept: 70_000 });
    const { breakdown } = await read(ada, booking);
    expect(breakdown).toMatchObject({ total: 70_000, paid: 150_000, refunded: 80_000 });
    await goodwill('everything');
    expect(await moneyOf(booking)).toEqual({ ...standing, backLater: 90_000, kept: 0 });
    const { body: list } = await ada.call<Booking[]>('GET', '/api/bookings?state=all');
    expect(list).toEqual([await read(ada, booking)]);
    expect(await decidedIn(booking)).toEqual([{ before: 10_000, kept: 90_000 }]);
  });

  it('counts once it has arrived; what was pending before counts as before', async () => {
    const { booking, goodwill } = await paidTrip(CARDS.refundPends);
    await goodwill('before', 10_000);
    world.advanceMinutes(1);
    await cancelAsOperator(admin, booking, 'none');
    await goodwill('after', 20_000);
    const standing = { backBefore: 10_000, progress: 'none' };
    expect(await moneyOf(booking)).toEqual({ ...standing, backLater: 0, kept: 140_000 });
    await world.comeToRest();
    expect(await moneyOf(booking)).toEqual({ ...standing, backLater: 20_000, kept: 120_000 });
  });

  it('doesn’t count if the refund failed, nor does what was returned before', async () => {
    const { booking, goodwill } = await paidTrip(CARDS.refundFails);
    await goodwill('before', 10_000);
    world.advanceMinutes(1);
    await cancelAsOperator(admin, booking, { amount: 50_000 });
    await goodwill('after', 20_000);
    await world.comeToRest();
    const failed = { backBefore: 0, backLater: 0, kept: 100_000, progress: 'failed' };
    expect(await moneyOf(booking)).toEqual(failed);
    expect(await decidedIn(booking)).toEqual([{ before: 10_000, kept: 90_000 }]);
  });

  it('doesn’t undo what went back to a gift voucher, if the refund for a change failed', async () => {
    const { code } = await issued(admin, { amount: 150_000 });
    const { ada, booking } = await paidTrip(CARDS.refundFails);
    await change(admin, await read(admin, booking), { travelDuration: 6 });
    await redeem(ada, booking, code);
    await change(admin, await read(admin, booking), { travelDuration: 1 });
    const { revision } = await read(admin, booking);
    await cancelAsOperator(admin, booking, 'none', revision);
    const figures = await moneyOf(booking);
    expect(figures).toMatchObject({ backBefore: 100_000, kept: 50_000 });
    await world.comeToRest();
    expect(await moneyOf(booking)).toEqual(figures);
    expect((await record(admin, booking)).money).toMatchObject({ owed: 150_000 });
  });

  it('by the bank, which took more than the cancellation refunds', async () => {
    const { booking, payment } = await paidTrip(CARDS.disputed);
    await world.deliverWebhooks();
    await cancelAsOperator(admin, booking, { amount: 50_000 });
    const held = { backBefore: 0, backLater: 0, kept: 100_000, progress: 'held' };
    expect(await moneyOf(booking)).toEqual(held);
    const { data } = await world.provider.disputes.list({ payment_intent: payment.transactionId });
    const evidence = { evidence: { uncategorized_text: 'losing_evidence' } };
    await world.provider.disputes.update(data[0]?.id ?? '', evidence);
    await world.comeToRest();
    const lost = { backLater: 100_000, kept: 0, progress: 'none' };
    expect(await moneyOf(booking)).toEqual({ ...held, ...lost });
  });

  it('by a bank that decides three times: the books agree with the cancellation in between', async () => {
    const { booking, payment } = await paidTrip(CARDS.disputed);
    await world.deliverWebhooks();
    const { data } = await world.provider.disputes.list({ payment_intent: payment.transactionId });
    const dispute = data[0]?.id ?? '';
    for (const table of ['cards_disputes', 'disputes'])
      await world.db.sql.query(`update ${table} set amount = 40000 where id = $1`, [dispute]);
    const evidence = { evidence: { uncategorized_text: 'losing_evidence' } };
    await world.provider.disputes.update(dispute, evidence);
    await world.comeToRest();
    world.advanceMinutes(60);
    // so that the refund succeeds, although the product doesn't know of the bank's decision yet
    await turnDispute(world, dispute, 'won');
    expect(await cancelAsOperator(admin, booking, 'full')).toMatchObject({
      status: 201,
      body: { refund: { card: 110_000 } },
    });
    world.advanceMinutes(60);
    await world.deliverWebhooks();
    world.advanceMinutes(60);
    await turnDispute(world, dispute, 'lost');
    await world.deliverWebhooks();
    await world.comeToRest();
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});

describe('cash returned after a cancellation', () => {
  const cash = async ({ _id }: Booking, kind: CounterPayment['kind'], amount: number) => {
    const { body, status } = await admin.call<BookingRecord>(
      'POST',
      `/api/operator/bookings/${_id}/counterPayments`,
      { kind, amount, method: 'cash', receivedOn: world.now().toISOString().slice(0, 10) },
    );
    expect(status).toBe(201);
    return body.counterPayments;
  };

  it('first counts toward the cancellation’s refund; only the rest counts as later, unless it is voided', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayFromNow(10) });
    await cash(booking, 'received', 150_000);
    await cash(booking, 'returned', 10_000);
    world.advanceMinutes(1);
    const canceled = await cancelAsOperator(admin, booking, { amount: 50_000 });
    const decided = { backBefore: 10_000, backLater: 0, kept: 90_000, progress: 'none' };
    expect(canceled.body).toMatchObject({ ...decided, refund: { card: 0, counter: 50_000 } });
    await cash(booking, 'returned', 30_000);
    expect(await moneyOf(booking)).toEqual(decided);
    const entries = await cash(booking, 'returned', 40_000);
    expect(await moneyOf(booking)).toEqual({ ...decided, backLater: 20_000, kept: 70_000 });
    const last = entries.find(({ amount }) => amount === 40_000)?._id ?? '';
    const path = `/api/operator/counterPayments/${last}/void`;
    expect(await admin.call('POST', path, { reason: 'A slip.' })).toMatchObject({ status: 200 });
    expect(await moneyOf(booking)).toEqual(decided);
  });

  it('after the trip was paid again in cash: an earlier refund to a card is no part of it', async () => {
    const { booking, goodwill } = await paidTrip();
    await goodwill('all');
    await cash(booking, 'received', 40_000);
    await cancelAsOperator(admin, booking, 'none');
    const kept = { backBefore: 0, backLater: 0, kept: 40_000, progress: 'none' };
    expect(await moneyOf(booking)).toEqual(kept);
    await cash(booking, 'returned', 10_000);
    expect(await moneyOf(booking)).toEqual({ ...kept, backLater: 10_000, kept: 30_000 });
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
