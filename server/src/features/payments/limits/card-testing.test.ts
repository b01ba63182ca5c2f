import type { JournalEntry, Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { CARDS, intentIdOf, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
});
afterAll(() => world.close());

const kinds = async (bookingId: string) => {
  const path = `/api/paymentJournal?bookingId=${bookingId}`;
  const { body } = await admin.call<JournalEntry[]>('GET', path);
  return body.map(({ kind }) => kind).toReversed();
};

async function tryCards(caller: Caller, bookingId: string, count: number) {
  const { body } = await caller.open(bookingId);
  const seen: string[] = [];
  for (let index = 0; index < count; index += 1) {
    seen.push(await caller.confirm(body.clientSecret, CARDS.declined));
    await world.deliverWebhooks();
  }
  return seen;
}

const declined = 'requires_payment_method';
const REFUSED = { status: 429, body: { code: 'too_many_requests' } };

describe('[attack stolen cards are tried on a payment] declined cards', () => {
  it('close the payment after ten, and the booking can’t be paid for an hour', async () => {
    const eve = await world.traveler();
    const booking = await eve.book();
    const log = vi.spyOn(world.context.log, 'error');
    const seen = await tryCards(eve, booking._id, 12);
    expect(seen).toEqual([...Array.from({ length: 10 }, () => declined), 'canceled', 'canceled']);
    expect(log).toHaveBeenCalledWith(expect.anything(), 'too many cards were declined');
    log.mockRestore();
    const refused = await eve.call<Problem>('POST', '/api/payments/create-payment-intent', {
      bookingId: booking._id,
    });
    expect(refused).toMatchObject(REFUSED);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(await kinds(booking._id)).toEqual([
      'intent_opened',
      'intent_canceled',
      'cards_declined',
    ]);

    const bob = await world.traveler();
    await bob.pay((await bob.book())._id);
    world.advanceMinutes(61);
    expect(await eve.pay(booking._id)).toMatchObject({ bookingId: booking._id });
  });

  it('of one person count over all bookings: twenty in a day are enough', async () => {
    const eve = await world.traveler();
    const bookings = [await eve.book(), await eve.book(), await eve.book()];
    for (const { _id } of bookings) {
      expect(await tryCards(eve, _id, 7)).not.toContain('succeeded');
    }
    expect(await eve.open((await eve.book())._id)).toMatchObject(REFUSED);
    world.advanceMinutes(61);
    expect(await eve.open((await eve.book())._id)).toMatchObject(REFUSED);
    world.advanceMinutes(24 * 60);
    expect((await eve.open((await eve.book())._id)).status).toBe(200);
  });

  it('are counted once each, even without webhooks', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const { body } = await ada.open(booking._id);
    const id = intentIdOf(body.clientSecret);
    world.faults.inject({ fault: { kind: 'lost-webhook' }, times: 99 });
    await ada.confirm(body.clientSecret, CARDS.declined);
    await ada.confirm(body.clientSecret, CARDS.declined);
    await world.deliverWebhooks();
    world.faults.clear();
    world.advanceMinutes(10);
    await world.test.runJob('catch-up-card-events');
    const type = 'payment_intent.payment_failed';
    await world.receive({ id: 'evt_same', type }, id);
    await world.receive({ id: 'evt_same', type }, id);
    const { rows } = await world.db.sql.query<{ declines: number }>(
      'select declines from payment_intents where provider_id = $1',
      [id],
    );
    expect(rows).toEqual([{ declines: 3 }]);
    expect(await ada.pay(booking._id)).toMatchObject({ transactionId: id });
  });
});

describe('[incident a bank warns early of fraud] a fraud warning', () => {
  it('reaches the journal and the operator once, even if it is sent again', async () => {
    const eve = await world.traveler();
    const booking = await eve.book();
    const log = vi.spyOn(world.context.log, 'error');
    const payment = await eve.pay(booking._id, '4000000000005423');
    await world.deliverWebhooks();
    const event = { id: 'evt_warned', type: 'radar.early_fraud_warning.created' };
    await world.receive(event, payment.transactionId);
    await world.receive(event, payment.transactionId);
    expect(log).toHaveBeenCalledWith(expect.anything(), 'a bank reports a payment as fraudulent');
    log.mockRestore();
    const written = (await kinds(booking._id)).filter((kind) => kind === 'fraud_warning');
    expect(written).toHaveLength(2); // one entry for the event above, one for this event
    await world.receive({ ...event, id: 'evt_other' }, 'pi_of_somebody_else');
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
