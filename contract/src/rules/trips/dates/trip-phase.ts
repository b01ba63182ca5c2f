import { type CalendarDay, lastTripDay } from './travel-dates.ts';

/** A trip's phase by the destination's calendar. It is never stored. */
export type TripPhase = 'upcoming' | 'under_way' | 'over';

/** @param today At the destination */
export function tripPhase(
  { travelDate, days }: { travelDate: CalendarDay; days: number },
  today: CalendarDay,
): TripPhase {
  if (today < travelDate) return 'upcoming';
  return today > lastTripDay(travelDate, days) ? 'over' : 'under_way';
}
