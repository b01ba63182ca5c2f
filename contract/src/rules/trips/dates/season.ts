import { ENGLISH_MONTHS } from './english-months.ts';
import type { CalendarDay } from './travel-dates.ts';

const MONTHS = ENGLISH_MONTHS.map((name) => name.toLowerCase());

/** Counted from 0; undefined if the season names no months, such as 'Year Round'. */
function monthsOf(season: string): { first: number; last: number } | undefined {
  const [, from = '', to = ''] = /\((\w+)\s*-\s*(\w+)\)/.exec(season) ?? [];
  const first = MONTHS.indexOf(from.toLowerCase());
  const last = MONTHS.indexOf(to.toLowerCase());
  return first < 0 || last < 0 ? undefined : { first, last };
}

/**
 * True if the day is outside the months that a season names, such as 'Winter (December - February)'. A season without
 * months excludes no day.
 */
export function isOutOfSeason(season: string, day: CalendarDay): boolean {
  const months = monthsOf(season);
  const month = Number(day.slice(5, 7)) - 1;
  if (!months || !(month >= 0)) return false;
  const { first, last } = months;
  return first <= last ? month < first || month > last : month < first && month > last;
}

export function namesMonths(season: string): boolean {
  return monthsOf(season) !== undefined;
}

/** Today if it is in the season, otherwise the first day of the season's first month. */
export function nextInSeason(season: string, today: CalendarDay): CalendarDay {
  const months = monthsOf(season);
  if (!months || !isOutOfSeason(season, today)) return today;
  const start = `-${String(months.first + 1).padStart(2, '0')}-01`;
  const year = Number(today.slice(0, 4));
  return `${year}${start}` > today ? `${year}${start}` : `${year + 1}${start}`;
}
