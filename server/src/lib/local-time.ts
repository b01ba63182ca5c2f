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
  return instantOf(Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS, zone);
}

/**
 * The instant from which a departure has left: that of its start time, `HH:mm` by the time zone's clocks or, if it has
 * none, that of the end of its day. Clocks that skip or repeat the time are treated as by `localTime`.
 */
export function leavesAt(
  { day, startTime }: { day: CalendarDay; startTime: string | null },
  zone: string,
): Date {
  if (startTime === null) return localMidnight(addDays(day, 1), zone);
  return instantOf(Date.parse(`${day}T${startTime}:00Z`), zone);
}

/** The first instant at which a time zone's clocks show a time, given as if it were UTC, in milliseconds. */
function instantOf(shown: number, zone: string): Date {
  // no time zone is more than a day away from UTC, so these are the offsets before and after any clock change nearby.
  const offsetAt = (at: number) => clockAt(at, zone) - at;
  const before = offsetAt(shown - DAY_MS);
  const after = offsetAt(shown + DAY_MS);
  const early = shown - Math.max(before, after);
  if (clockAt(early, zone) >= shown) return new Date(early);
  const late = shown - Math.min(before, after);
  return new Date(clockAt(late, zone) === shown ? late : skipBetween(early, late, shown, zone));
}

/** The instant at which the clocks skip a time. They show less than it at `early`, and more at `late`. */
function skipBetween(early: number, late: number, shown: number, zone: string): number {
  let [before, after] = [early, late];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (clockAt(middle, zone) >= shown) after = middle;
    else before = middle;
  }
  return after;
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
