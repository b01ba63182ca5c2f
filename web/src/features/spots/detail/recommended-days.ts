import { clampDays, DURATION_DAYS } from '@wayfarer/contract';

/**
 * The first number of days in a recommended duration: 5 for '5-7 days', 14 for '2 weeks', otherwise
 * 1.
 */
export function recommendedDays(text: string): number {
  const [, number, unit] = /(\d{1,3})\s*(?:[-–]\s*\d{1,3}\s*)?(day|week)/i.exec(text) ?? [];
  if (number === undefined || unit === undefined) return DURATION_DAYS.min;
  return clampDays(Number(number) * (unit.toLowerCase() === 'week' ? 7 : 1));
}
