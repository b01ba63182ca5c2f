import type { CalendarDay } from './travel-dates.ts';

const DAY_MS = 86_400_000;

const utc = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);

/** Adds days to a calendar day; negative numbers subtract. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days from one calendar day to another: 1 from today to tomorrow. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** The last day of a trip; a one-day trip ends on the day it starts. */
export function lastTripDay(travelDate: CalendarDay, days: number): CalendarDay {
  return addDays(travelDate, days - 1);
}

/** The usual terms: a trip can be canceled up to 48 hours before its travel date (spec §2). */
const CANCEL_DAYS = 2;

/** The first day on which a trip can no longer be canceled by the usual terms. */
export function cancellationEnds(travelDate: CalendarDay): CalendarDay {
  return addDays(travelDate, -CANCEL_DAYS);
}
