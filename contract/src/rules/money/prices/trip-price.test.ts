import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountDueNow } from './charge.ts';
import { minorStep } from '../amounts/currency.ts';
import { priceLineText } from './price-lines.ts';
import { tripPrice, USUAL_PRICE_RULES, type PriceRules } from './trip-price.ts';
import { ONE_ADULT, type Party } from '../../trips/party.ts';

const CURRENCIES = ['usd', 'jpy', 'kwd', 'isk'] as const;
const percents = fc.integer({ min: 0, max: 100 });
const rules: fc.Arbitrary<PriceRules> = fc.record({
  per: fc.constantFrom('person', 'booking'),
  childPercent: percents,
  infantPercent: percents,
  childBelow: fc.constant(12),
  infantBelow: fc.constant(2),
  maxParty: fc.constant(null),
  groups: fc.array(
    fc.record({ fromPeople: fc.integer({ min: 2, max: 50 }), percentOff: percents }),
  ),
});
const parties: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 1, max: 20 }),
  children: fc.nat(15),
  infants: fc.nat(15),
});
const trips = fc.constantFrom(...CURRENCIES).chain((currency) =>
  fc.record({
    currency: fc.constant(currency),
    perDay: fc.integer({ min: 1, max: 2_000_000 }).map((units) => units * minorStep(currency)),
    days: fc.integer({ min: 1, max: 30 }),
  }),
);
const charges = fc.constantFrom('day' as const, 'total' as const);

describe('the price of a party', () => {
  it('[spec §5 Total cost: formula] is cost per day times days for one adult, whatever the rules', () => {
    fc.assert(
      fc.property(trips, rules, (trip, some) => {
        const { total } = tripPrice({ ...trip, party: ONE_ADULT }, { ...some, groups: [] });
        expect(total).toBe(trip.perDay * trip.days);
        expect(amountDueNow({ ...trip, total }, 'day')).toBe(trip.perDay);
        expect(amountDueNow({ ...trip, total }, 'total')).toBe(total);
      }),
    );
  });

  it('is the sum of its lines, each payable by card, and never below nothing', () => {
    fc.assert(
      fc.property(trips, parties, rules, charges, (trip, party, some, charge) => {
        const { lines, total } = tripPrice({ ...trip, party }, some);
        const dueNow = amountDueNow({ ...trip, total }, charge);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        for (const { quantity, unit, days, amount } of lines) {
          expect(quantity * unit * days).toBe(amount);
        }
        const step = minorStep(trip.currency);
        expect([total % step, dueNow % step]).toEqual([0, 0]);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(dueNow).toBeLessThanOrEqual(total);
        expect(dueNow * trip.days).toBeGreaterThanOrEqual(total);
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  it('is the agency’s sample: two adults, and a child at half the price', () => {
    const trip = {
      perDay: 9500,
      days: 5,
      currency: 'usd',
      party: { adults: 2, children: 1, infants: 1 },
    };
    const price = tripPrice(trip, { ...USUAL_PRICE_RULES, childPercent: 50 });
    expect(price.lines.map((line) => [priceLineText(line, 'usd'), line.amount])).toEqual([
      ['2 adults × $95 × 5 days', 95_000],
      ['1 child × $47.50 × 5 days', 23_750],
      ['1 infant, free', 0],
    ]);
    expect(price.total).toBe(118_750);
    expect(amountDueNow({ ...trip, total: price.total }, 'day')).toBe(23_750);
  });

  it('takes the best group discount that the paying people reach, rounded in their favor', () => {
    const groups = [
      { fromPeople: 4, percentOff: 5 },
      { fromPeople: 6, percentOff: 15 },
      { fromPeople: 8, percentOff: 30 },
    ];
    const price = (adults: number, infants: number) =>
      tripPrice(
        { perDay: 333, days: 1, currency: 'usd', party: { adults, children: 0, infants } },
        { ...USUAL_PRICE_RULES, groups },
      );
    expect(price(3, 5).total).toBe(999);
    expect(price(7, 1)).toMatchObject({ total: 2331 - 350 });
    expect(price(7, 1).lines.at(-1)).toMatchObject({ kind: 'group_discount', amount: -350 });
  });

  it('is the same for every party where the booking pays', () => {
    const perBooking: PriceRules = {
      ...USUAL_PRICE_RULES,
      per: 'booking',
      groups: [{ fromPeople: 2, percentOff: 50 }],
    };
    const trip = { perDay: 9500, days: 5, currency: 'usd' };
    fc.assert(
      fc.property(parties, (party) => {
        expect(tripPrice({ ...trip, party }, perBooking)).toEqual({
          lines: [{ kind: 'party', quantity: 1, unit: 9500, days: 5, amount: 47_500 }],
          total: 47_500,
        });
      }),
    );
  });
});
