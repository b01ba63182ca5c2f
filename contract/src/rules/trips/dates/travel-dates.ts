import {
  dayText,
  longDayText,
  longMonths,
  shortDayText,
  shortMonths,
  shortWeekdays,
  spanText,
  weekdays,
  weekdayText,
} from '../../../words/formats/dates.texts.js';

/** The months, starting with January, and the weekdays, starting with Sunday, in the form that dates need. */
export {
  longMonths as LONG_MONTHS,
  shortMonths as SHORT_MONTHS,
  shortWeekdays as SHORT_WEEKDAYS,
} from '../../../words/formats/dates.texts.js';

/** `YYYY-MM-DD`; never an instant. Sorts correctly as text. */
export type CalendarDay = string;

export const LAST_TRAVEL_DAY: CalendarDay = '2099-12-31';

const HOUR_MS = 3_600_000;

/** True for a valid calendar day in exactly the form `YYYY-MM-DD`. */
export function isCalendarDay(text: string): text is CalendarDay {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

/** Today by this machine's clock and time zone. */
export function localToday(now: Date): CalendarDay {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The earliest day that is still today somewhere on earth (UTC-12). */
export function earliestToday(now: Date): CalendarDay {
  return new Date(now.getTime() - 12 * HOUR_MS).toISOString().slice(0, 10);
}

/** The latest day that is already today somewhere on earth (UTC+14). */
export function latestToday(now: Date): CalendarDay {
  return new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10);
}

/** The first and last day that a booking's counter payments may have, in any time zone. */
export function counterDays(bookedAt: Date, now: Date): { from: CalendarDay; to: CalendarDay } {
  return { from: earliestToday(bookedAt), to: latestToday(now) };
}

export type TravelDateFault = 'not_a_day' | 'past' | 'too_far';

/** Spec §5: required, not earlier than today. `today` is the destination's. */
export function travelDateFault(date: string, today: CalendarDay): TravelDateFault | null {
  if (!isCalendarDay(date)) return 'not_a_day';
  if (date < today) return 'past';
  return date > LAST_TRAVEL_DAY ? 'too_far' : null;
}

export const TRAVEL_DATE_FAULT_TEXT: Readonly<Record<TravelDateFault, string>> = {
  not_a_day: 'must be a valid date, YYYY-MM-DD',
  past: 'must not be earlier than today',
  too_far: `must not be later than ${LAST_TRAVEL_DAY}`,
};

/** Spec §4. */
export function tripStatus(date: CalendarDay, today: CalendarDay): 'Upcoming' | 'Completed' {
  return date >= today ? 'Upcoming' : 'Completed';
}

/** 'Apr 12, 2027', or as the language writes it. */
export function formatDay(day: CalendarDay): string {
  if (!isCalendarDay(day)) return day;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayText({ month: shortMonths[month - 1] ?? '', day: date, year });
}

/** 'Mon, Apr 12'. */
export function formatWeekday(day: CalendarDay): string {
  const weekday = shortWeekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  const [, month = 0, date = 0] = day.split('-').map(Number);
  return weekdayText({ weekday, month: shortMonths[month - 1] ?? '', day: date });
}

const partsOf = (day: CalendarDay) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month: month - 1, date };
};

/** 'Apr 12'. */
export function formatShortDay(day: CalendarDay): string {
  const { month, date } = partsOf(day);
  return shortDayText({ month: shortMonths[month] ?? '', day: date });
}

/** 'Monday, April 12, 2027'. */
export function formatLongDay(day: CalendarDay): string {
  const { year, month, date } = partsOf(day);
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return longDayText({ weekday, month: longMonths[month] ?? '', day: date, year });
}

/** 'Apr 12 – 16', 'Apr 30 – May 2', or 'Apr 12' for a single day. */
export function formatSpan(first: CalendarDay, last: CalendarDay): string {
  if (first === last) return formatShortDay(first);
  if (first.slice(0, 7) !== last.slice(0, 7))
    return `${formatShortDay(first)} – ${formatShortDay(last)}`;
  const { month, date } = partsOf(first);
  return spanText({ month: shortMonths[month] ?? '', first: date, last: partsOf(last).date });
}

const DAY_MS = 86_400_000;

const utc = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days from one day to another: 1 from today to tomorrow. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** A one-day trip ends on its first day. */
export function lastTripDay(travelDate: CalendarDay, days: number): CalendarDay {
  return addDays(travelDate, days - 1);
}

/** Days before the travel date until which the usual terms allow canceling (spec §2). */
const CANCEL_DAYS = 2;

/** The first day on which the usual terms no longer allow canceling. */
export function cancellationEnds(travelDate: CalendarDay): CalendarDay {
  return addDays(travelDate, -CANCEL_DAYS);
}
