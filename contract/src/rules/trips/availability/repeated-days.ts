import { type CalendarDay, addDays } from '../dates/travel-dates.ts';
import { weekdayOf } from './trip-days.ts';

/** Both ends belong to the span. */
export interface DaySpan {
  from: CalendarDay;
  to: CalendarDay;
}

export interface RepeatRule extends DaySpan {
  /** Monday is 1. */
  weekdays: readonly number[];
  except: readonly DaySpan[];
}

const isWithin = (day: CalendarDay, { from, to }: DaySpan) => day >= from && day <= to;

/** The days in order, at most `most`; `left` has the days that are left out because of an exception. */
export function repeatedDays(
  { except, from, to, weekdays }: RepeatRule,
  most: number,
): { days: CalendarDay[]; left: CalendarDay[]; isCut: boolean } {
  const days: CalendarDay[] = [];
  const left: CalendarDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!weekdays.includes(weekdayOf(day))) continue;
    const isLeftOut = except.some((span) => isWithin(day, span));
    if (!isLeftOut && days.length === most) return { days, left, isCut: true };
    (isLeftOut ? left : days).push(day);
  }
  return { days, left, isCut: false };
}
