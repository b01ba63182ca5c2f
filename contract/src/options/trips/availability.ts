import { DURATION_DAYS } from './bookings.ts';

/**
 * How a destination can be booked. `open`: on any day by any number of people; `daily`: on each day by a limited number
 * of people; `departures`: only on certain days, each with its own number of people.
 */
export const AVAILABILITY_MODES = ['open', 'daily', 'departures'] as const;
export type AvailabilityMode = (typeof AVAILABILITY_MODES)[number];

/** How a traveler's booking is confirmed: immediately, or when the agency accepts the request. */
export const CONFIRMATIONS = ['at_once', 'on_request'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** Maximum values; `aheadDays` counts from today, `note` is in characters. */
export const AVAILABILITY_LIMITS = { capacity: 100_000, aheadDays: 3650, note: 200 } as const;

/** The maximum number of days before a departure at which the agency decides about it. */
export const DECIDE_DAYS_MAX = 365;

export const DEPARTURES_A_DAY_MAX = 12;

export const CHANGED_DAYS_MAX = 400;
/** The maximum number of days that one call of the public calendar covers. */
export const CALENDAR_DAYS_MAX = 100;
/** The maximum number of days that one call of the console's calendar covers. */
export const CONSOLE_DAYS_MAX = 800;

/** ISO 8601 weekdays, Monday first. */
export const ALL_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** The booking limits of a destination, without its lead time, which belongs to its details. */
export interface BookingLimits {
  mode: AvailabilityMode;
  confirm: Confirmation;
  /** The usual number of people on a day; null in the mode `open`. */
  capacity: number | null;
  /** The number of days from today to the last day that can be booked; null if there is no limit. */
  aheadDays: number | null;
  minDays: number;
  maxDays: number;
  /** The weekdays on which a trip can begin; Monday is 1. */
  weekdays: readonly number[];
}

/** The limits of a destination for which the agency has set none. */
export const NO_BOOKING_LIMITS: BookingLimits = {
  mode: 'open',
  confirm: 'at_once',
  capacity: null,
  aheadDays: null,
  minDays: DURATION_DAYS.min,
  maxDays: DURATION_DAYS.max,
  weekdays: ALL_WEEKDAYS,
};
