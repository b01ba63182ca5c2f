import { addDays, type CalendarDay } from '@wayfarer/contract';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, made);
  return made;
}

/** What the clocks of a zone show at an instant, to the second, in ms as if they showed UTC. */
function clockAt(at: number, zone: string): number {
  const read = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatOf(zone).formatToParts(at)) {
    if (type in read) read[type as keyof typeof read] = Number(value);
  }
  const { year, month, day, hour, minute, second } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The calendar day at an instant, in a zone. */
export function localDay(at: Date, zone: string): CalendarDay {
  return new Date(clockAt(at.getTime(), zone)).toISOString().slice(0, 10);
}

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
