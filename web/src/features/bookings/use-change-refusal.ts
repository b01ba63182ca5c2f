import {
  type Booking,
  isPaid,
  travelerChangeRefusal,
  type TravelerChangeRefusal,
  tripPhase,
} from '@wayfarer/contract';
import { useToday } from '../../api/use-today.ts';

/** Why a traveler cannot change a booking that stands, by the calendar of its destination; null: they can. */
export function useChangeRefusal(booking: Booking): TravelerChangeRefusal | null {
  const today = useToday(booking.timeZone);
  const { attendance = 'none', breakdown, travelDate, travelDuration: days } = booking;
  const phase = tripPhase({ travelDate, days }, today);
  return travelerChangeRefusal({
    isPaid: isPaid(booking),
    paid: breakdown.paid,
    attendance,
    phase,
  });
}
