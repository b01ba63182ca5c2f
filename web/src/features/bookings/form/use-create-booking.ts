import {
  type BookingValues,
  chosenOptions,
  costOn,
  isExtra,
  type OfferedPrice,
  type Party,
  partySize,
  priceFor,
  pricesOf,
  type Spot,
  shownCost,
} from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { api } from '../../../api/client.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { recentTripChanged } from '../../../session/notices.ts';
import { useSession } from '../../../session/use-session.ts';
import { refusedPlaces } from '../refused-places.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { bookingsApi } from '../api.ts';
import { formTexts as texts } from '../copy.ts';

export type BookingProblem =
  | { kind: 'failed'; text: string }
  | { kind: 'price'; before: string; now: string };

/** The choices of the traveler besides the form's fields. */
interface Chosen {
  party: Party;
  price: OfferedPrice | null;
  code: string | undefined;
}

/** The key of the toast, so that success replaces an earlier failure. */
const ACT = 'create-booking';

/**
 * Books a trip to `offered`. If the cost has changed in the meantime, `spot` becomes the current destination and
 * `problem` reports the change, so that the traveler can decide again.
 */
export function useCreateBooking(offered: Spot) {
  const dispatch = useAppDispatch();
  const { userEmail } = useSession();
  const [create] = bookingsApi.useCreateBookingMutation();
  const [spot, setSpot] = useState(offered);
  const [problem, setProblem] = useState<BookingProblem>();
  const { currency } = usePublicConfig();
  const costOf = (of: Spot, day: string) =>
    costOn({ costPerDay: of.average_cost, currency, prices: pricesOf(of) }, day);

  function fail(error: unknown, noPlaces?: string) {
    setProblem({ kind: 'failed', text: noPlaces ?? errorDetail(error) });
    // the calendar on screen is outdated
    if (noPlaces !== undefined) dispatch(api.util.invalidateTags(['Bookings']));
    toast.error(texts.saveFailed, ACT);
  }

  async function reloadPrice(day: string) {
    const again = bookingsApi.endpoints.bookingSpot.initiate(
      { params: { id: spot._id } },
      { forceRefetch: true, subscribe: false },
    );
    const { data: fresh, error } = await dispatch(again);
    if (!fresh) return fail(error);
    setSpot(fresh);
    setProblem({
      kind: 'price',
      before: `${shownCost(costOf(spot, day))} ${priceFor(spot)}`,
      now: `${shownCost(costOf(fresh, day))} ${priceFor(fresh)}`,
    });
  }

  /**
   * Resolves to true if the trip was booked. `price` is the price that the traveler saw.
   */
  async function book(values: BookingValues, { code, party, price }: Chosen): Promise<boolean> {
    setProblem(undefined);
    const total = price?.breakdown.total;
    const options = chosenOptions(price?.lines ?? []);
    const isPlain = partySize(party) === 1 && !price?.lines.some(isExtra);
    const { data: trip, error } = await create({
      body: {
        spotId: spot._id,
        travelSpot: spot.spot,
        travelCountry: spot.country,
        travelCost: costOf(spot, values.travelDate),
        travelSeason: spot.seasonality,
        travelName: values.travelName,
        travelEmail: userEmail,
        travelDate: values.travelDate,
        ...(values.startTime !== '' && { startTime: values.startTime }),
        travelDuration: Number(values.travelDuration),
        // for a single traveler, the call is the same as that of the specification's client (spec §7)
        ...(partySize(party) > 1 && { travellers: party }),
        ...(!isPlain && { total }),
        ...(code !== undefined && { code }),
        ...(options.length > 0 && { options }),
        ...(partySize(party) > 1 &&
          values.companionNames !== '' && { companionNames: values.companionNames }),
        ...(values.travelPhone !== '' && { travelPhone: values.travelPhone }),
        ...(values.wishes !== '' && { wishes: values.wishes }),
      },
    });
    if (trip) {
      dispatch(recentTripChanged({ trip, paid: null, open: true }));
      toast.success(trip.awaitsAgency ? texts.requested : texts.done, ACT);
      return true;
    }
    const refused = problemOf(error);
    if (refused?.code === 'price_changed') await reloadPrice(values.travelDate);
    else fail(error, refused && (await refusedPlaces(refused)));
    return false;
  }

  return { spot, problem, book };
}
