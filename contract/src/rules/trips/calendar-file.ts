import type { CalendarDay } from './travel-dates.ts';
import { addDays } from './trip-days.ts';

/** A trip as an entry of a calendar. */
export interface CalendarTrip {
  /** The same for good: a later file of the same entry replaces it. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  /** The instant of the last change (ISO 8601). */
  changedAt: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  title: string;
  location: string;
  geo: { lat: number; lon: number } | null;
  description: string;
  url: string;
  canceled: boolean;
  /** The agency's name: whose program made the file. */
  product: string;
}

/** The name under which calendars know a booking. */
export function bookingCalendarUid(bookingId: string, host: string): string {
  return `${bookingId}@${host}`;
}

/** A calendar's file (RFC 5545) with a trip's days: whole days, in no time zone. */
export function calendarFile(trip: CalendarTrip): string {
  const { canceled, changedAt, geo } = trip;
  const changed = new Date(changedAt).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${trip.product}//Trips//EN`)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(trip.uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${trip.sequence}`,
    `DTSTART;VALUE=DATE:${basic(trip.firstDay)}`,
    // The first day on which the traveler is home again: an end is not a part of what it ends.
    `DTEND;VALUE=DATE:${basic(addDays(trip.lastDay, 1))}`,
    `SUMMARY:${escaped(trip.title)}`,
    ...optional('LOCATION', trip.location),
    ...(geo === null ? [] : [`GEO:${geo.lat};${geo.lon}`]),
    ...optional('DESCRIPTION', trip.description),
    ...(trip.url === '' ? [] : [`URL:${uri(trip.url)}`]),
    `STATUS:${canceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    ...(canceled ? [] : alarm(trip.title)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function alarm(title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P3D',
    'END:VALARM',
  ];
}

function optional(name: string, value: string): string[] {
  return value === '' ? [] : [`${name}:${escaped(value)}`];
}

const basic = (day: CalendarDay) => day.replaceAll('-', '');

/** A text's value: one line, whatever people wrote, so that nothing in it becomes a property. */
function escaped(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => well(line).replaceAll(/[\\;,]/g, String.raw`\$&`))
    .join(String.raw`\n`);
}

/** What stands in a file of UTF-8 text: no halves of characters, and no control characters but tabs. */
function well(line: string): string {
  return line.replaceAll(/\p{Cs}/gu, '\uFFFD').replaceAll(/(?!\t)\p{Cc}/gu, '');
}

/** Addresses have no escapes of their own, and nothing that would need one. */
function uri(address: string): string {
  return well(address).replaceAll(/\s/g, '');
}

/** The most octets of a line, its end apart. */
const LINE = 75;

/** Breaks a line that is too long, never inside a character; what follows begins with a space. */
function folded(line: string): string {
  let out = '';
  let room = LINE;
  for (const character of line) {
    const size = octets(character.codePointAt(0) ?? 0);
    if (size > room) {
      out += '\r\n ';
      room = LINE - 1;
    }
    out += character;
    room -= size;
  }
  return out;
}

/** Of a character in UTF-8. */
function octets(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}
