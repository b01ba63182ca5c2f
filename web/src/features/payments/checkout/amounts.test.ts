// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { amountsOf } from './amounts.ts';
import { aBooking } from '../test/payments.ts';

describe('what is due', () => {
  it('splits the total between now and the arrival when a day is charged', () => {
    expect(amountsOf(aBooking(), 'usd', 'day')).toEqual({
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

  it('is the total when the whole trip is charged, and for a trip of one day', () => {
    expect(amountsOf(aBooking(), 'usd', 'total')).toMatchObject({
      dueNow: '$1,260',
      breakdown: { dueNow: 126_000, dueOnArrival: 0 },
      isAllDueNow: true,
      price: 1260,
    });
    expect(amountsOf(aBooking({ travelDuration: 1 }), 'usd', 'day')?.isAllDueNow).toBe(true);
  });

  it.each([
    ['jpy', '¥500', '¥500', 500],
    ['kwd', 'KWD 1.250', 'KWD 1.250', 1.25],
    ['usd', '$99.50', '$99.50', 99.5],
  ])('counts in the minor units of %s', (currency, travelCost, dueNow, price) => {
    const money = amountsOf(aBooking({ travelCost }), currency, 'day');
    expect(money?.dueNow.replaceAll('\u00a0', ' ')).toBe(dueNow);
    expect(money?.price).toBe(price);
  });

  it('knows nothing of a cost in another currency', () => {
    expect(amountsOf(aBooking({ travelCost: '€210' }), 'usd', 'day')).toBeNull();
  });
});
