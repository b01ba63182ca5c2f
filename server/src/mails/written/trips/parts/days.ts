import {
  clockAt,
  lastTripDay,
  LONG_MONTHS,
  SHORT_MONTHS,
  SHORT_WEEKDAYS,
  timeText,
} from '@wayfarer/contract';
import type { BookingRow } from '../../../../db/tables/bookings.ts';
import { zoneOfTrip } from '../../../../lib/time-zones.ts';
import * as texts from './days.texts.js';

/** 'Mon, Apr 12, 2027'. */
export function weekdayText(day: string): string {
  const { date, month, year } = partsOf(day);
  const weekday = SHORT_WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return texts.weekdayDay({ weekday, month: SHORT_MONTHS[month] ?? '', day: date, year });
}

/** 'April 12 to 16, 2027', 'April 28 to May 2, 2027'. */
export function daysText(first: string, last: string, withYear = true): string {
  const [from, to] = [partsOf(first), partsOf(last)];
  const textOf = withYear || from.year !== to.year ? dayYearText : dayText;
  if (first === last) return textOf(last);
  if (from.year !== to.year) return texts.range({ from: dayYearText(first), to: textOf(last) });
  if (from.month !== to.month) return texts.range({ from: dayText(first), to: textOf(last) });
  const days = { month: LONG_MONTHS[from.month] ?? '', first: from.date, last: to.date };
  return withYear ? texts.withinMonthYear({ ...days, year: to.year }) : texts.withinMonth(days);
}

/** 'April 12, 2027 at 2:30 PM': the days of a trip, with its start time if it has one. */
export function tripDaysText({
  durationDays,
  startTime,
  travelDate: first,
}: Pick<BookingRow, 'durationDays' | 'startTime' | 'travelDate'>): string {
  const last = lastTripDay(first, durationDays);
  const days = daysText(first, last);
  if (startTime === '') return days;
  const start = { days, time: timeText(startTime) };
  return first === last ? texts.atTime(start) : texts.fromTime(start);
}

function dayText(day: string): string {
  const { date, month } = partsOf(day);
  return texts.monthDay({ month: LONG_MONTHS[month] ?? '', day: date });
}

function dayYearText(day: string): string {
  const { date, month, year } = partsOf(day);
  return texts.monthDayYear({ month: LONG_MONTHS[month] ?? '', day: date, year });
}

function partsOf(day: string): { year: number; month: number; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: month - 1, date };
}

/** Day and time at the destination. */
export function momentWords(at: Date, booking: BookingRow): { day: string; time: string } {
  const local = new Date(clockAt(at.getTime(), zoneOfTrip(booking))).toISOString();
  const [day, time] = [weekdayText(local.slice(0, 10)), timeText(local.slice(11, 16))];
  return { day, time };
}
