import { formatDay } from '@wayfarer/contract';
import type { MailLine } from './layout/mail-layout.ts';

interface Trip {
  /** Null: it has none yet. */
  reference: string | null;
  travelSpot: string;
  travelCountry: string;
  travelDate: string;
  durationDays: number;
}

/** The trip that an email is about: its reference, destination, date and duration. */
export function tripLines(trip: Trip): MailLine[] {
  return [
    ...(trip.reference === null ? [] : [['Reference', trip.reference] as const]),
    ['Trip', `${trip.travelSpot}, ${trip.travelCountry}`],
    ['Travel date', travelDateText(trip)],
  ];
}

/** For example, 'Apr 12, 2027 (3 days)'. */
export function travelDateText({
  durationDays,
  travelDate,
}: Pick<Trip, 'durationDays' | 'travelDate'>): string {
  const days = durationDays === 1 ? '1 day' : `${durationDays} days`;
  return `${formatDay(travelDate)} (${days})`;
}
