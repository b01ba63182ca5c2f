import {
  lastTripDay,
  tripPath,
  type ItineraryDay,
  type PriceBreakdown,
  type TransferTerms,
} from '@wayfarer/contract';
import type { GoingDeparture } from '../../db/records/departure-minimum.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';

/** Unknown details are empty. */
export interface PlaceFacts {
  meetingPoint: string;
  /** Local, `HH:mm`; null if unknown. */
  meetingTime: string | null;
  directions: string;
  /** For any length of trip. */
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

/** Facts that a trip's emails may contain. */
export interface MailedTrip {
  publicUrl: string;
  booking: BookingRow;
  breakdown: PriceBreakdown;
  place: PlaceFacts;
  /** Left out or null if the departure takes place with any number of people. */
  departure?: GoingDeparture | null;
  payOnArrival: boolean;
  /** The account for bank transfers; left out or empty if the agency takes none. */
  transfer?: TransferTerms | '';
  /** The destination's calendar day. */
  today: string;
}

export const lastDayOf = ({ durationDays, travelDate }: BookingRow) =>
  lastTripDay(travelDate, durationDays);

/** Still due, in minor units. */
export const openOf = ({ dueNow, dueOnArrival }: PriceBreakdown) => dueNow + dueOnArrival;

export const tripUrl = (publicUrl: string, { id }: Pick<BookingRow, 'id'>) =>
  `${publicUrl}${tripPath(id)}`;
