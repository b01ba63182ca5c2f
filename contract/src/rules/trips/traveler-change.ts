import type { Attendance } from '../../options/trips/trips.ts';
import type { Party } from './party.ts';
import type { TripPhase } from './dates/trip-phase.ts';
import type { CalendarDay } from './dates/travel-dates.ts';

/** The facts that decide if a booking's traveler may change it. */
export interface ChangeableBooking {
  isPaid: boolean;
  /** By card and at the counter, in minor units. */
  paid: number;
  attendance: Attendance;
  phase: TripPhase;
}

/** As problem codes of the API. */
export type TravelerChangeRefusal = 'booking_paid' | 'trip_started' | 'ask_agency';

/**
 * Why a traveler can't change an active booking, or null. After a payment, only the agency can, because another date
 * could reopen a missed refund deadline.
 */
export function travelerChangeRefusal({
  attendance,
  isPaid,
  paid,
  phase,
}: ChangeableBooking): TravelerChangeRefusal | null {
  if (isPaid) return 'booking_paid';
  if (phase !== 'upcoming') return 'trip_started';
  return paid > 0 || attendance !== 'none' ? 'ask_agency' : null;
}

export interface TripExtent {
  travelDate: CalendarDay;
  days: number;
  party: Party;
}

/** True if the new trip has the same date and isn't larger or longer than the agreed one, whose prices then apply. */
export function isWithinAgreed(
  agreed: TripExtent,
  { days, party, travelDate }: TripExtent,
): boolean {
  const { adults, children, infants } = agreed.party;
  return (
    travelDate === agreed.travelDate &&
    days <= agreed.days &&
    party.adults <= adults &&
    party.children <= children &&
    party.infants <= infants
  );
}
