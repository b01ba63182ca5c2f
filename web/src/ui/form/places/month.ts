import type { CalendarDay } from '@wayfarer/contract';

/** A month, `YYYY-MM`. */
export type Month = string;

export const monthOfDay = (day: CalendarDay): Month => day.slice(0, 7);

/** The month that is `months` later; negative numbers go back. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}
