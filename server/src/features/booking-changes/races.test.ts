import type { Booking, BookingRecord, Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cash, change, record, refund } from '../../test/payments/agency.ts';
import { cancel, cancelAsOperator, read, refundsOf } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { runBatches } from '../departures/index.ts';

const EIGHT = Array.from({ length: 8 }, (_, index) => index);
const TOTAL = 150_000;
let world: PaymentsWorld;
let other: PaymentsWorld;
let owner: Caller;
let beside: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  other = await openPaymentsWorld({ charge: 'total' }, world);
  owner = await world.administrator();
  beside = other.enterAs(owner);
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).sort();
const voidEntry = (who: Caller, id: string) =>
  who.call<BookingRecord & Problem>('POST', `/api/operator/counterPayments/${id}/void`, {
    reason: 'A slip.',
  });
const reinstate = (booking: Booking) =>
  owner.call('POST', `/api/operator/bookings/${booking._id}/reinstatement`, { reason: 'No.' });
const lastEntry = ({ counterPayments }: BookingRecord) => counterPayments.at(-1)?._id ?? '';

describe('everyone who can refund, at once and in two processes', () => {
  it.each([1, 2, 3, 4, 5])('never refund more than was paid, round %i', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayFromNow(20) });
    const payment = await ada.pay(booking._id);
    const departure = `/api/operator/departures/${booking.offerId}/${booking.travelDate}/cancellation`;
    const answers = await Promise.all([
      cancel(ada, booking, TOTAL),
      cancelAsOperator(beside, booking, 'full'),
      owner.call('POST', departure, { reasonCode: 'weather' }),
      refund(owner, payment, { amount: 50_000, reason: 'rain' }),
      refund(beside, payment, { amount: 50_000, reason: 'rain' }),
      refund(owner, payment, { reason: 'all of it' }),
      change(beside, booking, { travelDuration: 1 }),
      cash(owner, world, booking, { amount: 50_000 }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await runBatches(world.context);
    await world.comeToRest();
    const refunds = await refundsOf(world.db, booking);
    const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect(back).toBeLessThanOrEqual(TOTAL);
    expect((await read(ada, booking)).state).toBe('cancelled');
  });

  it('enter the same cash once, if it is all that is open, and return it once', async () => {
    const booking = await (await world.traveler()).book();
    const enter = (kind: 'received' | 'returned') =>
      Promise.all(
        EIGHT.map((n) => cash(n % 2 ? owner : beside, world, booking, { kind, amount: TOTAL })),
      );
    const once = [201, ...Array<number>(7).fill(409)];
    expect(statuses(await enter('received'))).toEqual(once);
    expect(statuses(await enter('returned'))).toEqual(once);
    expect((await record(owner, booking)).money).toMatchObject({ counter: 0, balance: TOTAL });
  });

  it('void an entry once, and no entry of which something was handed out', async () => {
    const booking = await (await world.traveler()).book();
    const { body } = await cash(owner, world, booking, { amount: 50_000 });
    const entry = lastEntry(body);
    const returned = await cash(owner, world, booking, { kind: 'returned', amount: 1 });
    expect(await voidEntry(owner, entry)).toMatchObject({
      status: 409,
      body: { code: 'payment_mismatch' },
    });
    await voidEntry(owner, lastEntry(returned.body));
    const answers = await Promise.all(EIGHT.map((n) => voidEntry(n % 2 ? owner : beside, entry)));
    expect(statuses(answers)).toEqual([200, ...Array<number>(7).fill(409)]);
    expect((await record(owner, booking)).money).toMatchObject({ counter: 0, balance: TOTAL });
  });
});

it('a trip that was canceled without a refund and reinstated three times is refunded in full once', async () => {
  const ada = await world.traveler();
  let booking = await ada.book();
  await ada.pay(booking._id);
  for (let round = 0; round < 3; round += 1) {
    const ended = await cancelAsOperator(owner, booking, 'none', booking.revision);
    expect(ended.status).toBe(201);
    expect((await reinstate(booking)).status).toBe(200);
    booking = await read(ada, booking);
  }
  const inFull = EIGHT.map((n) => cancelAsOperator(n % 2 ? owner : beside, booking, 'full', booking.revision)); // prettier-ignore
  expect(statuses(await Promise.all(inFull))).toEqual([201, ...Array<number>(7).fill(409)]);
  expect((await reinstate(booking)).status).toBe(409);
  expect(await refundsOf(world.db, booking)).toMatchObject([{ amount: TOTAL }]);
});

it('keep every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
