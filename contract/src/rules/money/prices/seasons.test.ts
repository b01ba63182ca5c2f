import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PriceRules } from '../../../fields/money/prices.ts';
import { addDays } from '../../trips/dates/travel-dates.ts';
import { minorStep } from '../amounts/currency.ts';
import {
  comingSeasons,
  costOn,
  lowestPerDay,
  offerOn,
  overlapOf,
  perDayOn,
  seasonCostOn,
} from './seasons.ts';
import { offerPrice, type Season, tripPrice, USUAL_PRICE_RULES } from './trip-price.ts';
import { ONE_ADULT } from '../../trips/party.ts';

const SUMMER: Season = { from: '2090-06-01', to: '2090-08-31', label: 'Summer', percent: 150 };
const WINTER: Season = { from: '2090-12-01', to: '2091-02-28', label: 'Winter', cost: 7000 };
const rules = { ...USUAL_PRICE_RULES, seasons: [WINTER, SUMMER] };

const days = fc.integer({ min: 0, max: 700 }).map((n) => addDays('2090-01-01', n));
const seasons: fc.Arbitrary<Season> = fc
  .tuple(days, fc.nat(60), fc.integer({ min: 10, max: 500 }))
  .map(([from, more, percent]) => ({ from, to: addDays(from, more), label: 'S', percent }));

describe('the cost per day of a season', () => {
  it('is that of the day on which the trip begins', () => {
    const on = (day: string) => perDayOn(rules, { cost: 9500, currency: 'usd' }, day);
    expect(['2090-05-31', '2090-06-01', '2090-08-31', '2090-09-01'].map(on)).toEqual([
      9500, 14_250, 14_250, 9500,
    ]);
    expect(['2090-12-01', '2091-02-28', '2091-03-01'].map(on)).toEqual([7000, 7000, 9500]);
  });

  it('is a text in a season only', () => {
    const offer = { costPerDay: '$95', currency: 'usd', prices: rules };
    const on = (day: string) => seasonCostOn(offer, day);
    expect(['2090-05-31', '2090-06-01', '2090-12-01'].map(on)).toEqual(['', '$142.50', '$70']);
  });

  it('is an amount that a card can pay, and the usual one outside of seasons', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('usd', 'jpy', 'kwd', 'isk'),
        fc.integer({ min: 1, max: 1_000_000 }),
        seasons,
        days,
        (currency, units, season, day) => {
          const step = minorStep(currency);
          const cost = units * step;
          const found = perDayOn({ seasons: [season] }, { cost, currency }, day);
          const isIn = season.from <= day && day <= season.to;
          expect(found % step).toBe(0);
          expect(found).toBeGreaterThan(0);
          const wanted = (cost * (isIn ? (season.percent ?? 0) : 100)) / 100;
          expect(Math.abs(found - wanted)).toBeLessThan(step + 1);
        },
      ),
    );
  });

  it('prices an offer as the server prices the trip', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 30 }), (day, length) => {
        const offer = { costPerDay: '$95', currency: 'usd', party: ONE_ADULT, prices: rules };
        const perDay = perDayOn(rules, { cost: 9500, currency: 'usd' }, day);
        expect(offerPrice(offerOn(offer, day), length)).toEqual(
          tripPrice({ perDay, days: length, party: ONE_ADULT, currency: 'usd' }, rules),
        );
      }),
    );
  });

  it('of a booking is reckoned from the cost outside of its seasons', () => {
    const booked = { ...rules, usualCost: 9500 };
    const on = (day: string) =>
      costOn({ costPerDay: '$142.50', currency: 'usd', prices: booked }, day);
    expect(['2090-07-01', '2090-12-24', '2090-10-01'].map(on)).toEqual(['$142.50', '$70', '$95']);
  });

  it('is lowest in its lowest season, or outside of them', () => {
    const of = { cost: 9500, currency: 'usd' };
    expect(lowestPerDay(rules, of)).toBe(7000);
    expect(lowestPerDay({ seasons: [SUMMER] }, of)).toBe(9500);
    expect(lowestPerDay({}, of)).toBe(9500);
  });

  it('leaves texts of other currencies, and prices without seasons', () => {
    const of = { currency: 'usd', prices: rules };
    expect(costOn({ ...of, costPerDay: '€95' }, '2090-07-01')).toBe('€95');
    expect(costOn({ ...of, costPerDay: '$95', prices: {} }, '2090-07-01')).toBe('$95');
  });
});

describe('seasons', () => {
  it('have no day in common', () => {
    fc.assert(
      fc.property(fc.array(seasons, { maxLength: 6 }), (some) => {
        const all = some.flatMap(({ from, to }) => {
          const covered: string[] = [];
          for (let day = from; day <= to; day = addDays(day, 1)) covered.push(day);
          return covered;
        });
        expect(overlapOf(some) === undefined).toBe(new Set(all).size === all.length);
      }),
    );
  });

  it('are refused if they are, or have no price, or two', () => {
    const faults = (...some: object[]) => {
      const read = PriceRules.safeParse({ ...USUAL_PRICE_RULES, seasons: some });
      return read.success ? [] : read.error.issues.map(({ message }) => message);
    };
    expect(faults(SUMMER, WINTER)).toEqual([]);
    expect(faults(SUMMER, { ...SUMMER, from: '2090-08-31', to: '2090-09-10' })).toEqual([
      'must not overlap: Jun 1 – Aug 31',
    ]);
    expect(faults({ ...SUMMER, to: '2090-05-31' })).toEqual(['must not be before the first day']);
    expect(faults({ ...SUMMER, percent: undefined })).toHaveLength(1);
    expect(faults({ ...SUMMER, cost: 7000 })).toHaveLength(1);
    expect(faults({ ...SUMMER, percent: 501 })).toHaveLength(1);
    expect(faults({ ...SUMMER, from: '2090-02-29' })).toHaveLength(1);
    expect(faults({ ...SUMMER, from: '2092-02-29', to: '2092-02-29' })).toEqual([]);
  });

  it('come in order, without those that have ended', () => {
    expect(comingSeasons(rules, '').map(({ label }) => label)).toEqual(['Summer', 'Winter']);
    expect(comingSeasons(rules, '2090-09-01')).toEqual([WINTER]);
  });
});
