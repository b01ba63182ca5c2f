import { type BookedTrip, exactMoney } from '@wayfarer/contract';
import { Badge } from '../../../ui/display/badge.tsx';
import { noBookings, people } from './booked-trips.texts.js';
import { stateNames } from './names.ts';
import { dayText } from './trip-span.ts';

const TONES = {
  held: 'warning',
  booked: 'lagoon',
  expired: 'neutral',
  cancelled: 'neutral',
} as const;

/** A person's bookings, one line each. */
export function BookedTrips({ trips }: { trips: readonly BookedTrip[] }) {
  if (trips.length === 0) return <p className="text-sm text-muted">{noBookings}</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {trips.map((trip) => (
        <li
          key={trip._id}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {trip.spot}, {trip.country}
            </p>
            <p className="text-muted">
              {[trip.reference, dayText(trip.travelDate), people(trip.people)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <div className="flex items-center gap-3">
            <Badge tone={TONES[trip.state]}>{stateNames[trip.state]}</Badge>
            <span className="tabular">{exactMoney(trip.total, trip.currency)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
