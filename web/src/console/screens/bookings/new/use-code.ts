import type { Party, PromoTerms } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../../lib/error-text.ts';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { newTexts as texts } from './copy.texts.js';

/** The trip on the form, as far as a code depends on it. */
interface CodeTrip {
  spotId: string | undefined;
  /** Empty until a day is chosen. */
  travelDate: string;
  startTime: string;
  days: number;
  party: Party;
}

/** The promo code of a trip that isn't booked yet. Trying a code doesn't use it up. */
export function useCode() {
  const [quote] = consoleBookingsApi.useQuoteForCustomerMutation();
  const [promo, setPromo] = useState<PromoTerms>();

  /** Tries a code for a trip, or removes it. Resolves to the reason if it isn't valid. */
  async function change(
    code: string | null,
    { days, party, spotId, startTime, travelDate }: CodeTrip,
  ): Promise<string | undefined> {
    if (code === null) {
      setPromo(undefined);
      return undefined;
    }
    if (spotId === undefined || travelDate === '') return texts.tripBeforeCode;
    const start = startTime !== '' && { startTime };
    const trip = { spotId, travelDate, ...start, travelDuration: days, travellers: party };
    const { data, error } = await quote({ body: { ...trip, code } });
    if (error) return errorDetail(error);
    setPromo(data.promo);
    return undefined;
  }

  return { promo, change, drop: () => setPromo(undefined) };
}
