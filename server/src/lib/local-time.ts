import { addDays, type CalendarDay, clockAt } from '@wayfarer/contract';

export { localDay } from '@wayfarer/contract';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The first instant of a calendar day in a time zone: the clock change if the clocks skip midnight, or the first
 * midnight if they show it twice.
 */
export function localMidnight(day: CalendarDay, zone: string): Date {
  return localTime(day, 0, zone);
}

/** The instant at which clocks show a full hour of a day, or of the clock change if they skip it. */
export function localTime(day: CalendarDay, hour: number, zone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  // no time zone is more than a day away from UTC, so these are the offsets before and after any clock change nearby
  const offsetAt = (at: number) => clockAt(at, zone) - at;
  const before = offsetAt(shown - DAY_MS);
  const after = offsetAt(shown + DAY_MS);
  const early = shown - Math.max(before, after);
  return new Date(clockAt(early, zone) >= shown ? early : shown - Math.min(before, after));
}

/**
 * The instant a number of hours before a calendar day begins. Whole days are counted by the calendar, remaining hours
 * by the clock. More hours never give a later instant, even if a day with a clock change is shorter than 24 hours.
 */
export function localDeadline(day: CalendarDay, hoursBefore: number, zone: string): Date {
  const from = addDays(day, -Math.floor(hoursBefore / 24));
  const rest = (hoursBefore % 24) * HOUR_MS;
  const deadline = localMidnight(from, zone).getTime() - rest;
  return new Date(Math.max(deadline, localMidnight(addDays(from, -1), zone).getTime()));
}
