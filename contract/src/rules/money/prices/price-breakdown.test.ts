import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE_ADULT } from '../../trips/party.ts';
import { USUAL_PRICE_RULES } from './trip-price.ts';
import { breakdownLines, priceBreakdown } from './price-breakdown.ts';
import { priceOffer } from './trip-offer.ts';

const WHOLE = { repriced: 0, refunded: 0, pending: 0, lost: 0 };
const USUAL = { party: ONE_ADULT, prices: USUAL_PRICE_RULES };
const ISTANBUL = { total: 47_500, days: 5, currency: 'usd' };

describe('the price breakdown of a trip', () => {
  const trips = fc.record({
    // kwd amounts of card payments are multiples of ten
    total: fc.integer({ min: 1, max: 300_000_000 }).map((units) => units * 10),
    days: fc.integer({ min: 1, max: 30 }),
    currency: fc.constantFrom('usd', 'jpy', 'kwd'),
  });
  const charges = fc.constantFrom('day' as const, 'total' as const);

  it('leaves no part of the total out and counts none twice, before and after it is paid', () => {
    fc.assert(
      fc.property(trips, charges, charges, (trip, charged, charge) => {
        const before = priceBreakdown(trip, charged);
        // the site's charge mode may have changed since the payment
        const after = priceBreakdown(trip, charge, [{ ...WHOLE, amount: before.dueNow }]);
        for (const { total, paid, dueNow, dueOnArrival } of [before, after]) {
          expect(total).toBe(trip.total);
          expect(paid + dueNow + dueOnArrival).toBe(total);
          expect(Math.min(paid, dueNow, dueOnArrival)).toBeGreaterThanOrEqual(0);
        }
        expect(after).toMatchObject({
          paid: before.dueNow,
          dueNow: 0,
          dueOnArrival: before.dueOnArrival,
        });
      }),
    );
  });

  it('does not let what was refunded fall due again', () => {
    fc.assert(
      fc.property(trips, charges, fc.nat(), (trip, charge, refund) => {
        const { dueNow: amount, dueOnArrival } = priceBreakdown(trip, charge);
        const refunded = refund % amount;
        expect(priceBreakdown(trip, charge, [{ ...WHOLE, amount, refunded }])).toMatchObject({
          paid: amount,
          refunded,
          dueNow: 0,
          dueOnArrival,
        });
      }),
    );
  });

  it('is the same for an offer as for the booking made of it', () => {
    for (const charge of ['day', 'total'] as const) {
      const offer = { costPerDay: '$95', charge, currency: 'usd', ...USUAL };
      expect(priceOffer(offer, 5)?.breakdown).toEqual(priceBreakdown(ISTANBUL, charge));
    }
    const foreign = { costPerDay: '€95', charge: 'day', currency: 'usd', ...USUAL } as const;
    expect(priceOffer(foreign, 5)).toBeNull();
  });
});

describe('what a breakdown shows', () => {
  const shown = (...args: Parameters<typeof priceBreakdown>) =>
    breakdownLines(priceBreakdown(...args)).map(({ label, amount }) => `${label} ${amount}`);

  it('is the total, what is due now and the rest, as long as nothing is paid', () => {
    expect(shown(ISTANBUL, 'day')).toEqual(['Total $475', 'Due now $95', 'Due on arrival $380']);
    expect(shown(ISTANBUL, 'total')).toEqual(['Total $475', 'Due now $475', 'Due on arrival $0']);
  });

  it('is what was paid afterward, and what was given back of it', () => {
    const paid = { ...WHOLE, amount: 9500 };
    expect(shown(ISTANBUL, 'day', [paid])).toEqual([
      'Total $475',
      'Paid $95',
      'Due on arrival $380',
    ]);
    expect(shown(ISTANBUL, 'day', [{ ...paid, refunded: 2000 }])).toContain('Refunded $20');
  });
});
