import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  earliestToday,
  isCalendarDay,
  localToday,
  travelDateFault,
  tripStatus,
} from './travel-dates.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar days', () => {
  it('accepts every real day', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(isCalendarDay(day)).toBe(true);
      }),
    );
  });

  it.each([
    '2027-02-30',
    '2027-02-29',
    '2100-02-29',
    '0000-00-00',
    '2027-13-01',
    '2027-00-10',
    '2027-1-1',
    '+275760-09-13',
    '2027-04-31',
    'infinity',
    'now',
    'epoch',
    '2027-01-01T00:00:00Z',
    ' 2027-01-01',
    '２０２７-01-01',
    '',
  ])('refuses %s', (text) => {
    expect(isCalendarDay(text)).toBe(false);
    expect(travelDateFault(text, '2026-01-01')).toBe('not_a_day');
  });

  it('knows the leap years', () => {
    expect(isCalendarDay('2028-02-29')).toBe(true);
    expect(isCalendarDay('2000-02-29')).toBe(true);
  });

  it('accepts a day that is today or later anywhere on earth, regardless of the traveler’s zone', () => {
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: -12, max: 14 }), (now, offset) => {
        const there = new Date(now.getTime() + offset * 3_600_000).toISOString().slice(0, 10);
        expect(travelDateFault(there, earliestToday(now))).toBeNull();
      }),
    );
  });

  it('refuses yesterday everywhere and days beyond the last one', () => {
    expect(travelDateFault('2026-11-19', earliestToday(new Date('2026-11-21T00:00:00Z')))).toBe(
      'past',
    );
    expect(travelDateFault('2100-01-01', '2026-01-01')).toBe('too_far');
    expect(travelDateFault('9999-12-31', '2026-01-01')).toBe('too_far');
  });

  it('reads today from the local clock', () => {
    const now = new Date(2027, 0, 5, 23, 59);
    expect(localToday(now)).toBe('2027-01-05');
  });

  it('[spec §4 Upcoming or Completed: status] calls today and later upcoming', () => {
    expect(tripStatus('2027-01-05', '2027-01-05')).toBe('Upcoming');
    expect(tripStatus('2027-01-06', '2027-01-05')).toBe('Upcoming');
    expect(tripStatus('2027-01-04', '2027-01-05')).toBe('Completed');
  });
});
