import type {
  Booking,
  Cancellation,
  CancellationPreview,
  Payment,
  Problem,
} from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { intentIdOf, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  admin = await world.administrator();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

const path = ({ _id }: Booking) => `/api/bookings/${_id}/cancellation`;
const preview = async (who: Caller, booking: Booking) =>
  (await who.call<CancellationPreview>('GET', path(booking))).body;
const cancel = (who: Caller, booking: Booking, expectedRefund: number, revision = 1) =>
  who.call<Cancellation & Problem>('POST', path(booking), { revision, expectedRefund });
const read = async (who: Caller, { _id }: Booking) =>
  (await who.call<Booking>('GET', `/api/bookings/${_id}`)).body;

describe('canceling a trip', () => {
  it('that is paid gives back what was shown, and the refund arrives', async () => {
    const ada = await world.traveller();
    const booking = await ada.book();
    const payment = await ada.pay(booking._id);
    const shown = await preview(ada, booking);
    expect(shown).toMatchObject({
      refusal: null,
      revision: 1,
      timeZone: 'Europe/Rome',
      total: 150_000,
      taken: 150_000,
      back: 0,
      refund: { card: 150_000, counter: 0 },
      kept: 0,
      percent: 100,
      current: 0,
      sentences: ['You can cancel up to 48 hours before the travel date.'],
    });
    expect(shown.steps.map(({ percent, refund }) => [percent, refund])).toEqual([
      [100, 150_000],
      [0, 0],
    ]);
    const { body, status } = await cancel(ada, booking, 150_000);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      by: 'traveller',
      refund: { card: 150_000, counter: 0 },
      kept: 0,
      progress: 'done',
    });
    expect(await read(ada, booking)).toMatchObject({
      state: 'cancelled',
      revision: 2,
      paid: false,
      breakdown: { total: 0, paid: 150_000, refunded: 150_000, dueNow: 0, dueOnArrival: 0 },
    });
    const { body: receipt } = await ada.call<Payment>('GET', `/api/payments/${payment._id}`);
    expect(receipt.amountRefunded).toBe(150_000);
  });

  it('that is not paid ends it, and the payment that was open', async () => {
    const ada = await world.traveller();
    const booking = await ada.book();
    const { body } = await ada.open(booking._id);
    expect(await cancel(ada, booking, 0)).toMatchObject({
      status: 201,
      body: { taken: 0, progress: 'none' },
    });
    const intent = await world.provider.paymentIntents.retrieve(intentIdOf(body.clientSecret));
    expect(intent.status).toBe('canceled');
    expect(await ada.open(booking._id)).toMatchObject({
      status: 409,
      body: { code: 'booking_cancelled' },
    });
    expect(await admin.call('GET', `/api/bookings/${booking._id}`)).toMatchObject({
      body: { state: 'cancelled' },
    });
  });
});

describe('afterwards', () => {
  it('ledger, provider and bookings agree', async () => {
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});
