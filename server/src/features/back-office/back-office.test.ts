import type { Batch, Booking, BookingRecord, CounterPayment, Problem } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancel, mailsTo, preview, read, refundsOf } from '../../test/payments/cancelling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import {
  addSpot,
  dayFromNow,
  intentIdOf,
  type Caller,
} from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { runBatches } from './index.ts';

let world: PaymentsWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

const today = () => world.now().toISOString().slice(0, 10);
const counter = (booking: Booking, entry: Partial<CounterPayment>) =>
  admin.call<BookingRecord & Problem>(
    'POST',
    `/api/operator/bookings/${booking._id}/counterPayments`,
    {
      kind: 'received',
      method: 'cash',
      receivedOn: today(),
      ...entry,
    },
  );
const voidEntry = ({ _id }: CounterPayment) =>
  admin.call<BookingRecord & Problem>('POST', `/api/operator/counterPayments/${_id}/void`, {
    reason: 'A slip.',
  });
const change = (booking: Booking, changes: object) =>
  admin.call<{ booking: Booking; difference: number; refund: object } & Problem>(
    'POST',
    `/api/operator/bookings/${booking._id}/change`,
    { revision: booking.revision, reason: 'The ferry goes later.', ...changes },
  );

describe('money at the counter', () => {
  it('pays a trip, cancels the card payment that was open, and is never more than is open', async () => {
    const ada = await world.traveler();
    const booking = await ada.book(); // 3 days at $500, one of them by card
    const { body: opened } = await ada.open(booking._id);
    expect(await counter(booking, { amount: 150_001 })).toMatchObject({
      status: 409,
      body: { code: 'payment_mismatch', field: 'amount' },
    });
    expect(await counter(booking, { amount: 50_000, note: 'At the desk' })).toMatchObject({
      status: 201,
      body: {
        booking: {
          paid: true,
          breakdown: { paid: 50_000, dueNow: 0, dueOnArrival: 100_000 },
        },
        counterPayments: [{ amount: 50_000, method: 'cash', note: 'At the desk' }],
      },
    });
    const intent = await world.provider.paymentIntents.retrieve(intentIdOf(opened.clientSecret));
    expect(intent.status).toBe('canceled');
    expect(await ada.open(booking._id)).toMatchObject({ body: { code: 'booking_paid' } });
    expect(await ada.call('DELETE', `/api/bookings/${booking._id}`)).toMatchObject({
      body: { code: 'booking_paid' },
    });
  });

  it('in part leaves the rest to the card', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await counter(booking, { amount: 20_000 });
    expect(await read(ada, booking)).toMatchObject({
      paid: false,
      breakdown: { paid: 20_000, dueNow: 30_000, dueOnArrival: 100_000 },
    });
    expect((await ada.open(booking._id)).body.amount).toBe(30_000);
    expect(await ada.call('DELETE', `/api/bookings/${booking._id}`)).toMatchObject({
      status: 409,
      body: { code: 'booking_paid' },
    });
    await ada.pay(booking._id);
    expect(await read(ada, booking)).toMatchObject({
      paid: true,
      breakdown: { paid: 50_000, dueNow: 0, dueOnArrival: 100_000 },
    });
  });

  it('is handed back by hand when the trip is canceled, the card’s part by card', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await ada.pay(booking._id);
    await counter(booking, { amount: 100_000, method: 'transfer' });
    expect(await preview(ada, booking)).toMatchObject({
      taken: 150_000,
      refund: { card: 50_000, counter: 100_000 },
    });
    expect(await cancel(ada, booking, 150_000)).toMatchObject({
      body: { refund: { card: 50_000, counter: 100_000 } },
    });
    expect(await counter(booking, { amount: 1 })).toMatchObject({
      body: { code: 'booking_cancelled' },
    });
    expect(await counter(booking, { amount: 100_001, kind: 'returned' })).toMatchObject({
      body: { code: 'payment_mismatch' },
    });
    expect(await counter(booking, { amount: 100_000, kind: 'returned' })).toMatchObject({
      status: 201,
      body: { booking: { state: 'cancelled' }, counterPayments: [{}, { kind: 'returned' }] },
    });
    const mail = (await mailsTo(world.db, ada)).at(-1);
    expect(mail?.text_body).toContain("We'll give you $1,000 back in person.");
  });

  it('is voided once, with a reason, and never deleted', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const { body } = await counter(booking, { amount: 50_000 });
    const [entry] = body.counterPayments;
    if (!entry) throw new Error('nothing was recorded');
    expect(await voidEntry(entry)).toMatchObject({
      status: 200,
      body: { booking: { paid: false }, counterPayments: [{ voided: { reason: 'A slip.' } }] },
    });
    expect(await voidEntry(entry)).toMatchObject({ body: { code: 'already_decided' } });
    const { sql } = world.db;
    await expect(
      sql.query('delete from counter_payments where id = $1', [entry._id]),
    ).rejects.toThrow(/never deleted/);
    await expect(
      sql.query('update counter_payments set amount = 1 where id = $1', [entry._id]),
    ).rejects.toThrow(/does not change/);
    const { body: record } = await admin.call<BookingRecord>(
      'GET',
      `/api/operator/bookings/${booking._id}`,
    );
    expect(record.events.map(({ kind }) => kind)).toEqual([
      'booked',
      'mail',
      'counter_received',
      'mail',
      'counter_voided',
    ]);
  });

  it('is received on a day that has come', async () => {
    const booking = await (await world.traveler()).book();
    expect(await counter(booking, { amount: 1, receivedOn: dayFromNow(3) })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: 'receivedOn' },
    });
  });
});

