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
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // No zone is a day away from UTC: these two offsets are in force before and after any change at midnight.
  const offsetAt = (at: number) => clockAt(at, zone) - at;
  const before = offsetAt(midnight - DAY_MS);
  const after = offsetAt(midnight + DAY_MS);
  const early = midnight - Math.max(before, after);
  return new Date(clockAt(early, zone) >= midnight ? early : midnight - Math.min(before, after));
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
