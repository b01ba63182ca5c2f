import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelAsOperator } from '../../test/payments/canceling.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { appliedMigrations } from '../doctor/check-schema.ts';
import { checkBooks, knownBooks, toldBooks } from './check-books.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
});
afterAll(() => world.close());

const found = async () => {
  const { sql } = world.db;
  return checkBooks(await knownBooks(sql, await appliedMigrations(sql), world.context.config));
};

it('the doctor reports rows of the books that contradict each other, and what to do', async () => {
  const [ada, admin] = [await world.traveler(), await world.administrator()];
  const booking = await ada.book();
  const payment = await ada.pay(booking._id);
  const path = `/api/payments/${payment._id}/refunds`;
  await admin.call('POST', path, { reason: 'rain', amount: 10_000 });
  world.advanceMinutes(2);
  await cancelAsOperator(admin, booking, { amount: 50_000 });
  expect(await found()).toMatchObject([{ state: 'ok' }]);

  const { sql } = world.db;
  /** Changes rows, and undoes the change again. */
  const byHand = async (rule: string, id: string, change: string, undo: string) => {
    await sql.query(change, [booking._id]);
    const finding = { state: 'wrong', about: 'books', says: expect.stringContaining(`(${rule})`) };
    const [first, ...others] = await found();
    expect([first, others]).toMatchObject([finding, []]);
    expect(first?.says).toContain(id);
    expect(first?.remedy).toContain('in the console');
    await sql.query(undo, [booking._id]);
    expect(await found()).toMatchObject([{ state: 'ok' }]);
  };
  const counter = (minor: number) => `update bookings set counter_minor = ${minor} where id = $1`;
  await byHand('C7', booking._id, counter(5), counter(0));
  const refunded = (minor: number) =>
    `update payments set amount_refunded = ${minor} where booking_id = $1`;
  await byHand('C11', payment._id, refunded(7), refunded(60_000));
  const more = (minor: number) =>
    `update payments set amount = amount + ${minor} where booking_id = $1`;
  await byHand('C10', booking._id, more(100), more(-100));
});

it('figures that an older product doesn’t report aren’t judged', async () => {
  expect(checkBooks(toldBooks(undefined))).toEqual([]);
  expect(checkBooks(await knownBooks(world.db.sql, [], world.context.config))).toEqual([]);
});
