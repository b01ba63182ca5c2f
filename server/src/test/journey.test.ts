import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { bookingInput } from './factories.ts';
import type { TestPerson } from './people.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ env: { SEED: 'demo' } });
});
afterAll(() => world.close());

async function payByCard(clientSecret: string, number: string) {
  const { publishableKey } = (await world.anonymous.get('/payments/config')).body;
  const headers = {
    authorization: `Bearer ${String(publishableKey)}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const post = async (path: string, form: Record<string, string>) => {
    const payload = new URLSearchParams(form).toString();
    const url = `/card-sandbox/v1${path}`;
    const answer = await world.app.inject({ method: 'POST', url, headers, payload });
    return answer.json<{ id: string; status?: string; error?: { code: string } }>();
  };
  const card = {
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
  };
  const method = await post('/payment_methods', { type: 'card', ...card });
  const intent = clientSecret.split('_secret_', 1)[0] ?? '';
  return {
    intent,
    ...(await post(`/payment_intents/${intent}/confirm`, {
      payment_method: method.id,
      client_secret: clientSecret,
    })),
  };
}

async function book(person: TestPerson) {
  const [spot] = (await world.anonymous.get('/allSpots?sort=price&limit=1')).body;
  const { status, body } = await person.post('/bookings', bookingInput(spot));
  expect([status, body.paid]).toEqual([201, false]);
  return body;
}

it('a traveler books, pays once, and finds it in the history', async () => {
  const person = await world.createTraveler('Jo Journey');
  const booking = await book(person);
  const opened = await person.post('/payments/create-payment-intent', { bookingId: booking._id });
  expect(opened.status).toBe(200);

  const paid = await payByCard(opened.body.clientSecret, '4242424242424242');
  expect(paid.status).toBe('succeeded');
  const record = {
    bookingId: booking._id,
    tripTitle: booking.travelSpot,
    transactionId: paid.intent,
  };
  const saved = await person.post('/payments', record);
  expect([saved.status, saved.body.cardLast4]).toEqual([201, '4242']);
  const again = await person.post('/payments', record);
  expect([again.status < 300, again.body._id]).toEqual([true, saved.body._id]);

  expect((await person.get(`/bookings/${booking._id}`)).body.paid).toBe(true);
  expect((await person.delete(`/bookings/${booking._id}`)).body.code).toBe('booking_paid');
  expect(
    (await person.post('/payments/create-payment-intent', { bookingId: booking._id })).status,
  ).toBe(409);
  expect((await person.get('/payments')).body).toHaveLength(1);
  expect((await person.delete(`/payments/${saved.body._id}`)).body).toEqual({ deletedCount: 1 });
  expect((await person.get('/payments')).body).toEqual([]);
  expect((await person.get(`/bookings/${booking._id}`)).body.paid).toBe(true);
});

it('a declined card leaves the booking unpaid and payable', async () => {
  const person = await world.createTraveler();
  const booking = await book(person);
  const { body } = await person.post('/payments/create-payment-intent', { bookingId: booking._id });
  const declined = await payByCard(body.clientSecret, '4000000000000002');
  expect(declined.error?.code).toBe('card_declined');
  expect((await person.get(`/bookings/${booking._id}`)).body.paid).toBe(false);
  expect((await payByCard(body.clientSecret, '4242424242424242')).status).toBe('succeeded');
});

it('a browser that never comes back loses nothing: the webhook settles', async () => {
  const person = await world.createTraveler();
  const booking = await book(person);
  const { body } = await person.post('/payments/create-payment-intent', { bookingId: booking._id });
  await payByCard(body.clientSecret, '4242424242424242');
  await world.runJob('deliver-card-events');
  expect((await person.get(`/bookings/${booking._id}`)).body.paid).toBe(true);
  expect((await person.get('/payments')).body).toHaveLength(1);
});

it('the same with the sweeper if the webhooks are lost, too', async () => {
  const person = await world.createTraveler();
  const booking = await book(person);
  const { body } = await person.post('/payments/create-payment-intent', { bookingId: booking._id });
  await payByCard(body.clientSecret, '4242424242424242');
  world.clock.advance(120_000);
  await world.runJob('settle-payments');
  expect((await person.get(`/bookings/${booking._id}`)).body.paid).toBe(true);
});

it('an account with a payment can be deleted, and the ledger stays', async () => {
  const person = await world.createTraveler('Parted Payer');
  const administrator = await world.createAdministrator();
  const booking = await book(person);
  const { body } = await person.post('/payments/create-payment-intent', { bookingId: booking._id });
  const { intent } = await payByCard(body.clientSecret, '4242424242424242');
  await person.post('/payments', { bookingId: booking._id, transactionId: intent });
  expect((await person.delete(`/users/${person.uid}`)).body.code).toBe('trip_ahead');
  const insisting = `/users/${person.uid}?evenWithOpenBusiness=true`;
  expect((await administrator.delete(insisting)).status).toBe(200);
  const ledger = (await administrator.get('/admin/payments')).body;
  const entry = ledger.find((row: { transactionId: string }) => row.transactionId === intent);
  expect(entry.amount).toBeGreaterThan(0);
  expect(entry.userEmail).toBe(person.email);
});
