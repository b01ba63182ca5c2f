import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAhead } from '../../test/payments/agency.ts';
import {
  intentIdOf,
  type Caller,
  type OpenedPayment,
} from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
  const plan = { now: { percent: 30 }, balanceDays: 30 };
  const admin = await world.administrator();
  await admin.call('PUT', '/api/operator/settings/money.plan', { value: plan, revision: 0 });
});
afterAll(() => world.close());

async function payBalance(who: Caller, bookingId: string): Promise<string> {
  const ask = { bookingId, part: 'balance' };
  const path = '/api/payments/create-payment-intent';
  const { body, status } = await who.call<OpenedPayment>('POST', path, ask);
  expect(status).toBe(200);
  await who.confirm(body.clientSecret);
  const id = intentIdOf(body.clientSecret);
  expect((await who.save(bookingId, id)).status).toBe(201);
  return id;
}

async function mailsTo(recipient: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await world.db.sql.query<{ subject: string; text: string }>(
    `select subject, text_body as text from mail_outbox
     where recipient = $1 order by created_at, id`,
    [recipient],
  );
  return rows;
}

it('travelers get a receipt for each payment, and the voucher once', async () => {
  const ada = await world.traveler();
  const booking = await ada.book({ date: dayAhead(world, 60) });
  await ada.pay(booking._id);
  const paid = await payBalance(ada, booking._id);
  await world.comeToRest();
  const mails = await mailsTo(ada.email);
  const receipts = mails.filter(({ subject }) => subject.startsWith('Receipt for '));
  expect(mails.filter(({ subject }) => subject.startsWith('Your voucher for '))).toHaveLength(1);
  expect(receipts).toHaveLength(2);
  const [first, balance] = receipts;
  expect(first?.text).toMatch(/Your trip is booked\. The balance, \$1,050, is due by /);
  expect(first?.text).toMatch(/\nPaid: \$450\nBalance by .+: \$1,050\n/);
  expect(balance?.text).toContain(
    'Thank you for paying the balance. Your trip is now paid in full.',
  );
  expect(balance?.text).toContain('\nPaid: $1,500\nThis payment: $1,050\n');
  for (const { text } of receipts) expect(text).not.toMatch(/on arrival|when you arrive/i);
  const notices = (await mailsTo('journeys@example.com')).filter(({ text }) => text.includes(paid));
  expect(notices).toHaveLength(1);
  expect(notices[0]?.text).toContain('The balance of a trip was paid by card.');
  expect(notices[0]?.text).toContain('Amount: $1,050');
});
