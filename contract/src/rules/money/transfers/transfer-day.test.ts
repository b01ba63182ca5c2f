import { expect, it } from 'vitest';
import { transferDay } from './transfer-day.ts';

const today = '2027-03-10';
const day = (travelDate: string, balanceDueOn?: string, days = 7) =>
  transferDay({ today, days, travelDate, balanceDueOn });

it('gives the days of the agency', () => {
  expect(day('2027-06-01')).toBe('2027-03-17');
  expect(day('2027-06-01', undefined, 14)).toBe('2027-03-24');
});

it('ends before the trip', () => {
  expect(day('2027-03-16')).toBe('2027-03-15');
  expect(day('2027-03-14')).toBe('2027-03-13');
});

it('is not offered with less than three days left', () => {
  expect(day('2027-03-13')).toBeNull();
  expect(day('2027-03-10')).toBeNull();
  expect(day('2027-03-01')).toBeNull();
});

it('keeps the day of the balance, unless no transfer can arrive by it', () => {
  expect(day('2027-06-01', '2027-05-02')).toBe('2027-05-02');
  expect(day('2027-06-01', '2027-03-13')).toBe('2027-03-13');
  expect(day('2027-06-01', '2027-03-12')).toBe('2027-03-17');
  expect(day('2027-06-01', '2027-03-01')).toBe('2027-03-17');
});
