import { setTimeout as pause } from 'node:timers/promises';
import { costText, type Booking, type OwnSpot, type Payment } from '@wayfarer/contract';
import { bookingInput, spotInput } from '../factories.ts';
import { dayFromNow, type OpenedPayment } from '../payments/payments-caller.ts';

const PASSWORD = 'Correct!horse7';
const KEY = 'wayfarer-web';
/** The time limit, longer than the product lets anyone wait. */
const PATIENCE_MS = 60_000;

/** An answer of the product. Status 0: the connection broke, and the outcome of the call is unknown. */
export interface Reply<Body> {
  status: number;
  body: Body;
}

export interface Visitor {
  email: string;
  token(): string;
  call<Body>(method: string, path: string, body?: unknown): Promise<Reply<Body>>;
  book(spot: OwnSpot, days?: number): Promise<Reply<Booking>>;
  open(bookingId: string, part?: 'first' | 'balance'): Promise<Reply<OpenedPayment>>;
  save(bookingId: string, transactionId: string): Promise<Reply<Payment>>;
}

/** Signs up with a process of the product, or signs in to another one. */
export async function visit(
  origin: string,
  email: string,
  entry: 'signUp' | 'signInWithPassword' = 'signUp',
): Promise<Visitor> {
  let token = await identityToken(origin, entry, email);
  return visitorAt(origin, email, {
    token: () => token,
    renew: async () => {
      token = await identityToken(origin, 'signInWithPassword', email);
    },
  });
}

/**
 * An administrator by configuration (the address is in ADMIN_EMAILS), who must first verify the address, with the email
 * in the demonstration's outbox.
 */
export async function visitAsAdministrator(origin: string, email: string): Promise<Visitor> {
  const idToken = await identityToken(origin, 'signUp', email);
  await askIdentity(origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const outbox = await fetch(`${origin}/api/outbox`);
  const mails = (await outbox.json()) as { to: string; text: string }[];
  const mail = mails.find(({ to }) => to === email);
  const oobCode = /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await askIdentity(origin, 'update', { oobCode, idToken });
  // A sign-in within the same second as the verification doesn't make an administrator yet.
  await pause(1100);
  return visit(origin, email, 'signInWithPassword');
}

interface Session {
  token(): string;
  renew(): Promise<void>;
}

function visitorAt(origin: string, email: string, session: Session): Visitor {
  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Reply<Body>> => {
    const reply = await send<Body>(origin, session.token(), { method, path, body });
    const again = reply.status === 403 && JSON.stringify(reply.body).includes('sign_in_again');
    if (reply.status !== 401 && !again) return reply;
    await session.renew();
    return send<Body>(origin, session.token(), { method, path, body });
  };
  return {
    email,
    token: session.token,
    call,
    book: (spot, days = 3) =>
      call(
        'POST',
        '/bookings',
        bookingInput(spot, { travelDate: dayFromNow(10), travelDuration: days }),
      ),
    open: (bookingId, part) => call('POST', '/payments/create-payment-intent', { bookingId, part }),
    save: (bookingId, transactionId) =>
      call('POST', '/payments', { bookingId, tripTitle: 'A trip', price: 1, transactionId }),
  };
}

/** Adds a destination of the visitor with this cost per day, in minor units. */
export async function addOwnSpot(
  visitor: Visitor,
  cost: number,
  currency: string,
): Promise<OwnSpot> {
  const spot = spotInput({ average_cost: costText(cost, currency) });
  const { status, body } = await visitor.call<OwnSpot>('POST', '/allSpots', spot);
  if (status !== 201) throw new Error(`the spot was answered ${status} ${JSON.stringify(body)}`);
  return body;
}

async function send<Body>(
  origin: string,
  token: string,
  { method, path, body }: { method: string; path: string; body: unknown },
): Promise<Reply<Body>> {
  try {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  } catch (error) {
    return { status: 0, body: { failure: String(error) } as Body };
  }
}

async function identityToken(origin: string, call: string, email: string): Promise<string> {
  const person = { email, password: PASSWORD, returnSecureToken: true };
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const body = await askIdentity(origin, call, person);
    if (body.idToken) return body.idToken;
    // A busy machine refuses requests for a moment.
    if (body.error?.code !== 503 || Date.now() > until)
      throw new Error(`${call} answered ${JSON.stringify(body)}`);
    await pause(250);
  }
}

export async function askIdentity(origin: string, call: string, body: object) {
  const answer = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${KEY}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  return (await answer.json()) as { idToken?: string; error?: { code: number } };
}
