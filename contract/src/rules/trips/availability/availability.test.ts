import { describe, expect, it } from 'vitest';
import { NO_BOOKING_LIMITS, type BookingLimits } from '../../../options/trips/availability.ts';
import { nearestShown, nearestStarts } from './nearest-starts.ts';
import { repeatedDays } from './repeated-days.ts';
import { shownCalendar } from './shown-calendar.ts';
import { daysTaken, placesOf, weekdayOf } from './trip-days.ts';
import { type DayState, daysWithRoom, limitFault, tripFault } from './trip-fault.ts';

// a Friday
const TODAY = '2027-03-19';
const daily: BookingLimits = { ...NO_BOOKING_LIMITS, mode: 'daily', capacity: 10 };
const departures: BookingLimits = { ...daily, mode: 'departures' };
const room = (left: number): DayState => ({ left, closed: false, scheduled: true });

const calendar = (days: Record<string, DayState> = {}) => ({
  today: TODAY,
  first: TODAY,
  stateOf: (day: string) => days[day],
});

describe('the days that a trip takes', () => {
  it.each([
    ['open', []],
    ['daily', ['2027-04-30', '2027-05-01', '2027-05-02']],
    ['departures', ['2027-04-30']],
  ] as const)('%s', (mode, days) => {
    expect(daysTaken(mode, { day: '2027-04-30', days: 3 })).toEqual(days);
  });

  it('take no places for infants', () => {
    expect(placesOf({ adults: 2, children: 1 })).toBe(3);
  });

  it('know their day of the week, with Monday as the first', () => {
    expect([weekdayOf('2027-03-22'), weekdayOf('2027-03-28')]).toEqual([1, 7]);
  });
});

describe('a trip within the limits', () => {
  const fault = (day: string, days: number, limits: Partial<BookingLimits>) =>
    limitFault({ day, days }, { ...daily, ...limits }, TODAY);

  it('is refused for the first limit that it breaks', () => {
    expect(fault('2027-04-18', 3, { aheadDays: 30 })).toBeNull();
    expect(fault('2027-04-19', 3, { aheadDays: 30 })).toEqual({
      reason: 'too_far',
      last: '2027-04-18',
    });
    expect(fault('2027-03-22', 3, { weekdays: [2] })).toMatchObject({ reason: 'weekday' });
    expect(fault('2027-03-22', 3, { minDays: 4 })).toEqual({ reason: 'too_short', days: 4 });
    expect(fault('2027-03-22', 3, { maxDays: 2 })).toEqual({ reason: 'too_long', days: 2 });
  });

  it('ends on a leap day as on any other', () => {
    expect(limitFault({ day: '2028-02-29', days: 1 }, daily, '2028-02-28')).toBeNull();
  });
});

describe('the places of a trip', () => {
  const trip = { day: '2027-04-06', days: 3, people: 4 };
  const days = {
    '2027-04-07': room(3),
    '2027-04-08': { left: 0, closed: true, scheduled: false },
  };

  it('are needed on each of its days, by the day', () => {
    expect(tripFault(trip, daily, calendar(days))).toEqual({
      reason: 'full',
      day: '2027-04-07',
      left: 3,
    });
    expect(tripFault({ ...trip, people: 3 }, daily, calendar(days))).toEqual({
      reason: 'closed',
      day: '2027-04-08',
    });
    expect(tripFault({ ...trip, days: 1 }, daily, calendar(days))).toBeNull();
    expect(daysWithRoom(trip, daily, calendar(days))).toBe(1);
  });

  it('are those of the first day, for a departure', () => {
    const known = calendar({ '2027-04-06': room(4), '2027-04-07': room(0) });
    expect(tripFault(trip, departures, known)).toBeNull();
    expect(tripFault({ ...trip, people: 5 }, departures, known)).toMatchObject({ left: 4 });
    expect(tripFault({ ...trip, day: '2027-04-05' }, departures, known)).toMatchObject({
      reason: 'no_departure',
    });
  });

  it('are never fewer than none, on an oversold day', () => {
    const known = calendar({ '2027-04-06': room(-2) });
    expect(tripFault({ ...trip, people: 1 }, departures, known)).toMatchObject({ left: 0 });
  });

  it('do not matter to a destination without limits, but a closed day does', () => {
    const closed = { '2027-04-06': { left: null, closed: true, scheduled: false } };
    expect(tripFault(trip, NO_BOOKING_LIMITS, calendar())).toBeNull();
    expect(tripFault(trip, NO_BOOKING_LIMITS, calendar(closed))).toMatchObject({
      reason: 'closed',
    });
  });
});

