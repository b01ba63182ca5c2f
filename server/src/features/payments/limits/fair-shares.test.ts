import type { Booking, PaymentState } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { intentIdOf, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';

const SLOW_MS = 300;
let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterEach(() => {
  vi.restoreAllMocks();
  world.faults.clear();
});
afterAll(() => world.close());

const look = (caller: Caller, { _id }: Booking) =>
  caller.call<PaymentState>('GET', `/api/bookings/${_id}/payment`);

/** Makes every retrieval of an intent slow. Counts the retrievals, and records the highest number at the same time. */
function slowProvider() {
  const seen = { calls: 0, running: 0, most: 0 };
  const { retrieveIntent } = world.context.payments;
  vi.spyOn(world.context.payments, 'retrieveIntent').mockImplementation(async (id) => {
    seen.calls += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    seen.running -= 1;
    return retrieveIntent(id);
  });
  return seen;
}

function countedStatements() {
  const { orm, sql } = world.context.db;
  const spies = [
    vi.spyOn(orm, 'select'),
    vi.spyOn(orm, 'execute'),
    vi.spyOn(orm, 'transaction'),
    vi.spyOn(sql, 'query'),
  ];
  return () => {
    const asked = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of spies) spy.mockClear();
    return asked;
  };
}

async function withOpenPayments(count: number) {
  const caller = await world.traveler();
  const bookings: Booking[] = [];
  for (let index = 0; index < count; index += 1) {
    const booking = await caller.book();
    await caller.open(booking._id);
    bookings.push(booking);
  }
  return { caller, bookings };
}

describe('[attack one traveler keeps the card provider busy] a question about the state of a payment', () => {
  it('makes one call to the provider for all who ask at once, and for a second afterward', async () => {
    const { caller, bookings } = await withOpenPayments(1);
    const [booking] = bookings;
    if (!booking) throw new Error('nothing was booked');
    const seen = slowProvider();
    const answers = await Promise.all(Array.from({ length: 80 }, () => look(caller, booking)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.state}`))).toEqual(
      new Set(['200 unpaid']),
    );
    expect(seen.calls).toBe(1);
    await look(caller, booking);
    expect(seen.calls).toBe(1);
    world.test.clock.advance(1000);
    await look(caller, booking);
    expect(seen.calls).toBe(2);
  });

  it('sent eighty times at once costs the database as much as once', async () => {
    const { caller, bookings } = await withOpenPayments(1);
    const [booking] = bookings;
    if (!booking) throw new Error('nothing was booked');
    const asked = countedStatements();
    await look(caller, booking);
    const once = asked();
    expect(once).toBeGreaterThan(0);
    await Promise.all(Array.from({ length: 80 }, () => look(caller, booking)));
    expect(asked()).toBeLessThanOrEqual(once);
  });

  it('about many bookings uses only a few places at the provider, and others can pay', async () => {
    const { caller: ada, bookings } = await withOpenPayments(8);
    const others = await Promise.all(Array.from({ length: 15 }, () => world.traveler()));
    const trips = await Promise.all(others.map((other) => other.book()));
    const seen = slowProvider();
    const flood = Array.from({ length: 80 }, (_, index) => {
      const booking = bookings[index % bookings.length];
      if (!booking) throw new Error('nothing was booked');
      return look(ada, booking);
    });
    const opened = await Promise.all(others.map((other, index) => other.open(trips[index]?._id ?? ''))); // prettier-ignore
    expect(opened.map(({ status }) => status)).toEqual(others.map(() => 200));
    const looked = await Promise.all(flood);
    expect(new Set(looked.map(({ status }) => status))).toEqual(new Set([200]));
    expect(seen.most).toBeLessThanOrEqual(4);
  });

  it('gets 429 with a time to retry if someone asks without end', async () => {
    const { caller, bookings } = await withOpenPayments(1);
    const [booking] = bookings;
    if (!booking) throw new Error('nothing was booked');
    const answers = [];
    for (let index = 0; index < 310; index += 1) answers.push(await look(caller, booking));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({ body: { code: 'too_many_requests' } });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const bob = await world.traveler();
    const trip = await bob.book();
    expect((await look(bob, trip)).status).toBe(200);
  });

  it('isn’t answered from a failure: the next one asks again', async () => {
    const { caller, bookings } = await withOpenPayments(1);
    const [booking] = bookings;
    if (!booking) throw new Error('nothing was booked');
    world.faults.inject({ fault: { kind: 'error', when: 'before' } });
    expect((await look(caller, booking)).status).toBe(503);
    const opened = await caller.open(booking._id);
    await caller.confirm(opened.body.clientSecret);
    expect((await look(caller, booking)).body).toMatchObject({
      state: 'paid',
      payment: { transactionId: intentIdOf(opened.body.clientSecret) },
    });
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
