import type { Party, PromoTerms, Spot } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { bookingsApi } from '../api.ts';
import { formTexts as texts } from '../copy.ts';

/** The trip on the form, as far as a code depends on it. */
interface CodeTrip {
  /** Empty until a day that can be booked is chosen. */
  travelDate: string;
  startTime: string;
  days: number;
  party: Party;
}

/** The promo code of a trip that isn't booked yet. Trying a code doesn't use it up. */
export function useCode({ _id: spotId }: Spot) {
  const [quote] = bookingsApi.useCreateQuoteMutation();
  const [promo, setPromo] = useState<PromoTerms>();

  /** Tries a code for a trip, or removes it. Resolves to the reason if it isn't valid. */
  async function change(
    code: string | null,
    { days, party, startTime, travelDate }: CodeTrip,
  ): Promise<string | undefined> {
    if (code === null) {
      setPromo(undefined);
      return undefined;
    }
    if (travelDate === '') return texts.dayBeforeCode;
    const start = startTime !== '' && { startTime };
    const trip = { spotId, travelDate, ...start, travelDuration: days, travellers: party };
    const { data, error } = await quote({ body: { ...trip, code } });
    if (error) return errorDetail(error);
    setPromo(data.promo);
    return undefined;
  }

  return { promo, change };
}
