import {
  clampDays,
  formatMoney,
  offerOn,
  type Party,
  partySize,
  priceOffer,
  pricesOf,
  type Spot,
} from '@wayfarer/contract';
import { useState, useSyncExternalStore } from 'react';
import { bookingHref, type BookingStart } from '../../../domain/booking-start.ts';
import { partyParam, readParty } from '../../../domain/party-param.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { useToday } from '../../../api/use-today.ts';
import { type TripDraft, tripDraft } from '../../../domain/trip-draft.ts';
import { recommendedDays } from './recommended-days.ts';

const never = () => () => undefined;

/**
 * The trip stored in this tab. It is undefined on the server and during hydration, because the server doesn't know the
 * tab's storage.
 */
function useKeptTrip(id: string): TripDraft | undefined {
  const [kept] = useState(() => tripDraft.read(id));
  return useSyncExternalStore(
    never,
    () => kept,
    () => undefined,
  );
}

/**
 * The trip that a visitor plans on a destination's page. It is stored in this tab, so that visitors find it when they
 * come back.
 */
export function useTrip(spot: Spot) {
  const { charge, currency, plan, taxRates } = usePublicConfig();
  const kept = useKeptTrip(spot._id);
  const [chosen, setChosen] = useState<TripDraft>();
  const fresh: TripDraft = { date: '', daysText: String(recommendedDays(spot.travel_time)) };
  const trip = chosen ?? kept ?? fresh;
  const { date, daysText, time } = trip;
  function change({ date: day = date, ...part }: Partial<TripDraft>) {
    // another day has other departures
    const { time: _time, ...others } = trip;
    const next = { ...(day === date ? trip : others), ...part, date: day };
    setChosen(next);
    tripDraft.keep(spot._id, next);
  }
  const days = clampDays(Number(daysText));
  const party = readParty(trip.party);
  const prices = pricesOf(spot);
  const today = useToday(spot.timeZone, date !== '');
  const ofSite = { charge, currency, plan, taxRates };
  const offer = offerOn({ ...ofSite, costPerDay: spot.average_cost, party, prices, today }, date);
  const price = priceOffer(offer, days);
  const start: BookingStart = {
    spot,
    travelDate: date,
    ...(time !== undefined && { startTime: time }),
    travelDuration: days,
    ...(partySize(party) > 1 && { party }),
  };
  return {
    date,
    setDate: (text: string) => change({ date: text }),
    setDates: (first: string, length: number, startTime: string | null) =>
      change({
        date: first,
        daysText: String(length),
        ...(startTime !== null && { time: startTime }),
      }),
    startTime: time ?? null,
    days,
    daysText,
    setDaysText: (text: string) => change({ daysText: text }),
    party,
    setParty: (next: Party) => change({ party: partyParam(next) }),
    offer,
    price,
    total: price && formatMoney(price.breakdown.total, currency),
    /** Props of the link that books this trip. */
    book: { to: bookingHref(start), state: start },
  };
}

export type Trip = ReturnType<typeof useTrip>;
