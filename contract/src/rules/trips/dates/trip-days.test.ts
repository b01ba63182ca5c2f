import { describe, expect, it } from 'vitest';
import { nextInSeason } from './season.ts';
import { addDays, cancellationEnds, daysBetween, lastTripDay } from './travel-dates.ts';

describe('the days of a trip', () => {
  it.each([
    ['2027-04-12', 1, '2027-04-12'],
    ['2027-04-12', 4, '2027-04-15'],
    ['2027-12-30', 3, '2028-01-01'],
    ['2028-02-27', 3, '2028-02-29'],
  ])('from %s, %d of them end on %s', (from, days, last) => {
    expect(lastTripDay(from, days)).toBe(last);
  });

  it('can be canceled until two days before', () => {
    expect(cancellationEnds('2027-03-01')).toBe('2027-02-27');
  });

  it('are counted over the change of the clocks', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
    expect(addDays('2027-10-31', 1)).toBe('2027-11-01');
  });
});

describe('the next day of a season', () => {
  it.each([
    ['Spring (March - May)', '2026-11-23', '2027-03-01'],
    ['Spring (March - May)', '2027-04-12', '2027-04-12'],
    ['Winter (December - February)', '2027-03-01', '2027-12-01'],
    ['Winter (December - February)', '2027-01-15', '2027-01-15'],
    ['Year Round', '2027-01-15', '2027-01-15'],
    ['', '2027-01-15', '2027-01-15'],
  ])('%s on %s is %s', (season, today, day) => {
    expect(nextInSeason(season, today)).toBe(day);
  });
});
