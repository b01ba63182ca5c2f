import { formatDay } from '@wayfarer/contract';
import type { MailLine } from './layout/mail-layout.ts';
import type { MailWords } from './layout/mail-parts.ts';

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
  return [
    ...(trip.reference === null ? [] : [['Reference', trip.reference] as const]),
    ['Trip', `${trip.travelSpot}, ${trip.travelCountry}`],
    ['Travel date', travelDateText(trip)],
  ];
}

/** The placeholder values of a trip, for the agency's own words. */
export const tripWords = (trip: Trip): MailWords => ({
  destination: trip.travelSpot,
  country: trip.travelCountry,
  date: formatDay(trip.travelDate),
  days: daysText(trip.durationDays),
  reference: trip.reference ?? '',
});

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** The date and length of a trip, such as 'Apr 12, 2027 (3 days)'. */
export function travelDateText({
  durationDays,
  travelDate,
}: Pick<Trip, 'durationDays' | 'travelDate'>): string {
  return `${formatDay(travelDate)} (${daysText(durationDays)})`;
}
