import type { Booking, JournalEntry, PaymentState } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppContext, UserContext } from '../../../context.ts';
import { findRestore } from '../../../db/records/restored.ts';
import { GatewayUnavailableError } from '../../../ports.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { CARDS, intentIdOf, type Caller } from '../../../test/payments/payments-caller.ts';
import { openRestoredWorld, type RestoredWorld } from '../../../test/payments/restored-world.ts';
import { requestRefund } from '../refunds/request-refund.ts';

const PAID = { status: 409, body: { code: 'booking_paid' } };
let world: RestoredWorld;
beforeAll(async () => {
  world = await openRestoredWorld();
});
beforeEach(() => {
  world.clock.set(new Date());
});
afterAll(() => world.close());

const catchUp = () => world.runJob('catch-up-after-restore');
const idOf = async (caller: Caller, bookingId: string) =>
  intentIdOf((await caller.open(bookingId)).body.clientSecret);

async function charge(caller: Caller, bookingId: string, card: string = CARDS.succeeds) {
  const { body, status } = await caller.open(bookingId);
  if (status !== 200) throw new Error(`open answered ${status} ${JSON.stringify(body)}`);
  await world.provider.confirm(body.clientSecret, card);
  return intentIdOf(body.clientSecret);
}

async function pay(caller: Caller, bookingId: string): Promise<string> {
  const id = await charge(caller, bookingId);
  const saved = await caller.save(bookingId, id);
  if (saved.status !== 201) throw new Error(`save answered ${JSON.stringify(saved.body)}`);
  return id;
}

const chargesOf = async (bookingId: string) =>
  (await world.provider.stripe.paymentIntents.list({ limit: 100 })).data
    .filter(({ metadata, status }) => metadata['booking'] === bookingId && status === 'succeeded')
    .map(({ id }) => id);
const paymentsOf = async (bookingId: string) =>
  (
    await world.db.sql.query<{ transaction_id: string; amount_refunded: number }>(
      'select transaction_id, amount_refunded from payments where booking_id = $1',
      [bookingId],
    )
  ).rows;
const journalOf = async (bookingId: string) =>
  (
    await world.db.sql.query<JournalEntry>(
      'select kind, detail from payment_journal where booking_id = $1 order by id',
      [bookingId],
    )
  ).rows;
const kindsOf = async (bookingId: string) => (await journalOf(bookingId)).map(({ kind }) => kind);

const administrator = (context: AppContext): UserContext => ({
  ...context,
  requestId: '',
  createdId: context.newId,
  address: '',
  actor: {
    uid: 'boss',
    email: '',
    emailVerified: true,
    name: '',
    role: 'administrator',
    staff: { role: 'owner', extra: [], refundLimit: null },
    authTime: new Date(),
  },
});

