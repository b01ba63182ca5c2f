import type { Spot } from '@wayfarer/contract';
import { paths } from './paths.ts';

/** What Book Now carries to the booking form in the navigation's state (spec §2). */
export interface BookingStart {
  spot: Spot;
  /** Calendar day, `YYYY-MM-DD`; empty while none is chosen. */
  travelDate: string;
  travelDuration: number;
}

/** The booking form's address; it says enough to survive a reload and to be shared. */
export function bookingHref({ spot, travelDate, travelDuration }: BookingStart): string {
  const query = new URLSearchParams({ spot: spot._id });
  if (travelDate !== '') query.set('date', travelDate);
  query.set('days', String(travelDuration));
  return `${paths.booking()}?${query.toString()}`;
}
