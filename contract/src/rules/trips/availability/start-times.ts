import { localClock, localDay } from '../dates/time-zone.ts';
import type { CalendarDay } from '../dates/travel-dates.ts';
import type { TripStart } from './trip-fault.ts';

/** The day and the time of day at a destination. */
export interface LocalNow {
  today: CalendarDay;
  /** `HH:mm`. */
  clock: string;
}

export const localNow = (at: Date, zone: string): LocalNow => ({
  today: localDay(at, zone),
  clock: localClock(at, zone),
});

/** True once the start time has come. A departure without one can be booked all day. */
export const hasLeft = ({ day, startTime }: TripStart, { clock, today }: LocalNow): boolean =>
  day < today || (day === today && startTime !== null && startTime <= clock);
