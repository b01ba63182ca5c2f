import { formatWeekday } from '@wayfarer/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCanceledTrip, aSharedTrip, aTrip } from '../test/trips.ts';
import { daySpan, shortDay, wholeDay } from '../days.ts';
import { calendarFileName, companionsCalendarTrip, ownCalendarTrip } from './trip-calendar.ts';

const HERE = new URL('https://site.example:4000/bookings/istanbul-trip');

describe('a trip as a calendar entry', () => {
  it('has its days, its place, its reference and a link back to it', () => {
    expect(ownCalendarTrip(aTrip(), HERE)).toEqual({
      uid: 'istanbul-trip@site.example:4000',
      sequence: 3,
      changedAt: '2090-03-08T12:00:00.000Z',
      firstDay: '2090-04-12',
      lastDay: '2090-04-16',
      start: null,
      title: 'Istanbul Old City',
      location: 'Eminönü ferry pier 3, Fatih, Istanbul, Turkey',
      geo: { lat: 41.017, lon: 28.977 },
      description:
        'WF-7K3M9Q\n10:00 AM, Eminönü ferry pier 3\nTake the M2 to Vezneciler.\nhttps://site.example:4000/bookings/istanbul-trip',
      url: 'https://site.example:4000/bookings/istanbul-trip',
      canceled: false,
      product: 'Wayfarer',
    });
  });

  it('starts at its local time, also for companions', () => {
    const start = { time: '14:30', zone: 'Europe/Istanbul' };
    expect(ownCalendarTrip(aTrip({ booking: { startTime: '14:30' } }), HERE).start).toEqual(start);
    const { trip } = aSharedTrip({ startTime: '14:30' });
    expect(trip && companionsCalendarTrip(trip).start).toEqual(start);
  });

  it('is removed by the canceled trip’s file, which is newer', () => {
    const [before, after] = [aTrip(), aCanceledTrip()].map((trip) => ownCalendarTrip(trip, HERE));
    expect(after?.canceled).toBe(true);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  });

  it('of companions contains nothing about the booking', () => {
    const { trip } = aSharedTrip();
    const entry = trip && companionsCalendarTrip(trip);
    expect(entry).toMatchObject({ uid: 'share@site.example', url: '' });
    expect(JSON.stringify(entry)).not.toMatch(/WF-|istanbul-trip|Lovelace/);
  });

  it.each([
    ['Istanbul Old City', 'istanbul-old-city.ics'],
    ['Côte d’Azur, 2×', 'cote-d-azur-2.ics'],
    ['東京', 'trip.ics'],
  ])('%s is saved as %s', (title, name) => expect(calendarFileName(title)).toBe(name));
});

describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'])(
  'days in %s',
  (zone) => {
    beforeEach(() => void vi.stubEnv('TZ', zone));
    afterEach(() => void vi.unstubAllEnvs());

    it('are the same everywhere', () => {
      expect(wholeDay('2090-04-12')).toBe('Wed, Apr 12, 2090');
      expect(formatWeekday('2090-12-31')).toBe('Sun, Dec 31');
      expect(shortDay('2090-01-01')).toBe('Jan 1');
      expect(daySpan('2090-04-12', '2090-04-16')).toBe('Apr 12 – 16');
      expect(daySpan('2090-04-30', '2090-05-02')).toBe('Apr 30 – May 2');
      expect(daySpan('2090-04-12', '2090-04-12')).toBe('Apr 12');
    });
  },
);
