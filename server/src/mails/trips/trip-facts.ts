import { lastTripDay, tripPath, type ItineraryDay, type PriceBreakdown } from '@wayfarer/contract';
import type { GoingDeparture } from '../../db/records/departure-minimum.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';

/** The details of a destination that travelers need; unknown ones are empty. */
export interface PlaceFacts {
  meetingPoint: string;
  /** Local time, `HH:mm`; null if unknown. */
  meetingTime: string | null;
  directions: string;
  /** The destination's plan, for any length of trip. */
  itinerary: readonly ItineraryDay[];
  phone: string;
  geo: { lat: number; lon: number } | null;
}

export const NO_FACTS: PlaceFacts = {
  meetingPoint: '',
  meetingTime: null,
  directions: '',
  itinerary: [],
  phone: '',
  geo: null,
};

/** The facts about a trip that its emails may contain. */
export interface MailedTrip {
  publicUrl: string;
  booking: BookingRow;
  breakdown: PriceBreakdown;
  place: PlaceFacts;
  /** Left out or null if the departure goes with any number of people. */
  departure?: GoingDeparture | null;
  /** The setting `booking.payOnArrival`. */
  payOnArrival: boolean;
}

export const lastDayOf = ({ durationDays, travelDate }: BookingRow) =>
  lastTripDay(travelDate, durationDays);

/** The amount still due, in minor units. */
export const openOf = ({ dueNow, dueOnArrival }: PriceBreakdown) => dueNow + dueOnArrival;

export const tripUrl = (publicUrl: string, { id }: Pick<BookingRow, 'id'>) =>
  `${publicUrl}${tripPath(id)}`;
