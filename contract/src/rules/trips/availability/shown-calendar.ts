import type { AvailabilityMode, BookingLimits } from '../../../options/trips/availability.ts';
import { type CalendarDay, daysBetween } from '../dates/travel-dates.ts';
import { daysTaken } from './trip-days.ts';
import {
  type DayState,
  daysWithRoom,
  nearestStarts,
  tripFault,
  type TripFault,
  type TripStart,
  type WantedTrip,
} from './trip-fault.ts';

/** A destination's public calendar, as the API sends it. */
interface SentCalendar {
  mode: AvailabilityMode;
  today: CalendarDay;
  first: CalendarDay;
  last: CalendarDay | null;
  minDays: number;
  maxDays: number;
  weekdays: readonly number[];
  left: number | null;
  days: readonly {
    day: CalendarDay;
    startTime: string | null;
    left: number | null;
    closed: boolean;
  }[];
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

/** Counts the places of a booking that is being changed as free. */
export function withOwnPlaces<Calendar extends SentCalendar>(
  calendar: Calendar,
  own: ShownTrip,
): Calendar {
  const held = new Set(daysTaken(calendar.mode, own));
  const days = calendar.days.map((day) =>
    held.has(day.day) && day.startTime === own.startTime && day.left !== null
      ? { ...day, left: day.left + own.people }
      : day,
  );
  return { ...calendar, days };
}

export interface ShownCalendar {
  /** Null if the trip can be booked. */
  faultOf: (trip: ShownTrip) => ShownFault | null;
  /** Free places on the fullest day of a trip; null: no limit. */
  leftOn: (trip: ShownTrip) => number | null;
  /** Departures with which the trip could begin, closest first. */
  nearest: (trip: ShownTrip, most: number) => TripStart[];
}

/** The days in each direction among which nearest ones are looked for. Others aren't loaded. */
const REACH = 31;

/** States of days by start time. */
function statesOf(sent: SentCalendar): Map<CalendarDay, Map<string | null, DayState>> {
  const scheduled = sent.mode === 'departures';
  const known = new Map<CalendarDay, Map<string | null, DayState>>();
  for (const { closed, day, left, startTime } of sent.days) {
    const times = known.get(day) ?? new Map<string | null, DayState>();
    known.set(day, times.set(startTime, { left, closed, scheduled }));
  }
  return known;
}

/** The state of a day, or of its only departure that isn't closed; undefined if there are several. */
function onlyOf(times: ReadonlyMap<string | null, DayState> | undefined): DayState | undefined {
  const all = [...(times?.values() ?? [])];
  const open = all.filter(({ closed }) => !closed);
  const [first, ...others] = open.length > 0 ? open : all;
  return others.length === 0 ? first : undefined;
}

/** For the days that are loaded, decides like the server. */
export function shownCalendar(sent: SentCalendar): ShownCalendar {
  const { first, last, left, today } = sent;
  const limits: BookingLimits = {
    ...sent,
    confirm: 'at_once',
    capacity: left,
    aheadDays: last === null ? null : daysBetween(today, last),
  };
  const known = statesOf(sent);
  const stateOf = (day: CalendarDay, startTime: string | null) => {
    const times = known.get(day);
    return startTime === null ? onlyOf(times) : times?.get(startTime);
  };
  const calendarAt = ({ startTime }: TripStart) => ({
    first,
    today,
    stateOf: (day: CalendarDay) => stateOf(day, startTime),
  });
  const calendar = {
    first,
    today,
    stateOf,
    startsOn: (day: CalendarDay) => [...(known.get(day)?.keys() ?? [null])],
  };
  return {
    faultOf: (trip) => {
      if (trip.day < today) return { reason: 'past' };
      if (trip.day < first) return { reason: 'too_soon', first };
      if (trip.startTime === null && known.has(trip.day) && !onlyOf(known.get(trip.day))) {
        return { reason: 'start_time', day: trip.day };
      }
      const fault = tripFault(trip, limits, calendarAt(trip));
      if (fault?.reason !== 'full' && fault?.reason !== 'closed') return fault;
      const days = daysWithRoom(trip, limits, calendarAt(trip));
      return days > 0 ? { reason: 'room_for', days } : fault;
    },
    leftOn: ({ day, days, startTime }) => {
      const places = daysTaken(sent.mode, { day, days })
        .map((taken) => (known.has(taken) ? (stateOf(taken, startTime)?.left ?? null) : left))
        .filter((free) => free !== null);
      return places.length === 0 ? null : Math.min(...places);
    },
    nearest: (trip, most) => nearestStarts(trip, limits, calendar, { most, reach: REACH }),
  };
}
