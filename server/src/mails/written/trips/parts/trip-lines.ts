import { apart, formatDay, leftToRight, timeText } from '@wayfarer/contract';
import type { MailLine, MailWords } from '../../../mail-parts.ts';
import { dateAndDays, dateAndTime, dateTimeAndDays, daysCount, labels } from './parts.texts.js';
import { namesOf } from './trip-parts.ts';

interface Trip {
  /** The booking's reference; null if it has none yet. */
  reference: string | null;
  travelSpot: string;
  travelCountry: string;
  travelDate: string;
  durationDays: number;
  /** `HH:mm`; empty if the trip has no time of day. */
  startTime: string;
}

/** Facts about a trip: its reference, destination, date and duration. */
export function tripLines(trip: Trip): MailLine[] {
  const { reference, where } = namesOf(trip);
  return [
    ...(reference === null ? [] : [[labels.reference, reference] as const]),
    [labels.trip, where],
    [labels.travelDate, travelDateText(trip)],
  ];
}

/** The placeholder values of a trip, for the agency's own words. */
export const tripWords = (trip: Trip): MailWords => ({
  destination: apart(trip.travelSpot),
  country: apart(trip.travelCountry),
  date: dayText(trip),
  days: daysCount(trip.durationDays),
  reference: leftToRight(trip.reference ?? ''),
});

/** The first day of a trip with its start time, if it has one: 'Apr 12, 2027, 2:30 PM'. */
export function dayText({ startTime, travelDate }: Pick<Trip, 'startTime' | 'travelDate'>): string {
  const date = formatDay(travelDate);
  return startTime === '' ? date : dateAndTime({ date, time: timeText(startTime) });
}

/** The date and length of a trip, such as 'Apr 12, 2027 (3 days)', with its start time if it has one. */
export function travelDateText({
  durationDays,
  startTime,
  travelDate,
}: Pick<Trip, 'durationDays' | 'startTime' | 'travelDate'>): string {
  const [date, days] = [formatDay(travelDate), daysCount(durationDays)];
  if (startTime === '') return dateAndDays({ date, days });
  return dateTimeAndDays({ date, time: timeText(startTime), days });
}
