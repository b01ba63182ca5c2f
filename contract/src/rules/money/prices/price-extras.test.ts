import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorStep } from '../amounts/currency.ts';
import { tripMoney } from '../trip-money.ts';
import { agreedLines, agreedTotal, ownParts } from './agreed-price.ts';
import { amountDueNow, payableBefore } from './charge.ts';
import { agreePlan } from './payment-plan.ts';
import type { Fee, PromoTerms } from './price-extras.ts';
import { isExtra, priceLineText, sumOfLines } from './price-lines.ts';
import { tripPrice, USUAL_PRICE_RULES, type PriceRules } from './trip-price.ts';

const LEVY: Fee = { label: 'Reef levy', per: 'person_day', minor: 800, payAt: 'now' };
const reef = {
  perDay: 33_600,
  days: 3,
  currency: 'usd',
  party: { adults: 3, children: 1, infants: 0 },
};
const rules: PriceRules = {
  ...USUAL_PRICE_RULES,
  childPercent: 50,
  groups: [{ fromPeople: 4, percentOff: 5 }],
  fees: [LEVY],
};
const HARBOR50: PromoTerms = { code: 'HARBOR50', minor: 5000 };

describe('the extras of a price', () => {
  it('are the code and the fees, after the group discount', () => {
    const { lines, total } = tripPrice(reef, rules, HARBOR50);
    expect(lines.map(({ amount, kind }) => [kind, amount])).toEqual([
      ['adult', 302_400],
      ['child', 50_400],
      ['group_discount', -17_640],
      ['promo', -5000],
      ['fee', 9600],
    ]);
    expect(total).toBe(339_760);
    expect(lines.filter(isExtra).map((line) => priceLineText(line, 'usd'))).toEqual([
      'Code HARBOR50',
      'Reef levy, 4 × $8 × 3 days',
    ]);
    expect(amountDueNow({ total, days: 3, currency: 'usd' }, 'day')).toBe(113_254);
  });

  it.each<[string, Fee, number, string]>([
    [
      'a person',
      { label: 'Permit', per: 'person', minor: 1000, payAt: 'now' },
      4000,
      'Permit, 4 × $10',
    ],
    [
      'the booking',
      { label: 'Permit', per: 'booking', minor: 1000, payAt: 'now', refundable: false },
      1000,
      'Permit, not refundable',
    ],
    [
      'a percentage',
      { label: 'Service', per: 'booking', percent: 3, payAt: 'arrival' },
      10_054,
      'Service, on arrival',
    ],
  ])('charges a fee for %s', (_, fee, amount, text) => {
    const line = tripPrice(reef, { ...rules, fees: [fee] }).lines.find(isExtra);
    expect(line?.amount).toBe(amount);
    expect(line && priceLineText(line, 'usd')).toBe(text);
  });

  it('leave one payable amount of the trip, even under a code of 100% or more than the price', () => {
    for (const promo of [
      { code: 'ALL', percent: 100 },
      { code: 'ALL', minor: 99_999_999 },
    ]) {
      const { lines, total } = tripPrice(reef, { ...rules, fees: [] }, promo);
      expect(total).toBe(1);
      expect(lines.at(-1)).toMatchObject({ kind: 'promo', label: 'ALL' });
    }
  });
});

