import type { AvailabilityMode, BookingLimits } from '../../../options/trips/availability.ts';
import { type CalendarDay, daysBetween } from '../dates/travel-dates.ts';
import { daysTaken } from './trip-days.ts';
import {
  type DayState,
  daysWithRoom,
  nearestDays,
  tripFault,
  type TripFault,
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
  days: readonly { day: CalendarDay; left: number | null; closed: boolean }[];
}

/** The reason why a trip can't be booked, for display in a calendar. */
export type ShownFault =
  | TripFault
  | { reason: 'past' }
  | { reason: 'too_soon'; first: CalendarDay }
  /** Only the first days have free places, so a shorter trip is possible. */
  | { reason: 'room_for'; days: number };

/** The calendar with the places of a booking that is being changed counted as free. */
export function withOwnPlaces<Calendar extends SentCalendar>(
  calendar: Calendar,
  own: WantedTrip,
): Calendar {
  const held = new Set(daysTaken(calendar.mode, own));
  const days = calendar.days.map((day) =>
    held.has(day.day) && day.left !== null ? { ...day, left: day.left + own.people } : day,
  );
  return { ...calendar, days };
}

export interface ShownCalendar {
  /** The reason why a trip can't be booked; null if it can. */
  faultOf: (trip: WantedTrip) => ShownFault | null;
  /** The number of free places on the fullest day of a trip; null: no limit. */
  leftOn: (trip: WantedTrip) => number | null;
  /** The nearest days on which the trip could begin, closest first. */
  nearest: (trip: WantedTrip, most: number) => CalendarDay[];
}

/** The number of days in each direction in which nearest days are looked for. No more days are loaded. */
const REACH = 31;

/** A calendar with which a form makes the same decisions as the server, for the days that are loaded. */
export function shownCalendar(sent: SentCalendar): ShownCalendar {
  const { first, last, left, today } = sent;
  const limits: BookingLimits = {
    ...sent,
    confirm: 'at_once',
    capacity: left,
    aheadDays: last === null ? null : daysBetween(today, last),
  };
  const scheduled = sent.mode === 'departures';
  const known = new Map<string, DayState>(
    sent.days.map((day) => [day.day, { left: day.left, closed: day.closed, scheduled }]),
  );
  const calendar = { first, today, stateOf: (day: CalendarDay) => known.get(day) };
  return {
    faultOf: (trip) => {
      if (trip.day < today) return { reason: 'past' };
      if (trip.day < first) return { reason: 'too_soon', first };
      const fault = tripFault(trip, limits, calendar);
      if (fault?.reason !== 'full' && fault?.reason !== 'closed') return fault;
      const days = daysWithRoom(trip, limits, calendar);
      return days > 0 ? { reason: 'room_for', days } : fault;
    },
    leftOn: ({ day, days }) => {
      const places = daysTaken(sent.mode, { day, days })
        .map((taken) => (known.has(taken) ? (known.get(taken)?.left ?? null) : left))
        .filter((free) => free !== null);
      return places.length === 0 ? null : Math.min(...places);
    },
    nearest: (trip, most) => nearestDays(trip, limits, calendar, { most, reach: REACH }),
  };
}
