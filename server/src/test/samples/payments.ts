import { Stripe } from 'stripe';
import { callerOf, intentIdOf } from '../payments/payments-caller.ts';
import { setting } from '../payments/payments-world.ts';
import type { TestPerson } from '../people.ts';
import type { TestApp } from '../app.ts';
import { draw, book, bookingId, type MakeSample, type Samples } from './rows.ts';

async function charge(owner: TestPerson, world: TestApp) {
  const { booking } = await book(owner);
  const caller = callerOf(world, owner);
  const { clientSecret } = (await caller.open(booking._id)).body;
  await caller.confirm(clientSecret);
  const transactionId = intentIdOf(clientSecret);
  return { bookingId: booking._id, tripTitle: booking.travelSpot, userEmail: owner.email, transactionId }; // prettier-ignore
}

const paymentId: MakeSample = async (owner, world) => {
  const { body } = await owner.post('/payments', await charge(owner, world));
  return { params: { id: String(body._id) } };
};

export const paidBookingId: MakeSample = async (owner, world) => {
  const payment = await charge(owner, world);
  await owner.post('/payments', payment);
  return { params: { id: payment.bookingId } };
};

async function paymentLink(owner: TestPerson, { db }: TestApp) {
  const { booking } = await book(owner);
  const link = { id: `link-${draw()}`, code: `code-${draw()}`, amount: booking.breakdown.dueNow };
  await db.sql.query(
    `insert into payment_links (id, booking_id, code, asks, message, created_at)
     values ($1, $2, $3, 'first', '', now())`,
    [link.id, booking._id, link.code],
  );
  return link;
}

const TRANSFERS = { holder: 'Harbor Journeys', iban: 'DE89370400440532013000', days: 7 };

/** Gives the agency an account, so that travelers can pay by transfer. */
async function takeTransfers(world: TestApp): Promise<void> {
  const boss = await world.createAdministrator();
  await boss.put('/operator/settings/money.transfer', { value: TRANSFERS, revision: 0 });
}

const event: MakeSample = async (_owner, world) => {
  const drawn = draw();
  const timestamp = Math.floor(world.clock.now().getTime() / 1000);
  const payload = JSON.stringify({
    id: `evt_sample_${drawn}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: timestamp,
    data: { object: { id: 'pi_unknown', object: 'payment_intent' } },
  });
  const secret = await setting(world, 'card-sandbox-webhook-secret');
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, headers: { 'stripe-signature': signature } };
};

export const paymentSamples = {
  createPaymentLink: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: { asks: 'first' as const },
  }),
  createOwnPaymentLink: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: {},
  }),
  getTransfer: async (owner, world) => {
    await takeTransfers(world);
    return { ...(await bookingId(owner, world)), query: {} };
  },
  announceTransfer: async (owner, world) => {
    await takeTransfers(world);
    return { ...(await bookingId(owner, world)), body: {} };
  },
  endPaymentLink: async (owner, world) => ({
    params: { id: (await paymentLink(owner, world)).id },
  }),
  lookUpPaymentLink: async (owner, world) => ({
    body: { code: (await paymentLink(owner, world)).code },
  }),
  openLinkPayment: async (owner, world) => {
    const { amount, code } = await paymentLink(owner, world);
    return { body: { amount, code } };
  },
  createPaymentIntent: async (owner) => ({
    body: { bookingId: (await book(owner)).booking._id, price: 120 },
  }),
  createPayment: async (owner, world) => ({
    body: { ...(await charge(owner, world)), price: 120 },
  }),
  getPayment: paymentId,
  deletePayment: paymentId,
  chargeAgain: async (owner, world) => {
    const { body } = await owner.post('/payments', await charge(owner, world));
    const id = `refund-${draw()}`;
    await world.db.sql.query(
      `insert into refunds (id, intent_id, payment_id, transaction_id, amount, currency, kind, reason, state, next_try_at,
         created_at) select $2, intent_id, id, transaction_id, 100, currency, 'requested', $2, 'succeeded', now(), now()
       from payments where id = $1`,
      [body._id, id],
    );
    return { params: { id }, body: { reason: 'A slip.' } };
  },
  refundPayment: async (owner, world) => ({
    ...(await paymentId(owner, world)),
    body: { amount: 100, reason: 'bad weather' },
  }),
  paymentJournal: async (owner) => ({ query: { bookingId: (await book(owner)).booking._id } }),

  receiveWebhook: event,
} satisfies Samples;
