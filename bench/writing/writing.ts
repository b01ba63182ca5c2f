/** Bookings, settled payments and sign-ins, each compared with the unavoidable part of its cost. */
import { UNPAID_BOOKINGS_MAX } from '@wayfarer/contract';
import { CARDS, dayFromNow, intentIdOf } from '../../server/src/test/payments/payments-caller.ts';
import { addOwnSpot, visit, type Visitor } from '../../server/src/test/process/visitor.ts';
import { PasswordHasher } from '../../identity/src/passwords/password-hasher.ts';
import { HASHING } from '../../server/src/composition/providers.ts';
import type { Baseline } from './baseline.ts';
import { compare, type Line, median, piecesPerSecond } from '../measure.ts';

const BOOKINGS = 200;
const PAYMENTS = 25;
const SIGN_INS = 6;
const AT_ONCE = 8;

function expectStatus({ status, body }: { status: number; body: unknown }, wanted: number): void {
  if (status !== wanted) throw new Error(`got ${status} ${JSON.stringify(body)}`);
}

/** Makes the calls to the embedded card provider that the card field makes. */
async function confirm(origin: string, clientSecret: string): Promise<void> {
  const ask = async (path: string, form: Record<string, string>) => {
    const answer = await fetch(`${origin}/card-sandbox/v1/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ key: await publishableKey(origin), ...form }),
    });
    return (await answer.json()) as { id?: string; status?: string };
  };
  const method = await ask('payment_methods', {
    type: 'card',
    'card[number]': CARDS.succeeds,
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': '123',
  });
  const { status } = await ask(`payment_intents/${intentIdOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    payment_method: method.id ?? '',
  });
  if (status !== 'succeeded') throw new Error(`the charge ended ${status}`);
}

const keys = new Map<string, string>();
async function publishableKey(origin: string): Promise<string> {
  const known = keys.get(origin);
  if (known !== undefined) return known;
  const answer = await fetch(`${origin}/api/payments/config`);
  const { publishableKey: key } = (await answer.json()) as { publishableKey: string };
  keys.set(origin, key);
  return key;
}

type BenchSpot = Awaited<ReturnType<typeof addOwnSpot>>;

/** Books and pays for trips; returns the number of payments that were recorded per second. */
async function settle(origin: string, visitor: Visitor, spot: BenchSpot): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < PAYMENTS; n += 1) {
    const booking = await visitor.book(spot);
    expectStatus(booking, 201);
    const opened = await visitor.open(booking.body._id);
    expectStatus(opened, 200);
    await confirm(origin, opened.body.clientSecret);
    const from = performance.now();
    const saved = await visitor.save(booking.body._id, intentIdOf(opened.body.clientSecret));
    times.push(performance.now() - from);
    if (saved.status !== 200) expectStatus(saved, 201);
  }
  return 1000 / median(times);
}

async function visitorsFor(origin: string, bookings: number): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  while (visitors.length * UNPAID_BOOKINGS_MAX < bookings) {
    visitors.push(await visit(origin, `bench-${visitors.length}@example.com`));
  }
  return visitors;
}

export async function benchWriting(
  engine: string,
  port: number,
  bare: Baseline,
  rounds: number,
): Promise<Line[]> {
  // The origin must match the name in the tokens.
  const origin = `http://localhost:${port}`;
  const visitor = await visit(origin, 'bench@example.com');
  const spot = await addOwnSpot(visitor, 50_000, 'usd');
  const visitors = await visitorsFor(origin, BOOKINGS);
  const book = async () => {
    const made: (() => Promise<unknown>)[] = [];
    const perSecond = await piecesPerSecond(BOOKINGS, AT_ONCE, async (index) => {
      const who = visitors[index % visitors.length] ?? visitor;
      const booking = await who.book(spot);
      expectStatus(booking, 201);
      made.push(() => who.call('DELETE', `/bookings/${booking.body._id}`));
    });
    for (const remove of made) await remove();
    return perSecond;
  };
  const day = dayFromNow(10);
  const bareBook = () => piecesPerSecond(BOOKINGS, AT_ONCE, () => bare.insertBooking(day));
  const bareSettle = async () => {
    const times: number[] = [];
    for (let n = 0; n < PAYMENTS; n += 1) {
      const from = performance.now();
      await bare.insertPayment();
      times.push(performance.now() - from);
    }
    return 1000 / median(times);
  };
  await Promise.all([book(), bareBook()]); // warms up both
  return [
    await compare(`${engine}: book a trip / insert its row`, 'trips/s', rounds, book, bareBook),
    await compare(
      `${engine}: record a payment / insert its rows`,
      'payments/s',
      rounds,
      () => settle(origin, visitor, spot),
      bareSettle,
    ),
  ];
}

/** Measures sign-ins. The reference is the password hash alone, which is expensive on purpose. */
export async function benchSignIn(port: number, rounds: number): Promise<Line> {
  const origin = `http://localhost:${port}`;
  await visit(origin, 'sign-in@example.com');
  const hasher = new PasswordHasher(HASHING.argon2, HASHING.hashing);
  const stored = await hasher.hash('127.0.0.1', 'Correct!horse7');
  return compare(
    'sign in / check the hash alone',
    'sign-ins/s',
    rounds,
    () =>
      piecesPerSecond(SIGN_INS, 2, () =>
        visit(origin, 'sign-in@example.com', 'signInWithPassword'),
      ),
    () =>
      piecesPerSecond(SIGN_INS, 2, () =>
        hasher.withPlace('127.0.0.1', (place) => place.matches(stored, 'Correct!horse7')),
      ),
  );
}
