import type { JournalEntry, PaymentState } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import {
  CARDS,
  dayFromNow,
  intentIdOf,
  oncePaid,
  type Caller,
} from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { executeDueRefunds } from '../index.ts';
import { settleIntent } from './settle-intent.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

async function opened(caller: Caller, bookingId: string) {
  const { body } = await caller.open(bookingId);
  return { secret: body.clientSecret, id: intentIdOf(body.clientSecret) };
}

const countPayments = async () => (await world.db.sql.query('select id from payments')).rowCount;
const refundsOf = async (id: string) =>
  (
    await world.db.sql.query<{ reason: string; state: string; amount: number }>(
      'select reason, state, amount from refunds where transaction_id = $1',
      [id],
    )
  ).rows;

describe('a payment record is refused, and no row written, for', () => {
  it.each(['pi_forged', 'x', '../refunds', "' or 1=1 --", '💳'])('the forged id %s', async (id) => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const before = await countPayments();
    expect(await ada.save(booking._id, id)).toMatchObject({ status: 404 });
    expect(await countPayments()).toBe(before);
  });

  it('a payment that isn’t confirmed, or was declined', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const { id, secret } = await opened(ada, booking._id);
    const refusal = { status: 409, body: { code: 'payment_not_succeeded' } };
    expect(await ada.save(booking._id, id)).toMatchObject(refusal);
    await ada.confirm(secret, CARDS.declined);
    expect(await ada.save(booking._id, id)).toMatchObject(refusal);
    expect(await ada.confirm(secret, CARDS.challenges)).toBe('requires_action');
    expect(await ada.save(booking._id, id)).toMatchObject(refusal);
  });

  it('another booking’s payment', async () => {
    const ada = await world.traveler();
    const [cheap, dear] = [await ada.book({ cost: 1000 }), await ada.book({ cost: 900_000 })];
    const paid = await ada.pay(cheap._id);
    const refused = await ada.save(dear._id, paid.transactionId);
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment_mismatch' } });
    expect((await ada.call('GET', `/api/bookings/${dear._id}`)).body).toMatchObject({
      paid: false,
    });
  });

  it('another traveller’s payment, or one for another traveller’s booking', async () => {
    const [ada, eve] = [await world.traveler(), await world.traveler()];
    const [booking, own] = [await ada.book(), await eve.book()];
    const paid = await ada.pay(booking._id);
    expect(await eve.save(own._id, paid.transactionId)).toMatchObject({ status: 404 });
    expect(await eve.save(booking._id, paid.transactionId)).toMatchObject({ status: 404 });
    const mine = await eve.pay(own._id);
    const target = await ada.book();
    expect(await eve.save(target._id, mine.transactionId)).toMatchObject({ status: 404 });
  });

  it("another person's email", async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const { id, secret } = await opened(ada, booking._id);
    await ada.confirm(secret);
    const body = { bookingId: booking._id, transactionId: id, userEmail: 'eve@example.com' };
    expect(await ada.call('POST', '/api/payments', body)).toMatchObject({ status: 403 });
    expect(await ada.save(booking._id, id)).toMatchObject({ status: 201 });
  });
});