const fee = fc.record(
  {
    label: fc.constantFrom('Levy', 'Permit', 'City tax'),
    per: fc.constantFrom('person' as const, 'booking' as const, 'person_day' as const),
    minor: fc.integer({ min: 1, max: 50_000 }),
    payAt: fc.constantFrom('now' as const, 'arrival' as const),
    refundable: fc.boolean(),
  },
  { requiredKeys: ['label', 'per', 'minor', 'payAt'] },
);
const share = fc.record({
  label: fc.constant('Share'),
  per: fc.constant('booking' as const),
  percent: fc.integer({ min: 1, max: 100 }),
  payAt: fc.constantFrom('now' as const, 'arrival' as const),
});
const promo = fc.oneof(
  fc.constant(undefined),
  fc.record({ code: fc.constant('C'), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ code: fc.constant('C'), minor: fc.integer({ min: 1, max: 1_000_000 }) }),
);
const extent = fc.record({
  perDay: fc.integer({ min: 1, max: 5000 }).map((steps) => steps * 100),
  days: fc.integer({ min: 1, max: 30 }),
  currency: fc.constantFrom('usd', 'jpy', 'isk'),
  party: fc.record({
    adults: fc.integer({ min: 1, max: 6 }),
    children: fc.nat(3),
    infants: fc.nat(2),
  }),
});
const anyFees = fc.array(fc.oneof(fee, share), { maxLength: 4 });
const plan = fc.record({
  now: fc.oneof(
    fc.constantFrom('day' as const, 'total' as const),
    fc.record({ percent: fc.integer({ min: 1, max: 99 }) }),
  ),
  balanceDays: fc.option(fc.nat(60)),
});
const dates = { today: '2027-03-19', travelDate: '2027-04-20' };

describe('any price with extras', () => {
  it('adds up, in payable amounts, and never falls below one', () => {
    fc.assert(
      fc.property(extent, anyFees, promo, (trip, fees, code) => {
        const step = minorStep(trip.currency);
        const { lines, total } = tripPrice(trip, { ...USUAL_PRICE_RULES, fees }, code);
        const plain = tripPrice(trip, USUAL_PRICE_RULES);
        expect(total).toBe(sumOfLines(lines));
        expect(total).toBeGreaterThanOrEqual(step);
        for (const line of lines) {
          expect(line.amount).toBe(line.quantity * line.unit * line.days);
          expect(Math.abs(line.amount) % step).toBe(0);
        }
        expect(lines.filter((line) => !isExtra(line))).toEqual(plain.lines);
      }),
    );
  });

  it('is stored in two columns, and read as the same lines and total', () => {
    fc.assert(
      fc.property(extent, anyFees, promo, (trip, fees, code) => {
        const { lines, total } = tripPrice(trip, { ...USUAL_PRICE_RULES, fees }, code);
        const stored = {
          cost: trip.perDay,
          currency: trip.currency,
          durationDays: trip.days,
          total,
          first: null,
          balanceDueOn: null,
          priceLines: lines.filter((line) => !isExtra(line)),
          priceExtras: { revision: 1, lines: lines.filter(isExtra) },
        };
        expect(agreedLines(stored)).toEqual(lines);
        const own = { total, days: trip.days, currency: trip.currency, ...ownParts(lines) };
        expect(agreedTotal(stored)).toEqual(own);
      }),
    );
  });

  it('keeps fees on arrival out of every part that a card pays', () => {
    fc.assert(
      fc.property(
        ...([extent, anyFees, promo, fc.option(plan), fc.constantFrom('day', 'total')] as const),
        (trip, fees, code, agreed, charge) => {
          const { lines, total } = tripPrice(trip, { ...USUAL_PRICE_RULES, fees }, code);
          const { currency, days } = trip;
          const price = { total, days, currency, ...ownParts(lines) };
          const whole =
            agreed === null ? price : { ...price, plan: agreePlan(price, agreed, dates) };
          const sums = { state: 'booked' as const, trip: whole, counter: 0, canceled: null };
          const { breakdown } = tripMoney({ ...sums, payments: [] }, charge);
          const onArrival = price.onArrival ?? 0;
          expect(breakdown.onlyOnArrival ?? 0).toBe(onArrival);
          expect(breakdown.dueNow + breakdown.dueOnArrival).toBe(total);
          expect(breakdown.dueNow).toBeLessThanOrEqual(payableBefore(price));
          expect(breakdown.dueOnArrival).toBeGreaterThanOrEqual(onArrival);
          const card = { repriced: 0, refunded: 0, pending: 0, lost: 0 };
          const paid = [{ ...card, amount: payableBefore(price) }];
          const after = tripMoney({ ...sums, payments: paid }, charge).breakdown;
          expect(after).toMatchObject({ dueNow: 0, dueOnArrival: onArrival });
          expect(after.balanceDueOn).toBeUndefined();
        },
      ),
    );
  });
});
