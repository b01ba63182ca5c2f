import type { BookingLimits } from '../../../options/trips/availability.ts';
import { type CalendarDay, addDays } from '../dates/travel-dates.ts';
import { daysTaken, weekdayOf } from './trip-days.ts';

/** The stored state of a day. */
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
  /** The number of places: see `placesOf`. */
  people: number;
}

interface Calendar {
  today: CalendarDay;
  /** The state of a day; undefined if nothing is stored about it. */
  stateOf: (day: CalendarDay) => DayState | undefined;
}

/** The last day that can be booked; null: no limit. */
export function lastBookableDay(
  { aheadDays }: Pick<BookingLimits, 'aheadDays'>,
  today: CalendarDay,
): CalendarDay | null {
  return aheadDays === null ? null : addDays(today, aheadDays);
}

/** The reason why a trip's day or length is outside the limits; null if it isn't. Says nothing about places. */
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

/** The reason why a trip has no places, on its first such day; null if there is room for everybody on all days. */
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

/** The reason why a trip can't be booked by the limits of its destination; null if it can. */
export function tripFault(
  trip: WantedTrip,
  limits: BookingLimits,
  { stateOf, today }: Calendar,
): TripFault | null {
  return limitFault(trip, limits, today) ?? placeFault(trip, limits, stateOf);
}

/** The number of days from a trip's first day on which there is room for everybody; at most those of the trip. */
export function daysWithRoom(trip: WantedTrip, limits: BookingLimits, calendar: Calendar): number {
  for (let days = trip.days; days >= limits.minDays; days -= 1) {
    if (tripFault({ ...trip, days }, limits, calendar) === null) return days;
  }
  return 0;
}

/**
 * The days nearest to a trip's own on which it could begin, closest first; of two equally close days, the earlier one
 * comes first.
 * @param first The first day that can be booked
 * @param reach How many days to look at in each direction
 */
export function nearestDays(
  trip: WantedTrip,
  limits: BookingLimits,
  calendar: Calendar & { first: CalendarDay },
  { most, reach }: { most: number; reach: number },
): CalendarDay[] {
  const found: CalendarDay[] = [];
  for (let away = 1; away <= reach && found.length < most; away += 1) {
    for (const day of [addDays(trip.day, -away), addDays(trip.day, away)]) {
      if (day < calendar.first || found.length === most) continue;
      if (tripFault({ ...trip, day }, limits, calendar) === null) found.push(day);
    }
  }
  return found;
}
