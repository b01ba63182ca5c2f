import { addDays, REPORT_DAYS_MAX } from '@wayfarer/contract';

export const PERIODS = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear', 'year'] as const;
export type Period = (typeof PERIODS)[number];

export interface Days {
  from: string;
  to: string;
}

const first = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/** The days of each period on a day. `year` is the twelve months up to the end of the current one. */
export function periodsAt(today: string): Readonly<Record<Period, Days>> {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = (from: number, count: number) => ({
    from: first(year, from),
    to: addDays(first(year, from + count), -1),
  });
  return {
    thisMonth: months(month - 1, 1),
    lastMonth: months(month - 2, 1),
    thisYear: months(0, 12),
    lastYear: months(-12, 12),
    year: months(month - 12, 12),
  };
}

/** True if a report can cover these days. */
export const isPeriod = ({ from, to }: Days): boolean =>
  from <= to && addDays(from, REPORT_DAYS_MAX) > to;
