import { placesOf, pricesOf, seasonCostOn, type Spot } from '@wayfarer/contract';
import { useAvailability } from '../../../domain/availability.ts';
import { useJoining } from '../../../domain/waitlist.ts';
import { useToday } from '../../../api/use-today.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PlacesCalendar } from '../../../ui/form/places/places-calendar.tsx';
import { bookingTexts as texts } from './copy.ts';
import type { Trip } from './use-trip.ts';

/** The calendar of a destination with limits, for the trip that is being planned. */
export function Places({ spot, trip }: { spot: Spot; trip: Trip }) {
  const today = useToday(spot.timeZone);
  const months = useAvailability(spot._id, trip.date, today);
  const joining = useJoining(spot._id, trip.party);
  const { currency } = trip.offer;
  const usual = { costPerDay: spot.average_cost, currency, prices: pricesOf(spot) };
  // the server doesn't know the visitor's date
  if (today === '') return <Skeleton className="mt-4 mb-6 h-98 rounded-card!" />;
  return (
    <div className="mt-4">
      <PlacesCalendar
        hasDepartures={spot.departures !== undefined}
        label={texts.date}
        {...months}
        day={trip.date}
        startTime={trip.startTime}
        days={trip.days}
        people={placesOf(trip.party)}
        onTrip={trip.setDates}
        seasonCost={(day) => seasonCostOn(usual, day)}
        joining={joining}
      />
    </div>
  );
}
