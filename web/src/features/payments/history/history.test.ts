import { describe, expect, it } from 'vitest';
import {
  newestOfTrips,
  ownPayments,
  refundOf,
  totalRefunded,
  totalsLeft,
  totalSpent,
} from './history.ts';
import { aPayment } from '../test/payments.ts';

describe('the history', () => {
  it("[spec §6 Payment history: own only] keeps one person's payments", () => {
    const mine = aPayment({ userEmail: 'Ada@Example.com' });
    const theirs = aPayment({ userEmail: 'bob@example.com' });
    expect(ownPayments([mine, theirs], 'ada@example.com')).toEqual([mine]);
  });

  it('sums exactly, each currency separately', () => {
    const cents = [aPayment({ amount: 10, price: 0.1 }), aPayment({ amount: 20, price: 0.2 })];
    expect(totalSpent(cents, 'usd')).toBe('$0.30');
    expect(totalSpent([...cents, aPayment({ amount: 500, currency: 'jpy' })], 'usd')).toBe(
      '$0.30 + ¥500',
    );
    expect(totalSpent([], 'eur')).toBe('€0');
  });

  it('shows refunds', () => {
    expect(totalRefunded([aPayment()])).toBeNull();
    expect(totalRefunded([aPayment(), aPayment({ amountRefunded: 5050 })])).toBe('$50.50');
    expect(
      [0, 5050, 21_000].map((amountRefunded) => refundOf(aPayment({ amountRefunded }))),
    ).toEqual(['none', 'part', 'all']);
  });
});

describe('what is left to pay', () => {
  const left = { total: 126_000, paid: 63_000, refunded: 0, dueNow: 0, currency: 'usd' };
  const onArrival = { ...left, dueOnArrival: 63_000 };
  const balance = { ...onArrival, balanceDueOn: '2027-03-13' };

  it('counts a trip with several payments once', () => {
    const first = aPayment({ breakdown: onArrival });
    const second = aPayment({ createdAt: '2026-11-21T12:00:00.000Z', breakdown: onArrival });
    expect(totalsLeft([second, first])).toEqual({ onArrival: '$630', balance: null });
    expect([...newestOfTrips([first, second])]).toEqual([second]);
  });

  it('distinguishes a plan’s balance from what is due on arrival', () => {
    const other = aPayment({ bookingId: 'b2', breakdown: balance });
    const both = [aPayment({ breakdown: onArrival }), other];
    expect(totalsLeft(both)).toEqual({ onArrival: '$630', balance: '$630' });
    expect(totalsLeft([aPayment()])).toEqual({ onArrival: null, balance: null });
  });
});
