import { describe, expect, it } from 'vitest';
import { nearestShown } from './nearest-starts.ts';
import { withOwnPlaces } from './own-places.ts';
import { type ShownTrip, shownCalendar } from './shown-calendar.ts';

const at = (day: string, startTime: string | null, left: number | null, closed = false) => ({
  day,
  startTime,
  left,
  closed,
});

/** Departures of a destination: several on May 4, one with a time on May 11, one without on May 18. */
const SENT = {
  mode: 'departures' as const,
  today: '2027-05-01',
  first: '2027-05-02',
  last: null,
  minDays: 1,
  maxDays: 30,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  left: 12,
  days: [
    at('2027-05-04', '09:00', 0),
    at('2027-05-04', '14:00', 3),
    at('2027-05-04', '18:00', 12, true),
    at('2027-05-11', '09:00', 12),
    at('2027-05-18', null, 12),
  ],
};
const shown = shownCalendar(SENT);
const trip = (day: string, startTime: string | null, people = 2): ShownTrip => ({
  day,
  startTime,
  days: 1,
  people,
});

describe('a calendar with start times', () => {
  it('judges each departure of a day by its own places', () => {
    expect(shown.faultOf(trip('2027-05-04', '09:00'))).toMatchObject({ reason: 'full' });
    expect(shown.faultOf(trip('2027-05-04', '14:00'))).toBeNull();
    expect(shown.faultOf(trip('2027-05-04', '14:00', 4))).toMatchObject({
      reason: 'full',
      left: 3,
    });
    expect(shown.faultOf(trip('2027-05-04', '18:00'))).toMatchObject({ reason: 'closed' });
    expect(shown.faultOf(trip('2027-05-04', '10:00'))).toMatchObject({ reason: 'no_departure' });
    expect(shown.leftOn(trip('2027-05-04', '14:00'))).toBe(3);
  });

  it('asks for the time of a day with several departures, and only then', () => {
    expect(shown.faultOf(trip('2027-05-04', null))).toEqual({ reason: 'start_time', day: '2027-05-04' }); // prettier-ignore
    expect(shown.faultOf(trip('2027-05-11', null))).toBeNull();
    expect(shown.faultOf(trip('2027-05-18', null))).toBeNull();
    expect(shown.leftOn(trip('2027-05-11', null))).toBe(12);
  });

  it('names the nearest departures with their times, those of the same day first', () => {
    expect(nearestShown(SENT, shown, trip('2027-05-04', '09:00'), 3)).toEqual([
      { day: '2027-05-04', startTime: '14:00' },
      { day: '2027-05-11', startTime: '09:00' },
      { day: '2027-05-18', startTime: null },
    ]);
    expect(nearestShown(SENT, shown, trip('2027-05-11', '09:00'), 2)).toEqual([
      { day: '2027-05-04', startTime: '14:00' },
      { day: '2027-05-18', startTime: null },
    ]);
  });

  it('counts the own places of a trip that is changed as free, on its own departure alone', () => {
    const own = withOwnPlaces(SENT, trip('2027-05-04', '09:00'));
    expect(shownCalendar(own).faultOf(trip('2027-05-04', '09:00'))).toBeNull();
    expect(shownCalendar(own).leftOn(trip('2027-05-04', '14:00'))).toBe(3);
  });
});
