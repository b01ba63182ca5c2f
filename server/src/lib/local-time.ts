import { addDays, type CalendarDay, clockAt } from '@wayfarer/contract';

export { localDay } from '@wayfarer/contract';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The first instant of a calendar day in a zone. Where its clocks skip midnight, that is the instant of the
 * change; where they show midnight twice, it is the first.
 */
export function localMidnight(day: CalendarDay, zone: string): Date {
  return localTime(day, 0, zone);
}

/** The instant at which the clocks of a zone show a full hour of a day; where they skip it, of the change. */
export function localTime(day: CalendarDay, hour: number, zone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  // No zone is a day away from UTC: these two offsets are in force before and after any change near it.
  const offsetAt = (at: number) => clockAt(at, zone) - at;
  const before = offsetAt(shown - DAY_MS);
  const after = offsetAt(shown + DAY_MS);
  const early = shown - Math.max(before, after);
  return new Date(clockAt(early, zone) >= shown ? early : shown - Math.min(before, after));
}

/**
 * So many hours before a calendar day begins: whole days by the calendar of the zone, the rest by the clock.
 * More hours never come later, though a day on which the clocks change may be shorter than 24 hours.
 */
export function localDeadline(day: CalendarDay, hoursBefore: number, zone: string): Date {
  const from = addDays(day, -Math.floor(hoursBefore / 24));
  const rest = (hoursBefore % 24) * HOUR_MS;
  const deadline = localMidnight(from, zone).getTime() - rest;
  return new Date(Math.max(deadline, localMidnight(addDays(from, -1), zone).getTime()));
}
