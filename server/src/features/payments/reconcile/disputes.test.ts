import type {
  Booking,
  JournalEntry,
  Payment,
  PaymentState,
  Problem,
  Refund,
} from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { CARDS, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

async function disputedTrip(webhooks: 'arrive' | 'are lost' = 'arrive') {
  const ada = await world.traveler();
  const booking = await ada.book();
  const payment = await ada.pay(booking._id, CARDS.disputed);
  const deliver = async () => {
    if (webhooks === 'are lost')
      world.faults.inject({ fault: { kind: 'lost-webhook' }, times: 99 });
    await world.deliverWebhooks();
    world.faults.clear();
  };
  await deliver();
  const disputes = await world.provider.disputes.list({ payment_intent: payment.transactionId });
  return {
    ada,
    booking,
    payment,
    dispute: disputes.data[0]?.id ?? '',
    deliver,
    refund: () =>
      admin.call<Refund & Problem>('POST', `/api/payments/${payment._id}/refunds`, {
        reason: 'peace',
      }),
    now: async () => ({
      paid: (await ada.call<Booking>('GET', `/api/bookings/${booking._id}`)).body.paid,
      state: (await ada.call<PaymentState>('GET', `/api/bookings/${booking._id}/payment`)).body
        .state,
      dispute: (await admin.call<Payment>('GET', `/api/payments/${payment._id}`)).body.dispute,
    }),
    journal: async () => {
      const path = `/api/paymentJournal?bookingId=${booking._id}`;
      const { body } = await admin.call<JournalEntry[]>('GET', path);
      return body.filter(({ kind }) => kind.startsWith('dispute')).toReversed();
    },
  };
}

const OPEN = { paid: true, state: 'paid', dispute: { state: 'open', amountLost: 0 } };
const LOST = { paid: false, state: 'unpaid', dispute: { state: 'lost', amountLost: 50_000 } };

describe('a dispute', () => {
  it('is shown to the operator with its deadline; the booking stays paid, a refund waits', async () => {
    const { payment, dispute, now, journal, refund } = await disputedTrip();
    expect(await now()).toEqual(OPEN);
    expect(await journal()).toMatchObject([
      {
        kind: 'dispute_opened',
        transactionId: payment.transactionId,
        amount: 50_000,
        currency: 'usd',
        detail: expect.stringMatching(
          new RegExp(`^${dispute}: fraudulent; evidence is taken until 20\\d\\d-`),
        ) as string,
      },
    ]);
    expect(await refund()).toMatchObject({ status: 201, body: { state: 'pending', held: true } });
  });

  it('is emailed to the agency, with the booking’s reference and the provider’s id', async () => {
    const { booking, dispute, payment } = await disputedTrip();
    const { rows } = await world.db.sql.query<{ text_body: string }>(
      'select text_body from mail_outbox where text_body like $1',
      [`%Dispute: ${dispute}%`],
    );
    expect(rows.map(({ text_body }) => text_body.split('\n'))).toEqual([
      expect.arrayContaining([
        `Reference: ${booking.reference}`,
        `Transaction ID: ${payment.transactionId}`,
      ]),
    ]);
  });

  it('that is lost: the booking is no longer paid, and can be paid again', async () => {
    const { ada, booking, payment, dispute, deliver, now, journal, refund } = await disputedTrip();
    await world.provider.disputes.close(dispute);
    await deliver();
    expect(await now()).toEqual(LOST);
    const entries = await journal();
    expect(entries.map(({ kind }) => kind)).toEqual(['dispute_opened', 'dispute_lost']);
    expect(await refund()).toMatchObject({ status: 409, body: { code: 'already_refunded' } });

    const second = await ada.pay(booking._id);
    expect(second.transactionId).not.toBe(payment.transactionId);
    // Reports the same state again in every possible way.
    await ada.save(booking._id, payment.transactionId);
    world.advanceMinutes(2);
    await world.test.runJob('catch-up-card-events');
    expect(await journal()).toEqual(entries);
    expect(await now()).toMatchObject({ paid: true, dispute: LOST.dispute });
  });

  it('that is won is recorded; the payment stays valid and can be refunded', async () => {
    const { dispute, deliver, now, journal, refund } = await disputedTrip();
    await world.provider.disputes.update(dispute, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    await deliver();
    expect(await now()).toEqual({ ...OPEN, dispute: { state: 'won', amountLost: 0 } });
    expect((await journal()).map(({ kind }) => kind)).toEqual(['dispute_opened', 'dispute_won']);
    expect(await refund()).toMatchObject({ status: 201, body: { state: 'succeeded' } });
  });

  it('[incident a lost dispute is won after all] that is lost and then reinstated pays the booking again, in any order of the answers', async () => {
    const { dispute, deliver, now, journal, payment } = await disputedTrip();
    await world.provider.disputes.close(dispute);
    await deliver();
    expect(await now()).toEqual(LOST);
    // An earlier answer of the provider is still on its way.
    const { listDisputes } = world.context.payments;
    const old = await listDisputes(payment.transactionId);
    world.advanceMinutes(1);
    await world.db.sql.query("update cards_disputes set status = 'won' where id = $1", [dispute]);
    const event = { type: 'charge.dispute.funds_reinstated', id: 'evt_back' };
    expect(await world.receive(event, payment.transactionId)).toBe(200);
    const back = { ...OPEN, dispute: { state: 'won', amountLost: 0 } };
    expect(await now()).toEqual(back);
    expect((await journal()).map(({ kind }) => kind)).toEqual([
      'dispute_opened',
      'dispute_lost',
      'dispute_won',
    ]);
    world.advanceMinutes(-1);
    const late = vi.spyOn(world.context.payments, 'listDisputes').mockResolvedValue(old);
    expect(await world.receive({ ...event, id: 'evt_late' }, payment.transactionId)).toBe(200);
    late.mockRestore();
    world.advanceMinutes(1);
    expect(await now()).toEqual(back);
  });

  it('[incident a lost dispute is won after all] whose booking was paid again in the meantime leaves money to refund, and the booking is paid once', async () => {
    const { ada, booking, dispute, deliver, payment, refund } = await disputedTrip();
    await world.provider.disputes.close(dispute);
    await deliver();
    const second = await ada.pay(booking._id);
    await world.db.sql.query("update cards_disputes set status = 'won' where id = $1", [dispute]);
    const event = { type: 'charge.dispute.funds_reinstated', id: 'evt_twice' };
    expect(await world.receive(event, payment.transactionId)).toBe(200);
    const { body } = await ada.call<PaymentState>('GET', `/api/bookings/${booking._id}/payment`);
    expect(body).toMatchObject({ state: 'paid', payment: { _id: second._id } });
    expect(await refund()).toMatchObject({ status: 201, body: { state: 'succeeded' } });
  });

  it('is found without any webhook', async () => {
    const { dispute, deliver, now, journal } = await disputedTrip('are lost');
    expect(await now()).toEqual(OPEN);
    await world.provider.disputes.close(dispute);
    await deliver();
    expect(await now()).toEqual(OPEN);
    world.advanceMinutes(10);
    await world.test.runJob('catch-up-card-events');
    expect(await now()).toEqual(LOST);
    expect((await journal()).map(({ kind, source }) => `${kind} ${source}`)).toEqual([
      'dispute_opened traveller',
      'dispute_lost sweeper',
    ]);
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
