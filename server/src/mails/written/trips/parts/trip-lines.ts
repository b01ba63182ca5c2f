import { apart, formatDay, leftToRight, timeText } from '@wayfarer/contract';
import type { MailLine, MailWords } from '../../../mail-parts.ts';
import { dateAndDays, dateAndTime, dateTimeAndDays, daysCount, labels } from './parts.texts.js';
import { namesOf } from './trip-parts.ts';

interface Trip {
  /** Null if the booking has none yet. */
  reference: string | null;
  travelSpot: string;
  travelCountry: string;
  travelDate: string;
  durationDays: number;
  /** `HH:mm`; empty if the trip has none. */
  startTime: string;
}

export function tripLines(trip: Trip): MailLine[] {
  const { reference, where } = namesOf(trip);
  return [
    ...(reference === null ? [] : [[labels.reference, reference] as const]),
    [labels.trip, where],
    [labels.travelDate, travelDateText(trip)],
  ];
}

/** The trip's values for the agency's own words. */
export const tripWords = (trip: Trip): MailWords => ({
  destination: apart(trip.travelSpot),
  country: apart(trip.travelCountry),
  date: dayText(trip),
  days: daysCount(trip.durationDays),
  reference: leftToRight(trip.reference ?? ''),
});

/** 'Apr 12, 2027, 2:30 PM': the first day, with the start time if there is one. */
export function dayText({ startTime, travelDate }: Pick<Trip, 'startTime' | 'travelDate'>): string {
  const date = formatDay(travelDate);
  return startTime === '' ? date : dateAndTime({ date, time: timeText(startTime) });
}

/** 'Apr 12, 2027 (3 days)', with the start time if there is one. */
export function travelDateText({
  durationDays,
  startTime,
  travelDate,
}: Pick<Trip, 'durationDays' | 'startTime' | 'travelDate'>): string {
  const [date, days] = [formatDay(travelDate), daysCount(durationDays)];
  if (startTime === '') return dateAndDays({ date, days });
  return dateTimeAndDays({ date, time: timeText(startTime), days });
}
