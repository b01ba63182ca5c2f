import type { Booking, Payment, PaymentConfig, PaymentState } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import {
  openOutsideProvider,
  type OutsideProvider,
} from '../../../test/payments/outside-provider.ts';
import type { Caller } from '../../../test/payments/payments-caller.ts';
import {
  bookingOf,
  payAt,
  SANDBOX,
  serveInTurn,
  SITE,
} from '../../../test/payments/serve-in-turn.ts';

const stateOf = async (person: Caller, id: string) =>
  (await person.call<PaymentState>('GET', `/api/bookings/${id}/payment`)).body;
const historyOf = async (person: Caller) =>
  (await person.call<Payment[]>('GET', '/api/payments')).body;
const configOf = async (person: Caller) =>
  (await person.call<PaymentConfig>('GET', '/api/payments/config')).body;
const refund = (person: Caller, id: string, reason = 'by hand') =>
  person.call('POST', `/api/payments/${id}/refunds`, { reason });

async function runMoneyJobs({ runJob }: TestApp): Promise<void> {
  for (const job of ['settle-payments', 'catch-up-card-events', 'carry-out-refunds']) {
    await runJob(job);
  }
}

const COPY = { ALLOW_TEST_MODE_ON_LIVE_DATA: 'yes' };

describe('a site that goes live after the sandbox', () => {
  const run = serveInTurn();
  let live: OutsideProvider;
  let ada: Caller;
  let boss: Caller;
  const trips: Record<'paid' | 'opened' | 'kept' | 'left' | 'refunding', Booking> = {} as never;
  let tested: Payment;
  beforeAll(async () => {
    await run.open();
    live = await openOutsideProvider({ live: true, account: 'acct_agency' });
    ({ ada, boss } = await run.serve(SANDBOX));
    for (const name of ['paid', 'opened', 'kept', 'left', 'refunding'] as const) {
      trips[name] = await ada.book();
    }
    tested = await ada.pay(trips.paid._id);
    await ada.open(trips.opened._id);
    await ada.pay(trips.kept._id);
    await ada.pay(trips.left._id);
    // Requested while the provider was unreachable: the refund keeps waiting.
    const { _id } = await ada.pay(trips.refunding._id);
    await refund(boss, _id);
    await run.sql(`update refunds set state = 'pending', provider_id = null, finished_at = null`);
    await run.sql(`update payments set amount_refunded = 0 where id = $1`, [_id]);
  });
  afterAll(async () => {
    await run.close();
    await live.close();
  });

  it('reports test mode while the sandbox takes the cards', async () => {
    expect(await configOf(ada)).toMatchObject({ mode: 'sandbox', live: false });
    expect(tested).toMatchObject({ test: true });
    expect((await bookingOf(ada, trips.paid._id)).paid).toBe(true);
  });

  it('starts, and reports what no longer counts and what to do', async () => {
    ({ ada, boss } = await run.serve({ ...SITE, ...live.env }));
    expect(await configOf(ada)).toMatchObject({ mode: 'stripe', live: true });
    expect(run.log()).toMatch(
      /4 payments of test mode count no more; upcoming trips that are now unpaid: 4/,
    );
  });

  it('[attack card of the sandbox on a live site] shows a trip that a test card paid as unpaid, and keeps the mark', async () => {
    expect((await bookingOf(ada, trips.paid._id)).paid).toBe(false);
    expect(await stateOf(ada, trips.paid._id)).toEqual({ state: 'unpaid', payment: null });
    const list = (await ada.call<Booking[]>('GET', '/api/bookings')).body;
    expect(list.map(({ paid }) => paid)).toEqual([false, false, false, false, false]);
    expect((await historyOf(ada)).map(({ test }) => test)).toEqual([true, true, true, true]);
    const receipt = await ada.call<Payment>('GET', `/api/payments/${tested._id}`);
    expect(receipt.body.test).toBe(true);
  });

  it('lets the trip be paid with real money', async () => {
    const payment = await payAt(live, ada, trips.paid._id);
    expect(payment).not.toHaveProperty('test');
    expect((await bookingOf(ada, trips.paid._id)).paid).toBe(true);
    expect(await stateOf(ada, trips.paid._id)).toMatchObject({ payment: { _id: payment._id } });
    expect(await ada.open(trips.paid._id)).toMatchObject({ body: { code: 'booking_paid' } });
    const marks = (await historyOf(ada)).filter(({ bookingId }) => bookingId === trips.paid._id);
    expect(marks.map(({ test }) => test)).toEqual([undefined, true]);
  });

  it('closes payments that the sandbox had opened without asking, and opens them at the live provider', async () => {
    await payAt(live, ada, trips.opened._id);
    const { rows } = await run.sql(
      `select attempt, state, livemode from payment_intents where booking_id = $1 order by attempt`,
      [trips.opened._id],
    );
    expect(rows).toEqual([
      { attempt: 1, state: 'failed', livemode: false },
      { attempt: 2, state: 'succeeded', livemode: true },
    ]);
  });

  it('lets a trip that a test card paid be changed and deleted', async () => {
    const change = { travelDate: trips.kept.travelDate, travelDuration: 5 };
    const changed = await ada.call('PUT', `/api/bookings/${trips.kept._id}`, change);
    expect(changed).toMatchObject({ status: 200, body: { travelDuration: 5, paid: false } });
    expect(await ada.call('DELETE', `/api/bookings/${trips.left._id}`)).toMatchObject({
      status: 200,
    });
    const again = await ada.book();
    await payAt(live, ada, again._id);
    expect((await bookingOf(ada, again._id)).paid).toBe(true);
  });

  it('[attack refund of a test payment in real money] sends nothing to the provider', async () => {
    expect(await refund(boss, tested._id, 'other')).toMatchObject({
      status: 409,
      body: { code: 'other_card_account' },
    });
    expect((await live.stripe.refunds.list()).data).toEqual([]);
  });

  it('leaves the sandbox’s payments alone in jobs, and every invariant holds', async () => {
    run.site().clock.advance(3 * 60_000);
    await runMoneyJobs(run.site());
    const { rows } = await run.sql(`select state, tries from refunds`);
    expect(rows).toEqual([{ state: 'pending', tries: expect.any(Number) }]);
    expect(run.log()).not.toMatch(/"level":50/);
    expect(await checkInvariants(run.database(), live.stripe, { livemode: true })).toEqual([]);
  });

  it('[attack test mode on the data of a live site] doesn’t start in test mode on payments of real money', async () => {
    await expect(run.serve(SANDBOX)).rejects.toThrow(
      /3 payments of real money.*ALLOW_TEST_MODE_ON_LIVE_DATA=yes/s,
    );
    ({ ada } = await run.serve({ ...SANDBOX, ...COPY }));
    // Real money counts everywhere; a page lists each trip once.
    const list = (await ada.call<Booking[]>('GET', '/api/bookings')).body;
    expect(list.map(({ _id }) => _id)).toEqual([...new Set(list.map(({ _id }) => _id))]);
    expect((await bookingOf(ada, trips.paid._id)).paid).toBe(true);
    expect((await stateOf(ada, trips.paid._id)).payment).not.toHaveProperty('test');
    expect((await bookingOf(ada, trips.kept._id)).paid).toBe(true);
  });
});

