import { type BookingLimits, daysTaken, type WantedTrip } from '@wayfarer/contract';

/** A day of a destination, and a start time on it; empty for a day or a departure without one. */
export interface DayKey {
  day: string;
  startTime: string;
}

export const keyText = ({ day, startTime }: DayKey): string => `${day} ${startTime}`;

/** The key of a day as calls show it, where null means that it has no start time. */
export const keyOf = ({ day, startTime }: { day: string; startTime: string | null }): DayKey => ({
  day,
  startTime: startTime ?? '',
});

/** The start time whose places a trip takes: only fixed departures have one. */
export const timeTaken = ({ mode }: Pick<BookingLimits, 'mode'>, startTime: string): string =>
  mode === 'departures' ? startTime : '';

export function keysTaken(
  limits: Pick<BookingLimits, 'mode'>,
  trip: Pick<WantedTrip, 'day' | 'days'> & DayKey,
): DayKey[] {
  const startTime = timeTaken(limits, trip.startTime);
  return daysTaken(limits.mode, trip).map((day) => ({ day, startTime }));
}
