import type {
  AuditEntry,
  Booking,
  JournalEntry,
  Payment,
  PaymentState,
  Problem,
  Refund,
} from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderRefund } from '../../../ports.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { CARDS, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { executeDueRefunds } from '../index.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { syncCharge } from '../reconcile/sync-charge.ts';
import { lockPaymentByTransactionForUpdate } from '../store/ledger.ts';

const OUTCOME_MS = 5000;

let world: PaymentsWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

async function paidBy(card: string) {
  const ada = await world.traveler();
  const booking = await ada.book();
  const payment = await ada.pay(booking._id, card);
  await world.deliverWebhooks();
  return {
    ada,
    booking,
    payment,
    refund: (reason: string, amount?: number) =>
      admin.call<Refund & Problem>('POST', `/api/payments/${payment._id}/refunds`, {
        reason,
        ...(amount !== undefined && { amount }),
      }),
    now: async () => ({
      paid: (await ada.call<Booking>('GET', `/api/bookings/${booking._id}`)).body.paid,
      refunded: (await ada.call<Payment>('GET', `/api/payments/${payment._id}`)).body
        .amountRefunded,
      state: (await ada.call<PaymentState>('GET', `/api/bookings/${booking._id}/payment`)).body
        .state,
    }),
    mails: async () => {
      const { rows } = await world.db.sql.query<{ subject: string; text_body: string }>(
        `select subject, text_body from mail_outbox where recipient = $1 and kind not in ('booked', 'confirmed')
         order by created_at, id`,
        [ada.email],
      );
      return rows.slice(1).map(({ subject, text_body }) => [subject.split(' for ')[0], text_body]);
    },
    journal: async () => {
      const path = `/api/paymentJournal?bookingId=${booking._id}`;
      const { body } = await admin.call<JournalEntry[]>('GET', path);
      const kinds = body.map(({ kind, source }) => `${kind} (${source})`);
      return kinds.toReversed().slice(2);
    },
  };
}

/** Ends the provider's refunds; their webhooks arrive or get lost. */
async function refundsEnd(webhooks: 'arrive' | 'are lost' = 'arrive') {
  if (webhooks === 'are lost') world.faults.inject({ fault: { kind: 'lost-webhook' }, times: 99 });
  world.test.clock.advance(OUTCOME_MS);
  await world.deliverWebhooks();
  world.faults.clear();
}

const PAID = { paid: true, refunded: 0, state: 'paid' };
const GIVEN_BACK = { paid: false, refunded: 50_000, state: 'refunded' };

describe('a refund that the provider hasn’t completed', () => {
  it('is pending: no email is sent, the booking stays paid, the money is reserved', async () => {
    const { ada, booking, refund, now, mails, journal } = await paidBy(CARDS.refundPends);
    expect(await refund('ill')).toMatchObject({ status: 201, body: { state: 'pending' } });
    expect(await now()).toEqual(PAID);
    expect(await mails()).toEqual([]);
    expect(await ada.open(booking._id)).toMatchObject({ status: 409 });
    expect(await refund('twice')).toMatchObject({ body: { code: 'already_refunded' } });

    await refundsEnd();
    expect(await now()).toEqual(GIVEN_BACK);
    expect(await refund('ill')).toMatchObject({ body: { state: 'succeeded' } });
    expect(await mails()).toEqual([['Refund', expect.stringContaining('sent your payment back')]]);
    expect(await journal()).toEqual([
      'refund_decided (administrator)',
      'refund_pending (refunds)',
      'refund_succeeded (webhook)',
      'refund_seen (webhook)',
    ]);
  });

  it('is checked by the job if its webhook is lost, and requested once', async () => {
    const { payment, refund, now } = await paidBy(CARDS.refundPends);
    await refund('ill');
    await refundsEnd('are lost');
    expect(await now()).toEqual(PAID);
    world.advanceMinutes(2);
    await executeDueRefunds(world.context);
    expect(await now()).toEqual(GIVEN_BACK);
    const { data } = await world.provider.refunds.list({ payment_intent: payment.transactionId });
    expect(data).toHaveLength(1);
  });

  it('counts if it was made at the provider by hand', async () => {
    const { payment, refund, now, mails } = await paidBy(CARDS.refundPends);
    await world.provider.refunds.create({ payment_intent: payment.transactionId, amount: 20_000 });
    await world.deliverWebhooks();
    expect(await now()).toEqual(PAID);
    expect(await refund('the rest')).toMatchObject({ body: { amount: 30_000 } });
    await refundsEnd();
    expect(await now()).toEqual(GIVEN_BACK);
    expect(await mails()).toEqual([['Refund', expect.stringContaining('Refunded: $500')]]);
  });
});

