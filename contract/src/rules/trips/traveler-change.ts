import type { Attendance } from '../../options/trips/trips.ts';
import type { Party } from './party.ts';
import type { TripPhase } from './dates/trip-phase.ts';
import type { CalendarDay } from './dates/travel-dates.ts';

/** The facts about a booking that decide if its traveler may change it. */
export interface ChangeableBooking {
  isPaid: boolean;
  /** The sum paid by card or at the counter, in minor units. */
  paid: number;
  attendance: Attendance;
  phase: TripPhase;
}

/** The reasons why a traveler can't change a booking, as problem codes of the API. */
export type TravelerChangeRefusal = 'booking_paid' | 'trip_started' | 'ask_agency';

/**
 * The reason why a traveler can't change an active booking, or null. Once a payment was made, only the agency can
 * change the booking, because another date could reopen a missed refund deadline.
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

/** A trip's date, duration and party. */
export interface TripExtent {
  travelDate: CalendarDay;
  days: number;
  party: Party;
}

/**
 * True if the new trip isn't larger or longer than the agreed one, so that the agreed prices apply; otherwise, the
 * current prices apply.
 */
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