describe('a charge that isn’t accepted is refunded once', () => {
  it('the second one of a booking, with an email in the agency’s own words', async () => {
    await world.db.sql.query(
      `insert into agency_settings (key, value, revision, updated_at, updated_by)
       values ('mails.rejected.opening', '"No harm done, {name}."', 1, now(), '')`,
    );
    const ada = await world.traveler();
    const [booking, twin] = [await ada.book(), await ada.book()];
    // Opens a payment by its price while two bookings have that price, and then assigns it to one that was paid in
    // the meantime.
    const open = await ada.call<{ clientSecret: string }>(
      'POST',
      '/api/payments/create-payment-intent',
      { price: 500 },
    );
    const id = intentIdOf(open.body.clientSecret);
    await ada.confirm(open.body.clientSecret);
    await ada.pay(booking._id);
    const refusal = { status: 409, body: { code: 'booking_paid' } };
    expect(await ada.save(booking._id, id)).toMatchObject(refusal);
    expect(await ada.save(booking._id, id)).toMatchObject(refusal);
    await executeDueRefunds(world.context);
    await executeDueRefunds(world.context);
    expect(await refundsOf(id)).toEqual([
      { reason: 'second_charge', state: 'succeeded', amount: 50_000 },
    ]);
    const { data } = await world.provider.refunds.list({ payment_intent: id });
    expect(data.map(({ amount }) => amount)).toEqual([50_000]);
    expect(await ada.save(booking._id, id)).toMatchObject(refusal);
    const { rows } = await world.db.sql.query<{ text_body: string }>(
      'select text_body from mail_outbox where recipient = $1 and subject = $2',
      [ada.email, 'Your payment is on its way back'],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text_body).toContain('already paid');
    expect(rows[0]?.text_body).toMatch(/^No harm done, \p{L}+\.$/mu);
    expect(await ada.open(twin._id)).toMatchObject({ status: 200 });
  });

  it('one whose booking was deleted', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const { id, secret } = await opened(ada, booking._id);
    await ada.confirm(secret);
    await world.db.sql.query('delete from bookings where id = $1', [booking._id]);
    expect(await ada.save(booking._id, id)).toMatchObject({ status: 404 });
    await executeDueRefunds(world.context);
    expect(await refundsOf(id)).toEqual([
      { reason: 'booking_gone', state: 'succeeded', amount: 50_000 },
    ]);
  });

  it('one with another amount than was agreed', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const { id, secret } = await opened(ada, booking._id);
    await world.provider.paymentIntents.update(id, { amount: 5000 });
    await ada.confirm(secret);
    const refused = await ada.save(booking._id, id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment_mismatch' } });
    await executeDueRefunds(world.context);
    expect(await refundsOf(id)).toEqual([
      { reason: 'wrong_amount', state: 'succeeded', amount: 5000 },
    ]);
    expect(await ada.pay(booking._id)).toMatchObject({ amount: 50_000 });
  });

  it('one whose booking now belongs to another traveller', async () => {
    const [ada, eve] = [await world.traveler(), await world.traveler()];
    const booking = await ada.book();
    const { id, secret } = await opened(ada, booking._id);
    await ada.confirm(secret);
    await world.db.sql.query('update bookings set uid = $2 where id = $1', [booking._id, eve.uid]);
    await settleIntent(world.context, { providerId: id, source: 'sweeper' });
    await executeDueRefunds(world.context);
    expect(await refundsOf(id)).toMatchObject([{ reason: 'wrong_traveller', state: 'succeeded' }]);
  });
});

describe('after paying', () => {
  it('nothing about the booking can be changed, even without its row in the history', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const payment = await ada.pay(booking._id);
    const path = `/api/bookings/${booking._id}`;
    const tries = async () => {
      const change = { travelDate: dayFromNow(30), travelDuration: 9 };
      const answers = [
        await ada.call('PUT', path, change),
        await ada.call('DELETE', path),
        await ada.open(booking._id),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 409, body: { code: 'booking_paid' } });
      }
    };
    await tries();
    const removed = await ada.call('DELETE', `/api/payments/${payment._id}`);
    expect(removed).toMatchObject({ status: 200, body: { deletedCount: 1 } });
    await tries();
    expect((await ada.call('GET', path)).body).toEqual(oncePaid(booking));
    const state = await ada.call<PaymentState>('GET', `${path}/payment`);
    expect(state.body.state).toBe('paid');
  });

  it('a removed payment leaves the history; its receipt and the ledger stay', async () => {
    const [ada, eve] = [await world.traveler(), await world.traveler()];
    const booking = await ada.book();
    const payment = await ada.pay(booking._id);
    const path = `/api/payments/${payment._id}`;
    expect(await eve.call('DELETE', path)).toMatchObject({ status: 404 });
    expect(await eve.call('GET', path)).toMatchObject({ status: 404 });
    expect(await ada.call('GET', path)).toMatchObject({ status: 200, body: payment });
    await ada.call('DELETE', path);
    expect(await ada.call('DELETE', path)).toMatchObject({ status: 404 });
    expect(await ada.call('GET', path)).toMatchObject({ status: 200, body: payment });
    expect(await eve.call('GET', path)).toMatchObject({ status: 404 });
    expect((await ada.call('GET', '/api/payments')).body).toEqual([]);
    const admin = await world.administrator();
    expect(await admin.call('GET', path)).toMatchObject({ status: 200, body: payment });
  });

  it('the ledger and the journal can’t be changed unnoticed', async () => {
    for (const statement of [
      'delete from payments',
      'delete from payment_journal',
      "update payment_journal set detail = 'nothing happened'",
      'truncate payment_journal',
    ]) {
      await expect(world.db.sql.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('the journal', () => {
  it('shows an administrator every decision about a booking, newest first, in pages', async () => {
    const [ada, admin] = [await world.traveler(), await world.administrator()];
    const booking = await ada.book();
    await ada.pay(booking._id);
    const path = `/api/paymentJournal?bookingId=${booking._id}`;
    const { body } = await admin.call<JournalEntry[]>('GET', path);
    expect(body.map(({ kind }) => kind)).toEqual(['payment_recorded', 'intent_opened']);
    const [newest, oldest] = body;
    const older = await admin.call('GET', `${path}&before=${newest?._id}`);
    expect(older.body).toEqual([oldest]);
    expect(JSON.stringify(body)).not.toContain('@');
    expect(await ada.call('GET', path)).toMatchObject({ status: 403 });
    const junk = await admin.call('GET', '/api/paymentJournal?before=x');
    expect(junk).toMatchObject({ status: 400, body: { field: 'before' } });
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
