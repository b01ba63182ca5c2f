import type { Party, PromoTerms, Spot } from '@wayfarer/contract';
import { errorDetail } from '../../../../lib/error-text.ts';
import { CodeField } from '../../../../ui/form/extras/code-field.tsx';
import { bookingsApi } from '../../api.ts';
import { formTexts as texts } from '../../copy.ts';

interface TripCodeProps {
  /** The trip on the form, as far as a code depends on it. */
  trip: {
    spot: Spot;
    /** Empty until a day that can be booked is chosen. */
    day: string;
    startTime: string;
    days: number;
    party: Party;
  };
  promo: PromoTerms | undefined;
  onPromo: (promo: PromoTerms | undefined) => void;
}

/** The promo code of a trip that isn't booked yet. Trying a code doesn't use it up. */
export function TripCode({ onPromo, promo, trip }: TripCodeProps) {
  const [quote] = bookingsApi.useCreateQuoteMutation();

  /** Tries a code for the trip, or removes it. Resolves to the reason if it isn't valid. */
  async function change(code: string | null): Promise<string | undefined> {
    if (code === null) {
      onPromo(undefined);
      return undefined;
    }
    const { day: travelDate, days, party, spot, startTime } = trip;
    if (travelDate === '') return texts.dayBeforeCode;
    const start = startTime !== '' && { startTime };
    const asked = {
      spotId: spot._id,
      travelDate,
      ...start,
      travelDuration: days,
      travellers: party,
    };
    const { data, error } = await quote({ body: { ...asked, code } });
    if (error) return errorDetail(error);
    onPromo(data.promo);
    return undefined;
  }

  return <CodeField code={promo?.code} onChange={change} />;
}
