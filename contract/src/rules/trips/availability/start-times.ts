import type { CalendarDay } from '../dates/travel-dates.ts';
import type { TripStart } from './trip-fault.ts';

/** The day and the time of day at a destination. */
export interface LocalNow {
  today: CalendarDay;
  /** `HH:mm`. */
  clock: string;
}

/** True if a departure has left: its start time has come. One without a start time can be booked all day. */
export const hasLeft = ({ day, startTime }: TripStart, { clock, today }: LocalNow): boolean =>
  day < today || (day === today && startTime !== null && startTime <= clock);
