import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BookingLimits, NO_BOOKING_LIMITS } from '../../../options/trips/availability.ts';
import { addDays, daysBetween } from '../dates/travel-dates.ts';
import { nearestStarts } from './nearest-starts.ts';
import { hasLeft } from './start-times.ts';
import { type DayState, tripFault, type TripStart } from './trip-fault.ts';

const TODAY = '2027-03-19';
const LIMITS: BookingLimits = { ...NO_BOOKING_LIMITS, mode: 'departures', capacity: 9 };
const time = fc.constantFrom('07:30', '09:00', '14:00', '23:59');
const state = fc.record({
  left: fc.option(fc.integer({ min: -2, max: 9 })),
  closed: fc.boolean(),
  scheduled: fc.boolean(),
});
/** Days with one departure without a start time, or several with one. */
const days = fc.dictionary(
  fc.integer({ min: 0, max: 12 }).map((away) => addDays(TODAY, away)),
  fc.oneof(
    state.map((one) => [{ startTime: null, one }]),
    fc
      .uniqueArray(fc.record({ startTime: time, one: state }), { selector: (at) => at.startTime })
      .map((all) => all.toSorted((a, b) => a.startTime.localeCompare(b.startTime))),
  ),
);
const wanted = fc.record({
  day: fc.integer({ min: 0, max: 12 }).map((away) => addDays(TODAY, away)),
  startTime: fc.option(time),
  days: fc.constant(1),
  people: fc.integer({ min: 1, max: 9 }),
});

it('the nearest departures are those that can be booked, each once, and none closer is left out', () => {
  fc.assert(
    fc.property(days, wanted, fc.integer({ min: 1, max: 5 }), (known, trip, most) => {
      const stateOf = (day: string, startTime: string | null): DayState | undefined =>
        known[day]?.find((at) => at.startTime === startTime)?.one;
      const startsOn = (day: string) => (known[day] ?? []).map(({ startTime }) => startTime);
      const first = addDays(TODAY, 2);
      const calendar = { today: TODAY, first, startsOn, stateOf };
      const found = nearestStarts(trip, LIMITS, calendar, { most, reach: 12 });
      const fits = ({ day, startTime }: TripStart) =>
        tripFault({ ...trip, day }, LIMITS, {
          today: TODAY,
          stateOf: (at) => stateOf(at, startTime),
        }) === null;
      const away = ({ day }: TripStart) => Math.abs(daysBetween(trip.day, day));
      const all = Object.keys(known)
        .flatMap((day) => startsOn(day).map((startTime) => ({ day, startTime })))
        .filter((at) => at.day >= first && fits(at))
        .filter((at) => at.day !== trip.day || at.startTime !== trip.startTime);
      expect(found.map(away)).toEqual(all.map(away).sort((a, b) => a - b).slice(0, most)); // prettier-ignore
      expect(all).toEqual(expect.arrayContaining(found));
      expect(new Set(found.map(({ day, startTime }) => `${day} ${startTime}`)).size).toBe(
        found.length,
      );
    }),
  );
});

it.each([
  ['2027-03-18', null, true],
  ['2027-03-18', '23:59', true],
  ['2027-03-19', null, false],
  ['2027-03-19', '08:59', true],
  ['2027-03-19', '09:00', true],
  ['2027-03-19', '09:01', false],
  ['2027-03-20', '00:00', false],
])('a departure of %s at %s has left: %s', (day, startTime, left) => {
  expect(hasLeft({ day, startTime }, { today: TODAY, clock: '09:00' })).toBe(left);
});
