import type { Booking, BookingRecord, ChargeMode, OperatorRefund } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancel, cancelAsOperator, preview, read } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { CARDS, dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

describe.each<[ChargeMode, number]>([
  ['total', 150_000],
  ['day', 50_000],
])('a trip that was paid twice, if cards pay the %s', (charge, first) => {
  let world: PaymentsWorld;
  let admin: Caller;
  beforeAll(async () => {
    world = await openPaymentsWorld({ charge });
    admin = await world.administrator();
  });
  afterAll(() => world.close());

  const refund = (id: string, body: object) =>
    admin.call('POST', `/api/payments/${id}/refunds`, body);
  const change = async ({ _id }: Booking, body: object) => {
    const path = `/api/operator/bookings/${_id}/change`;
    expect(await admin.call('POST', path, { reason: 'x', ...body })).toMatchObject({ status: 200 });
  };
  const recordOf = async ({ _id }: Booking) =>
    (await admin.call<BookingRecord>('GET', `/api/operator/bookings/${_id}`)).body;
  /** The outstanding amount, after checking that every screen and the list's filter agree on it. */
  const openOf = async (booking: Booking) => {
    const { breakdown } = await read(admin, booking);
    const { money } = await recordOf(booking);
    const open = breakdown.dueNow + breakdown.dueOnArrival;
    expect(money.balance).toBe(open);
    const found = await admin.call<Booking[]>(
      'GET',
      `/api/operator/bookings?q=${booking.reference}&balance=${open > 0 ? 'open' : 'none'}`,
    );
    expect(JSON.stringify(found.body)).toContain(booking._id);
    return open;
  };

  /** Three days, the last two of which are given up after payment; then the whole payment is refunded. */
  async function cheaperRefundedAndPaidAgain(): Promise<{ ada: Caller; booking: Booking }> {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayFromNow(30) });
    const payment = await ada.pay(booking._id);
    // one day now costs less than before, so that the cheaper change refunds something in either charge mode
    await world.db.sql.query('update bookings set cost_minor = 30000 where id = $1', [booking._id]);
    await change(booking, { revision: 1, travelDuration: 1 });
    expect((await read(ada, booking)).breakdown).toMatchObject({ total: 30_000, paid: 30_000 });
    expect(await refund(payment._id, { reason: 'all of it' })).toMatchObject({ status: 201 });
    expect((await read(ada, booking)).breakdown).toMatchObject({ paid: 0, dueNow: 30_000 });
    await ada.pay(booking._id);
    return { ada, booking };
  }

  it('owes nothing from the first payment [attack a change that was refunded haunts the next payment]', async () => {
    const { ada, booking } = await cheaperRefundedAndPaidAgain();
    const { breakdown, paid } = await read(ada, booking);
    expect(paid).toBe(true);
    const settled = { total: 30_000, paid: 30_000, refunded: 0, dueNow: 0, dueOnArrival: 0 };
    expect(breakdown).toMatchObject(settled);
    expect(await openOf(booking)).toBe(0);
    const money = { taken: 30_000, back: 0, kept: 0, refund: { card: 30_000, counter: 0 } };
    expect(await preview(ada, booking)).toMatchObject(money);
    expect(await cancel(ada, booking, 30_000, 2)).toMatchObject({ status: 201 });
  });

  it.each<[OperatorRefund, object]>([
    ['none', { refund: { card: 0, counter: 0 }, kept: 30_000 }],
    ['full', { refund: { card: 30_000, counter: 0 }, kept: 0 }],
  ])('is canceled by the agency with %s', async (back, decided) => {
    const { booking } = await cheaperRefundedAndPaidAgain();
    expect(await cancelAsOperator(admin, booking, back, 2)).toMatchObject({
      status: 201,
      body: { taken: 30_000, backBefore: 0, ...decided },
    });
  });

  it('owes nothing from a payment that the bank took back', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayFromNow(30) });
    const payment = await ada.pay(booking._id, CARDS.disputed);
    await lose(payment.transactionId);
    expect((await read(ada, booking)).breakdown).toMatchObject({ paid: 0, dueNow: first });
    await ada.pay(booking._id);
    expect((await read(ada, booking)).breakdown).toMatchObject({ paid: first, refunded: 0 });
    expect(await preview(ada, booking)).toMatchObject({ taken: first, back: 0 });
    const canceled = await cancelAsOperator(admin, booking, 'full');
    expect(canceled.body).toMatchObject({ refund: { card: first, counter: 0 }, kept: 0 });
  });

  async function lose(intent: string, amount?: number): Promise<void> {
    await world.deliverWebhooks();
    const { data } = await world.provider.disputes.list({ payment_intent: intent });
    if (amount !== undefined) {
      await world.db.sql.query('update cards_disputes set amount = $2 where id = $1', [data[0]?.id, amount]); // prettier-ignore
      await world.db.sql.query('update disputes set amount = $2 where id = $1', [data[0]?.id, amount]); // prettier-ignore
    }
    const evidence = { evidence: { uncategorized_text: 'losing_evidence' } };
    await world.provider.disputes.update(data[0]?.id ?? '', evidence);
    await world.comeToRest();
  }

  it('owes the part of a payment that the bank took [incident a bank takes a part of a payment]', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayFromNow(30) });
    const payment = await ada.pay(booking._id, CARDS.disputed);
    await lose(payment.transactionId, 20_000);
    const { breakdown, paid } = await read(ada, booking);
    const open = 170_000 - first;
    expect(paid).toBe(true);
    expect(breakdown).toMatchObject({ paid: first - 20_000, refunded: 0, dueOnArrival: open });
    expect(await openOf(booking)).toBe(open);
    const cash = await admin.call('POST', `/api/operator/bookings/${booking._id}/counterPayments`, {
      kind: 'received',
      amount: open,
      method: 'cash',
      receivedOn: world.now().toISOString().slice(0, 10),
    });
    expect(cash).toMatchObject({ status: 201 });
    expect(await openOf(booking)).toBe(0);
    // the second payment is refunded in full, regardless of the percentage
    const { refund: back, kept } = await preview(ada, booking);
    expect([back.card + back.counter, kept]).toEqual([150_000, 0]);
  });

  it('doesn’t let staff use the product’s own reasons for refunds', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayFromNow(30) });
    const payment = await ada.pay(booking._id);
    for (const reason of [
      `change:${booking._id}:2`,
      'Cancellation:x',
      'made at the provider: re_1',
      'second_charge',
    ]) {
      expect(await refund(payment._id, { reason, amount: 100 })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', field: 'reason' },
      });
    }
    expect(await refund(payment._id, { reason: 'change of mind', amount: 100 })).toMatchObject({
      status: 201,
    });
  });

  it('keeps every invariant', async () => {
    await world.comeToRest();
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});
