import { MONTH_NAMES } from './month-names.ts';
import type { CalendarDay } from './travel-dates.ts';

const MONTHS = MONTH_NAMES.map((name) => name.toLowerCase());

/**
 * Whether a day is outside a season that names its months, such as 'Winter (December - February)'. A
 * season without months ('Year Round', 'Dry Season') excludes nothing.
 */
export function isOutOfSeason(season: string, day: CalendarDay): boolean {
  const [, from = '', to = ''] = /\((\w+)\s*-\s*(\w+)\)/.exec(season) ?? [];
  const first = MONTHS.indexOf(from.toLowerCase());
  const last = MONTHS.indexOf(to.toLowerCase());
  const month = Number(day.slice(5, 7)) - 1;
  if (first < 0 || last < 0 || !(month >= 0)) return false;
  return first <= last ? month < first || month > last : month < first && month > last;
}
