import type { Booking, Payment, Problem } from '@wayfarer/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paymentAttempts } from '../../../db/tables/money/payments.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { dayFromNow, intentIdOf, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { executeDueRefunds } from '../index.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
let world: PaymentsWorld;
let other: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  other = await openPaymentsWorld({ charge: 'total' }, world);
});
afterEach(() => world.faults.clear());
afterAll(async () => {
  await other.close();
  await world.close();
});

const twice = (ada: Caller) => [ada, other.enterAs(ada)] as const;
const turn = (index: number) => (index % 2) as 0 | 1;

async function rowsOf(bookingId: string) {
  const count = async (table: string) =>
    (await world.db.sql.query(`select id from ${table} where booking_id = $1`, [bookingId]))
      .rowCount;
  return { intents: await count('payment_intents'), payments: await count('payments') };
}

describe('twenty at once, in two processes', () => {
  it('open one payment', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const callers = twice(ada);
    const answers = await Promise.all(TWENTY.map((n) => callers[turn(n)].open(booking._id)));
    expect(answers.map(({ status }) => status)).toEqual(TWENTY.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await rowsOf(booking._id)).toEqual({ intents: 1, payments: 0 });
  });

  it('save one record', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const opened = await ada.open(booking._id);
    await ada.confirm(opened.body.clientSecret);
    const transaction = intentIdOf(opened.body.clientSecret);
    const callers = twice(ada);
    const answers = await Promise.all(
      TWENTY.map((n) => callers[turn(n)].save(booking._id, transaction)),
    );
    expect(answers.map(({ status }) => status)).toEqual(TWENTY.map(() => 201));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await rowsOf(booking._id)).toEqual({ intents: 1, payments: 1 });
  });

  it('press Pay: one charge, one record, never a server failure', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const callers = twice(ada);
    const answers = await Promise.all(
      TWENTY.map(async (n) => {
        const caller = callers[turn(n)];
        const opened = await caller.open(booking._id);
        if (opened.status !== 200) return opened.status;
        await caller.confirm(opened.body.clientSecret);
        return (await caller.save(booking._id, intentIdOf(opened.body.clientSecret))).status;
      }),
    );
    expect(answers.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(answers).toContain(201);
    expect(await rowsOf(booking._id)).toEqual({ intents: 1, payments: 1 });
  });

  it('five webhooks and the browser: one record', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const opened = await ada.open(booking._id);
    await ada.confirm(opened.body.clientSecret);
    const [saved] = await Promise.all([
      ada.save(booking._id, intentIdOf(opened.body.clientSecret)),
      ...TWENTY.slice(0, 5).map((n) => [world, other][turn(n)]?.sandbox.deliverDue()),
    ]);
    expect(saved.status).toBe(201);
    expect(await rowsOf(booking._id)).toEqual({ intents: 1, payments: 1 });
  });
});

describe('refunds of a payment that is being settled again', () => {
  it('are all made, without a deadlock', async () => {
    const [ada, admin] = [await world.traveler(), await world.administrator()];
    const admins = twice(admin);
    const booking = await ada.book();
    const payment = await ada.pay(booking._id);
    const statuses: number[] = [];
    const refunds = async (worker: number) => {
      for (let n = 0; n < 4; n += 1) {
        const answer = await admins[turn(worker)].call(
          'POST',
          `/api/payments/${payment._id}/refunds`,
          { reason: `part ${worker}.${n}`, amount: 100 },
        );
        statuses.push(answer.status);
      }
    };
    const saves = async (worker: number) => {
      const caller = twice(ada)[turn(worker)];
      for (let n = 0; n < 6; n += 1) {
        statuses.push((await caller.save(booking._id, payment.transactionId)).status);
      }
    };
    await Promise.all([0, 1, 2, 3].flatMap((worker) => [refunds(worker), saves(worker)]));
    expect(statuses).toEqual(statuses.map(() => 201));
    world.advanceMinutes(2);
    await executeDueRefunds(world.context);
    const after = await ada.call<Payment>('GET', `/api/payments/${payment._id}`);
    expect(after.body.amountRefunded).toBe(1600);
  });
});

