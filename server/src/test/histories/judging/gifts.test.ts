/** Money that goes back to a gift voucher in the same act is that act's refund, and nothing more. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { change } from '../../payments/agency.ts';
import { readBooks } from '../../payments/booked-money.ts';
import { cancel, preview, read } from '../../payments/canceling.ts';
import { issued, leftOn, receiveGift, redeem } from '../../payments/gifts.ts';
import type { Caller } from '../../payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../payments/payments-world.ts';
import { checkDecision } from './checks.ts';
import { checkGiven, givenBy, type Moment } from './goodwill.ts';

let world: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.administrator();
});
afterAll(async () => {
  await world.close();
});

/** A trip for $150, of which a card pays the first $50 and a voucher the rest. */
async function paidWithBoth() {
  const { code, id } = await issued(owner, { amount: 10_000 });
  const ada = await world.traveler();
  const booking = await ada.book({ cost: 5000 });
  await ada.pay(booking._id);
  await redeem(ada, booking, code);
  const look = async (): Promise<Moment> => {
    const books = await readBooks(world.db, booking._id);
    if (books === null) throw new Error('the booking is gone');
    if (books.cancellation) return { books, refund: null };
    const { refund } = await preview(ada, booking);
    return { books, refund: refund.card + refund.counter };
  };
  return { ada, booking, look, voucher: id };
}

it('counts once what a cancellation returns to a voucher', async () => {
  const { ada, booking, look, voucher } = await paidWithBoth();
  const before = await look();
  world.advanceMinutes(1);
  expect((await cancel(ada, booking, 15_000, (await read(ada, booking)).revision)).status).toBe(
    201,
  );
  const after = await look();
  expect(await leftOn(owner, voucher)).toBe(10_000);
  const { books } = after;
  if (!books?.cancellation) throw new Error('nothing was canceled');
  expect(checkDecision(books, books.cancellation, before.books)).toEqual([]);
  const wrong = { ...books.cancellation, kept: 100, taken: 15_100 };
  expect(checkDecision(books, wrong, before.books)).not.toEqual([]);
  const now = givenBy(before, after);
  const who = { name: 'Ada', caller: ada, staff: null };
  expect(checkGiven({ who }, before, { before: [], now })).toEqual([]);
});

it('counts once what a cheaper change returns to a voucher', async () => {
  const { booking, look, voucher } = await paidWithBoth();
  const before = await look();
  world.advanceMinutes(1);
  const { body } = await change(owner, booking, { travelDuration: 1 });
  expect(body.refund).toEqual({ card: 5000, counter: 5000 });
  expect(await leftOn(owner, voucher)).toBe(5000);
  // all of it would have gone back by the terms
  expect(givenBy(before, await look())).toEqual([{ beyond: 0, row: null }]);
});

it('counts what staff return to a voucher by hand as goodwill', async () => {
  const { booking, look } = await paidWithBoth();
  const before = await look();
  world.advanceMinutes(1);
  await receiveGift(owner, world, booking, { amount: 2000, kind: 'returned' });
  expect(givenBy(before, await look())).toMatchObject([{ beyond: 2000 }]);
});
