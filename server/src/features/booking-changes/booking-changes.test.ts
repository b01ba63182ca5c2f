import type { Booking, BookingRecord, CounterPayment, Problem } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancel, mailsTo, preview, refundsOf } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { CARDS, dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

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
const change = (booking: Booking, changes: object) =>
  admin.call<{ booking: Booking; difference: number; refund: object } & Problem>(
    'POST',
    `/api/operator/bookings/${booking._id}/change`,
    { revision: booking.revision, reason: 'The ferry goes later.', ...changes },
  );

describe('the agency changes a paid trip', () => {
  it('that becomes more expensive: the rest is due on arrival, and no card is charged', async () => {
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

  it('that becomes cheaper: the surplus is refunded, and is due again if the trip becomes more expensive later', async () => {
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

  it('once, if two people read the same version', async () => {
    const booking = await (await world.traveler()).book();
    const both = await Promise.all(
      [4, 5].map((travelDuration) => change(booking, { travelDuration })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('revision_changed');
  });

  it('to a larger party, at the agreed prices', async () => {
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

  it('but not with a refund while a bank decides about a dispute [attack money back from both the agency and the bank]', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ days: 3 });
    await ada.pay(booking._id, CARDS.disputed);
    await counter(booking, { amount: 50_000 });
    await world.deliverWebhooks();
    const before = await ada.call<Booking>('GET', `/api/bookings/${booking._id}`);
    expect(await change(booking, { travelDuration: 1 })).toMatchObject({
      status: 409,
      body: { code: 'dispute_open' },
    });
    expect(await refundsOf(world.db, booking)).toEqual([]);
    const after = await ada.call<Booking>('GET', `/api/bookings/${booking._id}`);
    expect(after.body).toEqual(before.body);
  });
});

describe('a change with a refund', () => {
  let whole: PaymentsWorld;
  beforeAll(async () => {
    whole = await openPaymentsWorld({ charge: 'total' });
  });
  afterAll(() => whole.close());

  it('refunds the card once, and the amount is due again if the trip becomes more expensive', async () => {
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
    // half of the payment's remaining amount, not half of the amount first paid
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

describe('a traveler gives a trip to someone else', () => {
  const rename = (who: Caller, { _id }: Booking) =>
    who.call<Booking & Problem>('POST', `/api/bookings/${_id}/traveller`, {
      travelName: 'Grace Hopper',
    });

  it('whether it is paid or not, up to a week before', async () => {
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

describe('in the end', () => {
  it('ledger, provider and bookings agree', async () => {
    await world.comeToRest();
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});
