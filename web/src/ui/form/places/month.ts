import { addDays, type CalendarDay, FIRST_WEEKDAY, weekdayOf } from '@wayfarer/contract';

/** A month, `YYYY-MM`. */
export type Month = string;

export const monthOfDay = (day: CalendarDay): Month => day.slice(0, 7);

/** The month that is `months` later; negative numbers go back. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The position of a day in its week, from 0 to 6. */
export const columnOf = (day: CalendarDay) => (weekdayOf(day) - FIRST_WEEKDAY + 7) % 7;

/** The days of the week to which a day belongs. */
export function weekOf(day: CalendarDay): CalendarDay[] {
  const first = addDays(day, -columnOf(day));
  return Array.from({ length: 7 }, (_, column) => addDays(first, column));
}
