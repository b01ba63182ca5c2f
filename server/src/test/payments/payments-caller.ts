import {
  costText,
  searchText,
  type Booking,
  type LinkedPayment,
  type Payment,
  type Problem,
} from '@wayfarer/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { v7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import type { TestApp } from '../app.ts';
import { identityCall, type TestPerson } from '../people.ts';

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface OpenedPayment {
  clientSecret: string;
  amount: number;
  currency: string;
}

export interface Caller {
  person: TestPerson;
  uid: string;
  email: string;
  call<Body = Record<string, unknown>>(
    method: Method,
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>>;
  /** Books a trip to a new spot, by default ten days from now. */
  book(
    changes?: Partial<{
      cost: number;
      currency: string;
      date: string;
      days: number;
      /** True for a destination with few places a day. */
      limited: boolean;
    }>,
  ): Promise<Booking>;
  open(bookingId: string, part?: 'first' | 'balance'): Promise<Answer<OpenedPayment>>;
  /** Confirms as the browser does; resolves to the provider's status of the intent. */
  confirm(clientSecret: string, card?: string): Promise<string>;
  save(bookingId: string, transactionId: string): Promise<Answer<Payment>>;
  /** Opens, confirms and saves a payment; resolves to its record. */
  pay(bookingId: string, card?: string, part?: 'first' | 'balance'): Promise<Payment>;
}

/** The code at the end of a payment link. */
export const codeOf = ({ url }: { url: string }): string => url.split('#')[1] ?? '';

/** The calls of someone who has a payment link, without an account. */
export function linkCalls({ anonymous }: Pick<TestApp, 'anonymous'>) {
  const ask = async <Body>(path: string, body: object) =>
    (await anonymous.post(`/paymentLinks/${path}`, body)) as unknown as Answer<Body & Problem>;
  return {
    lookUp: (code: string) => ask<LinkedPayment>('lookup', { code }),
    open: (code: string, amount: number) => ask<OpenedPayment>('intent', { code, amount }),
  };
}

export const intentIdOf = (clientSecret: string) => clientSecret.replace(/_secret_.*$/, '');

/** A booking as the API shows it once the amount due now is paid. */
export const oncePaid = (booking: Booking): Booking => ({
  ...booking,
  paid: true,
  breakdown: { ...booking.breakdown, paid: booking.breakdown.dueNow, dueNow: 0 },
});

const DAY_MS = 86_400_000;
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export interface SpotOptions {
  name?: string;
  country?: string;
  cost?: number;
  currency?: string;
}

export async function addSpot(db: Database, options: SpotOptions = {}) {
  const id = v7();
  const name = options.name ?? `Spot ${id}`;
  const country = options.country ?? 'Italy';
  await db.sql.query(
    `insert into spots (id, spot, country, location, description, image, cost, currency, seasonality,
       travel_time, visitors_per_year, rating, visitors, name_key, country_key, search_text, created_at)
     values ($1, $2, $3, '', '', '/media/x.webp', $4, $5, 'Year Round', '', '', 4.5, 0, $6, $7, $6, $8)`,
    [
      id,
      name,
      country,
      options.cost ?? 50_000,
      options.currency ?? 'usd',
      searchText(name),
      searchText(country),
      new Date(),
    ],
  );
  return { id, name, country };
}

const limitPlaces = (db: Database, id: string) =>
  db.sql.query(
    `insert into spot_availability (offer_id, mode, capacity, min_days, max_days, weekdays, revision, updated_at)
     values ($1, 'daily', 2, 1, 30, 127, 1, now())`,
    [id],
  );

export const CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  challenges: '4000002500003155',
  disputed: '4000000000000259',
  refundPends: '4000000000007726',
  refundFails: '4000000000005126',
} as const;

interface ProviderAnswer {
  id?: string;
  status?: string;
  error?: { code?: string; payment_intent?: { status: string } };
}

/** Does the card field's part: calls the provider's browser API with the publishable key. */
async function askSandbox(
  app: FastifyInstance,
  path: string,
  form: Record<string, string>,
): Promise<ProviderAnswer> {
  const { payload } = await app.inject({
    method: 'POST',
    url: `/card-sandbox/v1/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return JSON.parse(payload) as ProviderAnswer;
}

/** A person who uses one process; signs in again if the token has expired or a recent sign-in is required. */
export function callerOf(
  { app, context, db }: Pick<TestApp, 'app' | 'context' | 'db'>,
  person: TestPerson,
): Caller {
  const { email, password, uid } = person;
  let { token } = person;
  const send = async (method: Method, path: string, body: unknown) => {
    const request: InjectOptions = { method, url: path };
    request.headers = { authorization: `Bearer ${token}` };
    if (body !== undefined) {
      request.headers['content-type'] = 'application/json';
      request.payload = typeof body === 'string' ? body : JSON.stringify(body);
    }
    return app.inject(request);
  };
  const call: Caller['call'] = async <Body>(method: Method, path: string, body?: unknown) => {
    let answer = await send(method, path, body);
    if (answer.statusCode === 401 || answer.payload.includes('"sign_in_again"')) {
      const again = await identityCall(app, 'signInWithPassword', { email, password });
      // On a busy machine, signing in is refused like any other request.
      if (again.status === 503) return { ...again, headers: {}, body: again.body as Body };
      token = again.body['idToken'] ?? '';
      answer = await send(method, path, body);
    }
    const { statusCode, headers, payload } = answer;
    return { status: statusCode, headers, body: JSON.parse(payload) as Body };
  };
  const askProvider = (path: string, form: Record<string, string>) =>
    askSandbox(app, path, { key: context.cards.publishableKey, ...form });

  const caller: Caller = {
    person,
    uid,
    email,
    call,
    book: async (changes = {}) => {
      const { cost = 50_000, currency = 'usd', date = dayFromNow(10), days = 3 } = changes;
      const spot = await addSpot(db, { cost, currency });
      if (changes.limited) await limitPlaces(db, spot.id);
      const { status, body } = await call<Booking>('POST', '/api/bookings', {
        spotId: spot.id,
        travelSpot: spot.name,
        travelCountry: spot.country,
        travelCost: costText(cost, currency),
        travelSeason: 'Year Round',
        travelName: 'Ada Traveler',
        travelEmail: email,
        travelDate: date,
        travelDuration: days,
      });
      if (status !== 201) throw new Error(`booking answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    open: (bookingId, part) =>
      call('POST', '/api/payments/create-payment-intent', { bookingId, part }),
    confirm: async (clientSecret, card = CARDS.succeeds) => {
      const method = await askProvider('payment_methods', {
        type: 'card',
        'card[number]': card,
        'card[exp_month]': '12',
        'card[exp_year]': '2034',
        'card[cvc]': '123',
      });
      const answer = await askProvider(`payment_intents/${intentIdOf(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        payment_method: method.id ?? '',
      });
      return answer.status ?? answer.error?.payment_intent?.status ?? answer.error?.code ?? 'error';
    },
    save: (bookingId, transactionId) =>
      call('POST', '/api/payments', {
        bookingId,
        tripTitle: 'A trip',
        price: 500,
        userEmail: email,
        transactionId,
      }),
    pay: async (bookingId, card, part) => {
      const opened = await caller.open(bookingId, part);
      if (opened.status !== 200) throw new Error(`open answered ${JSON.stringify(opened.body)}`);
      await caller.confirm(opened.body.clientSecret, card);
      const saved = await caller.save(bookingId, intentIdOf(opened.body.clientSecret));
      if (saved.status !== 201) throw new Error(`save answered ${JSON.stringify(saved.body)}`);
      return saved.body;
    },
  };
  return caller;
}
