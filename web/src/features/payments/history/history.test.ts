import { describe, expect, it } from 'vitest';
import { ownPayments, refundOf, totalRefunded, totalSpent } from './history.ts';
import { aPayment } from '../test/payments.ts';

describe('the history', () => {
  it("[spec §6 Payment history: own only] keeps one person's payments", () => {
    const mine = aPayment({ userEmail: 'Ada@Example.com' });
    const theirs = aPayment({ userEmail: 'bob@example.com' });
    expect(ownPayments([mine, theirs], 'ada@example.com')).toEqual([mine]);
  });

  it('sums exactly, each currency for itself', () => {
    const cents = [aPayment({ amount: 10, price: 0.1 }), aPayment({ amount: 20, price: 0.2 })];
    expect(totalSpent(cents, 'usd')).toBe('$0.30');
    expect(totalSpent([...cents, aPayment({ amount: 500, currency: 'jpy' })], 'usd')).toBe(
      '$0.30 + ¥500',
    );
    expect(totalSpent([], 'eur')).toBe('€0');
  });

  it('tells what was given back', () => {
    expect(totalRefunded([aPayment()])).toBeNull();
    expect(totalRefunded([aPayment(), aPayment({ amountRefunded: 5050 })])).toBe('$50.50');
    expect(
      [0, 5050, 21_000].map((amountRefunded) => refundOf(aPayment({ amountRefunded }))),
    ).toEqual(['none', 'part', 'all']);
  });
});
