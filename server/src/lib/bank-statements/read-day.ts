import { isCalendarDay } from '@wayfarer/contract';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /^(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)(?!\d)/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)(?!\d)/;
const DAY_FIRST = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})/i;
const MONTH_FIRST = /^([a-z]{3})[a-z]*\.?[ -](\d{1,2}),?[ -](\d{4})/i;

/** The order of day and month in dates with slashes. */
export type DayOrder = 'day_first' | 'month_first';

/** `YYYY-MM-DD` if a text is a calendar day in this form; otherwise null. */
export const calendarDayOf = (text: string): string | null => (isCalendarDay(text) ? text : null);

/** A date as banks write it, with or without a time after it; null if it isn't one. */
export function readDay(text: string, order: DayOrder): string | null {
  const typed = text.trim();
  const iso = ISO.exec(typed);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(typed);
  if (numbers) {
    const [, first, mark, second, year] = numbers;
    const monthFirst = mark === '/' && order === 'month_first';
    return dayOf(year, monthFirst ? first : second, monthFirst ? second : first);
  }
  const named = DAY_FIRST.exec(typed);
  if (named) return dayOf(named[3], monthOf(named[2]), named[1]);
  const american = MONTH_FIRST.exec(typed);
  return american ? dayOf(american[3], monthOf(american[1]), american[2]) : null;
}

/** The order of day and month in dates with slashes: that of the first unambiguous date, or else `usual`. */
export function dayOrderOf(dates: Iterable<string>, usual: DayOrder): DayOrder {
  for (const date of dates) {
    const [, first, mark, second] = NUMBERS.exec(date.trim()) ?? [];
    if (mark !== '/') continue;
    if (Number(first) > 12) return 'day_first';
    if (Number(second) > 12) return 'month_first';
  }
  return usual;
}

function dayOf(
  year: string | undefined = '',
  month: string | undefined = '',
  day: string | undefined = '',
): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  return calendarDayOf(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const monthOf = (name = '') => String(MONTHS.indexOf(name.toLowerCase()) + 1);
