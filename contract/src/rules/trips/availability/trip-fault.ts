import type { BookingLimits } from '../../../options/trips/availability.ts';
import { type CalendarDay, addDays } from '../dates/travel-dates.ts';
import { daysTaken, weekdayOf } from './trip-days.ts';

/** The state of a day in the database. */
export interface DayState {
  /** The number of free places; null: no limit. Negative if more people have booked than there are places. */
  left: number | null;
  closed: boolean;
  /** True for a fixed departure. */
  scheduled: boolean;
}

/** The reasons why a trip can't be booked, apart from its lead time. */
export type TripFault =
  | { reason: 'too_far'; last: CalendarDay }
  | { reason: 'weekday'; day: CalendarDay }
  | { reason: 'no_departure'; day: CalendarDay }
  | { reason: 'closed'; day: CalendarDay }
  | { reason: 'too_short'; days: number }
  | { reason: 'too_long'; days: number }
  | { reason: 'full'; day: CalendarDay; left: number };

export interface WantedTrip {
  day: CalendarDay;
  days: number;
  /** The number of places that the party takes: see `placesOf`. */
  people: number;
}

/** The day on which a trip begins, and its start time; null for a departure without one. */
export interface TripStart {
  day: CalendarDay;
  startTime: string | null;
}

interface Calendar {
  today: CalendarDay;
  /** The state of a day; undefined if the day has no stored state. */
  stateOf: (day: CalendarDay) => DayState | undefined;
}

/** The last day that can be booked; null: no limit. */
export function lastBookableDay(
  { aheadDays }: Pick<BookingLimits, 'aheadDays'>,
  today: CalendarDay,
): CalendarDay | null {
  return aheadDays === null ? null : addDays(today, aheadDays);
}

/** The reason why a trip's day or length is outside the limits; null if it isn't. Free places aren't checked. */
export function limitFault(
  { day, days }: Pick<WantedTrip, 'day' | 'days'>,
  limits: BookingLimits,
  today: CalendarDay,
): TripFault | null {
  const last = lastBookableDay(limits, today);
  if (last !== null && day > last) return { reason: 'too_far', last };
  if (!limits.weekdays.includes(weekdayOf(day))) return { reason: 'weekday', day };
  if (days < limits.minDays) return { reason: 'too_short', days: limits.minDays };
  return days > limits.maxDays ? { reason: 'too_long', days: limits.maxDays } : null;
}

/**
 * The reason why a trip's days can't be booked (closed, no departure, or too few places), for the first such day; null
 * if all of them can.
 */
export function placeFault(
  trip: WantedTrip,
  limits: Pick<BookingLimits, 'mode' | 'capacity'>,
  stateOf: Calendar['stateOf'],
): TripFault | null {
  const { capacity, mode } = limits;
  if (mode === 'open') {
    return stateOf(trip.day)?.closed === true ? { reason: 'closed', day: trip.day } : null;
  }
  const usual: DayState = { left: capacity, closed: false, scheduled: false };
  for (const day of daysTaken(mode, trip)) {
    const { closed, left, scheduled } = stateOf(day) ?? usual;
    if (mode === 'departures' && !scheduled) return { reason: 'no_departure', day };
    if (closed) return { reason: 'closed', day };
    if (left !== null && left < trip.people)
      return { reason: 'full', day, left: Math.max(0, left) };
  }
  return null;
}

/** The reason why a destination's booking limits or places don't allow a trip; null if they do. */
export function tripFault(
  trip: WantedTrip,
  limits: BookingLimits,
  { stateOf, today }: Calendar,
): TripFault | null {
  return limitFault(trip, limits, today) ?? placeFault(trip, limits, stateOf);
}

/**
 * The number of consecutive days, from the trip's first day on, with enough places for the party; at most the length of
 * the trip.
 */
export function daysWithRoom(trip: WantedTrip, limits: BookingLimits, calendar: Calendar): number {
  for (let days = trip.days; days >= limits.minDays; days -= 1) {
    if (tripFault({ ...trip, days }, limits, calendar) === null) return days;
  }
  return 0;
}

/** The departures of a destination, as `nearestStarts` reads them. */
interface StartCalendar {
  today: CalendarDay;
  /** The first day that can be booked. */
  first: CalendarDay;
  /** The start times of a day in order; null for a departure, or a day, without one. */
  startsOn: (day: CalendarDay) => readonly (string | null)[];
  stateOf: (day: CalendarDay, startTime: string | null) => DayState | undefined;
}

/**
 * The departures nearest to the wanted one with which the trip could begin, closest first: other times of its day, then
 * other days, of two equally close ones the earlier first.
 * @param reach The number of days to look at in each direction
 */
export function nearestStarts(
  trip: WantedTrip & TripStart,
  limits: BookingLimits,
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
