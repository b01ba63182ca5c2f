import { skipToken } from '@reduxjs/toolkit/query';
import {
  type Booking,
  type ChosenOption,
  chosenOptions,
  isWithinAgreed,
  isWithinOptions,
  offerOn,
  type Party,
  pricesOf,
  type TripOffer,
  type TripValues,
  withKeptOptions,
  withOfferedOptions,
} from '@wayfarer/contract';
import { bookingsApi } from '../api.ts';
import { useTripOffer } from '../form/trip/use-trip-offer.ts';

interface ChangedOffer {
  offer: TripOffer;
  /**
   * The price that applies to the change: `agreed` if the change stays within the agreed trip, otherwise `today`, the
   * current price. It is `asking` while the current price is loading, and `gone` if the destination no longer has a
   * price.
   */
  by: 'agreed' | 'today' | 'asking' | 'gone';
  /** The offer with all options that can be chosen, also those that aren't part of the agreed rules. */
  choices: TripOffer;
}

function useOffered({ spotId }: Pick<Booking, 'spotId'>) {
  return bookingsApi.useBookingSpotQuery(spotId === null ? skipToken : { params: { id: spotId } });
}

/**
 * The lead time of the booked destination, and whether it has limits. Until this is known, or if the destination was
 * deleted, there is no lead time and no limit.
 */
export function useDayLimits(booking: Pick<Booking, 'spotId'>) {
  const { data } = useOffered(booking);
  return { leadDays: data?.details?.leadDays ?? 0, limited: data?.limited === true };
}

interface Change extends Omit<TripValues, 'startTime'> {
  party: Party;
  options: readonly ChosenOption[];
}

/** The price of the changed trip, as far as it is known. */
export function useChangedOffer(
  booking: Booking,
  { options, party, travelDate, travelDuration }: Change,
): ChangedOffer {
  const { spotId } = booking;
  const { data: spot, isError } = useOffered(booking);
  const own = chosenOptions(booking.priceLines);
  const booked = { ...booking, options, isBooked: true };
  const agreed = offerOn(useTripOffer(booking.travelCost, party, booked), travelDate);
  const now = useTripOffer(spot?.average_cost ?? booking.travelCost, party, {
    prices: withKeptOptions(pricesOf(spot ?? {}), booking.prices, own),
    promo: booking.promo,
    options,
    timeZone: booking.timeZone,
  });
  const today = offerOn(now, travelDate);
  const before = {
    travelDate: booking.travelDate,
    days: booking.travelDuration,
    party: booking.travellers,
  };
  const offered = withOfferedOptions(booking.prices, pricesOf(spot ?? {}), own);
  const choices = { ...agreed, prices: offered };
  const isSmaller = isWithinOptions(own, options);
  if (isSmaller && isWithinAgreed(before, { travelDate, days: Number(travelDuration), party })) {
    return { offer: agreed, choices, by: 'agreed' };
  }
  if (spotId === null || isError) return { offer: agreed, choices, by: 'gone' };
  return spot === undefined
    ? { offer: agreed, choices, by: 'asking' }
    : { offer: today, choices: today, by: 'today' };
}