describe('the agency changes a paid trip', () => {
  it('that costs more: the rest is due on arrival, and no card is charged', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await ada.pay(booking._id);
    const travelDate = dayFromNow(30);
    expect(await change(booking, { travelDuration: 5, travelDate })).toMatchObject({
      status: 200,
      body: {
        difference: 100_000,
        refund: { card: 0, counter: 0 },
        booking: {
          travelDate,
          revision: 2,
          paid: true,
          breakdown: { total: 250_000, paid: 50_000, dueNow: 0, dueOnArrival: 200_000 },
        },
      },
    });
    expect(await refundsOf(world.db, booking)).toEqual([]);
    const mail = (await mailsTo(world.db, ada)).at(-1);
    expect(mail).toMatchObject({ subject: `Changed: ${booking.travelSpot}` });
    expect(mail?.text_body).toContain('The ferry goes later.');
    expect(await change(booking, { travelDuration: 6 })).toMatchObject({
      status: 409,
      body: { code: 'revision_changed' },
    });
  });

  it('that costs less: what is too much goes back, and falls due again if it costs more later', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ cost: 50_000, days: 3 });
    await ada.pay(booking._id);
    await counter(booking, { amount: 100_000 });
    const less = await change(booking, { travelDuration: 2 });
    expect(less.body).toMatchObject({
      difference: -50_000,
      refund: { card: 50_000, counter: 0 },
    });
  });

  it('once, of two who read the same', async () => {
    const booking = await (await world.traveler()).book();
    const both = await Promise.all(
      [4, 5].map((travelDuration) => change(booking, { travelDuration })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('revision_changed');
  });

  it('to a larger party, at the prices that were agreed', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await ada.pay(booking._id);
    const travellers = { adults: 2, children: 0, infants: 0 };
    const { body } = await change(booking, { travellers, travelName: 'Grace Hopper' });
    expect(body.booking).toMatchObject({
      travellers,
      travelName: 'Grace Hopper',
      breakdown: { total: 300_000, paid: 50_000, dueOnArrival: 250_000 },
    });
    const fewer = await change(body.booking, {
      travellers: { adults: 1, children: 0, infants: 0 },
      travelDuration: 1,
    });
    expect(fewer.body).toMatchObject({
      difference: -250_000,
      refund: { card: 0, counter: 0 },
      booking: { breakdown: { total: 50_000, paid: 50_000, dueOnArrival: 0 } },
    });
  });
});

