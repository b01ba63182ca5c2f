import type { Booking, OwnSpot, Payment, Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { bookingInput, spotInput } from '../../../test/factories.ts';
import {
  intentIdOf,
  type Caller,
  type OpenedPayment,
} from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';

const DAYS = 3;

interface Case {
  currency: string;
  charge: 'day' | 'total';
  /** The price as the spot's owner types it, and as the site shows it afterward. */
  typed: string;
  shown: RegExp;
  /** The charge in minor units, in major units, and in words. */
  amount: number;
  price: number;
  receipt: RegExp;
  /** An amount that can't be paid by card. */
  refused: string;
}

const CASES: readonly Case[] = [
  {
    currency: 'jpy',
    charge: 'day',
    typed: '15,000',
    shown: /^¥15,000$/,
    amount: 15_000,
    price: 15_000,
    receipt: /^Paid: ¥15,000$/m,
    refused: '15000.5',
  },
  {
    currency: 'kwd',
    charge: 'total',
    typed: '41.250',
    shown: /^KWD\s41\.250$/,
    amount: 123_750,
    price: 123.75,
    receipt: /^Paid: KWD\s123\.750$/m,
    refused: '41.255',
  },
  {
    currency: 'ugx',
    charge: 'total',
    typed: '90000',
    shown: /^UGX\s90,000$/,
    amount: 27_000_000,
    price: 270_000,
    receipt: /^Paid: UGX\s270,000$/m,
    refused: '90000.50',
  },
  {
    currency: 'usd',
    charge: 'total',
    typed: '$1,200.50',
    shown: /^\$1,200\.50$/,
    amount: 360_150,
    price: 3601.5,
    receipt: /^Paid: \$3,601\.50$/m,
    refused: '$1,200.505',
  },
  {
    currency: 'idr',
    charge: 'day',
    typed: '1,500,000',
    shown: /^Rp\s1,500,000$/,
    amount: 150_000_000,
    price: 1_500_000,
    receipt: /^Paid: Rp\s1,500,000$/m,
    refused: '20000001',
  },
  {
    currency: 'mxn',
    charge: 'day',
    typed: '$500',
    shown: /^MX\$500$/,
    amount: 50_000,
    price: 500,
    receipt: /^Paid: MX\$500$/m,
    refused: '500.005',
  },
];

async function bookedAt(ada: Caller, cost: string, days = DAYS) {
  const spot = await ada.call<OwnSpot & Problem>(
    'POST',
    '/api/allSpots',
    spotInput({ average_cost: cost }),
  );
  if (spot.status !== 201) return { spot, booking: null };
  const input = bookingInput(spot.body, { travelDuration: days });
  const booking = await ada.call<Booking>('POST', '/api/bookings', input);
  return { spot, booking };
}

describe.each(CASES)('money in $currency, charged by the $charge', (money) => {
  let world: PaymentsWorld;
  beforeAll(async () => {
    world = await openPaymentsWorld({ charge: money.charge, currency: money.currency });
  });
  afterAll(() => world.close());

  it('[incident prices in a currency of small units] is the same from the cost text to the receipt and the history', async () => {
    const ada = await world.traveler();
    const { spot, booking } = await bookedAt(ada, money.typed);
    expect(spot.body.average_cost).toMatch(money.shown);
    expect(booking?.body.travelCost).toBe(spot.body.average_cost);
    const bookingId = booking?.body._id ?? '';

    // The specification's own client sends the price that it has read from the text.
    const opened = await ada.call<OpenedPayment>('POST', '/api/payments/create-payment-intent', {
      bookingId,
      price: money.price,
    });
    const { amount, currency } = money;
    expect(opened).toMatchObject({ status: 200, body: { amount, currency } });
    const id = intentIdOf(opened.body.clientSecret);
    expect(await ada.confirm(opened.body.clientSecret)).toBe('succeeded');
    expect(await world.provider.paymentIntents.retrieve(id)).toMatchObject({
      amount_received: amount,
      currency,
    });

    const saved = await ada.save(bookingId, id);
    expect(saved).toMatchObject({ status: 201, body: { amount, currency, price: money.price } });
    const history = await ada.call<Payment[]>('GET', '/api/payments');
    expect(history.body).toEqual([saved.body]);
    const { rows } = await world.db.sql.query<{ text_body: string }>(
      `select text_body from mail_outbox where recipient = $1 and kind = 'receipt'`,
      [ada.email],
    );
    expect(rows.map(({ text_body }) => text_body)).toEqual([expect.stringMatching(money.receipt)]);
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });

  it('is refused before anyone books if no card could pay it', async () => {
    const ada = await world.traveler();
    const { spot } = await bookedAt(ada, money.refused);
    expect(spot).toMatchObject({ status: 400, body: { field: 'average_cost' } });
  });

  it('isn’t booked if the amount due is more than a card payment can be', async () => {
    const ada = await world.traveler();
    const most = {
      idr: '20000000',
      jpy: '99999999',
      kwd: '99999.990',
      mxn: '999999.99',
      ugx: '999999',
      usd: '999999.99',
    };
    const { booking } = await bookedAt(ada, most[money.currency as keyof typeof most], 30);
    const refused = { status: 409, body: { code: 'amount_too_large' } };
    expect(booking).toMatchObject(money.charge === 'day' ? { status: 201 } : refused);
  });
});

describe('a refund in a currency with three decimals', () => {
  let world: PaymentsWorld;
  beforeAll(async () => {
    world = await openPaymentsWorld({ currency: 'kwd' });
  });
  afterAll(() => world.close());

  it('[attack a refund that card networks can’t represent] is refused if it doesn’t end in 0', async () => {
    const ada = await world.traveler();
    const admin = await world.administrator();
    const booking = await ada.book({ cost: 41_250, currency: 'kwd' });
    const payment = await ada.pay(booking._id);
    const refund = (amount: number) =>
      admin.call<Problem>('POST', `/api/payments/${payment._id}/refunds`, {
        amount,
        reason: `${amount} back`,
      });
    expect(await refund(5005)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: 'amount' },
    });
    expect(await refund(5010)).toMatchObject({ status: 201, body: { state: 'succeeded' } });
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});
