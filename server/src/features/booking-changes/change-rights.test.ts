import type { BookingRecord } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cash,
  change,
  dayAhead,
  member,
  paidTrip,
  REFUSED,
  withOldSignIn,
} from '../../test/payments/agency.ts';
import {
  cancel,
  mailsTo,
  preview,
  read,
  refundsOf,
  underModerateTerms,
} from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import type { Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let owner: Caller;
let clerk: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  owner = await world.administrator();
  clerk = await member(world, 'staff');
});
afterAll(() => world.close());

describe('a change that makes a paid trip cheaper', () => {
  it('refunds what the policy allows, and more only with the permission [attack money back by a shorter trip]', async () => {
    const late = await paidTrip(world, 1);
    expect(await change(clerk, late.booking, { travelDuration: 1 })).toMatchObject({
      status: 403,
      body: { code: 'forbidden', message: expect.stringContaining('$1,000 more') },
    });
    expect(await read(late.ada, late.booking)).toMatchObject({ travelDuration: 3, revision: 1 });
    expect(await refundsOf(world.db, late.booking)).toEqual([]);
    // before the deadline, the whole amount would be refunded
    const early = await paidTrip(world, 10);
    expect(await change(clerk, early.booking, { travelDuration: 1 })).toMatchObject({
      status: 200,
      body: { refund: { card: 100_000, counter: 0 } },
    });
  });

  it('if half of the policy applies, the other half is goodwill', async () => {
    const { booking } = await paidTrip(world, 3);
    await underModerateTerms(world.db, booking);
    expect(await change(clerk, booking, { travelDuration: 1 })).toMatchObject(REFUSED);
    const manager = await member(world, 'manager', { limit: 49_999 });
    expect(await change(manager, booking, { travelDuration: 1 })).toMatchObject(REFUSED);
    const trusted = await member(world, 'manager', { limit: 50_000 });
    const path = `/api/operator/bookings/${booking._id}/change`;
    const body = { revision: 1, travelDuration: 1, reason: 'x' };
    expect(await withOldSignIn(world, trusted, { path, body })).toMatchObject({
      status: 403,
      body: { code: 'sign_in_again' },
    });
    expect(await change(trusted, booking, { travelDuration: 1 })).toMatchObject({
      status: 200,
      body: { refund: { card: 100_000 } },
    });
  });

  it('paid in cash: cash to hand out counts, too', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayAhead(world, 1) });
    await cash(owner, world, booking, { amount: 150_000 });
    expect(await change(clerk, booking, { travelDuration: 1 })).toMatchObject(REFUSED);
    expect(await change(owner, booking, { travelDuration: 1 })).toMatchObject({
      body: { refund: { card: 0, counter: 100_000 } },
    });
    // the change promised 100,000 in cash, so anyone at the counter may hand out that amount
    expect(await cash(clerk, world, booking, { amount: 100_001, kind: 'returned' })).toMatchObject(
      REFUSED,
    );
    const handed = await cash(clerk, world, booking, { amount: 100_000, kind: 'returned' });
    expect(handed).toMatchObject({ status: 201, body: { money: { owed: 0, goodwill: 100_000 } } });
  });
});

