import {
  type Booking,
  clampDays,
  type Party,
  placesOf,
  type TripValues,
  withOwnPlaces,
} from '@wayfarer/contract';
import { useController, useFormContext } from 'react-hook-form';
import { useAvailability } from '../../../../domain/availability.ts';
import { useJoining } from '../../../../domain/waitlist.ts';
import { PlacesCalendar } from '../../../../ui/form/places/places-calendar.tsx';
import { fieldTexts as texts } from '../../copy.texts.js';

export interface Places {
  spotId: string;
  /** The party. Its infants don't take places. */
  party: Party;
  /** The booking that is being changed. Its own places count as free. */
  own?: Booking;
  /** The cost of a day in a season; see `TripCalendarProps`. */
  seasonCost?: (day: string) => string;
}

/** The calendar of a destination with limits, which follows the date, the days and the party of the form. */
export function PlacesField({ own, party, seasonCost, spotId, today }: Places & { today: string }) {
  const { control } = useFormContext<TripValues>();
  const { field: date } = useController({ control, name: 'travelDate' });
  const { field: time } = useController({ control, name: 'startTime' });
  const { field: duration } = useController({ control, name: 'travelDuration' });
  const { calendar, ...months } = useAvailability(spotId, date.value, today);
  const joining = useJoining(spotId, party);
  const before = own && {
    day: own.travelDate,
    startTime: own.startTime,
    days: own.travelDuration,
    people: placesOf(own.travellers),
  };
  return (
    <div className="max-w-104 rounded-card border border-line bg-surface p-4">
      <PlacesCalendar
        label={texts.calendar}
        calendar={calendar && before ? withOwnPlaces(calendar, before) : calendar}
        {...months}
        day={date.value}
        startTime={time.value || null}
        days={clampDays(Number(duration.value))}
        people={placesOf(party)}
        {...(seasonCost && { seasonCost })}
        // someone who already has a trip can't join a waiting list here; the booked places stay theirs until the trip
        // is changed
        {...(own === undefined && { joining })}
        onTrip={(day, days, startTime) => {
          date.onChange(day);
          time.onChange(startTime ?? '');
          duration.onChange(String(days));
        }}
      />
    </div>
  );
}
