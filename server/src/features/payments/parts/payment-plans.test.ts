import type { FaultTarget } from '@wayfarer/card-sandbox';
import type { Booking, Payment, Problem, Quote } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cash, change, dayAhead, refund } from '../../../test/payments/agency.ts';
import {
  cancel,
  preview,
  read,
  refundsOf,
  underModerateTerms,
} from '../../../test/payments/canceling.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { CARDS, intentIdOf, type Caller } from '../../../test/payments/payments-caller.ts';
import type { PaymentsWorld } from '../../../test/payments/payments-world.ts';
import {
  firstPaid,
  openPlannedWorlds,
  plannedTrip,
  setPlan,
  THIRTY_PERCENT,
} from '../../../test/payments/planned-trip.ts';
import { executeDueRefunds } from '../index.ts';

let world: PaymentsWorld;
let other: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  ({ world, other, owner } = await openPlannedWorlds());
});
afterEach(() => world.faults.clear());
afterAll(async () => {
  await other.close();
  await world.close();
});

const paymentsOf = async ({ _id }: Booking) =>
  (
    await world.db.sql.query<{ part: number; amount: number }>(
      'select part, amount from payments where booking_id = $1 order by created_at, id',
      [_id],
    )
  ).rows;
const amounts = async (booking: Booking) =>
  (await refundsOf(world.db, booking)).map(({ amount, state }) => [amount, state]);
const open = (who: Caller, { _id }: Booking) => who.open(_id, 'balance');

describe('a trip with a payment plan', () => {
  it('shows the first payment, the balance and its day consistently in quote, booking and charge (MP1)', async () => {
    const { ada, booking } = await plannedTrip(world);
    const breakdown = {
      total: 150_000,
      paid: 0,
      refunded: 0,
      dueNow: 45_000,
      dueOnArrival: 105_000,
      balanceDueOn: dayAhead(world, 30),
      currency: 'usd',
    };
    expect(booking.breakdown).toEqual(breakdown);
    const quote = await ada.call<Quote>('POST', '/api/quotes', {
      spotId: booking.spotId,
      travelDate: booking.travelDate,
      travelDuration: 3,
    });
    expect(quote.body.breakdown).toEqual(breakdown);
    expect((await ada.open(booking._id)).body).toMatchObject({ amount: 45_000, currency: 'usd' });

    const first = await ada.pay(booking._id);
    const afterFirst = { ...breakdown, paid: 45_000, dueNow: 0 };
    expect(first.breakdown).toEqual(afterFirst);
    expect(await read(ada, booking)).toMatchObject({ paid: true, breakdown: afterFirst });

    const second = await ada.pay(booking._id, undefined, 'balance');
    expect(second).toMatchObject({ amount: 105_000 });
    const { balanceDueOn: _, ...whole } = { ...afterFirst, paid: 150_000, dueOnArrival: 0 };
    expect((await read(ada, booking)).breakdown).toEqual(whole);
    expect(await paymentsOf(booking)).toEqual([
      { part: 1, amount: 45_000 },
      { part: 2, amount: 105_000 },
    ]);
    expect((await open(ada, booking)).body).toMatchObject({ code: 'booking_paid' });
  });

  it('is due at once if its balance day has come (MP2)', async () => {
    const { ada, booking } = await plannedTrip(world, { days: 20 });
    expect(booking.breakdown).toMatchObject({ dueNow: 150_000, dueOnArrival: 0 });
    expect(booking.breakdown).not.toHaveProperty('balanceDueOn');
    expect(await ada.pay(booking._id)).toMatchObject({ amount: 150_000 });
    expect((await open(ada, booking)).body).toMatchObject({ code: 'booking_paid' });
  });

  it('keeps the plan of its booking, whatever the agency changes later', async () => {
    const { ada, booking } = await plannedTrip(world);
    await setPlan(owner, { now: 'total', balanceDays: null });
    expect((await read(ada, booking)).breakdown).toEqual(booking.breakdown);
    const later = await plannedTrip(world);
    expect(later.booking.breakdown).toMatchObject({ dueNow: 150_000, dueOnArrival: 0 });
    await setPlan(owner, null);
    const usual = await plannedTrip(world);
    expect(usual.booking.breakdown).toMatchObject({ dueNow: 50_000, dueOnArrival: 100_000 });
    expect(usual.booking.breakdown).not.toHaveProperty('balanceDueOn');
    await usual.ada.pay(usual.booking._id);
    expect((await open(usual.ada, usual.booking)).body).toMatchObject({ code: 'booking_paid' });
    await setPlan(owner, THIRTY_PERCENT);
  });

  it('asks for the first part first, and only its traveler', async () => {
    const { ada, booking } = await plannedTrip(world);
    expect(await open(ada, booking)).toMatchObject({ status: 409, body: { code: 'not_due_yet' } });
    const eve = await world.traveler();
    expect((await open(eve, booking)).status).toBe(404);
    expect(
      (
        await world.test.anonymous.post('/payments/create-payment-intent', {
          bookingId: booking._id,
          part: 'balance',
        })
      ).status,
    ).toBe(401);
    const bad = await ada.call<Problem>('POST', '/api/payments/create-payment-intent', {
      bookingId: booking._id,
      part: 'all',
    });
    expect(bad).toMatchObject({ status: 400, body: { field: 'part' } });
  });
});

