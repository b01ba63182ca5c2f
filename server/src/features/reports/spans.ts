import { addDays, type CalendarDay } from '@wayfarer/contract';
import { localMidnight } from '../../lib/local-time.ts';

/** A part of the period, with its days, both included, and the instants at which it begins and ends. */
export interface ReportSpan {
  /** The month `YYYY-MM`, or empty for the whole period. */
  name: string;
  from: CalendarDay;
  to: CalendarDay;
  begins: Date;
  ends: Date;
}

/** The months of a period, the first and last of which may be parts of a month. */
export function monthsOf(from: CalendarDay, to: CalendarDay, zone: string): ReportSpan[] {
  const spans: ReportSpan[] = [];
  for (let day = from; day <= to;) {
    const end = lastOfMonth(day);
    const last = end < to ? end : to;
    spans.push(spanOf(day.slice(0, 7), day, last, zone));
    day = addDays(last, 1);
  }
  return spans;
}

export const spanOf = (
  name: string,
  from: CalendarDay,
  to: CalendarDay,
  zone: string,
): ReportSpan => ({
  name,
  from,
  to,
  begins: localMidnight(from, zone),
  ends: localMidnight(addDays(to, 1), zone),
});

function lastOfMonth(day: CalendarDay): CalendarDay {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
