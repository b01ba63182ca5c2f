import { bookAhead, tooSoon } from '../../../words/trips/lead-time.texts.js';
import { type CalendarDay, formatDay, addDays } from './travel-dates.ts';

export interface LeadTime {
  /** The days between booking and the first possible travel date; 0 allows today. */
  leadDays: number;
  /** The date of a booking that is being changed, which may keep it even if it is too soon for a new booking. */
  agreed?: CalendarDay;
}

/** `today` is by the destination's calendar. */
export function firstTravelDay(today: CalendarDay, leadDays: number): CalendarDay {
  return addDays(today, leadDays);
}

/** 'Book at least 3 days ahead.' */
export function leadTimeText(leadDays: number): string {
  return bookAhead(leadDays);
}

/** Why a travel date is too soon, for travelers, or null. */
export function leadTimeRefusal(
  travelDate: CalendarDay,
  today: CalendarDay,
  { agreed, leadDays }: LeadTime,
): string | null {
  const first = firstTravelDay(today, leadDays);
  if (travelDate >= first || travelDate === agreed) return null;
  return tooSoon({ days: leadDays, first: formatDay(first) });
}