describe('a trip that is moved after a deadline', () => {
  it('keeps the percentage from before the move, and shows it [attack another date after the deadline]', async () => {
    const { ada, booking } = await paidTrip(world, 1);
    const moved = await change(clerk, booking, { travelDate: dayAhead(world, 300) });
    expect(moved).toMatchObject({ status: 200, body: { refund: { card: 0 } } });
    const said = 'This trip was moved after a deadline: nothing is refunded.';
    expect(moved.body.booking.policy?.sentences).toContain(said);
    expect(await preview(ada, booking)).toMatchObject({
      percent: 0,
      refund: { card: 0 },
      kept: 150_000,
      steps: [{ percent: 0 }],
      sentences: expect.arrayContaining([said]),
    });
    expect((await mailsTo(world.db, ada)).at(-1)?.text_body).toContain(said);
    expect(await cancel(ada, booking, 150_000, 2)).toMatchObject({
      status: 409,
      body: { code: 'cancellation_changed' },
    });
    const again = await change(owner, moved.body.booking, { travelDate: dayAhead(world, 100) });
    expect(again.status).toBe(200);
    expect(await cancel(ada, booking, 0, 3)).toMatchObject({
      status: 201,
      body: { kept: 150_000 },
    });
  });

  it('in part: the percentage can fall later, but never rise', async () => {
    const { ada, booking } = await paidTrip(world, 3);
    await underModerateTerms(world.db, booking);
    await change(clerk, booking, { travelDate: dayAhead(world, 30) });
    const shown = await preview(ada, booking);
    expect(shown).toMatchObject({ percent: 50, refund: { card: 75_000 } });
    expect(shown.steps.map(({ percent }) => percent)).toEqual([50, 0]);
  });

  it('gets the percentage of an exception made after the move, but of none made before', async () => {
    const except = (refundPercent: number) =>
      owner.call('POST', '/api/operator/policyExceptions', {
        country: 'Italy',
        fromDay: dayAhead(world, 200),
        toDay: dayAhead(world, 201),
        refundPercent,
        reason: 'A strike.',
        tell: false,
      });
    const { ada, booking } = await paidTrip(world, 1);
    expect(await except(90)).toMatchObject({ status: 201 });
    await change(clerk, booking, { travelDate: dayAhead(world, 200) });
    expect(await preview(ada, booking)).toMatchObject({ percent: 0, exception: null });
    world.advanceMinutes(1);
    expect(await except(40)).toMatchObject({ status: 201 });
    expect(await preview(ada, booking)).toMatchObject({ percent: 40, exception: 'A strike.' });
  });

  it('has no cap if it was moved in time, or if nothing was paid', async () => {
    const { ada, booking } = await paidTrip(world, 10);
    await change(clerk, booking, { travelDate: dayAhead(world, 40) });
    expect(await preview(ada, booking)).toMatchObject({ percent: 100 });
    const unpaid = await ada.book({ date: dayAhead(world, 1) });
    const { body } = await change(clerk, unpaid, { travelDate: dayAhead(world, 40) });
    expect(body.booking.policy).toBeUndefined();
    await ada.pay(unpaid._id);
    expect(await preview(ada, unpaid)).toMatchObject({ percent: 100 });
  });
});

describe('cash that is handed out', () => {
  it('is at most what is owed, and nothing that a cancellation keeps [attack cash for what is kept]', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayAhead(world, 1) });
    await cash(owner, world, booking, { amount: 150_000 });
    expect(await cash(clerk, world, booking, { amount: 1, kind: 'returned' })).toMatchObject(
      REFUSED,
    );
    await cancel(ada, booking, 0);
    const out = { amount: 1000, kind: 'returned' } as const;
    expect(await cash(clerk, world, booking, out)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', field: 'amount' },
    });
    const manager = await member(world, 'manager', { limit: 1000 });
    const path = `/api/operator/bookings/${booking._id}/counterPayments`;
    const body = { ...out, method: 'cash', receivedOn: dayAhead(world, 0) };
    expect(await withOldSignIn(world, manager, { path, body })).toMatchObject({
      body: { code: 'sign_in_again' },
    });
    expect(await cash(manager, world, booking, out)).toMatchObject({ status: 201 });
    expect(await cash(manager, world, booking, { ...out, amount: 1 })).toMatchObject(REFUSED);
  });

  it('is dated after the booking, and not in the future [attack cash on a day long ago]', async () => {
    const booking = await (await world.traveler()).book();
    for (const receivedOn of ['1990-01-01', dayAhead(world, -2), dayAhead(world, 2)]) {
      expect(await cash(clerk, world, booking, { amount: 100, receivedOn })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', field: 'receivedOn' },
      });
    }
    const { body } = await owner.call<BookingRecord>(
      'GET',
      `/api/operator/bookings/${booking._id}`,
    );
    expect(body.counterPayments).toEqual([]);
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
