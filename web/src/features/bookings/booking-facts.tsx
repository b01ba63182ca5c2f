import {
  type Booking,
  daysBetween,
  isPaid,
  partySize,
  partyText,
  tripStatus,
} from '@wayfarer/contract';
import { useToday } from '../../api/use-today.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { PriceBreakdown } from '../../ui/display/price-breakdown.tsx';
import { listTexts, tripTexts as texts } from './copy.ts';

/** 'Upcoming' or 'Completed' (spec §4). */
export function StatusBadge({ status }: { status: 'Upcoming' | 'Completed' }) {
  return <Badge tone={status === 'Upcoming' ? 'lagoon' : 'neutral'}>{status}</Badge>;
}

/** Whether a booking is upcoming or completed, by the traveler's calendar. */
export function useTripStatus({ travelDate }: Booking) {
  const today = useToday();
  return tripStatus(travelDate, today);
}

/** The status, and below it the days to go and that the trip is not paid. */
export function TripStanding({ booking }: { booking: Booking }) {
  const today = useToday();
  const status = useTripStatus(booking);
  const ahead = status === 'Upcoming' && today !== '';
  return (
    <span className="inline-flex flex-col items-start gap-1 whitespace-nowrap">
      <StatusBadge status={status} />
      {ahead && (
        <span className="tabular px-1 text-xs text-muted">
          {listTexts.daysToGo(daysBetween(today, booking.travelDate))}
        </span>
      )}
      {ahead && !isPaid(booking) && (
        <span className="px-1 text-xs font-semibold text-danger">{listTexts.unpaid}</span>
      )}
    </span>
  );
}

/** What to say on the phone. */
export function Reference({ booking: { reference } }: { booking: Booking }) {
  return reference === null ? null : (
    <span className="tabular block text-xs text-muted">{reference}</span>
  );
}

/** Who made the booking, and who goes along. */
export function Travelers({ booking }: { booking: Booking }) {
  return (
    <>
      {booking.travelName}
      {partySize(booking.travellers) > 1 && (
        <span className="block text-muted">{partyText(booking.travellers)}</span>
      )}
    </>
  );
}

/** Cost per day with what the trip comes to below it. */
export function BookingCost({ booking }: { booking: Booking }) {
  const isOver = useTripStatus(booking) === 'Completed';
  return (
    <div className="tabular">
      <p className="whitespace-nowrap">
        <strong>{booking.travelCost}</strong> {texts.perDay}
      </p>
      <PriceBreakdown
        amounts={booking.breakdown}
        of={booking.priceLines}
        size="small"
        notNow={isOver && 'missed'}
        className="mt-1 font-normal"
      />
    </div>
  );
}