describe('the balance', () => {
  it('is charged once after fifty presses on two devices (MP3)', async () => {
    const { ada, booking } = await firstPaid(world);
    const devices = [ada, other.enterAs(ada)] as const;
    const press = async (index: number) => {
      const device = devices[(index % 2) as 0 | 1];
      const opened = await open(device, booking);
      if (opened.status !== 200) return opened.status;
      await device.confirm(opened.body.clientSecret);
      return (await device.save(booking._id, intentIdOf(opened.body.clientSecret))).status;
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => press(index)));
    await world.comeToRest();
    expect(answers.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(answers).toContain(201);
    expect(await paymentsOf(booking)).toEqual([
      { part: 1, amount: 45_000 },
      { part: 2, amount: 105_000 },
    ]);
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });

  it('counts even if the browser never came back and the webhook was lost', async () => {
    const { ada, booking } = await firstPaid(world);
    const opened = await open(ada, booking);
    await ada.confirm(opened.body.clientSecret);
    await world.comeToRest();
    expect((await read(ada, booking)).breakdown).toMatchObject({ paid: 150_000, dueOnArrival: 0 });
  });

  it('is what is left after cash, and can follow a first payment in cash', async () => {
    const { ada, booking } = await plannedTrip(world);
    expect((await cash(owner, world, booking, { amount: 50_000 })).status).toBe(201);
    expect(await read(ada, booking)).toMatchObject({
      paid: true,
      breakdown: { dueNow: 0, dueOnArrival: 100_000 },
    });
    expect(await ada.pay(booking._id, undefined, 'balance')).toMatchObject({ amount: 100_000 });
    expect((await read(ada, booking)).breakdown).toMatchObject({ paid: 150_000, dueOnArrival: 0 });
  });

  it('can be paid again in parts if the trip becomes longer', async () => {
    const { ada, booking } = await firstPaid(world);
    await ada.pay(booking._id, undefined, 'balance');
    const now = await read(ada, booking);
    expect((await change(owner, now, { travelDuration: 4 })).status).toBe(200);
    expect((await read(ada, booking)).breakdown).toMatchObject({
      paid: 150_000,
      dueOnArrival: 50_000,
      balanceDueOn: dayAhead(world, 30),
    });
    await ada.pay(booking._id, undefined, 'balance');
    expect(await paymentsOf(booking)).toMatchObject([
      { part: 1 },
      { part: 2 },
      { part: 3, amount: 50_000 },
    ]);
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });

  it('moves its day with the trip, and keeps the first payment', async () => {
    const { ada, booking } = await firstPaid(world);
    const now = await read(ada, booking);
    const moved = await change(owner, now, { travelDate: dayAhead(world, 90) });
    expect(moved.body.booking.breakdown).toMatchObject({
      paid: 45_000,
      dueOnArrival: 105_000,
      balanceDueOn: dayAhead(world, 60),
    });
  });

  it('can still be paid if the first payment was returned in full, and is refunded if that fails later', async () => {
    const { ada, booking, first } = await firstPaid(world, CARDS.refundFails);
    await ada.pay(booking._id, undefined, 'balance');
    expect((await refund(owner, first, { reason: 'A mistake.' })).status).toBe(201);
    expect(await read(ada, booking)).toMatchObject({ paid: true });
    await world.comeToRest();
    const { breakdown } = await read(ada, booking);
    expect(breakdown.paid + breakdown.dueNow + breakdown.dueOnArrival).toBe(150_000);
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});

describe('a cancellation after two payments', () => {
  const canceledAtHalf = async () => {
    const { ada, booking } = await firstPaid(world);
    await ada.pay(booking._id, undefined, 'balance');
    await underModerateTerms(world.db, booking);
    await world.db.sql.query('update bookings set travel_date = $2 where id = $1', [
      booking._id,
      dayAhead(world, 3),
    ]);
    const { refund: back } = await preview(ada, booking);
    return { ada, booking, back };
  };

  it('refunds the newest payment first, and no more than was decided (MP4)', async () => {
    const { ada, booking, back } = await canceledAtHalf();
    expect(back).toEqual({ card: 75_000, counter: 0 });
    expect((await cancel(ada, booking, 75_000)).status).toBe(201);
    expect(await amounts(booking)).toEqual([[75_000, 'succeeded']]);
    const [newest] = await world.db.sql
      .query<{ part: number }>(
        `select p.part from refunds r join payments p on p.id = r.payment_id where p.booking_id = $1`,
        [booking._id],
      )
      .then(({ rows }) => rows);
    expect(newest).toEqual({ part: 2 });
  });

  it('refunds both in full; each refund fails and is retried automatically', async () => {
    const { ada, booking } = await firstPaid(world, CARDS.refundFails);
    await ada.pay(booking._id, undefined, 'balance');
    const { refund: back } = await preview(ada, booking);
    expect(back.card).toBe(150_000);
    const canceled = await cancel(ada, booking, 150_000);
    expect(canceled.status).toBe(201);
    expect((await refundsOf(world.db, booking)).map(({ amount }) => amount)).toEqual([
      105_000, 45_000,
    ]);
    await world.comeToRest();
    expect((await amounts(booking)).toSorted()).toEqual([
      [105_000, 'succeeded'],
      [45_000, 'failed'],
    ]);
    const { cancellation } = await read(ada, booking);
    expect(cancellation).toMatchObject({
      refund: { card: 150_000 },
      progress: 'failed',
      kept: 0,
    });
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });

  it('continues the refund that the provider didn’t answer, and makes the other one once', async () => {
    const { ada, booking } = await firstPaid(world);
    await ada.pay(booking._id, undefined, 'balance');
    const refunds = ({ method, path }: FaultTarget) => method === 'POST' && path === '/v1/refunds';
    world.faults.inject({ fault: { kind: 'reset', when: 'after' }, match: refunds });
    expect((await cancel(ada, booking, 150_000)).status).toBe(201);
    world.faults.clear();
    for (let tries = 0; tries < 2; tries += 1) {
      world.advanceMinutes(2);
      await executeDueRefunds(world.context);
    }
    expect((await amounts(booking)).toSorted()).toEqual([
      [105_000, 'succeeded'],
      [45_000, 'succeeded'],
    ]);
    expect(await read(ada, booking)).toMatchObject({ cancellation: { progress: 'done', kept: 0 } });
  });

  it('after a cheaper change also refunds the newest payment first', async () => {
    const { ada, booking } = await firstPaid(world);
    await ada.pay(booking._id, undefined, 'balance');
    const cheaper = await change(owner, await read(ada, booking), { travelDuration: 1 });
    expect(cheaper.body.refund).toEqual({ card: 100_000, counter: 0 });
    expect((await read(ada, booking)).breakdown).toMatchObject({
      total: 50_000,
      paid: 50_000,
      dueOnArrival: 0,
    });
    const cheapest = await ada.call<Payment[]>('GET', '/api/payments');
    expect(cheapest.body.map(({ amount, amountRefunded }) => [amount, amountRefunded])).toEqual([
      [105_000, 100_000],
      [45_000, 0],
    ]);
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
