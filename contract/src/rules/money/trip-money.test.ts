import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tripMoney, type BookingSums } from './trip-money.ts';

const booked: BookingSums = {
  state: 'booked',
  trip: { total: 118_750, days: 5, currency: 'usd' },
  payment: null,
  counter: 0,
  changeRefund: 0,
  cancelled: null,
};
const day = { amount: 23_750, amountRefunded: 0 };
const all = { amount: 118_750, amountRefunded: 0 };

describe('the money of a booking', () => {
  it.each<[string, Partial<BookingSums>, boolean, object]>([
    ['unpaid', {}, false, { paid: 0, dueNow: 23_750, dueOnArrival: 95_000 }],
    [
      'one day paid by card',
      { payment: day },
      true,
      { paid: 23_750, dueNow: 0, dueOnArrival: 95_000 },
    ],
    [
      'part of what is due paid in cash',
      { counter: 23_749 },
      false,
      { paid: 23_749, dueNow: 1, dueOnArrival: 95_000 },
    ],
    [
      'what is due paid in cash',
      { counter: 23_750 },
      true,
      { paid: 23_750, dueNow: 0, dueOnArrival: 95_000 },
    ],
    [
      'the rest paid on arrival',
      { payment: day, counter: 95_000 },
      true,
      { paid: 118_750, dueNow: 0, dueOnArrival: 0 },
    ],
    [
      'goodwill does not fall due again',
      { payment: { ...all, amountRefunded: 5000 } },
      true,
      { paid: 118_750, refunded: 5000, dueOnArrival: 0 },
    ],
    [
      'what a cheaper change gave back does, once the trip costs more again',
      { payment: { ...all, amountRefunded: 5000 }, changeRefund: 5000 },
      true,
      { paid: 113_750, refunded: 0, dueOnArrival: 5000 },
    ],
    [
      'canceled: nothing is owed, what is kept is the total',
      { state: 'cancelled', payment: day, cancelled: { taken: 23_750, kept: 11_875 } },
      true,
      { total: 11_875, paid: 23_750, refunded: 11_875, dueNow: 0, dueOnArrival: 0 },
    ],
    ['expired: nothing is owed', { state: 'expired' }, false, { dueNow: 0, dueOnArrival: 0 }],
    [
      'nothing due is not paid by nothing',
      { trip: { ...booked.trip, total: 0 } },
      false,
      { dueNow: 0, dueOnArrival: 0 },
    ],
  ])('%s', (_, sums, isPaid, breakdown) => {
    expect(tripMoney({ ...booked, ...sums }, 'day')).toMatchObject({ isPaid, breakdown });
  });

  it('never asks for more than the trip costs, whatever came at the counter', () => {
    const cents = fc.nat(200_000);
    fc.assert(
      fc.property(cents, cents, fc.constantFrom('day', 'total'), (total, counter, charge) => {
        const trip = { total, days: 7, currency: 'usd' };
        const { breakdown, isPaid } = tripMoney({ ...booked, trip, counter }, charge);
        const { paid, dueNow, dueOnArrival } = breakdown;
        expect(Math.min(dueNow, dueOnArrival)).toBeGreaterThanOrEqual(0);
        expect(paid + dueNow + dueOnArrival).toBe(Math.max(total, paid));
        expect(isPaid && dueNow > 0).toBe(false);
      }),
    );
  });
});
