import { apart, formatDay, leftToRight } from '@wayfarer/contract';
import type { MailLine, MailWords } from '../../../mail-parts.ts';
import { dateAndDays, daysCount, labels } from './parts.texts.js';
import { namesOf } from './trip-parts.ts';

interface Trip {
  /** The booking's reference; null if it has none yet. */
  reference: string | null;
  travelSpot: string;
  travelCountry: string;
  travelDate: string;
  durationDays: number;
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
  date: formatDay(trip.travelDate),
  days: daysCount(trip.durationDays),
  reference: leftToRight(trip.reference ?? ''),
});

/** The date and length of a trip, such as 'Apr 12, 2027 (3 days)'. */
export function travelDateText({
  durationDays,
  travelDate,
}: Pick<Trip, 'durationDays' | 'travelDate'>): string {
  return dateAndDays({ date: formatDay(travelDate), days: daysCount(durationDays) });
}
