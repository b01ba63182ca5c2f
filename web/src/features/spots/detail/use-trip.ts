import { localToday, type Spot } from '@wayfarer/contract';
import { useState, useSyncExternalStore } from 'react';
import { bookingHref, type BookingStart } from '../../../api/booking-start.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { clampDays, recommendedDays, tripTotal } from './trip.ts';

const never = () => () => undefined;

/** The traveller's calendar day; empty on the server, which cannot know it. */
export function useToday(): string {
  return useSyncExternalStore(
    never,
    () => localToday(new Date()),
    () => '',
  );
}

/** The trip that the visitor is putting together on a destination's page. */
export function useTrip(spot: Spot) {
  const config = usePublicConfig();
  const [date, setDate] = useState('');
  const [daysText, setDaysText] = useState(String(recommendedDays(spot.travel_time)));
  const days = clampDays(Number(daysText));
  const start: BookingStart = { spot, travelDate: date, travelDuration: days };
  return {
    date,
    setDate,
    days,
    daysText,
    setDaysText,
    total: tripTotal(spot.average_cost, days, config),
    /** For the link that books this trip. */
    book: { to: bookingHref(start), state: start },
  };
}

export type Trip = ReturnType<typeof useTrip>;