describe('after a restore, a payment made since the backup', () => {
  it('books a request that had been accepted, because only accepted ones can be paid', async () => {
    const before = await world.traveler();
    const booking = await before.book();
    const set = (state: string, awaits: boolean) =>
      world.db.sql.query('update bookings set state = $2, awaits_agency = $3 where id = $1', [booking._id, state, awaits]); // prettier-ignore
    await set('held', true);
    await world.backup();
    await set('booked', false);
    await pay(before, booking._id);
    await world.restore();
    const ada = world.again(before);
    const now = async () => (await ada.call<Booking>('GET', `/api/bookings/${booking._id}`)).body;
    expect(await now()).toMatchObject({ state: 'held', awaitsAgency: true, paid: false });
    await catchUp();
    expect(await now()).toMatchObject({ state: 'booked', paid: true });
    expect((await now()).awaitsAgency).toBeUndefined();
  });

  it('is adopted when the traveler presses Pay: nothing is charged twice [incident restored backup and Pay]', async () => {
    const before = await world.traveler();
    const [booking, other] = [await before.book(), await before.book({ cost: 70_000 })];
    await world.backup();
    const id = await pay(before, booking._id);
    await world.restore();
    const ada = world.again(before);
    expect((await ada.call('GET', `/api/bookings/${booking._id}`)).body).toMatchObject({
      paid: false,
    });
    expect(await ada.open(booking._id)).toMatchObject(PAID);
    expect(await chargesOf(booking._id)).toEqual([id]);
    expect(await paymentsOf(booking._id)).toEqual([{ transaction_id: id, amount_refunded: 0 }]);
    expect(await kindsOf(booking._id)).toEqual(['intent_adopted', 'payment_recorded']);
    // Another trip is paid at the first try, because no key from before the restore is used again.
    await pay(ada, other._id);
  });

  it('is adopted when the browser saves it, when the booking is changed, and before an account is deleted', async () => {
    const before = await world.traveler();
    const bookings = [await before.book(), await before.book(), await before.book()];
    const [saved, changed, left] = bookings.map(({ _id }) => _id) as [string, string, string];
    await world.backup();
    const ids: string[] = [];
    for (const { _id } of bookings) ids.push(await charge(before, _id));
    await world.restore();
    const ada = world.again(before);
    expect(await ada.save(saved, ids[0] ?? '')).toMatchObject({ status: 201 });
    const deleted = await ada.call('DELETE', `/api/bookings/${changed}`);
    expect(deleted).toMatchObject(PAID);
    expect(await paymentsOf(left)).toHaveLength(1);
    const eve = await world.traveler();
    const own = await eve.book();
    expect(await eve.save(own._id, ids[1] ?? '')).toMatchObject({ status: 404 });
  });

  it('is adopted by a webhook and by the job, after which the provider is no longer asked', async () => {
    const before = await world.traveler();
    const [told, found] = [await before.book(), await before.book()];
    await world.backup();
    const [first, second] = [await charge(before, told._id), await charge(before, found._id)];
    await world.provider.stripe.refunds.create({ payment_intent: second, amount: 20_000 });
    await world.restore();
    const event = await world.provider.signedEvent('payment_intent.succeeded', first);
    const answer = await world.product.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      ...event,
    });
    expect(answer.statusCode).toBe(200);
    expect(await paymentsOf(told._id)).toMatchObject([{ transaction_id: first }]);
    await catchUp();
    expect(await paymentsOf(found._id)).toEqual([
      { transaction_id: second, amount_refunded: 20_000 },
    ]);
    // A call from before the restore may still have been on its way, so catching up runs once more, later.
    expect(await findRestore(world.db.sql)).toMatchObject({ caughtUp: false });
    world.clock.set(new Date(Date.now() + 120_000));
    await catchUp();
    expect(await findRestore(world.db.sql)).toMatchObject({ caughtUp: true });
    const list = vi.spyOn(world.product.context.payments, 'listIntentsSince');
    const ada = world.again(before);
    await pay(ada, (await ada.book())._id);
    expect(list).not.toHaveBeenCalled();
  });

  it('is refunded once if the booking now costs another amount', async () => {
    const before = await world.traveler();
    const booking = await before.book();
    await world.backup();
    const id = await charge(before, booking._id);
    await world.restore();
    await world.db.sql.query('update bookings set cost_minor = 60000 where id = $1', [booking._id]);
    for (let runs = 0; runs < 2; runs += 1) {
      await catchUp();
      await world.runJob('carry-out-refunds');
    }
    const { data } = await world.provider.stripe.refunds.list({ payment_intent: id });
    expect(data.map(({ amount, metadata }) => [amount, metadata?.['reason']])).toEqual([
      [50_000, 'wrong_amount'],
    ]);
    expect(await paymentsOf(booking._id)).toEqual([]);
    await pay(world.again(before), booking._id);
  });

  it('isn’t adopted for another traveler than the one who paid', async () => {
    const before = await world.traveler();
    const eve = await world.traveler();
    const booking = await before.book();
    await world.backup();
    const id = await charge(before, booking._id);
    await world.restore();
    await world.db.sql.query('update bookings set uid = $2 where id = $1', [booking._id, eve.uid]);
    await catchUp();
    expect(await paymentsOf(booking._id)).toEqual([]);
    expect(await kindsOf(booking._id)).toEqual(['unknown_charge']);
    await world.provider.stripe.refunds.create({ payment_intent: id });
  });
});

describe('after a restore, a payment opened since the backup', () => {
  it('continues if it is open, and can’t be paid in addition to another one', async () => {
    const before = await world.traveler();
    const [booking, twice] = [await before.book(), await before.book()];
    await before.open(twice._id);
    await world.backup();
    const id = await idOf(before, booking._id);
    await before.call('PUT', `/api/bookings/${twice._id}`, { travelDuration: 4, travelDate: booking.travelDate }); // prettier-ignore
    const lost = await idOf(before, twice._id);
    await world.restore();
    const ada = world.again(before);
    expect(await idOf(ada, booking._id)).toBe(id);
    const again = await idOf(ada, twice._id);
    const { data } = await world.provider.stripe.paymentIntents.list({ limit: 100 });
    const usable = data.filter(
      ({ metadata, status }) =>
        metadata['booking'] === twice._id && status === 'requires_payment_method',
    );
    expect(usable.map((one) => one.id)).toEqual([again]);
    expect(again).not.toBe(lost);
  });

  it('is waited for while the provider processes it: the traveler reads that it is being checked', async () => {
    const before = await world.traveler();
    const booking = await before.book();
    await world.backup();
    world.provider.faults.inject({
      fault: { kind: 'slow-settlement', ms: 60_000 },
      match: ({ path }) => path.endsWith('/confirm'),
    });
    await charge(before, booking._id);
    await world.restore();
    const ada = world.again(before);
    expect(await ada.open(booking._id)).toMatchObject({
      status: 409,
      body: { code: 'payment_in_progress' },
    });
    const state = await ada.call<PaymentState>('GET', `/api/bookings/${booking._id}/payment`);
    expect(state.body.state).toBe('checking');
  });

  it('makes everyone wait while the provider can’t be asked, and charges no one [incident provider away after a restore]', async () => {
    const before = await world.traveler();
    const booking = await before.book();
    await world.backup();
    await charge(before, booking._id);
    await world.restore();
    const ada = world.again(before);
    const { payments } = world.product.context;
    vi.spyOn(payments, 'listIntentsSince').mockImplementation(() => {
      throw new GatewayUnavailableError('away');
    });
    const refused = await ada.open(booking._id);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    await expect(catchUp()).rejects.toThrow('away');
    vi.restoreAllMocks();
    expect(await ada.open(booking._id)).toMatchObject(PAID);
  });
});