describe('a refund that fails after it succeeded', () => {
  it('restores the paid state, is recorded and emailed, and can be requested again', async () => {
    const { payment, refund, now, mails, journal } = await paidBy(CARDS.refundFails);
    expect(await refund('ill')).toMatchObject({ body: { state: 'succeeded' } });
    expect(await now()).toEqual(GIVEN_BACK);
    await refundsEnd();
    expect(await now()).toEqual(PAID);
    expect(await mails()).toEqual([
      ['Refund', expect.stringContaining('sent your payment back in full')],
      [
        'Refund failed',
        expect.stringMatching(/did not reach your card[\s\S]*your trip stays paid/),
      ],
    ]);
    const told = await journal();
    expect(told).toEqual([
      'refund_decided (administrator)',
      'refund_succeeded (refunds)',
      'refund_seen (refunds)',
      'refund_failed (webhook)',
      'refund_undone (webhook)',
    ]);
    world.advanceMinutes(90);
    await executeDueRefunds(world.context);
    await world.test.runJob('catch-up-card-events');
    expect(await journal()).toEqual(told);

    const again = await refund('ill');
    expect(again).toMatchObject({ body: { state: 'succeeded' } });
    expect((await journal()).filter((kind) => kind.startsWith('refund_decided'))).toHaveLength(2);
    const audit = await admin.call<AuditEntry[]>('GET', '/api/audit');
    const acts = audit.body.filter(({ subjectId }) => subjectId === payment._id);
    expect(acts.map(({ detail }) => detail['refundId'])).toEqual([again.body._id, again.body._id]);
    const { data } = await world.provider.refunds.list({ payment_intent: payment.transactionId });
    expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    expect(await now()).toEqual(GIVEN_BACK);
    await refundsEnd();
    expect(await now()).toEqual(PAID);
  });

  it('isn’t retried beyond what is left', async () => {
    const { payment, refund, now } = await paidBy(CARDS.refundFails);
    await refund('ill', 30_000);
    await refundsEnd();
    await world.db.sql.query('update cards_refunds set becomes = null where payment_intent = $1', [
      payment.transactionId,
    ]);
    await refund('late', 40_000);
    const most = { status: 409, body: { code: 'payment_mismatch', field: 'amount' } };
    expect(await refund('ill')).toMatchObject(most);
    await refund('the rest');
    expect(await refund('ill')).toMatchObject({ body: { code: 'already_refunded' } });
    await world.db.sql.query('update cards_refunds set becomes = null where payment_intent = $1', [
      payment.transactionId,
    ]);
    expect(await now()).toEqual(GIVEN_BACK);
  });

  it('is found without any webhook', async () => {
    const { refund, now, journal } = await paidBy(CARDS.refundFails);
    await refund('a part', 10_000);
    expect(await now()).toEqual({ ...PAID, refunded: 10_000 });
    await refundsEnd('are lost');
    expect(await now()).toEqual({ ...PAID, refunded: 10_000 });
    world.advanceMinutes(10);
    await world.test.runJob('catch-up-card-events');
    expect(await now()).toEqual(PAID);
    const told = await journal();
    expect(told.slice(-2)).toEqual(['refund_failed (sweeper)', 'refund_undone (sweeper)']);
    await world.test.runJob('catch-up-card-events');
    expect(await journal()).toEqual(told);
  });

  it('doesn’t make a booking paid twice that was paid again in the meantime', async () => {
    const { ada, booking, payment, refund, journal } = await paidBy(CARDS.refundFails);
    await refund('ill');
    const second = await ada.pay(booking._id);
    await refundsEnd();
    const state = await ada.call<PaymentState>('GET', `/api/bookings/${booking._id}/payment`);
    expect(state.body.payment?._id).toBe(second._id);
    expect((await journal()).at(-1)).toBe('refund_undone (webhook)');
    const differences = async () =>
      (await reconcile(world.context, null)).differences
        .filter(({ bookingId }) => bookingId === booking._id)
        .map(({ kind }) => kind);
    expect(await differences()).toEqual(['charged_twice']);
    // The operator refunds it in another way; the provider's second try is made to succeed.
    expect(await refund('ill')).toMatchObject({ body: { state: 'succeeded' } });
    await world.db.sql.query(
      'update cards_refunds set becomes = null where payment_intent = $1 and status = $2',
      [payment.transactionId, 'succeeded'],
    );
    expect(await differences()).toEqual([]);
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});

describe("the provider's answers", () => {
  it('change nothing if they are late; a canceled refund has failed', async () => {
    const { payment, refund, now, journal } = await paidBy(CARDS.refundPends);
    const { body } = await refund('ill');
    const [made] = await world.context.payments.listRefunds(payment.transactionId);
    const follow = (status: ProviderRefund['status']) =>
      world.db.orm.transaction(async (tx) => {
        const recorded = await lockPaymentByTransactionForUpdate(tx, payment.transactionId);
        if (!made || !recorded) throw new Error('there is no refund');
        const { attemptId, bookingId, transactionId } = recorded;
        const subject = { attemptId, bookingId, transactionId, payment: recorded };
        const target = { ...subject, bookingExists: true, source: 'webhook' as const };
        const updates = { refunds: [{ ...made, status }], disputes: [], asOf: new Date() };
        await syncCharge(world.context, tx, target, updates);
      });
    await follow('canceled');
    const { rows } = await world.db.sql.query('select state from refunds where id = $1', [
      body._id,
    ]);
    expect(rows).toEqual([{ state: 'failed' }]);
    const before = await journal();
    for (const late of ['succeeded', 'pending', 'requires_action', 'failed'] as const) {
      await follow(late);
    }
    expect(await now()).toEqual(PAID);
    expect(await journal()).toEqual(before);
    await world.db.sql.query(
      "update cards_refunds set status = 'failed', becomes = null where id = $1",
      [made?.id],
    );
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
