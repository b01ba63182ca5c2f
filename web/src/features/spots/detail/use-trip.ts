import { clampDays, type Spot } from '@wayfarer/contract';
import { useState } from 'react';
import { bookingHref, type BookingStart } from '../../../api/booking-start.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { recommendedDays, tripTotal } from './trip.ts';

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
