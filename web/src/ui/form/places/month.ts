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

const columnOf = (day: CalendarDay) => (weekdayOf(day) - FIRST_WEEKDAY + 7) % 7;

/** The days of the week to which a day belongs. */
export function weekOf(day: CalendarDay): CalendarDay[] {
  const first = addDays(day, -columnOf(day));
  return Array.from({ length: 7 }, (_, column) => addDays(first, column));
}

/** The weeks of a month, each with seven days. The first and the last week may contain days of other months. */
export function weeksOf(month: Month): CalendarDay[][] {
  const first = `${month}-01`;
  const weeks: CalendarDay[][] = [];
  for (let day = addDays(first, -columnOf(first)); day <= `${month}-31`; day = addDays(day, 7)) {
    const start = day;
    if (start.slice(0, 7) > month) break;
    weeks.push(Array.from({ length: 7 }, (_, column) => addDays(start, column)));
  }
  return weeks;
}

/** The day to which a key moves the focus from `day`; null for keys that don't move it. */
export function dayByKey(key: string, day: CalendarDay, arrow: 1 | -1 | 0): CalendarDay | null {
  if (arrow !== 0) return addDays(day, arrow);
  switch (key) {
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -columnOf(day));
    case 'End':
      return addDays(day, 6 - columnOf(day));
    case 'PageUp':
      return sameDayIn(addMonths(monthOfDay(day), -1), day);
    case 'PageDown':
      return sameDayIn(addMonths(monthOfDay(day), 1), day);
    default:
      return null;
  }
}

/** The same day in another month, or the last day of that month if it is shorter. */
function sameDayIn(month: Month, day: CalendarDay): CalendarDay {
  const wanted = `${month}${day.slice(7)}`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return wanted < last ? wanted : last;
}
