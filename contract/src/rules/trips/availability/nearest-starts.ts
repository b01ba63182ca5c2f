import { type CalendarDay, addDays } from '../dates/travel-dates.ts';
import type { SentCalendar, ShownCalendar, ShownTrip } from './shown-calendar.ts';
import {
  type DayState,
  tripFault,
  type TripLimits,
  type TripStart,
  type WantedTrip,
} from './trip-fault.ts';

/** The departures of a destination, as `nearestStarts` reads them. */
interface StartCalendar {
  today: CalendarDay;
  first: CalendarDay;
  /** The start times of a day, in order; null for a departure, or a day, without one. */
  startsOn: (day: CalendarDay) => readonly (string | null)[];
  stateOf: (day: CalendarDay, startTime: string | null) => DayState | undefined;
}

/**
 * The departures closest to the wanted one with which the trip could begin: other times of its day, then other days,
 * earlier ones first at the same distance.
 * @param reach The number of days to look at in each direction
 */
export function nearestStarts(
  trip: WantedTrip & TripStart,
  limits: TripLimits,
  { first, startsOn, stateOf, today }: StartCalendar,
  { most, reach }: { most: number; reach: number },
): TripStart[] {
  const found: TripStart[] = [];
  const fits = (day: CalendarDay, startTime: string | null) =>
    day >= first &&
    (day !== trip.day || startTime !== trip.startTime) &&
    tripFault({ ...trip, day }, limits, { today, stateOf: (at) => stateOf(at, startTime) }) ===
      null;
  for (let away = 0; away <= reach; away += 1) {
    const days = new Set([addDays(trip.day, -away), addDays(trip.day, away)]);
    for (const day of days) {
      for (const startTime of startsOn(day)) {
        if (found.length === most) return found;
        if (fits(day, startTime)) found.push({ day, startTime });
      }
    }
  }
  return found;
}

/** The days in each direction among which a form looks for nearest ones. Others aren't loaded. */
const SHOWN_REACH = 31;

/** Departures of a shown calendar with which the trip could begin, closest first. */
export function nearestShown(
  { days, first, today }: SentCalendar,
  { limits, stateOf }: ShownCalendar,
  trip: ShownTrip,
  most: number,
): TripStart[] {
  function startsOn(day: CalendarDay) {
    const times = days.filter((of) => of.day === day).map(({ startTime }) => startTime);
    return times.length > 0 ? times : [null];
  }
  const calendar = { first, today, startsOn, stateOf };
  return nearestStarts(trip, limits, calendar, { most, reach: SHOWN_REACH });
}
