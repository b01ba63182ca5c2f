import { isGuessedZone, zoneLines } from './calendar-zone.ts';
import { isTimeZone } from './dates/time-zone.ts';
import { type CalendarDay, addDays } from './dates/travel-dates.ts';

export interface CalendarTrip {
  /** Permanent, so that a later file replaces the same entry. */
  uid: string;
  /** Increases with each change. */
  sequence: number;
  /** The last change (ISO 8601). */
  changedAt: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** The start time, `HH:mm` by the destination's clock, and its time zone (IANA). Null for whole days. */
  start?: { time: string; zone: string | null } | null;
  title: string;
  location: string;
  geo: { lat: number; lon: number } | null;
  description: string;
  url: string;
  canceled: boolean;
  /** The agency's name, for `PRODID`. */
  product: string;
}

/** The permanent id of a booking in calendars. */
export function bookingCalendarUid(bookingId: string, host: string): string {
  return `${bookingId}@${host}`;
}

/**
 * A calendar file (RFC 5545) with a trip: in whole days without a time zone, or from its start time on in the
 * destination's zone, if it has one.
 */
export function calendarFile(trip: CalendarTrip): string {
  const { canceled, changedAt, geo } = trip;
  const changed = new Date(changedAt).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${trip.product}//Trips//EN`)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone(trip),
    'BEGIN:VEVENT',
    `UID:${escaped(trip.uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${trip.sequence}`,
    ...when(trip),
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

/**
 * The zone of an entry, or null. Times aren't converted to UTC, because programs know when a country changes its rules
 * later. An entry without a zone is shown at its time wherever the device is, which is right at the destination; a
 * guessed zone could be hours off.
 */
function zoneOf({ start }: CalendarTrip): string | null {
  const name = start?.zone ?? '';
  return ZONE_NAME.test(name) && !isGuessedZone(name) && isTimeZone(name) ? name : null;
}

/** A name that needs no quotes, and not `+05:30`. */
const ZONE_NAME = /^[A-Z][\w+/-]*$/i;

function zone(trip: CalendarTrip): string[] {
  const name = zoneOf(trip);
  return name === null ? [] : zoneLines(name, trip.firstDay, trip.lastDay);
}

function when(trip: CalendarTrip): string[] {
  const { firstDay, lastDay, start } = trip;
  // DTEND is exclusive
  const end = basic(addDays(lastDay, 1));
  if (!start) return [`DTSTART;VALUE=DATE:${basic(firstDay)}`, `DTEND;VALUE=DATE:${end}`];
  const name = zoneOf(trip);
  const at = name === null ? '' : `;TZID=${name}`;
  const begins = `DTSTART${at}:${basic(firstDay)}T${start.time.replace(':', '')}00`;
  // the hour at which a trip ends is unknown; a trip of one day has no end, so that the whole day isn't busy
  return firstDay === lastDay ? [begins] : [begins, `DTEND${at}:${end}T000000`];
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

/** Makes a text one line, so that it can't add a property to the file. */
function escaped(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => well(line).replaceAll(/[\\;,]/g, String.raw`\$&`))
    .join(String.raw`\n`);
}

/** Replaces lone surrogates, which UTF-8 can't encode, and removes control characters except tabs. */
function well(line: string): string {
  return line.replaceAll(/\p{Cs}/gu, '\uFFFD').replaceAll(/(?!\t)\p{Cc}/gu, '');
}

/** RFC 5545 has no escapes for white space in URIs. */
function uri(address: string): string {
  return well(address).replaceAll(/\s/g, '');
}

/** Octets per line, without the line break. */
const LINE = 75;

/** Folds a long line, but never inside a character; continuation lines begin with a space. */
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

function octets(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}