describe('the nearest days', () => {
  it('come closest first, the earlier before the later, and none before the first', () => {
    const wanted = { day: '2027-03-20', startTime: null, days: 1, people: 4 };
    const known = { ...calendar({ '2027-03-21': room(0) }), startsOn: () => [null] };
    const found = nearestStarts(wanted, daily, known, { most: 3, reach: 10 });
    expect(found.map(({ day }) => day)).toEqual(['2027-03-19', '2027-03-22', '2027-03-23']);
  });

  it('are none if no day has room', () => {
    const wanted = { day: '2027-03-20', startTime: null, days: 1, people: 11 };
    const known = { ...calendar(), startsOn: () => [null] };
    expect(nearestStarts(wanted, daily, known, { most: 3, reach: 10 })).toEqual([]);
  });
});

describe('days that repeat', () => {
  const rule = { from: '2027-05-04', to: '2027-09-28', weekdays: [2], except: [] };

  it('are those of the week, both ends included', () => {
    const { days } = repeatedDays(rule, 400);
    expect([days.length, days[0], days.at(-1)]).toEqual([22, '2027-05-04', '2027-09-28']);
  });

  it('leave out the days of an exception', () => {
    const except = [{ from: '2027-07-01', to: '2027-07-31' }];
    const { days, left } = repeatedDays({ ...rule, except }, 400);
    expect([days.length, left]).toEqual([
      18,
      ['2027-07-06', '2027-07-13', '2027-07-20', '2027-07-27'],
    ]);
  });

  it('are cut, and say so', () => {
    expect(repeatedDays(rule, 3)).toMatchObject({ isCut: true });
    expect(repeatedDays(rule, 3).days).toHaveLength(3);
  });

  it('are none in a span that ends before it begins', () => {
    expect(repeatedDays({ ...rule, to: '2027-05-01' }, 3).days).toEqual([]);
  });
});

describe('the calendar that travelers see', () => {
  const sent = {
    mode: 'daily' as const,
    today: TODAY,
    first: '2027-03-22',
    last: '2027-06-01',
    minDays: 1,
    maxDays: 30,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    left: 10,
    days: [
      { day: '2027-04-06', startTime: null, left: 3, closed: false },
      { day: '2027-04-08', startTime: null, left: 0, closed: false },
    ],
  };
  const shown = shownCalendar(sent);
  const { faultOf, leftOn } = shown;
  const trip = (day: string, days = 2, people = 4) => ({ day, startTime: null, days, people });

  it('decides as the server does, and says what would fit', () => {
    expect(faultOf(trip('2027-03-18'))).toEqual({ reason: 'past' });
    expect(faultOf(trip('2027-03-20'))).toEqual({ reason: 'too_soon', first: '2027-03-22' });
    expect(faultOf(trip('2027-06-02'))).toMatchObject({ reason: 'too_far' });
    expect(faultOf(trip('2027-04-07'))).toEqual({ reason: 'room_for', days: 1 });
    expect(faultOf(trip('2027-04-06'))).toMatchObject({ reason: 'full', left: 3 });
    expect(faultOf(trip('2027-04-06', 2, 3))).toBeNull();
  });

  it('counts the places of the fullest day', () => {
    expect(leftOn(trip('2027-04-05'))).toBe(3);
    expect(leftOn(trip('2027-04-09'))).toBe(10);
    expect(nearestShown(sent, shown, trip('2027-04-06'), 2).map(({ day }) => day)).toEqual([
      '2027-04-04',
      '2027-04-03',
    ]);
  });

  it('knows only the departures', () => {
    const tours = shownCalendar({ ...sent, mode: 'departures' });
    expect(tours.faultOf(trip('2027-04-06', 5, 3))).toBeNull();
    expect(tours.faultOf(trip('2027-04-07', 5, 3))).toMatchObject({ reason: 'no_departure' });
    expect(tours.leftOn(trip('2027-04-06', 5))).toBe(3);
  });
});
