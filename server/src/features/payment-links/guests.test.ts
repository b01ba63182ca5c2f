import type {
  AccountExport,
  Booking,
  CustomerRecord,
  Payment,
  PaymentLink,
} from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookByPhone, dayAhead, refund } from '../../test/payments/agency.ts';
import { mailsTo } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { callerOf, codeOf, linkCalls, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { moveTo } from '../../test/people.ts';

let world: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.administrator();
});
afterAll(() => world.close());

/** Pays the first payment of $500 with a new link. */
async function payWithLink({ _id }: Booking, message = ''): Promise<void> {
  const path = `/api/operator/bookings/${_id}/paymentLinks`;
  const made = await owner.call<PaymentLink>('POST', path, { asks: 'first', message });
  const code = codeOf(made.body);
  const { lookUp, open } = linkCalls(world.test);
  const opened = await open(code, made.body.amount);
  expect(await owner.confirm(opened.body.clientSecret)).toBe('succeeded');
  const seen = await lookUp(code);
  expect(seen.body.state).toBe('paid');
}

const customer = async (id: string) =>
  (await owner.call<CustomerRecord>('GET', `/api/operator/customers/${id}`)).body;
const exported = async (id: string) =>
  (await owner.call<AccountExport>('GET', `/api/operator/customers/${id}/export`)).body;
const kindsTo = async (email: string) => {
  const mails = await mailsTo(world.db, { ...owner, email });
  return mails.map(({ subject }) => subject);
};

describe('a customer without an account whose booking was paid with a link', () => {
  it('gets the receipt, the voucher, and the email about a refund', async () => {
    const { booking, email } = await bookByPhone(world, owner);
    await payWithLink(booking);
    const paid = (await kindsTo(email)).length;
    expect(paid).toBeGreaterThanOrEqual(2);
    const { rows } = await world.db.sql.query<{ id: string }>(
      'select id from payments where booking_id = $1',
      [booking._id],
    );
    const [payment] = rows;
    const answer = await refund(
      owner,
      { _id: payment?.id ?? '' },
      { amount: 10_000, reason: 'Sorry' },
    );
    expect(answer.status).toBe(201);
    await world.comeToRest();
    expect(await kindsTo(email)).toHaveLength(paid + 1);
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });

  it('is shown and exported with it', async () => {
    const { booking, guest } = await bookByPhone(world, owner);
    await payWithLink(booking, 'For Grace');
    const { customer: shown, payments } = await customer(guest);
    expect(payments).toMatchObject([{ amount: 50_000, currency: 'usd' }]);
    expect(JSON.stringify(shown)).toContain('50000');
    expect(await exported(guest)).toMatchObject({
      payments: [{ bookingId: booking._id, amount: 50_000 }],
      paymentLinks: [{ bookingId: booking._id, asks: 'first', amount: null, message: 'For Grace' }],
    });
  });

  it('keeps it when they claim the booking', async () => {
    const { booking, email } = await bookByPhone(world, owner);
    await payWithLink(booking);
    const person = await moveTo(world.test, email, (await world.traveler()).person);
    const grace = callerOf(world, person);
    const { body } = await grace.call<Payment[]>('GET', '/api/payments');
    expect(body).toMatchObject([{ bookingId: booking._id, amount: 50_000 }]);
    const own = await grace.call<AccountExport>('GET', '/api/account/export');
    expect(own.body.paymentLinks).toMatchObject([{ bookingId: booking._id }]);
    await world.comeToRest();
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });

  it('isn’t erased before a dispute is decided, and then without a trace of the link', async () => {
    const { booking } = await bookByPhone(world, owner);
    await payWithLink(booking, 'For Grace');
    const id = booking._id;
    const set = (sql: string) => world.db.sql.query(sql, [id]);
    await set(`update bookings set travel_date = '2020-01-01' where id = $1`);
    const erase = () =>
      owner.call<{ code: string }>('DELETE', `/api/operator/bookings/${id}/customer`);
    await set(`update payments set dispute_state = 'open' where booking_id = $1`);
    expect(await erase()).toMatchObject({ status: 409, body: { code: 'dispute_open' } });
    await set(`update payments set dispute_state = null where booking_id = $1`);
    expect((await erase()).status).toBe(200);
    const { rows } = await world.db.sql.query(
      'select id from payment_links where booking_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});

describe('a deleted account', () => {
  it('leaves no links to its bookings', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayAhead(world, 60) });
    const path = `/api/operator/bookings/${booking._id}/paymentLinks`;
    expect((await owner.call('POST', path, { asks: 'first', message: 'Hi Ada' })).status).toBe(200);
    expect((await ada.call('DELETE', `/api/users/${ada.uid}`)).status).toBe(200);
    const { rows } = await world.db.sql.query('select id from payment_links where message = $1', [
      'Hi Ada',
    ]);
    expect(rows).toEqual([]);
  });
});
