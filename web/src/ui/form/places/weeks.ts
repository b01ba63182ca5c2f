import { addDays, type CalendarDay, FIRST_WEEKDAY, weekdayOf } from '@wayfarer/contract';
import { lineDirection } from '../../../lib/direction.ts';
import { addMonths, type Month, monthOfDay } from './month.ts';

/** The position of a day in its week, from 0 to 6. */
const columnOf = (day: CalendarDay) => (weekdayOf(day) - FIRST_WEEKDAY + 7) % 7;

/** The days of the week to which a day belongs. */
export function weekOf(day: CalendarDay): CalendarDay[] {
  const first = addDays(day, -columnOf(day));
  return Array.from({ length: 7 }, (_, column) => addDays(first, column));
}

/** The weeks of a month, each with seven days. The first and the last week may contain days of other months. */
export function weeksOf(month: Month): CalendarDay[][] {
  const weeks = [weekOf(`${month}-01`)];
  for (let day = addDays(`${month}-01`, 7); ; day = addDays(day, 7)) {
    const week = weekOf(day);
    if (monthOfDay(week[0] ?? '') !== month) return weeks;
    weeks.push(week);
  }
}

/** The same day in another month, or the last day of that month if it is shorter. */
function sameDayIn(month: Month, day: CalendarDay): CalendarDay {
  const wanted = `${month}${day.slice(7)}`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return wanted < last ? wanted : last;
}

/** The day to which a key moves the focus from `day`; undefined for keys that don't move it. */
export function dayByKey(key: string, day: CalendarDay): CalendarDay | undefined {
  const months = { PageUp: -1, PageDown: 1 }[key];
  if (months !== undefined) return sameDayIn(addMonths(monthOfDay(day), months), day);
  const column = columnOf(day);
  const days = {
    ArrowLeft: -lineDirection(),
    ArrowRight: lineDirection(),
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -column,
    End: 6 - column,
  }[key];
  return days === undefined ? undefined : addDays(day, days);
}
