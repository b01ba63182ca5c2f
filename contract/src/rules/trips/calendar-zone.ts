import { clockAt } from './dates/time-zone.ts';
import { addDays, type CalendarDay } from './dates/travel-dates.ts';

/**
 * Zones that the server assumes for destinations without their own, in countries in which many people live in another
 * zone. Their offset from UTC may be wrong.
 */
const GUESSES: ReadonlySet<string> = new Set([
  'Africa/Kinshasa',
  'America/Rio_Branco',
  'America/Thule',
  'America/Tijuana',
  'America/Vancouver',
  'Antarctica/Palmer',
  'Asia/Hovd',
  'Asia/Jakarta',
  'Atlantic/Azores',
  'Atlantic/Canary',
  'Australia/Perth',
  'Etc/GMT+12',
  'Europe/Kaliningrad',
  'Pacific/Chuuk',
  'Pacific/Easter',
  'Pacific/Galapagos',
  'Pacific/Honolulu',
  'Pacific/Midway',
  'Pacific/Tarawa',
]);

/** True if the destination's real zone is unknown, because the zone may only be its country's. */
export function isGuessedZone(zone: string): boolean {
  return GUESSES.has(zone);
}

/** A zone's new offset from UTC. Times and offsets are in milliseconds. */
interface Change {
  at: number;
  before: number;
  after: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than a year, so that a yearly change is found. */
const LOOK_BACK = 400 * DAY;
/** Shorter than any period of changed clocks, such as Ramadan in Morocco. */
const STEP = 7 * DAY;

const offsetAt = (at: number, zone: string) => clockAt(at, zone) - at;

/** The changes in a zone's offset from UTC, earliest first. */
function changesBetween(from: number, to: number, zone: string): Change[] {
  const found: Change[] = [];
  for (let at = from; at < to; at += STEP) {
    const change = changeWithin(at, Math.min(at + STEP, to), zone);
    if (change) found.push(change);
  }
  return found;
}

function changeWithin(from: number, to: number, zone: string): Change | null {
  const [before, after] = [offsetAt(from, zone), offsetAt(to, zone)];
  if (before === after) return null;
  let [early, late] = [from, to];
  while (late - early > MINUTE) {
    const middle = early + Math.floor((late - early) / (2 * MINUTE)) * MINUTE;
    if (offsetAt(middle, zone) === before) early = middle;
    else late = middle;
  }
  return { at: late, before, after };
}

/**
 * A VTIMEZONE (RFC 5545) from the first until the end of the last day. It has a second offset from UTC only if the
 * clocks change on one of these days, because some programs don't apply yearly rules.
 */
export function zoneLines(zone: string, first: CalendarDay, last: CalendarDay): string[] {
  // no zone is more than a day away from UTC
  const [start, end] = [Date.parse(addDays(first, -1)), Date.parse(addDays(last, 2))];
  const [latest] = changesBetween(start - LOOK_BACK, start, zone).slice(-1);
  const offset = offsetAt(start, zone);
  const atFirst = latest ?? { at: -offset, before: offset, after: offset };
  const observances = [atFirst, ...changesBetween(start, end, zone)].flatMap(observance);
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'];
}

function observance({ after, at, before }: Change): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD';
  const onset = new Date(at + before).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
}

/** As RFC 5545 writes it: `+0545`, `-0330`. */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
