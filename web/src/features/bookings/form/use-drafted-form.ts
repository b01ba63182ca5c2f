import {
  type ChosenOption,
  bookingForm,
  type BookingValues,
  clampDays,
  offerOn,
  type Party,
  type PromoTerms,
  type Spot,
  type TripValues,
} from '@wayfarer/contract';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../../api/public-config.ts';
import { todayAt } from '../../../api/use-today.ts';
import { useSession } from '../../../session/use-session.ts';
import { useSchemaForm } from '../../../ui/form/bound/schema-form.ts';
import { bookingDraft } from './booking-draft.ts';
import { useTripOffer } from './trip/use-trip-offer.ts';

export const leadDaysOf = ({ details }: Spot) => details?.leadDays ?? 0;

export interface BookingFormProps {
  offered: Spot;
  proposed: TripValues;
  proposedParty: Party;
}

/** The form's input, party and extras, stored in this tab until the trip is booked. */
export function useDraftedForm(
  { offered, proposed, proposedParty }: BookingFormProps,
  { promo, spot }: { spot: Spot; promo: PromoTerms | undefined },
) {
  const { userName, userEmail } = useSession();
  const { askPhone } = useSite();
  const [draft] = useState(() => bookingDraft(userEmail, offered._id, proposed, proposedParty));
  const [party, setParty] = useState(() => draft.restoreParty());
  const [options, setOptions] = useState<ChosenOption[]>(() => draft.restoreOptions());
  const usual = useTripOffer(spot.average_cost, party, { ...spot, promo, options });
  const form = useSchemaForm(
    ({ travelDate: day }: BookingValues) =>
      bookingForm(
        offerOn(usual, day),
        () => todayAt(spot.timeZone),
        { leadDays: leadDaysOf(spot) },
        askPhone,
      ),
    draft.restore({
      travelName: userName,
      travelPhone: '',
      companionNames: '',
      wishes: '',
      ...proposed,
    }),
  );
  const typed = useWatch({ control: form.control });
  const { startTime = '', travelDate = '', travelDuration } = typed;
  useEffect(() => {
    draft.keep({ ...form.getValues(), ...typed }, party, options);
  }, [draft, form, typed, party, options]);
  const days = clampDays(Number(travelDuration));
  const offer = offerOn(usual, travelDate);
  return { draft, form, offer, party, setParty, setOptions, days, startTime, travelDate };
}
