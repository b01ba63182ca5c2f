import { clampDays, formatMoney, offerBreakdown, type Spot } from '@wayfarer/contract';
import { useState, useSyncExternalStore } from 'react';
import { bookingHref, type BookingStart } from '../../../domain/booking-start.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { type TripDraft, tripDraft } from '../../../domain/trip-draft.ts';
import { recommendedDays } from './recommended-days.ts';

const never = () => () => undefined;

/** Not in the first rendering of the server's page, which knows nothing of this tab. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The trip that the visitor is putting together on a destination's page. Who comes back to it in this tab
 * finds it as it was.
 */
export function useTrip(spot: Spot) {
  const { charge, currency } = usePublicConfig();
  const inBrowser = useInBrowser();
  const [kept] = useState(() => tripDraft.read(spot._id));
  const [chosen, setChosen] = useState<TripDraft>();
  const fresh = { date: '', daysText: String(recommendedDays(spot.travel_time)) };
  const trip = chosen ?? (inBrowser ? kept : undefined) ?? fresh;
  const { date, daysText } = trip;
  function change(part: Partial<TripDraft>) {
    const next = { ...trip, ...part };
    setChosen(next);
    tripDraft.keep(spot._id, next);
  }
  const days = clampDays(Number(daysText));
  const offer = { costPerDay: spot.average_cost, charge, currency };
  const breakdown = offerBreakdown(offer, days);
  const start: BookingStart = { spot, travelDate: date, travelDuration: days };
  return {
    date,
    setDate: (text: string) => change({ date: text }),
    days,
    daysText,
    setDaysText: (text: string) => change({ daysText: text }),
    total: breakdown && formatMoney(breakdown.total, currency),
    breakdown,
    /** For the link that books this trip. */
    book: { to: bookingHref(start), state: start },
  };
}

export type Trip = ReturnType<typeof useTrip>;
