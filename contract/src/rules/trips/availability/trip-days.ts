import type { AvailabilityMode } from '../../../options/trips/availability.ts';
import type { Party } from '../party.ts';
import { type CalendarDay, addDays } from '../dates/travel-dates.ts';

/** The places that a party takes; infants take none. */
export const placesOf = ({ adults, children }: Pick<Party, 'adults' | 'children'>): number =>
  adults + children;

/** The days on which a trip takes places: all in the mode `daily`, the first in the mode `departures`. */
export function daysTaken(
  mode: AvailabilityMode,
  { day, days }: { day: CalendarDay; days: number },
): CalendarDay[] {
  if (mode === 'open') return [];
  const count = mode === 'daily' ? days : 1;
  return Array.from({ length: count }, (_, index) => addDays(day, index));
}

export function weekdayOf(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