describe('after a restore, a charge of a booking that was made since the backup', () => {
  it('is reported once, with its booking and account, and what to do [incident charge of a booking that a restore forgot]', async () => {
    await world.backup();
    const before = await world.traveler();
    const booking = await before.book();
    await pay(before, booking._id);
    await world.restore();
    await catchUp();
    await catchUp();
    await world.runJob('catch-up-card-events');
    expect(await journalOf(booking._id)).toEqual([
      { kind: 'unknown_charge', detail: expect.stringContaining(before.uid) },
    ]);
    expect((await journalOf(booking._id))[0]?.detail).toContain('refund it at the provider');
  });
});

describe('after a restore, a decision made since the backup', () => {
  it('isn’t repeated: a second charge that was refunded stays refunded, the first one counts', async () => {
    const before = await world.traveler();
    const booking = await before.book();
    await world.backup();
    const { body } = await before.call<{ clientSecret: string }>(
      'POST',
      '/api/payments/create-payment-intent',
      { bookingId: booking._id },
    );
    const kept = intentIdOf(body.clientSecret);
    await world.provider.confirm(body.clientSecret, CARDS.succeeds);
    // A second charge with the same metadata, as an earlier fault could have made it.
    const { metadata } = await world.provider.stripe.paymentIntents.retrieve(kept);
    const second = await world.provider.stripe.paymentIntents.create({
      amount: 50_000,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      allowed_payment_method_types: ['card'],
      metadata: { ...metadata, intent: 'another attempt' },
    });
    await world.provider.stripe.refunds.create({
      payment_intent: second.id,
      metadata: { refund: 'r', generation: '1', reason: 'second_charge' },
    });
    await world.restore();
    const event = await world.provider.signedEvent('payment_intent.succeeded', second.id);
    await world.product.app.inject({ method: 'POST', url: '/api/webhooks/stripe', ...event });
    for (let runs = 0; runs < 2; runs += 1) {
      await catchUp();
      await world.runJob('carry-out-refunds');
    }
    expect(await paymentsOf(booking._id)).toEqual([{ transaction_id: kept, amount_refunded: 0 }]);
    const { data } = await world.provider.stripe.refunds.list({ payment_intent: second.id });
    expect(data).toHaveLength(1);
  });

  it('isn’t executed again: a refund that was pending at the backup is made once', async () => {
    const before = await world.traveler();
    const booking = await before.book();
    const id = await pay(before, booking._id);
    const { context } = world.product;
    const { rows } = await world.db.sql.query<{ id: string }>(
      'select id from payments where transaction_id = $1',
      [id],
    );
    vi.spyOn(context.payments, 'refund').mockRejectedValueOnce(new GatewayUnavailableError('away'));
    await requestRefund(administrator(context), rows[0]?.id ?? '', { reason: 'x', amount: 20_000 });
    // The state between the refund's decision and its first try.
    await world.db.sql.query('update refunds set tries = 0');
    await world.backup();
    world.clock.advance(3_600_000);
    await world.runJob('carry-out-refunds');
    await world.restore();
    // The provider may have forgotten the refund's key in the meantime.
    const asked = vi.spyOn(world.product.context.payments, 'refund');
    world.clock.advance(3_600_000);
    await world.runJob('carry-out-refunds');
    expect(asked).not.toHaveBeenCalled();
    expect(await paymentsOf(booking._id)).toMatchObject([{ amount_refunded: 20_000 }]);
    const { data } = await world.provider.stripe.refunds.list({ payment_intent: id });
    expect(data).toHaveLength(1);
  });
});

it('keeps every invariant except for the booking that the restore forgot', async () => {
  world.clock.set(new Date(Date.now() + 120_000));
  await catchUp();
  const found = await checkInvariants(world.db, world.provider.stripe);
  expect(found.filter((one) => !one.includes('has no record'))).toEqual([]);
});

it('the embedded provider is restored with everything else: nothing is adopted, and the trip is paid again', async () => {
  const own = await openRestoredWorld('embedded');
  try {
    const before = await own.traveler();
    const [paid, lost] = [await before.book(), await before.book()];
    const kept = await before.pay(paid._id);
    await own.backup();
    await before.pay(lost._id);
    await own.restore();
    const ada = own.again(before);
    expect(await ada.open(paid._id)).toMatchObject(PAID);
    own.clock.advance(120_000);
    await own.runJob('catch-up-after-restore');
    expect(await findRestore(own.db.sql)).toMatchObject({ caughtUp: true });
    const again = await ada.pay(lost._id);
    const { rows } = await own.db.sql.query<{ id: string }>(
      `select id from cards_payment_intents where status = 'succeeded'`,
    );
    expect(rows.map(({ id }) => id).sort()).toEqual(
      [kept.transactionId, again.transactionId].sort(),
    );
  } finally {
    await own.close();
  }
});
