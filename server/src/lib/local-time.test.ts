import fc from 'fast-check';
import { addDays, daysBetween } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { leavesAt, localDay, localDeadline, localMidnight } from './local-time.ts';

const [FIRST, LAST] = ['2024-01-01', '2040-12-31'];
const zones = Intl.supportedValuesOf('timeZone');
const zone = fc.constantFrom(...zones);
const day = fc.nat(daysBetween(FIRST, LAST)).map((days) => addDays(FIRST, days));
const before = (at: Date) => new Date(at.getTime() - 1);

const midnights = (named: Record<string, [zone: string, day: string]>) =>
  Object.fromEntries(
    Object.entries(named).map(([name, [zone, day]]) => [
      name,
      localMidnight(day, zone).toISOString(),
    ]),
  );

describe('the midnight with which a day begins', () => {
  it('is the first instant of that day, in every zone', () => {
    const isFirstInstant = (day: string, zone: string) => {
      const midnight = localMidnight(day, zone);
      expect([zone, day, localDay(midnight, zone)]).toEqual([zone, day, day]);
      expect([zone, day, localDay(before(midnight), zone) < day]).toEqual([zone, day, true]);
    };
    fc.assert(fc.property(day, zone, isFirstInstant), { numRuns: 20_000 });
  });

  it('is right on and after the days on which the clocks change', () => {
    expect(
      midnights({
        parisSpring: ['Europe/Paris', '2026-03-29'],
        parisDayAfter: ['Europe/Paris', '2026-03-30'],
        parisFall: ['Europe/Paris', '2026-10-25'],
        parisDayAfterFall: ['Europe/Paris', '2026-10-26'],
        newYorkSpring: ['America/New_York', '2026-03-08'],
        newYorkDayAfter: ['America/New_York', '2026-03-09'],
        newYorkFall: ['America/New_York', '2026-11-01'],
        newYorkDayAfterFall: ['America/New_York', '2026-11-02'],
        kathmandu: ['Asia/Kathmandu', '2026-04-10'],
      }),
    ).toEqual({
      parisSpring: '2026-03-28T23:00:00.000Z',
      parisDayAfter: '2026-03-29T22:00:00.000Z',
      parisFall: '2026-10-24T22:00:00.000Z',
      parisDayAfterFall: '2026-10-25T23:00:00.000Z',
      newYorkSpring: '2026-03-08T05:00:00.000Z',
      newYorkDayAfter: '2026-03-09T04:00:00.000Z',
      newYorkFall: '2026-11-01T04:00:00.000Z',
      newYorkDayAfterFall: '2026-11-02T05:00:00.000Z',
      kathmandu: '2026-04-09T18:15:00.000Z',
    });
  });

  it('is the instant of the change if the clocks skip midnight', () => {
    expect(
      midnights({
        beirut: ['Asia/Beirut', '2026-03-29'],
        cairo: ['Africa/Cairo', '2026-04-24'],
        santiago: ['America/Santiago', '2026-09-06'],
        havana: ['America/Havana', '2026-03-08'],
        // Apia had no December 30 in 2011
        apia: ['Pacific/Apia', '2011-12-30'],
        apiaDayAfter: ['Pacific/Apia', '2011-12-31'],
      }),
    ).toEqual({
      beirut: '2026-03-28T22:00:00.000Z',
      cairo: '2026-04-23T22:00:00.000Z',
      santiago: '2026-09-06T04:00:00.000Z',
      havana: '2026-03-08T05:00:00.000Z',
      apia: '2011-12-30T10:00:00.000Z',
      apiaDayAfter: '2011-12-30T10:00:00.000Z',
    });
    expect(localDay(localMidnight('2026-04-24', 'Africa/Cairo'), 'Africa/Cairo')).toBe(
      '2026-04-24',
    );
  });

  it('is the first one if the clocks show it twice', () => {
    expect(
      midnights({
        havana: ['America/Havana', '2026-11-01'],
        azores: ['Atlantic/Azores', '2026-10-25'],
      }),
    ).toEqual({ havana: '2026-11-01T04:00:00.000Z', azores: '2026-10-25T00:00:00.000Z' });
  });
});

describe('a deadline some hours before a day', () => {
  it('counts whole days by the calendar, and the rest by the clock', () => {
    const deadline = (day: string, hours: number, zone: string) =>
      localDeadline(day, hours, zone).toISOString();
    expect(deadline('2026-04-12', 48, 'Asia/Kathmandu')).toBe('2026-04-09T18:15:00.000Z');
    expect(deadline('2026-04-12', 0, 'Asia/Kathmandu')).toBe('2026-04-11T18:15:00.000Z');
    expect(deadline('2026-03-30', 24, 'Europe/Paris')).toBe('2026-03-28T23:00:00.000Z');
    expect(deadline('2026-03-30', 48, 'Europe/Paris')).toBe('2026-03-27T23:00:00.000Z');
    expect(deadline('2026-03-30', 27, 'Europe/Paris')).toBe('2026-03-28T20:00:00.000Z');
    expect(deadline('2026-10-26', 48, 'Europe/Paris')).toBe('2026-10-23T22:00:00.000Z');
    expect(deadline('2026-11-02', 36, 'America/New_York')).toBe('2026-10-31T16:00:00.000Z');
  });

  it('is never later with more hours', () => {
    fc.assert(
      fc.property(
        day,
        zone,
        fc.nat(8760),
        fc.integer({ min: 1, max: 50 }),
        (day, zone, hours, more) => {
          const earlier = localDeadline(day, hours + more, zone).getTime();
          expect([zone, day, earlier <= localDeadline(day, hours, zone).getTime()]).toEqual([
            zone,
            day,
            true,
          ]);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('nor on days of 22 and 23 hours', () => {
    for (const [day, zone] of [
      ['2026-03-30', 'Antarctica/Troll'],
      ['2026-03-30', 'Europe/Paris'],
      ['2026-03-09', 'America/Havana'],
    ] as const) {
      const deadlines = Array.from({ length: 49 }, (_, hours) => localDeadline(day, hours, zone));
      expect([zone, deadlines]).toEqual([
        zone,
        deadlines.toSorted((a, b) => Number(b) - Number(a)),
      ]);
    }
  });
});

describe('the instant from which a departure has left', () => {
  const left = (day: string, startTime: string | null, zone: string) =>
    leavesAt({ day, startTime }, zone).toISOString();

  it('is its start time or, without one, the end of its day', () => {
    expect(left('2027-03-10', '15:35', 'Asia/Kolkata')).toBe('2027-03-10T10:05:00.000Z');
    expect(left('2027-03-10', null, 'Asia/Kolkata')).toBe('2027-03-10T18:30:00.000Z');
    expect(left('2027-03-10', '00:00', 'Pacific/Kiritimati')).toBe('2027-03-09T10:00:00.000Z');
  });

  it('is the clock change for a time that clocks skip, and the first of two equal times', () => {
    expect(left('2026-03-29', '02:30', 'Europe/Paris')).toBe('2026-03-29T01:00:00.000Z');
    expect(left('2026-10-25', '02:30', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z');
    expect(left('2026-10-24', null, 'Europe/Paris')).toBe('2026-10-24T22:00:00.000Z');
  });
});
