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

/** The names of the months and weekdays in the form that dates have: January first, Sunday first. */
export {
  longMonths as LONG_MONTHS,
  shortMonths as SHORT_MONTHS,
  shortWeekdays as SHORT_WEEKDAYS,
} from '../../../words/formats/dates.texts.js';

/** A calendar day, `YYYY-MM-DD`; never an instant. Sorts correctly as text. */
export type CalendarDay = string;

/** The last day that can be booked. */
export const LAST_TRAVEL_DAY: CalendarDay = '2099-12-31';

const HOUR_MS = 3_600_000;

/** True if a text is a valid calendar day in exactly the form `YYYY-MM-DD`. */
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

/** Today by this machine's clock and time zone. In a browser, that is the traveler's today. */
export function localToday(now: Date): CalendarDay {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * The earliest calendar day that is still today somewhere on earth (UTC-12). Bookings use the destination's own day
 * instead: `localDay`.
 */
export function earliestToday(now: Date): CalendarDay {
  return new Date(now.getTime() - 12 * HOUR_MS).toISOString().slice(0, 10);
}

/** The latest calendar day that is already today somewhere on earth (UTC+14). */
export function latestToday(now: Date): CalendarDay {
  return new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10);
}

/** The first and last day that a counter payment for a booking can have, in any time zone. */
export function counterDays(bookedAt: Date, now: Date): { from: CalendarDay; to: CalendarDay } {
  return { from: earliestToday(bookedAt), to: latestToday(now) };
}

export type TravelDateFault = 'not_a_day' | 'past' | 'too_far';

/** Checks a travel date against the current day at the destination (spec §5: required, not earlier than today). */
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

/** 'Upcoming' if the travel date is today or later, otherwise 'Completed' (spec §4). */
export function tripStatus(date: CalendarDay, today: CalendarDay): 'Upcoming' | 'Completed' {
  return date >= today ? 'Upcoming' : 'Completed';
}

/** Formats a calendar day: 'Apr 12, 2027', or as the language writes it. Independent of the time zone. */
export function formatDay(day: CalendarDay): string {
  if (!isCalendarDay(day)) return day;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayText({ month: shortMonths[month - 1] ?? '', day: date, year });
}

/** Formats a calendar day with its weekday: 'Mon, Apr 12'. Independent of the time zone. */
export function formatWeekday(day: CalendarDay): string {
  const weekday = shortWeekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  const [, month = 0, date = 0] = day.split('-').map(Number);
  return weekdayText({ weekday, month: shortMonths[month - 1] ?? '', day: date });
}

const partsOf = (day: CalendarDay) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month: month - 1, date };
};

/** Formats a calendar day without its year: 'Apr 12'. */
export function formatShortDay(day: CalendarDay): string {
  const { month, date } = partsOf(day);
  return shortDayText({ month: shortMonths[month] ?? '', day: date });
}

/** Formats a calendar day in full: 'Monday, April 12, 2027'. */
export function formatLongDay(day: CalendarDay): string {
  const { year, month, date } = partsOf(day);
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return longDayText({ weekday, month: longMonths[month] ?? '', day: date, year });
}

/** Formats the days of a trip: 'Apr 12 – 16', 'Apr 30 – May 2', or 'Apr 12' for a single day. */
export function formatSpan(first: CalendarDay, last: CalendarDay): string {
  if (first === last) return formatShortDay(first);
  if (first.slice(0, 7) !== last.slice(0, 7))
    return `${formatShortDay(first)} – ${formatShortDay(last)}`;
  const { month, date } = partsOf(first);
  return spanText({ month: shortMonths[month] ?? '', first: date, last: partsOf(last).date });
}

const DAY_MS = 86_400_000;

const utc = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);

/** Adds days to a calendar day; negative numbers subtract. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days from one calendar day to another: 1 from today to tomorrow. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** The last day of a trip; a one-day trip ends on the day it starts. */
export function lastTripDay(travelDate: CalendarDay, days: number): CalendarDay {
  return addDays(travelDate, days - 1);
}

/** The number of days before the travel date until which a trip can be canceled by the usual terms (spec §2). */
const CANCEL_DAYS = 2;

/** The first day on which a trip can no longer be canceled by the usual terms. */
export function cancellationEnds(travelDate: CalendarDay): CalendarDay {
  return addDays(travelDate, -CANCEL_DAYS);
}
