import type { AvailabilityMode } from '../../../options/trips/availability.ts';
import { type CalendarDay, daysBetween } from '../dates/travel-dates.ts';
import { daysTaken } from './trip-days.ts';
import {
  type DayState,
  daysWithRoom,
  tripFault,
  type TripFault,
  type TripLimits,
  type TripStart,
  type WantedTrip,
} from './trip-fault.ts';

/** A day or a departure of a destination's public calendar. */
export interface SentDay extends TripStart {
  left: number | null;
  closed: boolean;
  /** The last day on which the agency decides about a departure that needs more people. */
  minimum?: { decideOn: CalendarDay } | undefined;
  guaranteed?: boolean | undefined;
}

/** A destination's public calendar, as the API sends it. */
export interface SentCalendar {
  mode: AvailabilityMode;
  today: CalendarDay;
  first: CalendarDay;
  last: CalendarDay | null;
  minDays: number;
  maxDays: number;
  weekdays: readonly number[];
  left: number | null;
  days: readonly SentDay[];
}

/** A trip in the calendar, which needs no start time on a day with one departure. */
export type ShownTrip = WantedTrip & TripStart;

/** Why a trip can't be booked, for display in a calendar. */
export type ShownFault =
  | TripFault
  | { reason: 'past' }
  | { reason: 'too_soon'; first: CalendarDay }
  /** The day has several departures, and none is chosen. */
  | { reason: 'start_time'; day: CalendarDay }
  /** A shorter trip is possible, because only the first days have free places. */
  | { reason: 'room_for'; days: number };

export interface ShownCalendar {
  limits: TripLimits;
  /**
   * A day's departure at a start time. Without a time, it is the day itself, or its only departure that isn't closed.
   */
  stateOf: (day: CalendarDay, startTime: string | null) => (SentDay & DayState) | undefined;
  /** Null if the trip can be booked. */
  faultOf: (trip: ShownTrip) => ShownFault | null;
  /** Free places on the fullest day of a trip; `Infinity` if there is no limit. */
  leftOn: (trip: ShownTrip) => number;
}

/** For the days that are loaded, decides like the server. */
export function shownCalendar(sent: SentCalendar): ShownCalendar {
  const { first, last, left, mode, today } = sent;
  const aheadDays = last === null ? null : daysBetween(today, last);
  const limits = { ...sent, capacity: left, aheadDays };
  const known = new Map<CalendarDay, (SentDay & DayState)[]>();
  for (const one of sent.days) {
    const state = { ...one, scheduled: mode === 'departures' };
    known.set(one.day, [...(known.get(one.day) ?? []), state]);
  }
  const stateOf = (day: CalendarDay, startTime: string | null) => {
    const all = known.get(day) ?? [];
    const open = all.filter((one) =>
      startTime === null ? !one.closed : one.startTime === startTime,
    );
    const [state, ...others] = open.length > 0 || startTime !== null ? open : all;
    return others.length === 0 ? state : undefined;
  };
  return {
    limits,
    stateOf,
    faultOf: (trip) => {
      const { day, startTime } = trip;
      if (day < today) return { reason: 'past' };
      if (day < first) return { reason: 'too_soon', first };
      if (startTime === null && known.has(day) && !stateOf(day, null)) {
        return { reason: 'start_time', day };
      }
      const calendar = { today, stateOf: (at: CalendarDay) => stateOf(at, startTime) };
      const fault = tripFault(trip, limits, calendar);
      if (fault?.reason !== 'full' && fault?.reason !== 'closed') return fault;
      const days = daysWithRoom(trip, limits, calendar);
      return days > 0 ? { reason: 'room_for', days } : fault;
    },
    leftOn: (trip) =>
      Math.min(
        ...daysTaken(mode, trip).map(
          (day) => (known.has(day) ? stateOf(day, trip.startTime)?.left : left) ?? Infinity,
        ),
      ),
  };
}