describe('a change that gives back', () => {
  let whole: PaymentsWorld;
  beforeAll(async () => {
    whole = await openPaymentsWorld({ charge: 'total' });
  });
  afterAll(() => whole.close());

  it('goes to the card once, and what costs more again falls due again', async () => {
    const operator = await whole.administrator();
    const ada = await whole.traveler();
    const booking = await ada.book();
    const payment = await ada.pay(booking._id);
    const changed = async (revision: number, travelDuration: number) =>
      (
        await operator.call<{ booking: Booking; refund: object }>(
          'POST',
          `/api/operator/bookings/${booking._id}/change`,
          { revision, travelDuration, reason: 'x' },
        )
      ).body;
    expect(await changed(1, 2)).toMatchObject({
      refund: { card: 50_000, counter: 0 },
      booking: { breakdown: { total: 100_000, paid: 100_000, refunded: 0, dueOnArrival: 0 } },
    });
    expect(await changed(2, 3)).toMatchObject({
      refund: { card: 0, counter: 0 },
      booking: { breakdown: { total: 150_000, paid: 100_000, dueOnArrival: 50_000 } },
    });
    expect(await refundsOf(whole.db, booking)).toMatchObject([
      { amount: 50_000, state: 'succeeded' },
    ]);
    // half of what is left of the payment, not of what was paid first
    expect(await preview(ada, booking)).toMatchObject({
      taken: 100_000,
      back: 0,
      refund: { card: 100_000 },
    });
    expect(await cancel(ada, booking, 100_000, 3)).toMatchObject({ status: 201 });
    const { body } = await ada.call('GET', `/api/payments/${payment._id}`);
    expect(body).toMatchObject({ amount: 150_000, amountRefunded: 150_000 });
    expect(await checkInvariants(whole.db, whole.provider)).toEqual([]);
  });
});

describe('a traveler hands a trip on', () => {
  const rename = (who: Caller, { _id }: Booking) =>
    who.call<Booking & Problem>('POST', `/api/bookings/${_id}/traveller`, {
      travelName: 'Grace Hopper',
    });

  it('paid or not, up to a week before', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await ada.pay(booking._id);
    expect(await rename(ada, booking)).toMatchObject({
      status: 200,
      body: { travelName: 'Grace Hopper', revision: 2, paid: true },
    });
    expect(await rename(await world.traveler(), booking)).toMatchObject({ status: 404 });
    const soon = await ada.book({ date: dayFromNow(5) });
    expect(await rename(ada, soon)).toMatchObject({ status: 409, body: { code: 'trip_started' } });
  });
});

describe('a departure that is called off', () => {
  it('ends every booking of the day, one after the other, even broken off in the middle', async () => {
    const spot = await addSpot(world.db);
    const day = dayFromNow(20);
    const book = async (who: Caller) =>
      (
        await who.call<Booking>('POST', '/api/bookings', {
          spotId: spot.id,
          travelSpot: spot.name,
          travelCountry: spot.country,
          travelCost: '$500',
          travelName: 'Ada',
          travelDate: day,
          travelDuration: 2,
        })
      ).body;
    const people = await Promise.all([1, 2, 3].map(() => world.traveler()));
    const bookings = await Promise.all(people.map(book));
    const [first] = people;
    if (first && bookings[0]) await first.pay(bookings[0]._id);
    const { body: batch } = await admin.call<Batch>(
      'POST',
      `/api/operator/departures/${spot.id}/${day}/cancellation`,
      { reasonCode: 'weather', message: 'A storm.' },
    );
    expect(batch).toMatchObject({ done: 0, left: 3, finishedAt: null });
    const stop = new AbortController();
    stop.abort();
    await runBatches(world.context, stop.signal);
    await Promise.all([runBatches(world.context), runBatches(world.context)]);
    const { body } = await admin.call<Batch>('GET', `/api/operator/batches/${batch._id}`);
    expect(body).toMatchObject({ done: 3, failed: [], left: 0 });
    expect(body.finishedAt).not.toBeNull();
    for (const booking of bookings) {
      expect(await read(admin, booking)).toMatchObject({
        state: 'cancelled',
        cancellation: { by: 'staff', message: 'A storm.' },
      });
    }
    for (const who of people) {
      const canceled = (await mailsTo(world.db, who)).filter(({ subject }) =>
        subject.startsWith('Canceled'),
      );
      expect(canceled).toHaveLength(1);
    }
    expect(
      await admin.call('POST', `/api/operator/departures/${spot.id}/${day}/cancellation`, {
        reasonCode: 'weather',
      }),
    ).toMatchObject({ status: 404 });
  });
});

describe('afterwards', () => {
  it('ledger, provider and bookings agree', async () => {
    await world.comeToRest();
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});
