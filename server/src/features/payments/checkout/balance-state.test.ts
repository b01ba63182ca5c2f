import type { Booking, Payment, PaymentPlan, PaymentState, Trip } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CARDS,
  dayFromNow,
  intentIdOf,
  type Caller,
  type OpenedPayment,
} from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';

const PLAN: PaymentPlan = { now: { percent: 30 }, balanceDays: 30 };
let world: PaymentsWorld;

beforeAll(async () => {
  world = await openPaymentsWorld();
  const admin = await world.administrator();
  const call = { value: PLAN, revision: 0 };
  const { status } = await admin.call('PUT', '/api/operator/settings/money.plan', call);
  if (status !== 200) throw new Error(`setting the plan answered ${status}`);
});
afterAll(() => world.close());

/** A trip of $1,500 with its first payment made. */
async function halfPaid(): Promise<{ ada: Caller; id: string }> {
  const ada = await world.traveler();
  const { _id: id } = await ada.book({ date: dayFromNow(60) });
  await ada.pay(id);
  return { ada, id };
}

async function openBalance(ada: Caller, id: string): Promise<OpenedPayment> {
  const body = { bookingId: id, part: 'balance' };
  const opened = await ada.call<OpenedPayment>('POST', '/api/payments/create-payment-intent', body);
  expect(opened).toMatchObject({ status: 200, body: { amount: 105_000 } });
  return opened.body;
}

const stateOf = async (ada: Caller, id: string, part: 'first' | 'balance') =>
  (await ada.call<PaymentState>('GET', `/api/bookings/${id}/payment?part=${part}`)).body;
const actionsOf = async (ada: Caller, id: string) =>
  (await ada.call<Trip>('GET', `/api/trips/${id}`)).body.actions;

it('distinguishes the balance from the first payment', async () => {
  const { ada, id } = await halfPaid();
  expect(await stateOf(ada, id, 'first')).toMatchObject({ state: 'paid' });
  expect(await stateOf(ada, id, 'balance')).toEqual({ state: 'unpaid', payment: null });
  expect(await actionsOf(ada, id)).toMatchObject({ pay: false, payBalance: true });
});

it('can’t be paid before the first payment, and says so', async () => {
  const ada = await world.traveler();
  const { _id: id } = await ada.book({ date: dayFromNow(60) });
  expect(await stateOf(ada, id, 'balance')).toEqual({ state: 'unpaid', payment: null });
  expect(await actionsOf(ada, id)).toMatchObject({ pay: true, payBalance: false });
});

it('finds a payment of the balance that its browser never reported', async () => {
  const { ada, id } = await halfPaid();
  const { clientSecret } = await openBalance(ada, id);
  await ada.confirm(clientSecret);
  const { payment, state } = await stateOf(ada, id, 'balance');
  expect(state).toBe('paid');
  expect(payment).toMatchObject({ part: 'balance', amount: 105_000, breakdown: { paid: 150_000 } });
  expect(await actionsOf(ada, id)).toMatchObject({ pay: false, payBalance: false });
});

it('stays unpaid after a declined card, and is paid by the next one', async () => {
  const { ada, id } = await halfPaid();
  const { clientSecret } = await openBalance(ada, id);
  await ada.confirm(clientSecret, CARDS.declined);
  expect(await stateOf(ada, id, 'balance')).toMatchObject({ state: 'unpaid' });
  const again = await openBalance(ada, id);
  await ada.confirm(again.clientSecret);
  const saved = await ada.save(id, intentIdOf(again.clientSecret));
  expect(saved).toMatchObject({ status: 201, body: { part: 'balance' } });
  const { body: history } = await ada.call<Payment[]>('GET', '/api/payments');
  expect(history.map(({ part }) => part)).toEqual(['balance', undefined]);
});

it('includes the plan of the booking, for the form that changes it', async () => {
  const ada = await world.traveler();
  const booking = await ada.book({ date: dayFromNow(60) });
  expect(booking.prices.plan).toEqual(PLAN);
  const { body } = await ada.call<Booking>('PUT', `/api/bookings/${booking._id}`, {
    travelDate: dayFromNow(50),
    travelDuration: 2,
  });
  expect(body.breakdown).toMatchObject({ dueNow: 30_000, dueOnArrival: 70_000 });
  expect(body.breakdown.balanceDueOn).toBe(dayFromNow(20));
});
