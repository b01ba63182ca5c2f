import type { CustomerBookingValues, PartyOffer, Spot } from '@wayfarer/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorDetail, problemOf } from '../../../../lib/error-text.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { consolePath } from '../../../kit/address/paths.ts';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { newTexts as texts } from './copy.texts.js';

/** Creates the booking and opens it. If the price has changed, shows the new price first. */
export function useBookForCustomer(reload: () => Promise<{ data?: Spot | undefined }>) {
  const navigate = useNavigate();
  const [send] = consoleBookingsApi.useBookForCustomerMutation();
  const [problem, setProblem] = useState<string>();
  async function book(
    values: CustomerBookingValues,
    { offer, spot, total }: { offer: PartyOffer; spot: Spot; total: number | undefined },
  ) {
    setProblem(undefined);
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
        ...(total !== undefined && { total }),
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
    if (problemOf(error)?.code !== 'price_changed') return setProblem(errorDetail(error));
    const { data: fresh } = await reload();
    setProblem(fresh ? texts.changed(fresh.average_cost) : errorDetail(error));
  }
  return { book, problem };
}
