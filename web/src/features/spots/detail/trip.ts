import {
  DURATION_DAYS,
  parseCost,
  tripAmounts,
  formatMoney,
  type ChargeMode,
} from '@wayfarer/contract';

/** A number of days inside the bounds of a booking (spec §5). */
export function clampDays(days: number): number {
  if (!Number.isFinite(days)) return DURATION_DAYS.min;
  return Math.min(Math.max(Math.trunc(days), DURATION_DAYS.min), DURATION_DAYS.max);
}

/** The days that a recommended duration begins with: 5 of '5-7 days', 14 of '2 weeks', else 1. */
export function recommendedDays(text: string): number {
  const [, number, unit] = /(\d{1,3})\s*(?:[-–]\s*\d{1,3}\s*)?(day|week)/i.exec(text) ?? [];
  if (number === undefined || unit === undefined) return DURATION_DAYS.min;
  return clampDays(Number(number) * (unit.toLowerCase() === 'week' ? 7 : 1));
}

/** The total of a trip as text (spec §5), or null where the cost text is none of this currency. */
export function tripTotal(
  cost: string,
  days: number,
  { currency, charge }: { currency: string; charge: ChargeMode },
): string | null {
  const parsed = parseCost(cost, currency);
  return parsed.ok ? formatMoney(tripAmounts(parsed.minor, days, charge).total, currency) : null;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * Whether a day lies outside a season that names its months, such as 'Winter (December - February)'.
 * A season without months ('Year Round', 'Dry Season') excludes nothing.
 */
export function isOutOfSeason(season: string, day: string): boolean {
  const [, from = '', to = ''] = /\((\w+)\s*-\s*(\w+)\)/.exec(season) ?? [];
  const first = MONTHS.indexOf(from.toLowerCase());
  const last = MONTHS.indexOf(to.toLowerCase());
  const month = Number(day.slice(5, 7)) - 1;
  if (first < 0 || last < 0 || !(month >= 0)) return false;
  return first <= last ? month < first || month > last : month < first && month > last;
}