describe('a site that goes live after Stripe’s test keys', () => {
  const run = serveInTurn();
  let test: OutsideProvider;
  let live: OutsideProvider;
  beforeAll(async () => {
    await run.open();
    // Restricted keys don't reveal their account.
    test = await openOutsideProvider({ account: null });
    live = await openOutsideProvider({ live: true, account: null });
  });
  afterAll(async () => {
    await run.close();
    await test.close();
    await live.close();
  });

  it('reports test mode with test keys, and counts none of it with live keys', async () => {
    const before = await run.serve({ ...SITE, ...test.env });
    expect(await configOf(before.ada)).toMatchObject({ mode: 'stripe', live: false });
    const trip = await before.ada.book();
    expect(await payAt(test, before.ada, trip._id)).toMatchObject({ test: true });
    const opened = await before.ada.book();
    await before.ada.open(opened._id);

    const after = await run.serve({ ...SITE, ...live.env });
    expect(await configOf(after.ada)).toMatchObject({ mode: 'stripe', live: true });
    expect((await bookingOf(after.ada, trip._id)).paid).toBe(false);
    expect(await after.ada.call('DELETE', `/api/bookings/${opened._id}`)).toMatchObject({
      status: 200,
    });
    await payAt(live, after.ada, trip._id);
    expect((await bookingOf(after.ada, trip._id)).paid).toBe(true);
  });
});

