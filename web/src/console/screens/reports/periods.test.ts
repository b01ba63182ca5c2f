import { expect, it } from 'vitest';
import { isPeriod, PERIODS, periodsAt } from './periods.ts';

it('are whole months, also across the turn of the year', () => {
  expect(periodsAt('2028-01-31')).toEqual({
    thisMonth: { from: '2028-01-01', to: '2028-01-31' },
    lastMonth: { from: '2027-12-01', to: '2027-12-31' },
    thisYear: { from: '2028-01-01', to: '2028-12-31' },
    lastYear: { from: '2027-01-01', to: '2027-12-31' },
    year: { from: '2027-02-01', to: '2028-01-31' },
  });
  const leap = periodsAt('2028-02-29');
  expect(PERIODS.every((period) => isPeriod(leap[period]))).toBe(true);
});

it('are at most one year long, in order', () => {
  expect(isPeriod({ from: '2027-01-02', to: '2027-01-01' })).toBe(false);
  expect(isPeriod({ from: '2027-01-01', to: '2028-01-01' })).toBe(true);
  expect(isPeriod({ from: '2027-01-01', to: '2028-01-02' })).toBe(false);
});
