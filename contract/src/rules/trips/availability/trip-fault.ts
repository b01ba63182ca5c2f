import type { BookingLimits } from '../../../options/trips/availability.ts';
import { type CalendarDay, addDays } from '../dates/travel-dates.ts';
import { daysTaken, weekdayOf } from './trip-days.ts';

/** A day's state in the database. */
export interface DayState {
  /** Free places; null if there is no limit. Negative if more people have booked than there are places. */
  left: number | null;
  closed: boolean;
  /** True for a fixed departure. */
  scheduled: boolean;
}

/** Why a trip can't be booked, apart from its lead time. */
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
  /** See `placesOf`. */
  people: number;
}

/** `startTime` is null for a departure without one. */
export interface TripStart {
  day: CalendarDay;
  startTime: string | null;
}

/** The limits on a trip's days and places. */
export type TripLimits = Omit<BookingLimits, 'confirm'>;

interface Calendar {
  today: CalendarDay;
  /** Undefined if nothing is stored about the day. */
  stateOf: (day: CalendarDay) => DayState | undefined;
}

/** The last day that can be booked; null if there is no limit. */
export function lastBookableDay(
  { aheadDays }: Pick<BookingLimits, 'aheadDays'>,
  today: CalendarDay,
): CalendarDay | null {
  return aheadDays === null ? null : addDays(today, aheadDays);
}

/** Why a trip's day or length is outside the limits, or null. Free places aren't checked. */
export function limitFault(
  { day, days }: Pick<WantedTrip, 'day' | 'days'>,
  limits: TripLimits,
  today: CalendarDay,
): TripFault | null {
  const last = lastBookableDay(limits, today);
  if (last !== null && day > last) return { reason: 'too_far', last };
  if (!limits.weekdays.includes(weekdayOf(day))) return { reason: 'weekday', day };
  if (days < limits.minDays) return { reason: 'too_short', days: limits.minDays };
  return days > limits.maxDays ? { reason: 'too_long', days: limits.maxDays } : null;
}

/**
 * Why the first unsuitable day of a trip can't be booked (closed, no departure, or too few places); null if all days
 * can.
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

/** Why limits or places don't allow a trip, or null. */
export function tripFault(
  trip: WantedTrip,
  limits: TripLimits,
  { stateOf, today }: Calendar,
): TripFault | null {
  return limitFault(trip, limits, today) ?? placeFault(trip, limits, stateOf);
}

/**
 * The number of consecutive days, from the trip's first one on, with enough places: at most the length of the trip, and
 * 0 if they are fewer than the shortest trip has.
 */
export function daysWithRoom(trip: WantedTrip, limits: TripLimits, calendar: Calendar): number {
  for (let days = trip.days; days >= limits.minDays; days -= 1) {
    if (tripFault({ ...trip, days }, limits, calendar) === null) return days;
  }
  return 0;
}
