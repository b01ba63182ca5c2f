import type { Booking } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LimitedSpot, limitedSpot } from '../../test/limited-spot.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { CARDS, dayFromNow, intentIdOf, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { executeDueRefunds } from '../payments/index.ts';
import { endHolds } from './index.ts';

const DAY = dayFromNow(20);
const DAY_MINUTES = 24 * 60;

let world: PaymentsWorld;
let other: PaymentsWorld;
let owner: Caller;
let ada: Caller;
let bob: Caller;
let place: LimitedSpot;
beforeAll(async () => {
  world = await openPaymentsWorld();
  other = await openPaymentsWorld({}, world);
  owner = await world.administrator();
});
beforeEach(async () => {
  world.test.clock.reset();
  ada = await world.traveler();
  bob = await world.traveler();
  place = await limitedSpot({ db: world.db, owner }, { mode: 'daily', capacity: 2 });
});
afterEach(async () => {
  world.faults.clear();
  const broken = await checkInvariants(world.db, world.provider);
  if (broken.length > 0) throw new Error(broken.join('\n'));
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const held = async (who = ada, adults = 2) => (await place.book(who, DAY, 1, { adults })).body;
const now = async (who: Caller, { _id }: Booking) =>
  (await who.call<Booking>('GET', `/api/bookings/${_id}`)).body;
const lapse = async () => {
  world.advanceMinutes(DAY_MINUTES + 1);
  await endHolds(world.context);
};
const mails = async (kind: string, { _id }: Booking) =>
  (
    await world.db.sql.query(
      `select 1 from booking_events where booking_id = $1 and kind = 'mail' and detail ->> 'mail' = $2
       union all select 1 from held_trip_news where booking_id = $1`,
      [_id, kind],
    )
  ).rows.length;
const revisions = new Map<string, number>();
async function set(key: string, value: unknown) {
  const revision = revisions.get(key) ?? 0;
  const answer = await owner.call('PUT', `/api/operator/settings/${key}`, { value, revision });
  if (answer.status === 200) revisions.set(key, revision + 1);
  return answer;
}

describe('an unpaid booking of limited places', () => {
  it('is held for a day, and booked with the first payment', async () => {
    const booking = await held();
    expect(booking.state).toBe('held');
    const until = world.now().getTime() + DAY_MINUTES * 60_000;
    expect(Math.abs(Date.parse(booking.heldUntil ?? '') - until)).toBeLessThan(60_000);
    await ada.pay(booking._id);
    expect(await now(ada, booking)).toMatchObject({ state: 'booked', paid: true, revision: 2 });
    expect((await now(ada, booking)).heldUntil).toBeUndefined();
    await lapse();
    expect(await place.taken()).toEqual({ [DAY]: 2 });
  });

  it('is booked with cash, or when staff confirm it', async () => {
    const [cash, word] = [await held(ada, 1), await held(bob, 1)];
    const receivedOn = world.now().toISOString().slice(0, 10);
    const paid = { kind: 'received', method: 'cash', amount: 1000, receivedOn };
    await owner.call('POST', `/api/operator/bookings/${cash._id}/counterPayments`, paid);
    const confirmed = await owner.call('POST', `/api/operator/bookings/${word._id}/confirmation`);
    expect(confirmed).toMatchObject({ status: 200, body: { booking: { state: 'booked' } } });
    await lapse();
    expect((await now(ada, cash)).state).toBe('booked');
    expect((await now(bob, word)).state).toBe('booked');
  });

  it('is booked at once if staff book, if trips are paid on arrival, or if nothing is limited', async () => {
    await place.bookForCustomer(DAY);
    const { rows } = await world.db.sql.query('select state, held_until from bookings where offer_id = $1', [place.id]); // prettier-ignore
    expect(rows).toEqual([{ state: 'booked', held_until: null }]);
    const open = await limitedSpot({ db: world.db, owner });
    expect((await open.book(ada, DAY)).body).toMatchObject({ state: 'booked' });
    expect((await open.book(ada, DAY)).body.heldUntil).toBeUndefined();
  });

  it('never lasts beyond the start of its trip, but at least half an hour', async () => {
    const today = world.now().toISOString().slice(0, 10);
    const { body } = await place.book(ada, today);
    if (body.state === undefined) return; // the day has ended at the destination, so nothing could be booked
    const left = Date.parse(body.heldUntil ?? '') - world.now().getTime();
    expect(left).toBeGreaterThan(29 * 60_000);
    expect(left).toBeLessThan(31 * 60_000);
  });
});

describe('a hold that ends', () => {
  it('frees its places, notifies once, and accepts no money', async () => {
    const booking = await held();
    world.advanceMinutes(DAY_MINUTES + 1);
    await Promise.all([endHolds(world.context), endHolds(other.context)]);
    expect(await now(ada, booking)).toMatchObject({ state: 'expired' });
    expect(await place.taken()).toEqual({});
    expect(await mails('hold_ended', booking)).toBeGreaterThan(0);
    expect(await ada.open(booking._id)).toMatchObject({ status: 409, body: { code: 'booking_expired' } }); // prettier-ignore
    const change = { travelDate: DAY, travelDuration: 1 };
    const changed = await ada.call('PUT', `/api/bookings/${booking._id}`, change);
    expect(changed).toMatchObject({ status: 409, body: { code: 'booking_expired' } });
    const { rows } = await world.db.sql.query(`select 1 from booking_events where booking_id = $1 and kind = 'expired'`, [booking._id]); // prettier-ignore
    expect(rows).toHaveLength(1);
  });

  it('gives its places to someone who asks for them before the job has run', async () => {
    await held();
    expect((await place.book(bob, DAY)).body.code).toBe('sold_out');
    world.advanceMinutes(DAY_MINUTES + 1);
    expect((await place.book(bob, DAY)).status).toBe(201);
  });

  it('first cancels an open payment at the provider; the card isn’t charged', async () => {
    const booking = await held();
    const { body } = await ada.open(booking._id);
    await lapse();
    expect((await now(ada, booking)).state).toBe('expired');
    expect(await ada.confirm(body.clientSecret)).not.toBe('succeeded');
    const intent = await world.provider.paymentIntents.retrieve(intentIdOf(body.clientSecret));
    expect(intent.status).toBe('canceled');
  });

  it('finds that it was paid at the last moment, and is booked', async () => {
    const booking = await held();
    const { body } = await ada.open(booking._id);
    await ada.confirm(body.clientSecret);
    await lapse();
    expect(await now(ada, booking)).toMatchObject({ state: 'booked', paid: true });
  });

  it('waits for a payment in progress, and for an unreachable provider', async () => {
    const booking = await held();
    const { body } = await ada.open(booking._id);
    const slow = { kind: 'slow-settlement', ms: 26 * 60 * 60_000 } as const;
    world.faults.inject({ fault: slow, match: ({ path }) => path.endsWith('/confirm') });
    expect(await ada.confirm(body.clientSecret)).toBe('processing');
    await lapse();
    expect((await now(ada, booking)).state).toBe('held');
    expect(await place.taken()).toEqual({ [DAY]: 2 });
    world.advanceMinutes(3 * 60);
    await world.deliverWebhooks();
    await endHolds(world.context);
    expect(await now(ada, booking)).toMatchObject({ state: 'booked', paid: true });
  });

  it('is extended by opening a payment, at most to twice the time', async () => {
    const booking = await held();
    world.advanceMinutes(DAY_MINUTES - 5);
    await ada.open(booking._id);
    const once = Date.parse((await now(ada, booking)).heldUntil ?? '') - world.now().getTime();
    expect(Math.round(once / 60_000)).toBe(30);
    for (let n = 0; n < 60; n += 1) {
      world.advanceMinutes(25);
      await ada.open(booking._id);
    }
    const last = Date.parse((await now(ada, booking)).heldUntil ?? '');
    const made = Date.parse(booking.createdAt);
    expect((last - made) / 60_000).toBeLessThanOrEqual(2 * DAY_MINUTES);
    await endHolds(world.context);
    expect((await now(ada, booking)).state).toBe('expired');
  });

  it('follows its trip to an earlier day', async () => {
    const booking = await held();
    const tomorrow = dayFromNow(1);
    const change = { travelDate: tomorrow, travelDuration: 1 };
    const { body } = await ada.call<Booking>('PUT', `/api/bookings/${booking._id}`, change);
    expect(Date.parse(body.heldUntil ?? '')).toBeLessThanOrEqual(
      Math.max(Date.parse(`${tomorrow}T00:00:00Z`) + 14 * 3_600_000, world.now().getTime() + 31 * 60_000), // prettier-ignore
    );
  });
});

describe('money that arrives after the end', () => {
  /** A payment opened with only a price, which two such trips have: no one knows yet which trip it is for. */
  async function paidLate() {
    const trips = [await held(ada, 1), await held(ada, 1)] as const;
    const { body } = await ada.call<{ clientSecret: string }>(
      'POST',
      '/api/payments/create-payment-intent',
      { price: 500 },
    );
    await lapse();
    expect((await now(ada, trips[0])).state).toBe('expired');
    expect(await ada.confirm(body.clientSecret, CARDS.succeeds)).toBe('succeeded');
    return { booking: trips[0], transaction: intentIdOf(body.clientSecret) };
  }

  it('gets a place if there is one', async () => {
    const { booking, transaction } = await paidLate();
    expect((await ada.save(booking._id, transaction)).status).toBe(201);
    expect(await now(ada, booking)).toMatchObject({ state: 'booked', paid: true });
    expect(await place.taken()).toEqual({ [DAY]: 1 });
  });

  it('is refunded automatically if there is none', async () => {
    const { booking, transaction } = await paidLate();
    expect((await place.book(bob, DAY, 1, { adults: 2 })).status).toBe(201);
    expect((await ada.save(booking._id, transaction)).status).toBe(409);
    await executeDueRefunds(world.context);
    const { rows } = await world.db.sql.query('select reason, state from refunds where transaction_id = $1', [transaction]); // prettier-ignore
    expect(rows).toEqual([{ reason: 'sold_out', state: 'succeeded' }]);
    expect((await now(ada, booking)).state).toBe('expired');
    expect(await place.taken()).toEqual({ [DAY]: 2 });
  });

  it('is recorded by two processes at once, and takes the place once', async () => {
    const { booking, transaction } = await paidLate();
    const twice = [ada, other.enterAs(ada)];
    await Promise.all(twice.map((who) => who.save(booking._id, transaction)));
    expect(await now(ada, booking)).toMatchObject({ state: 'booked', revision: 3 });
    expect(await place.taken()).toEqual({ [DAY]: 1 });
  });
});

describe('a confirmation by staff', () => {
  const confirm = (who: Caller, { _id }: Booking) =>
    who.call('POST', `/api/operator/bookings/${_id}/confirmation`);

  it('revives an expired booking while there is room; repeating it changes nothing', async () => {
    const booking = await held();
    await lapse();
    expect((await confirm(owner, booking)).status).toBe(200);
    expect((await confirm(owner, booking)).status).toBe(200);
    expect(await now(ada, booking)).toMatchObject({ state: 'booked', revision: 3 });
    expect(await place.taken()).toEqual({ [DAY]: 2 });
  });

  it('is refused if the day is full, or the booking is canceled', async () => {
    const booking = await held();
    await lapse();
    await place.book(bob, DAY, 1, { adults: 1 });
    expect(await confirm(owner, booking)).toMatchObject({
      status: 409,
      body: { code: 'sold_out' },
    });
    const { body: stands } = await place.book(bob, DAY, 1, { adults: 1 });
    const cancel = { revision: 1, reasonCode: 'weather' };
    await owner.call('POST', `/api/operator/bookings/${stands._id}/cancellation`, cancel);
    expect(await confirm(owner, stands)).toMatchObject({ status: 409, body: { code: 'booking_cancelled' } }); // prettier-ignore
  });

  it('is only for staff', async () => {
    const booking = await held();
    const path = `/api/operator/bookings/${booking._id}/confirmation`;
    expect((await world.app.inject({ method: 'POST', url: path })).statusCode).toBe(401);
    expect((await confirm(ada, booking)).status).toBe(403);
    const nowhere = { ...booking, _id: 'nowhere' };
    expect((await confirm(owner, nowhere)).status).toBe(404);
  });
});

describe('the settings', () => {
  afterEach(async () => {
    await set('booking.holdMinutes', DAY_MINUTES);
    await set('booking.holdUnlimited', false);
    await set('booking.payOnArrival', false);
  });

  it('can let bookings keep their places, or those without limits expire, too', async () => {
    await set('booking.holdMinutes', 0);
    expect((await held(ada, 1)).state).toBe('booked');
    await set('booking.holdMinutes', 60);
    await set('booking.payOnArrival', true);
    expect((await held(ada, 1)).state).toBe('booked');
    await set('booking.payOnArrival', false);
    await set('booking.holdUnlimited', true);
    const open = await limitedSpot({ db: world.db, owner });
    const { body } = await open.book(ada, DAY);
    expect(body.state).toBe('held');
    world.advanceMinutes(61);
    await endHolds(world.context);
    expect((await now(ada, body)).state).toBe('expired');
  });

  it('refuse times in which no one can pay', async () => {
    expect((await set('booking.holdMinutes', 5)).status).toBe(400);
  });
});
