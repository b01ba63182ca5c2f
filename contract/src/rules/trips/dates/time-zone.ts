import type { CalendarDay } from './travel-dates.ts';

/** True for a supported name, such as 'America/New_York'. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

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

/** The local time in a zone at an instant, to the second, in milliseconds since 1970 as if the zone were UTC. */
export function clockAt(at: number, zone: string): number {
  const read = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatOf(zone).formatToParts(at)) {
    if (type in read) read[type as keyof typeof read] = Number(value);
  }
  const { year, month, day, hour, minute, second } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day in a zone at an instant. Throws if the zone doesn't exist. */
export function localDay(at: Date, zone: string): CalendarDay {
  return new Date(clockAt(at.getTime(), zone)).toISOString().slice(0, 10);
}

/** The time in a zone at an instant, `HH:mm`. */
export function localClock(at: Date, zone: string): string {
  return new Date(clockAt(at.getTime(), zone)).toISOString().slice(11, 16);
}
