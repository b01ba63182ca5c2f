import { type Booking, tripCostText, tripStatus } from '@wayfarer/contract';
import { usePublicConfig } from '../../api/public-config.ts';
import { useToday } from '../../api/use-today.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { tripTexts as texts } from './copy.ts';

/** 'Upcoming' or 'Completed' (spec §4). */
export function StatusBadge({ status }: { status: 'Upcoming' | 'Completed' }) {
  return <Badge tone={status === 'Upcoming' ? 'lagoon' : 'neutral'}>{status}</Badge>;
}

/** Whether a booking is upcoming or completed, by the traveler's calendar. */
export function useTripStatus({ travelDate }: Booking) {
  const today = useToday();
  return tripStatus(travelDate, today);
}

/** Cost per day with the trip's total below it. */
export function BookingCost({ booking }: { booking: Booking }) {
  const { currency } = usePublicConfig();
  const total = tripCostText(booking.travelCost, booking.travelDuration, currency);
  return (
    <span className="tabular">
      <span className="whitespace-nowrap">
        <strong>{booking.travelCost}</strong> {texts.perDay}
      </span>
      {total !== null && (
        <span className="block text-xs whitespace-nowrap text-muted">{texts.total(total)}</span>
      )}
    </span>
  );
}
