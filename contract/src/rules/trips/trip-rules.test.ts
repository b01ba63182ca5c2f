import { describe, expect, it } from 'vitest';
import { SEASONS } from '../../options/own-spots.ts';
import { formatMoney } from '../money/amounts/currency.ts';
import { offerPrice, USUAL_PRICE_RULES } from '../money/prices/trip-price.ts';
import { clampDays } from './dates/duration.ts';
import { ONE_ADULT } from './party.ts';
import { isOutOfSeason } from './dates/season.ts';
import { formatDay } from './dates/travel-dates.ts';

describe('days of a trip', () => {
  it.each([
    [-3, 1],
    [0, 1],
    [7, 7],
    [7.9, 7],
    [31, 30],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('%d becomes %d', (days, clamped) => {
    expect(clampDays(days)).toBe(clamped);
  });
});

const alone = { party: ONE_ADULT, prices: USUAL_PRICE_RULES };
const tripCost = (costPerDay: string, days: number, currency: string) =>
  offerPrice({ costPerDay, currency, ...alone }, days)?.total ?? null;

describe('total of a trip', () => {
  it('[spec §5 Total cost: formula] is the cost per day times the days', () => {
    expect(tripCost('$1,200.50', 3, 'usd')).toBe(360_150);
    expect(tripCost('¥500', 4, 'jpy')).toBe(2000);
    expect(formatMoney(tripCost('$1,200.50', 3, 'usd') ?? 0, 'usd')).toBe('$3,601.50');
  });

  it('[spec §5 Total cost: numeric part] leaves out symbol and grouping, and guesses nothing', () => {
    for (const text of ['$1,200', '1200', 'USD 1,200', '$1200.00']) {
      expect(tripCost(text, 1, 'usd')).toBe(120_000);
    }
    for (const text of ['€500', 'free', '', '$500-600', '-$500', '$-500', '$5,00']) {
      expect(tripCost(text, 3, 'usd')).toBeNull();
    }
  });
});

describe('season', () => {
  const [spring, , , winter] = SEASONS;
  it.each([
    [spring, '2027-02-28', true],
    [spring, '2027-03-01', false],
    [spring, '2027-05-31', false],
    [spring, '2027-06-01', true],
    [winter, '2027-11-30', true],
    [winter, '2027-12-01', false],
    [winter, '2028-02-29', false],
    [winter, '2027-03-01', true],
    ['Year Round', '2027-07-01', false],
    ['Dry Season', '2027-07-01', false],
    ['', '2027-07-01', false],
    [spring, '', false],
  ])('%s on %s: outside %s', (season, day, outside) => {
    expect(isOutOfSeason(season, day)).toBe(outside);
  });
});

describe('a day as text', () => {
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'UTC'])(
    'is the same day in %s',
    (zone) => {
      const before = process.env['TZ'];
      process.env['TZ'] = zone;
      try {
        expect(formatDay('2027-01-01')).toBe('Jan 1, 2027');
        expect(formatDay('2028-02-29')).toBe('Feb 29, 2028');
      } finally {
        if (before === undefined) delete process.env['TZ'];
        else process.env['TZ'] = before;
      }
    },
  );

  it('is what the language makes of it', () => {
    const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2027, month, 3 * month + 1));
      expect(formatDay(date.toISOString().slice(0, 10))).toBe(format.format(date));
    }
  });

  it('leaves alone what is no day', () => {
    expect(formatDay('soon')).toBe('soon');
  });
});
