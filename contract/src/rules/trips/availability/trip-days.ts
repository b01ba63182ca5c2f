import type { AvailabilityMode } from '../../../options/trips/availability.ts';
import type { Party } from '../party.ts';
import { type CalendarDay, addDays } from '../dates/travel-dates.ts';

/** The number of places that a party takes; infants take none. */
export const placesOf = ({ adults, children }: Pick<Party, 'adults' | 'children'>): number =>
  adults + children;

/**
 * The days on which a trip takes places: all of its days in the mode `daily`, its first day in the mode `departures`,
 * none in the mode `open`.
 */
export function daysTaken(
  mode: AvailabilityMode,
  { day, days }: { day: CalendarDay; days: number },
): CalendarDay[] {
  if (mode === 'open') return [];
  const count = mode === 'daily' ? days : 1;
  return Array.from({ length: count }, (_, index) => addDays(day, index));
}

/** The weekday of a calendar day; Monday is 1. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
