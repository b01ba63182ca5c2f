import type { SentCalendar, ShownTrip } from './shown-calendar.ts';
import { daysTaken } from './trip-days.ts';

/** Counts the places of a booking that is being changed as free. */
export function withOwnPlaces<Calendar extends SentCalendar>(
  calendar: Calendar,
  own: ShownTrip,
): Calendar {
  const held = new Set(daysTaken(calendar.mode, own));
  const days = calendar.days.map((day) =>
    held.has(day.day) && day.startTime === own.startTime && day.left !== null
      ? { ...day, left: day.left + own.people }
      : day,
  );
  return { ...calendar, days };
}
