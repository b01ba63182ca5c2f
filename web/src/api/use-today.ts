import { type CalendarDay, isTimeZone, localDay, localToday } from '@wayfarer/contract';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The calendar day in a time zone, such as a destination's: what can be booked goes by it. Without a zone, or one
 * that this browser does not know, the traveler's own. Ask each time: the day may change while a form is open.
 */
export function todayAt(zone?: string | null): CalendarDay {
  const now = new Date();
  return zone && isTimeZone(zone) ? localDay(now, zone) : localToday(now);
}

/** The same while rendering; empty on the server, which cannot know the traveler's. */
export function useToday(zone?: string | null): string {
  return useSyncExternalStore(
    never,
    () => todayAt(zone),
    () => '',
  );
}
