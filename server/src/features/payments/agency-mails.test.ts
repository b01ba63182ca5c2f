import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterAll(() => world.close());

async function toldOf(named: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await world.db.sql.query<{ subject: string; text: string }>(
    `select subject, text_body as text from mail_outbox
     where recipient = 'journeys@example.com' and text_body like $1 order by created_at, id`,
    [`%${named}%`],
  );
  return rows;
}

describe('the agency', () => {
  it('is notified once of a paid booking, with its trip and traveler, and nothing about the card', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const payment = await ada.pay(booking._id);
    await ada.save(booking._id, payment.transactionId);
    await world.comeToRest();
    const [mail, ...more] = await toldOf(payment.transactionId);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Paid: ${booking.travelSpot}`);
    expect(mail?.text).toContain('Traveler: Ada Traveler');
    expect(mail?.text).toContain('Amount: $500');
    expect(mail?.text).toContain('Total: $1,500\nDue on arrival: $1,000');
    expect(mail?.text).toContain('Mode: TEST MODE, no real money');
    expect(mail?.text).not.toMatch(/4242|visa/i);
    expect(mail?.text).not.toContain(ada.email);
  });

  it('is notified once of a dispute, with the deadline for an answer', async () => {
    const ada = await world.traveler();
    const { transactionId } = await ada.pay((await ada.book())._id, CARDS.disputed);
    await world.comeToRest();
    await world.comeToRest();
    const disputes = (await toldOf(transactionId)).filter(({ text }) => text.includes('Dispute: '));
    expect(disputes).toHaveLength(1);
    expect(disputes[0]?.subject).toMatch(/^A payment is disputed: /);
    expect(disputes[0]?.text).toMatch(/Evidence until: \d{4}-\d\d-\d\dT/);
  });

  it('is notified once of a refund that failed for good', async () => {
    const [ada, admin] = [await world.traveler(), await world.administrator()];
    const { _id, transactionId } = await ada.pay((await ada.book())._id, CARDS.refundFails);
    await admin.call('POST', `/api/payments/${_id}/refunds`, { reason: 'rain' });
    for (let round = 0; round < 3; round += 1) await world.comeToRest();
    const failures = (await toldOf(transactionId)).filter(
      ({ subject }) => subject === 'A refund failed',
    );
    expect(failures).toHaveLength(1);
    expect(failures[0]?.text).toContain('Reason: rain');
  });

  it('is notified once of a charge without a booking [incident charge that only the provider knows]', async () => {
    const { client_secret: secret, id } = await world.provider.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      metadata: { intent: 'nobody-knows', booking: 'gone', user: 'gone' },
      allowed_payment_method_types: ['card'],
    });
    expect(await (await world.traveler()).confirm(String(secret))).toBe('succeeded');
    for (let round = 0; round < 2; round += 1) await world.comeToRest();
    const mails = await toldOf(id);
    expect(mails.map(({ subject }) => subject)).toEqual(['A charge without a booking']);
  });
});
