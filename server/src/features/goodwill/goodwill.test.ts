import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cash,
  change,
  dayAhead,
  member,
  paidTrip,
  record,
  refund,
  REFUSED,
  withOldSignIn,
} from '../../test/payments/agency.ts';
import { cancelAsOperator, read, refundsOf } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { CARDS, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  owner = await world.administrator();
});
afterAll(() => world.close());

const goodwillOf = async (booking: Parameters<typeof record>[1]) =>
  (await record(owner, booking)).money.goodwill;

describe('goodwill for one trip', () => {
  it('counts together over all refunds [attack many small refunds]', async () => {
    const { booking, payment } = await paidTrip(world);
    const manager = await member(world, 'manager', { limit: 1000 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        refund(manager, payment, { amount: 1000, reason: `reason ${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(403)]);
    expect(await refundsOf(world.db, booking)).toMatchObject([{ amount: 1000 }]);
    expect(await refund(manager, payment, { amount: 1, reason: 'one more' })).toMatchObject({
      status: 403,
      body: { code: 'forbidden', field: 'amount', message: expect.stringContaining('$0 beyond') },
    });
  });

  it('no matter who gave it: an owner, who has no limit, or colleagues', async () => {
    const { booking, payment } = await paidTrip(world);
    const one = await member(world, 'manager', { limit: 1000 });
    const other = await member(world, 'manager', { limit: 1500 });
    expect(await refund(one, payment, { amount: 600, reason: 'a' })).toMatchObject({ status: 201 });
    expect(await refund(other, payment, { amount: 901, reason: 'b' })).toMatchObject(REFUSED);
    expect(await refund(other, payment, { amount: 900, reason: 'b' })).toMatchObject({
      status: 201,
    });
    expect(await refund(one, payment, { amount: 1, reason: 'c' })).toMatchObject(REFUSED);
    expect(await refund(owner, payment, { amount: 5000, reason: 'd' })).toMatchObject({
      status: 201,
    });
    expect(await refund(other, payment, { amount: 1, reason: 'e' })).toMatchObject(REFUSED);
    expect(await goodwillOf(booking)).toBe(6500);
  });

  it('and in which way: refund, change, cash, cancellation [attack a separate limit for each way of refunding]', async () => {
    const { booking, payment } = await paidTrip(world);
    const manager = await member(world, 'manager', { limit: 60_000 });
    expect(await refund(manager, payment, { amount: 10_000, reason: 'a' })).toMatchObject({
      status: 201,
    });
    // 3 days at $500: shortening the trip by a day refunds $500, and the policy no longer refunds anything
    const shorter = await change(manager, booking, { travelDuration: 2 });
    expect(shorter).toMatchObject({ status: 200, body: { refund: { card: 50_000 } } });
    expect(await goodwillOf(booking)).toBe(60_000);
    const { booking: now } = shorter.body;
    expect(await change(manager, now, { travelDuration: 1 })).toMatchObject(REFUSED);
    expect(await cancelAsOperator(manager, now, { amount: 1 }, 2)).toMatchObject(REFUSED);
    expect(await cancelAsOperator(manager, now, 'full', 2)).toMatchObject(REFUSED);
    expect(await refund(manager, payment, { amount: 1, reason: 'b' })).toMatchObject(REFUSED);
    expect(await cancelAsOperator(manager, now, 'policy', 2)).toMatchObject({ status: 201 });
    expect(await refund(manager, payment, { amount: 1, reason: 'b' })).toMatchObject(REFUSED);
  });

  it('doesn’t include failed refunds, and counts once if one is requested again', async () => {
    const { booking, payment } = await paidTrip(world, 1, CARDS.refundFails);
    const manager = await member(world, 'manager', { limit: 1000 });
    const first = { amount: 1000, reason: 'first' };
    expect(await refund(manager, payment, first)).toMatchObject({ status: 201 });
    world.advanceMinutes(10);
    await world.deliverWebhooks();
    expect(await refundsOf(world.db, booking)).toMatchObject([{ state: 'failed' }]);
    expect(await goodwillOf(booking)).toBe(0);
    expect(await refund(manager, payment, { amount: 600, reason: 'second' })).toMatchObject({
      status: 201,
    });
    expect(await refund(manager, payment, first)).toMatchObject(REFUSED);
  });

  it('includes refunds made at the provider, and cash that wasn’t voided', async () => {
    const { booking, payment } = await paidTrip(world);
    await world.provider.refunds.create({ payment_intent: payment.transactionId, amount: 700 });
    await world.deliverWebhooks();
    expect(await goodwillOf(booking)).toBe(700);
    const manager = await member(world, 'manager', { limit: 1000 });
    expect(await refund(manager, payment, { amount: 301, reason: 'a' })).toMatchObject(REFUSED);

    const ada = await world.traveler();
    const deposit = await ada.book({ date: dayAhead(world, 1) });
    await cash(owner, world, deposit, { amount: 50_000 });
    const given = await cash(manager, world, deposit, { amount: 1000, kind: 'returned' });
    expect(given).toMatchObject({ status: 201, body: { money: { goodwill: 1000 } } });
    expect(await cash(manager, world, deposit, { amount: 1, kind: 'returned' })).toMatchObject(
      REFUSED,
    );
    const slip = given.body.counterPayments.at(-1)?._id ?? '';
    await manager.call('POST', `/api/operator/counterPayments/${slip}/void`, { reason: 'A slip.' });
    expect(await goodwillOf(deposit)).toBe(0);
  });
});

describe('a full refund', () => {
  it('requires the permission and the limit, whatever reason is chosen [attack refund in full for a reason]', async () => {
    const { ada, booking } = await paidTrip(world);
    const manager = await member(world, 'manager');
    const path = `/api/operator/bookings/${booking._id}/cancellation`;
    const cancel = (who: Caller, reasonCode: string) =>
      who.call('POST', path, { revision: 1, refund: 'full', reasonCode });
    for (const reason of ['asked_by_traveller', 'weather', 'other']) {
      expect(await cancel(manager, reason)).toMatchObject(REFUSED);
    }
    const clerk = await member(world, 'staff', { extra: ['bookings.cancel', 'departures.cancel'] });
    expect(await cancel(clerk, 'weather')).toMatchObject(REFUSED);
    const trusted = await member(world, 'manager', { extra: ['departures.cancel'] });
    expect(await cancel(trusted, 'asked_by_traveller')).toMatchObject(REFUSED);
    expect(await refundsOf(world.db, booking)).toEqual([]);
    const body = { revision: 1, refund: 'full', reasonCode: 'weather' };
    expect(await withOldSignIn(world, trusted, { path, body })).toMatchObject({
      status: 403,
      body: { code: 'sign_in_again' },
    });
    expect(await read(ada, booking)).toMatchObject({ state: 'booked' });
    expect(await cancel(trusted, 'weather')).toMatchObject({
      status: 201,
      body: { refund: { card: 150_000 } },
    });
  });

  it('is no goodwill if the policy refunds everything', async () => {
    const { booking } = await paidTrip(world, 10);
    const clerk = await member(world, 'staff', { extra: ['bookings.cancel'] });
    expect(await cancelAsOperator(clerk, booking, 'none')).toMatchObject(REFUSED);
    expect(await cancelAsOperator(clerk, booking, 'full')).toMatchObject({
      status: 201,
      body: { refund: { card: 150_000 } },
    });
  });

  it('can no longer use the agency’s own reasons once the trip has begun', async () => {
    const { booking } = await paidTrip(world);
    world.advanceMinutes(36 * 60);
    const trusted = await member(world, 'manager', { extra: ['departures.cancel'] });
    expect(await cancelAsOperator(trusted, booking, 'full')).toMatchObject(REFUSED);
    expect(await cancelAsOperator(owner, booking, 'full')).toMatchObject({ status: 201 });
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
