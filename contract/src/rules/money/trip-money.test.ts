import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardPayment } from './card-payment.ts';
import { moneyTaken, tripMoney, type BookingSums } from './trip-money.ts';

const booked: BookingSums = {
  state: 'booked',
  trip: { total: 118_750, days: 5, currency: 'usd' },
  payments: [],
  counter: 0,
  canceled: null,
};
const whole = (amount: number, part: Partial<CardPayment> = {}): CardPayment => ({
  amount,
  repriced: 0,
  refunded: 0,
  pending: 0,
  lost: 0,
  ...part,
});
const day = whole(23_750);

describe('the money of a booking', () => {
  it.each<[string, Partial<BookingSums>, boolean, object]>([
    ['unpaid', {}, false, { paid: 0, dueNow: 23_750, dueOnArrival: 95_000 }],
    [
      'one day paid by card',
      { payments: [day] },
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
      { payments: [day], counter: 95_000 },
      true,
      { paid: 118_750, dueNow: 0, dueOnArrival: 0 },
    ],
    [
      'the rest paid by a second payment',
      { payments: [day, whole(95_000)] },
      true,
      { paid: 118_750, dueNow: 0, dueOnArrival: 0 },
    ],
    [
      'goodwill does not fall due again',
      { payments: [whole(118_750, { refunded: 5000 })] },
      true,
      { paid: 118_750, refunded: 5000, dueOnArrival: 0 },
    ],
    [
      'what a cheaper change gave back does, once the trip costs more again',
      { payments: [whole(118_750, { repriced: 5000 })] },
      true,
      { paid: 113_750, refunded: 0, dueOnArrival: 5000 },
    ],
    [
      'what a bank took of a payment does',
      { payments: [whole(118_750, { lost: 50_000, refunded: 5000 })] },
      true,
      { paid: 68_750, refunded: 5000, dueNow: 0, dueOnArrival: 50_000 },
    ],
    [
      'canceled: nothing is owed, what is kept is the total',
      { state: 'cancelled', payments: [day], canceled: { taken: 23_750, kept: 11_875 } },
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

  const cents = fc.nat(200_000);
  const charges = fc.constantFrom('day' as const, 'total' as const);

  it('never asks for more than the trip costs, whatever came at the counter', () => {
    fc.assert(
      fc.property(cents, cents, charges, (total, counter, charge) => {
        const trip = { total, days: 7, currency: 'usd' };
        const { breakdown, isPaid } = tripMoney({ ...booked, trip, counter }, charge);
        const { paid, dueNow, dueOnArrival } = breakdown;
        expect(Math.min(dueNow, dueOnArrival)).toBeGreaterThanOrEqual(0);
        expect(paid + dueNow + dueOnArrival).toBe(Math.max(total, paid));
        expect(isPaid && dueNow > 0).toBe(false);
      }),
    );
  });

  /** Random payments, refunded or lost at most in full. */
  const payment = fc.tuple(cents, cents, cents, cents, cents).map(([rest, ...gone]) => {
    const [repriced, refunded, pending, lost] = gone as [number, number, number, number];
    return {
      amount: rest + repriced + refunded + pending + lost,
      repriced,
      refunded,
      pending,
      lost,
    };
  });
  const payments = fc.array(payment, { maxLength: 4 });
  const sum = (of: readonly CardPayment[], part: (one: CardPayment) => number) =>
    of.reduce((all, one) => all + part(one), 0);

  it('adds up with the ledger, over any number of payments', () => {
    fc.assert(
      fc.property(cents, payments, cents, charges, (total, cards, counter, charge) => {
        const trip = { total, days: 7, currency: 'usd' };
        const sums = { ...booked, trip, payments: cards, counter };
        const { dueNow, dueOnArrival, paid, refunded } = tripMoney(sums, charge).breakdown;
        const here = sum(cards, (one) => one.amount - one.repriced - one.lost) + counter;
        expect(paid).toBe(here);
        expect(paid + dueNow + dueOnArrival).toBe(Math.max(total, paid));
        expect(refunded).toBe(sum(cards, (one) => one.refunded));
        const taken = moneyTaken(sums, { received: counter + 300, returned: 300 });
        const left = sum(cards, ({ amount, ...gone }) =>
          Object.values(gone).reduce((rest, part) => rest - part, amount),
        );
        expect(taken.cardLeft).toBe(left);
        expect(taken.taken - taken.back).toBe(left + counter);
        expect(taken.back).toBeLessThanOrEqual(taken.taken);
      }),
    );
  });

  it('is never negative, nor more than was taken, even of rows that contradict each other', () => {
    const anything = fc.record({
      amount: cents,
      repriced: cents,
      refunded: cents,
      pending: cents,
      lost: cents,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 500 }),
        fc.array(anything, { maxLength: 3 }),
        charges,
        (counter, cards, charge) => {
          const sums = { ...booked, payments: cards, counter };
          const { breakdown } = tripMoney(sums, charge);
          const { balanceDueOn, currency: _, onlyOnArrival, taxes, ...shown } = breakdown;
          expect([balanceDueOn, onlyOnArrival, taxes]).toEqual([undefined, undefined, undefined]);
          const most = sum(cards, ({ amount }) => amount) + Math.max(0, counter);
          expect(Math.min(...Object.values(shown))).toBeGreaterThanOrEqual(0);
          expect(shown.refunded).toBeLessThanOrEqual(shown.paid);
          expect(shown.paid).toBeLessThanOrEqual(most);
          const money = moneyTaken(sums, { received: 100, returned: 500 });
          expect(Math.min(...Object.values(money))).toBeGreaterThanOrEqual(0);
          expect(money.back).toBeLessThanOrEqual(money.taken);
        },
      ),
    );
  });
});
