import {
  type Booking,
  isPaid,
  travelerChangeRefusal,
  type TravelerChangeRefusal,
  tripPhase,
} from '@wayfarer/contract';
import { useToday } from '../../api/use-today.ts';

/** The reason why a traveler can't change a booking, by the destination's calendar; null if they can. */
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
