import type { Attendance } from '../../options/trips/trips.ts';
import type { Party } from './party.ts';
import type { TripPhase } from './trip-phase.ts';
import type { CalendarDay } from './travel-dates.ts';

/** A booking, as far as it decides whether its traveler may change it. */
export interface ChangeableBooking {
  isPaid: boolean;
  /** What was paid, by card or at the counter, in minor units. */
  paid: number;
  attendance: Attendance;
  phase: TripPhase;
}

/** Why a traveler cannot change a booking: the codes of the API's problems. */
export type TravelerChangeRefusal = 'booking_paid' | 'trip_started' | 'ask_agency';

/**
 * Why a traveler cannot change a booking that stands, or null. With money in, another date could bring back what a
 * deadline has ended; the agency changes it then.
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

/** When, how long and who. */
export interface TripExtent {
  travelDate: CalendarDay;
  days: number;
  party: Party;
}

/** Whether a trip is no more than was agreed: its price stays. Anything else is booked anew, at today's price. */
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
