import type { AuditEntry, Payment } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paidTrip, record, refund } from '../../../test/payments/agency.ts';
import { preview, refundsOf } from '../../../test/payments/canceling.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { CARDS, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { executeDueRefunds } from '../index.ts';

let world: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  owner = await world.administrator();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

const disputeOf = async ({ transactionId }: Payment) => {
  const { data } = await world.provider.disputes.list({ payment_intent: transactionId });
  return data[0]?.id ?? '';
};
const decide = async (dispute: string, text: string) => {
  await world.provider.disputes.update(dispute, { evidence: { uncategorized_text: text } });
  await world.comeToRest();
};
const states = async (booking: Parameters<typeof refundsOf>[1]) =>
  (await refundsOf(world.db, booking)).map(({ amount, state }) => [amount, state]);

/** A paid trip whose payment is disputed, and two refunds that staff requested during the dispute. */
async function disputed() {
  const trip = await paidTrip(world, 10, CARDS.disputed);
  await world.deliverWebhooks();
  for (const [amount, reason] of [
    [20_000, 'a broken lift'],
    [30_000, 'a late bus'],
  ] as const) {
    expect(await refund(owner, trip.payment, { amount, reason })).toMatchObject({
      status: 201,
      body: { amount, state: 'pending', held: true },
    });
  }
  expect(await preview(trip.ada, trip.booking)).toMatchObject({ disputed: true });
  return { ...trip, dispute: await disputeOf(trip.payment) };
}

describe('a refund that is requested while a bank decides about a dispute', () => {
  it('waits, and follows if it is won [incident refund during a dispute]', async () => {
    const { booking, dispute, payment } = await disputed();
    world.advanceMinutes(600);
    expect(await executeDueRefunds(world.context)).toBe(0);
    expect(await states(booking)).toEqual([
      [20_000, 'pending'],
      [30_000, 'pending'],
    ]);
    expect((await record(owner, booking)).payments[0]).toMatchObject({
      refundable: 100_000,
      refunds: [{ held: true }, { held: true }],
    });
    // money that is already promised can't be refunded twice
    expect(await refund(owner, payment, { amount: 100_001, reason: 'c' })).toMatchObject({
      status: 409,
    });
    await decide(dispute, 'winning_evidence');
    expect(await states(booking)).toEqual([
      [20_000, 'succeeded'],
      [30_000, 'succeeded'],
    ]);
  });

  it('ends if it is lost, because the bank has returned the money', async () => {
    const { booking, dispute } = await disputed();
    await decide(dispute, 'losing_evidence');
    expect(await states(booking)).toEqual([
      [20_000, 'failed'],
      [30_000, 'failed'],
    ]);
    expect((await record(owner, booking)).money).toMatchObject({ goodwill: 0, refunded: 0 });
    const { body } = await owner.call<AuditEntry[]>('GET', '/api/audit');
    expect(body.filter(({ action }) => action === 'payment_refunded').length).toBeGreaterThan(0);
  });

  it('also waits if the dispute becomes known only by the refusal', async () => {
    const { booking, payment } = await paidTrip(world, 10, CARDS.disputed);
    // the provider knows of the dispute, but its event hasn't reached us
    await world.db.sql.query('delete from disputes where payment_id = $1', [payment._id]);
    await world.db.sql.query('update payments set dispute_state = null where id = $1', [
      payment._id,
    ]);
    expect(await refund(owner, payment, { amount: 20_000, reason: 'x' })).toMatchObject({
      status: 201,
      body: { state: 'pending', held: true },
    });
    await decide(await disputeOf(payment), 'winning_evidence');
    expect(await states(booking)).toEqual([[20_000, 'succeeded']]);
  });
});

it('records a lost part with more decimals than cards can be refunded', async () => {
  const iceland = await openPaymentsWorld({ charge: 'total', currency: 'isk' });
  try {
    const agency = await iceland.administrator();
    const ada = await iceland.traveler();
    const booking = await ada.book({ currency: 'isk' });
    const payment = await ada.pay(booking._id, CARDS.disputed);
    // banks convert the amounts that they dispute
    const { sql } = iceland.db;
    for (const [table, of] of [
      ['cards_disputes', 'payment_intent'],
      ['disputes', 'transaction_id'],
    ])
      await sql.query(`update ${table} set amount = 4752 where ${of} = $1`, [
        payment.transactionId,
      ]);
    const wanted = {
      revision: booking.revision,
      refund: 'full',
      reasonCode: 'weather',
      message: '',
    };
    const path = `/api/operator/bookings/${booking._id}/cancellation`;
    expect(await agency.call('POST', path, wanted)).toMatchObject({ status: 201 });
    const { data } = await iceland.provider.disputes.list({
      payment_intent: payment.transactionId,
    });
    const evidence = { uncategorized_text: 'losing_evidence' };
    await iceland.provider.disputes.update(data[0]?.id ?? '', { evidence });
    await iceland.comeToRest();
    const all = await refundsOf(iceland.db, booking);
    const left = payment.amount - 4752;
    expect(all.map(({ amount, state }) => [amount, state])).toEqual([
      [left - (left % 100), 'failed'], // the provider refunds nothing after a lost dispute
    ]);
    expect(await checkInvariants(iceland.db, iceland.provider)).toEqual([]);
  } finally {
    await iceland.close();
  }
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
