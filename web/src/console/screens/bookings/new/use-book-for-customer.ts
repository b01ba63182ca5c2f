import { chosenOptions, type CustomerBookingValues, type OfferedPrice, type PartyOffer, type Spot } from '@wayfarer/contract'; // prettier-ignore
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorDetail, problemOf } from '../../../../lib/error-text.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { consolePath } from '../../../kit/address/paths.ts';
import { isAboutOptions } from '../../../kit/bookings/about-options.ts';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { newTexts as texts } from './copy.texts.js';

/** Why the server refused the choices that aren't fields of the form. */
export interface Refusals {
  code?: string;
  options?: string;
}

/**
 * Creates the booking and opens it. If the price or the extras on offer have changed, first shows the destination as it
 * is now.
 */
export function useBookForCustomer(reload: () => Promise<{ data?: Spot | undefined }>) {
  const navigate = useNavigate();
  const [send] = consoleBookingsApi.useBookForCustomerMutation();
  const [problem, setProblem] = useState<string>();
  const [refusals, setRefusals] = useState<Refusals>({});

  async function fail(error: unknown) {
    const refused = problemOf(error);
    if (refused?.code === 'code_not_valid') return setRefusals({ code: errorDetail(error) });
    const isOptions = isAboutOptions(error);
    if (!isOptions && refused?.code !== 'price_changed') return setProblem(errorDetail(error));
    const { data: fresh } = await reload();
    if (isOptions) {
      setRefusals({ options: texts.optionsChanged });
      return setProblem(texts.optionsChanged);
    }
    const isTotal = refused?.field === 'total';
    setProblem(fresh && !isTotal ? texts.changed(fresh.average_cost) : errorDetail(error));
  }

  async function book(
    values: CustomerBookingValues,
    { offer, price, spot }: { offer: PartyOffer; spot: Spot; price: OfferedPrice | null },
  ) {
    setProblem(undefined);
    setRefusals({});
    const options = chosenOptions(price?.lines ?? []);
    const { data, error } = await send({
      body: {
        spotId: spot._id,
        travelSpot: spot.spot,
        travelCountry: spot.country,
        travelCost: offer.costPerDay,
        travelSeason: spot.seasonality,
        travelDate: values.travelDate,
        ...(values.startTime !== '' && { startTime: values.startTime }),
        travelDuration: Number(values.travelDuration),
        travellers: offer.party,
        ...(price && { total: price.breakdown.total }),
        ...(offer.promo && { code: offer.promo.code }),
        ...(options.length > 0 && { options }),
        customer: {
          name: values.travelName,
          ...(values.email !== '' && { email: values.email }),
          ...(values.phone !== '' && { phone: values.phone }),
        },
        ...(values.language !== '' && { language: values.language }),
        notify: values.notify,
      },
    });
    if (data) {
      toast.success(texts.done, 'book-for-customer');
      return navigate(consolePath(`bookings/${encodeURIComponent(data.booking._id)}`));
    }
    await fail(error);
  }
  return { book, problem, refusals, forgive: () => setRefusals({}) };
}
