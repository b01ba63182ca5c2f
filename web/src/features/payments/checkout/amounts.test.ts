import { priceBreakdown } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { amountsOf } from './amounts.ts';
import { aBooking } from '../test/payments.ts';

describe('what is due', () => {
  it('splits the total between now and the arrival if one day is charged', () => {
    expect(amountsOf(aBooking())).toEqual({
      part: 'first',
      breakdown: {
        total: 126_000,
        paid: 0,
        refunded: 0,
        dueNow: 21_000,
        dueOnArrival: 105_000,
        currency: 'usd',
      },
      dueNow: '$210',
      isAllDueNow: false,
      price: 210,
    });
  });

  it('is the total if the whole trip is charged, and for a trip of one day', () => {
    const breakdown = priceBreakdown({ total: 126_000, days: 6, currency: 'usd' }, 'total');
    expect(amountsOf(aBooking({ breakdown }))).toMatchObject({
      dueNow: '$1,260',
      breakdown: { dueNow: 126_000, dueOnArrival: 0 },
      isAllDueNow: true,
      price: 1260,
    });
    expect(amountsOf(aBooking({ travelDuration: 1 })).isAllDueNow).toBe(true);
  });

  it.each([
    ['jpy', 500, '¥500', 500],
    ['kwd', 1250, 'KWD 1.250', 1.25],
    ['usd', 9950, '$99.50', 99.5],
  ])('counts in the minor units of %s', (currency, perDay, dueNow, price) => {
    const breakdown = priceBreakdown({ total: 6 * perDay, days: 6, currency }, 'day');
    const money = amountsOf(aBooking({ breakdown }));
    expect(money.dueNow.replaceAll('\u00a0', ' ')).toBe(dueNow);
    expect(money.price).toBe(price);
  });
});
