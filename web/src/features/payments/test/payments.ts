import type { Booking, Payment, PaymentConfig } from '@wayfarer/contract';
import type { ApiRequest, Transport, TransportAnswer } from '../../../api/transport.ts';
import { tripPriceOf } from '../../../test/trip-price-of.ts';

export function aBooking(part: Partial<Booking> = {}): Booking {
  const booking = {
    _id: 'b1',
    reference: 'WF-7K3M9Q',
    spotId: 'fuji',
    offerId: 'fuji',
    contributed: false,
    travelSpot: 'Mount Fuji',
    travelCountry: 'Japan',
    travelCost: '$210',
    travelSeason: 'Spring (March - May)',
    travelName: 'Ada King',
    travelEmail: 'king@example.com',
    travelDate: '2027-04-12',
    travelDuration: 6,
    startTime: null,
    paid: false,
    state: 'booked' as const,
    revision: 1,
    timeZone: 'Asia/Tokyo',
    createdAt: '2026-11-01T00:00:00.000Z',
    ...part,
  };
  return { ...tripPriceOf(booking), ...booking };
}

export function aPayment(part: Partial<Payment> = {}): Payment {
  return {
    _id: 'p1',
    bookingId: 'b1',
    reference: 'WF-7K3M9Q',
    tripTitle: 'Mount Fuji',
    price: 210,
    amount: 21_000,
    currency: 'usd',
    amountRefunded: 0,
    userEmail: 'ada@example.com',
    transactionId: 'pi_1',
    cardBrand: 'visa',
    cardLast4: '4242',
    createdAt: '2026-11-20T12:00:00.000Z',
    ...part,
  };
}

/** Stripe mode needs no script from the sandbox: `window.Stripe` already exists. */
export const STRIPE_CONFIG: PaymentConfig = {
  mode: 'stripe',
  live: true,
  publishableKey: 'pk_test_1',
  scriptUrl: null,
  currency: 'usd',
  charge: 'day',
  transferDays: null,
};

type Reply = TransportAnswer | Promise<TransportAnswer>;
export type Replies = Record<string, (request: ApiRequest) => Reply>;

export const ok = (body: unknown): TransportAnswer => ({ status: 200, body });
export const problem = (status: number, code: string, message = code): TransportAnswer => ({
  status,
  body: { code, message },
});

/** An API with one unpaid booking; `replies`, by `METHOD /path`, override its responses. */
export function fakeApi(replies: Replies = {}) {
  const calls: ApiRequest[] = [];
  const own: Replies = {
    'GET /payments/config': () => ok(STRIPE_CONFIG),
    'GET /bookings/b1': () => ok(aBooking()),
    'GET /bookings/b1/payment': () => ok({ state: 'unpaid', payment: null }),
    'POST /payments/create-payment-intent': () =>
      ok({ clientSecret: 'pi_1_secret_1', amount: 21_000, currency: 'usd' }),
    'POST /payments': () => ({ status: 201, body: aPayment() }),
    'GET /payments': () => ok([aPayment()]),
    'GET /payments/p1': () => ok(aPayment()),
    'DELETE /payments/p1': () => ok({ deletedCount: 1 }),
    ...replies,
  };
  const api: Transport = async (request) => {
    calls.push(request);
    const reply = own[`${request.method} ${request.path}`];
    if (!reply) throw new Error(`No answer prepared for ${request.method} ${request.path}`);
    return reply(request);
  };
  const bodies = (call: string) =>
    calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  return { api, calls, bodies };
}

/** A promise that the test resolves by calling `give`. */
export function later<Value>() {
  let give: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    give = resolve;
  });
  return { promise, give: (value: Value) => give(value) };
}
