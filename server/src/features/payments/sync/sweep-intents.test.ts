import type { Booking, Payment } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import {
  intentIdOf,
  type Caller,
  type OpenedPayment,
} from '../../../test/payments/payments-caller.ts';
import { letTripPass } from '../../../test/payments/past-trip.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { executeDueRefunds, sweepIntents } from '../index.ts';

const DAY_IN_MINUTES = 24 * 60;
let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

async function leftBehind(caller: Caller) {
  const booking = await caller.book();
  const { body } = await caller.open(booking._id);
  return { booking, secret: body.clientSecret, id: intentIdOf(body.clientSecret) };
}

const isPaid = async (caller: Caller, { _id }: Booking) =>
  (await caller.call<Booking>('GET', `/api/bookings/${_id}`)).body.paid;

async function attemptOf(column: 'booking_id' | 'provider_id', id: string) {
  const { rows } = await world.db.sql.query<{ state: string; checked_at: Date | null }>(
    `select state, checked_at from payment_intents where ${column} = $1`,
    [id],
  );
  return rows;
}

const checkedAt = async (id: string) =>
  (await attemptOf('provider_id', id)).map(({ checked_at }) => checked_at?.getTime()).join();

describe('the sweeper', () => {
  it('settles what a lost browser and a lost webhook left, after a minute', async () => {
    const ada = await world.traveler();
    const { booking, secret } = await leftBehind(ada);
    await ada.confirm(secret);
    world.faults.inject({ fault: { kind: 'lost-webhook' }, times: 99 });
    await world.deliverWebhooks();
    await sweepIntents(world.context);
    expect(await isPaid(ada, booking)).toBe(false);
    world.advanceMinutes(2);
    await sweepIntents(world.context);
    expect(await isPaid(ada, booking)).toBe(true);
  });

  it('checks every minute at first and less often later', async () => {
    const ada = await world.traveler();
    const { id } = await leftBehind(ada);
    const isLookedAt = async (minutesLater: number) => {
      world.advanceMinutes(minutesLater);
      const before = await checkedAt(id);
      await sweepIntents(world.context);
      return (await checkedAt(id)) !== before;
    };
    expect(await isLookedAt(2)).toBe(true);
    expect(await isLookedAt(0)).toBe(false);
    expect(await isLookedAt(1)).toBe(true);
    expect(await isLookedAt(300)).toBe(true);
    expect(await isLookedAt(20)).toBe(false);
    expect(await isLookedAt(20)).toBe(true);
  });

  it('cancels what hasn’t been paid for a day; the traveller can open a new attempt', async () => {
    const ada = await world.traveler();
    const { booking, id } = await leftBehind(ada);
    world.advanceMinutes(DAY_IN_MINUTES + 1);
    await sweepIntents(world.context);
    expect((await world.provider.paymentIntents.retrieve(id)).status).toBe('canceled');
    expect(await ada.pay(booking._id)).toMatchObject({ amount: 50_000 });
  });

  it('gives up an attempt that the provider never answered', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    world.faults.inject({
      fault: { kind: 'reset', when: 'before' },
      match: ({ method }) => method === 'POST',
    });
    expect(await ada.open(booking._id)).toMatchObject({ status: 503 });
    world.advanceMinutes(DAY_IN_MINUTES + 1);
    await sweepIntents(world.context);
    expect(await attemptOf('booking_id', booking._id)).toMatchObject([{ state: 'failed' }]);
    expect(await ada.open(booking._id)).toMatchObject({ status: 200 });
  });

  it('closes what is still open for a booking that is paid in another way, or gone', async () => {
    const ada = await world.traveler();
    const [paid, gone] = [await leftBehind(ada), await leftBehind(ada)];
    await world.db.sql.query('delete from bookings where id = $1', [gone.booking._id]);
    await ada.book();
    const byPrice = await ada.call<OpenedPayment>('POST', '/api/payments/create-payment-intent', {
      price: 500,
    });
    await ada.confirm(byPrice.body.clientSecret);
    await ada.save(paid.booking._id, intentIdOf(byPrice.body.clientSecret));
    world.advanceMinutes(2);
    await sweepIntents(world.context);
    for (const { id } of [paid, gone]) {
      expect((await world.provider.paymentIntents.retrieve(id)).status).toBe('canceled');
    }
  });

  it('assigns a payment by price to the booking it must be for, or refunds it', async () => {
    const [ada, ben] = [await world.traveler(), await world.traveler()];
    const pay = async (caller: Caller) => {
      const booking = await caller.book();
      await caller.book();
      const { body } = await caller.call<OpenedPayment>(
        'POST',
        '/api/payments/create-payment-intent',
        { price: 500 },
      );
      await caller.confirm(body.clientSecret);
      return booking;
    };
    const [booking] = [await pay(ada), await pay(ben)];
    await world.db.sql.query('delete from bookings where uid = $1', [ben.uid]);
    world.advanceMinutes(30);
    await sweepIntents(world.context);
    expect(await isPaid(ada, booking)).toBe(false);
    world.advanceMinutes(60);
    await sweepIntents(world.context);
    await executeDueRefunds(world.context);
    expect(await isPaid(ada, booking)).toBe(true);
    const { rows } = await world.db.sql.query(
      "select reason, state from refunds where reason = 'no_booking'",
    );
    expect(rows).toEqual([{ reason: 'no_booking', state: 'succeeded' }]);
  });

  it('assigns a payment by price to the oldest booking by time, regardless of its id', async () => {
    const ada = await world.traveler();
    const [first, second] = [await ada.book(), await ada.book()];
    await world.db.sql.query(
      `update bookings set created_at = created_at - interval '1 day' where id = $1`,
      [second._id],
    );
    const path = '/api/payments/create-payment-intent';
    const { body } = await ada.call<OpenedPayment>('POST', path, { price: 500 });
    await ada.confirm(body.clientSecret);
    world.advanceMinutes(90);
    await sweepIntents(world.context);
    expect(await isPaid(ada, first)).toBe(false);
    expect(await isPaid(ada, second)).toBe(true);
  });

  it('begins no further attempt once it has to stop', async () => {
    const ada = await world.traveler();
    const { booking, secret } = await leftBehind(ada);
    await ada.confirm(secret);
    world.advanceMinutes(2);
    await sweepIntents(world.context, AbortSignal.abort());
    expect(await isPaid(ada, booking)).toBe(false);
    await sweepIntents(world.context);
    expect(await isPaid(ada, booking)).toBe(true);
  });

  it('refunds it if the trips of that price are over by then', async () => {
    const ada = await world.traveler();
    const bookings = [await ada.book(), await ada.book()];
    const path = '/api/payments/create-payment-intent';
    const { body } = await ada.call<OpenedPayment>('POST', path, { price: 500 });
    await ada.confirm(body.clientSecret);
    for (const { _id } of bookings) await letTripPass(world.db, _id);
    world.advanceMinutes(90);
    await sweepIntents(world.context);
    await executeDueRefunds(world.context);
    for (const booking of bookings) expect(await isPaid(ada, booking)).toBe(false);
    const { data } = await world.provider.refunds.list({
      payment_intent: intentIdOf(body.clientSecret),
    });
    expect(data.map(({ amount }) => amount)).toEqual([50_000]);
  });

  it('waits for an unreachable provider, and isn’t stopped by one bad attempt', async () => {
    const ada = await world.traveler();
    const [first, second] = [await leftBehind(ada), await leftBehind(ada)];
    await ada.confirm(first.secret);
    await ada.confirm(second.secret);
    world.advanceMinutes(2);
    world.faults.inject({
      fault: { kind: 'reset', when: 'before' },
      match: ({ method }) => method === 'GET',
    });
    await expect(sweepIntents(world.context)).rejects.toThrow('could not be reached');
    expect(await isPaid(ada, first.booking)).toBe(false);
    await sweepIntents(world.context);
    expect(await isPaid(ada, first.booking)).toBe(true);
    expect(await isPaid(ada, second.booking)).toBe(true);
    expect((await ada.call<Payment[]>('GET', '/api/payments')).body).toHaveLength(2);
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
