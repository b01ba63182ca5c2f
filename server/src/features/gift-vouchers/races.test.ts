import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAhead } from '../../test/payments/agency.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { issued, leftOn, receiveGift, redeem } from '../../test/payments/gifts.ts';
import type { Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let other: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  other = await openPaymentsWorld({}, world);
  owner = await world.administrator();
});
afterAll(async () => {
  await other.close();
  await world.close();
});

it('a voucher that two travelers use at once, in two processes, is used by one', async () => {
  const { code, id } = await issued(owner, { amount: 150_000 });
  const [ada, eve] = [await world.traveler(), await world.traveler()];
  const [one, two] = [await ada.book(), await eve.book()];
  const answers = await Promise.all([
    redeem(ada, one, code),
    redeem(other.enterAs(eve), two, code),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await leftOn(owner, id)).toBe(0);
});

it('a voucher that staff and traveler use at once for one trip pays no more than it has', async () => {
  const { code, id } = await issued(owner, { amount: 100_000 });
  const ada = await world.traveler();
  const booking = await ada.book();
  const beside = other.enterAs(owner);
  await Promise.all([
    redeem(ada, booking, code),
    receiveGift(beside, world, booking, { amount: 60_000, code }),
    redeem(ada, booking, code),
  ]);
  expect(await leftOn(owner, id)).toBeGreaterThanOrEqual(0);
  const { rows } = await world.db.sql.query<{ sum: string }>(
    'select sum(amount)::text as sum from counter_payments where booking_id = $1',
    [booking._id],
  );
  expect(Number(rows[0]?.sum)).toBe(100_000 - (await leftOn(owner, id)));
});

it('the database refuses an entry that exceeds the balance, and changes to entries', async () => {
  const { id } = await issued(owner, { amount: 500 });
  const { sql } = world.db;
  const paid = await (await world.traveler()).book();
  await sql.query(
    `insert into counter_payments (id, booking_id, kind, method, amount, currency, received_on, note, created_at, voided_at, void_reason)
     values ('forged', $1, 'received', 'gift', 501, 'usd', $2, '', $3, $3, '')`,
    [paid._id, dayAhead(world, 0), world.now()],
  );
  await expect(
    sql.query(
      `insert into gift_entries (id, voucher_id, kind, minor, at, booking_id, counter_payment_id)
       values ('e1', $1, 'redeemed', -501, now(), $2, 'forged')`,
      [id, paid._id],
    ),
  ).rejects.toThrow(/does not have 501/);
  await expect(
    sql.query('update gift_entries set minor = 1 where voucher_id = $1', [id]),
  ).rejects.toThrow(/does not change/);
  await expect(sql.query('delete from gift_entries where voucher_id = $1', [id])).rejects.toThrow(
    /never deleted/,
  );
});

it('in the end, ledger, vouchers and bookings agree', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