describe('an account with test payments', () => {
  const run = serveInTurn();
  let live: OutsideProvider;
  beforeAll(async () => {
    await run.open();
    live = await openOutsideProvider({ live: true });
  });
  afterAll(async () => {
    await run.close();
    await live.close();
  });

  it('is deleted on a live site: test money isn’t unfinished business, and the provider isn’t asked', async () => {
    const before = await run.serve(SANDBOX);
    await before.ada.pay((await before.ada.book())._id);
    await before.ada.open((await before.ada.book())._id);
    const { ada } = await run.serve({ ...SITE, ...live.env });
    const deleted = await ada.call('DELETE', `/api/users/${ada.uid}`);
    expect(deleted).toMatchObject({ status: 200 });
    const { rows } = await run.sql(`select state from payment_intents order by created_at`);
    expect(rows).toEqual([{ state: 'succeeded' }, { state: 'failed' }]);
  });
});

describe('a site that changes its Stripe account', () => {
  const run = serveInTurn();
  let one: OutsideProvider;
  let other: OutsideProvider;
  let ada: Caller;
  let boss: Caller;
  let paid: Payment;
  beforeAll(async () => {
    await run.open();
    one = await openOutsideProvider({ live: true, account: 'acct_one' });
    other = await openOutsideProvider({ live: true, account: 'acct_other' });
    ({ ada, boss } = await run.serve({ ...SITE, ...one.env }));
    paid = await payAt(one, ada, (await ada.book())._id);
    await ada.open((await ada.book())._id);
  });
  afterAll(async () => {
    await run.close();
    await one.close();
    await other.close();
  });

  it('[attack refund through another account] keeps paid trips paid; only the account that took a payment can refund it', async () => {
    ({ ada, boss } = await run.serve({ ...SITE, ...other.env }));
    expect(run.log()).toContain('1 payment of Stripe’s account acct_one stays paid');
    expect((await bookingOf(ada, paid.bookingId)).paid).toBe(true);
    const answer = await refund(boss, paid._id);
    expect(answer).toMatchObject({ status: 409, body: { code: 'other_card_account' } });
    expect(answer.body['message']).toContain('acct_one');
    expect((await other.stripe.refunds.list()).data).toEqual([]);
  });

  it('ends open payments there with the sweeper, and nothing fails', async () => {
    run.site().clock.advance(3 * 60_000);
    await runMoneyJobs(run.site());
    const { rows } = await run.sql(
      `select state, provider_account from payment_intents order by attempt, created_at`,
    );
    expect(rows).toEqual([
      { state: 'succeeded', provider_account: 'acct_one' },
      { state: 'failed', provider_account: 'acct_one' },
    ]);
    expect(run.log()).not.toMatch(/"level":50/);
  });

  it('makes the refund once the first account is configured again', async () => {
    ({ boss } = await run.serve({ ...SITE, ...one.env }));
    expect(await refund(boss, paid._id)).toMatchObject({ body: { state: 'succeeded' } });
  });
});