describe('a change of the booking while it is being paid', () => {
  it.each(TWENTY.slice(0, 6))('keeps paid amount and price consistent (%i)', async (round) => {
    const ada = await world.traveler();
    const booking = await ada.book({ days: 2 });
    const [first, second] = twice(ada);
    const change = { travelDate: dayFromNow(20), travelDuration: 5 };
    const changing = () =>
      second.call<Booking & Problem>('PUT', `/api/bookings/${booking._id}`, change);
    const paying = async () => {
      const opened = await first.open(booking._id);
      if (opened.status !== 200) return opened;
      await first.confirm(opened.body.clientSecret);
      return first.save(booking._id, intentIdOf(opened.body.clientSecret));
    };
    const starts = round % 2 === 0 ? [changing(), paying()] : [paying(), changing()];
    const answers = await Promise.all(starts);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);

    const after = (await ada.call<Booking>('GET', `/api/bookings/${booking._id}`)).body;
    const history = (await ada.call<Payment[]>('GET', '/api/payments')).body;
    const price = 50_000 * after.travelDuration;
    expect(history.map(({ amount }) => amount)).toEqual(after.paid ? [price] : []);
  });

  it('if it is a deletion: no money without a booking', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const opened = await ada.open(booking._id);
    const [deleted] = await Promise.all([
      ada.call('DELETE', `/api/bookings/${booking._id}`),
      ada.confirm(opened.body.clientSecret),
    ]);
    expect([200, 409]).toContain(deleted.status);
    await ada.save(booking._id, intentIdOf(opened.body.clientSecret));
    const intent = await world.provider.paymentIntents.retrieve(
      intentIdOf(opened.body.clientSecret),
    );
    expect(intent.status).toBe(deleted.status === 200 ? 'canceled' : 'succeeded');
    expect(await rowsOf(booking._id)).toMatchObject({ payments: deleted.status === 200 ? 0 : 1 });
  });

  it('ends a payment whose opening is being recorded at that moment', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ days: 2 });
    const opened = await ada.open(booking._id);
    const transaction = intentIdOf(opened.body.clientSecret);
    const { orm, sql, engine } = world.db;
    const ofBooking = eq(paymentAttempts.bookingId, booking._id);
    // Resets the attempt to the time before the provider answered; then its creator records the answer.
    await orm.update(paymentAttempts).set({ state: 'creating', providerId: null }).where(ofBooking);
    let [written, commit] = [() => {}, () => {}];
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const writing = orm.transaction(async (tx) => {
      await tx
        .update(paymentAttempts)
        .set({ state: 'open', providerId: transaction })
        .where(ofBooking);
      written();
      await mayCommit;
    });
    await isWritten;
    const change = { travelDate: dayFromNow(20), travelDuration: 5 };
    const changing = ada.call<Booking>('PUT', `/api/bookings/${booking._id}`, change);
    // The embedded database runs one transaction at a time, so the second one waits there without a lock.
    const waits = `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const isInLine = async () => engine === 'pglite' || (await sql.query(waits)).rowCount > 0;
    await vi.waitUntil(isInLine, { timeout: 10_000 });
    commit();
    await writing;
    expect((await changing).body.travelDuration).toBe(5);
    const intent = await world.provider.paymentIntents.retrieve(transaction);
    expect(intent.status).toBe('canceled');
  });

  it('ends an attempt that the provider hasn’t answered yet, before anyone learns its secret', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ days: 2 });
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    const creates = ({ path, method }: { path: string; method: string }) =>
      method === 'POST' && path === '/v1/payment_intents';
    let struck = () => {};
    const asked = new Promise<void>((resolve) => {
      struck = resolve;
    });
    world.faults.inject({
      fault: { kind: 'wait', until },
      match: (target) => {
        if (!creates(target)) return false;
        struck();
        return true;
      },
    });
    const opening = ada.open(booking._id);
    await asked;
    const change = { travelDate: dayFromNow(20), travelDuration: 5 };
    const changed = await ada.call('PUT', `/api/bookings/${booking._id}`, change);
    expect(changed.status).toBe(200);
    release();
    expect(await opening).toMatchObject({ status: 200, body: { amount: 250_000 } });
    const { data } = await world.provider.paymentIntents.list({ limit: 2 });
    expect(data.map(({ status, amount }) => ({ status, amount }))).toEqual([
      { status: 'requires_payment_method', amount: 250_000 },
      { status: 'canceled', amount: 100_000 },
    ]);
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
