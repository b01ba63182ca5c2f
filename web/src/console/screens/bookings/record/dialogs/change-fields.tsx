import {
  type BookingRecord,
  chosenOptions,
  type ChangeValues,
  DURATION_DAYS,
  PARTY_LIMIT,
  type PartyOffer,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { useController } from 'react-hook-form';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { Options } from '../../../../../ui/form/extras/options.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import { StartTimeField } from '../../../../kit/departures/start-time-field.tsx';
import { changeTexts as texts } from '../copy.ts';

type Booking = BookingRecord['booking'];
export type ChangeFields = ReturnType<typeof fieldsOf>;

const WHO = ['adults', 'children', 'infants'] as const;

/** The fields of the form as they are when it opens. */
export function fieldsOf(booking: Booking) {
  const { adults, children, infants } = booking.travellers;
  return {
    travelName: booking.travelName,
    travelDate: booking.travelDate,
    startTime: booking.startTime ?? '',
    travelDuration: String(booking.travelDuration),
    travellers: {
      adults: String(adults),
      children: String(children),
      infants: String(infants),
    },
    options: chosenOptions(booking.priceLines),
    reason: '',
  };
}

/** The optional extras, which the form holds as `options`. */
function Extras({ offer }: { offer: PartyOffer }) {
  const { field, fieldState } = useController<Pick<ChangeValues, 'options'>, 'options'>({
    name: 'options',
  });
  const { options = [] } = offer.prices;
  if (options.length === 0) return null;
  return (
    <div>
      <Options
        offer={{ ...offer, options: field.value }}
        error={fieldState.error?.message}
        onChange={field.onChange}
      />
      <p className="mt-1.5 text-xs text-muted">{texts.extras}</p>
    </div>
  );
}

export function TripFields({ offer, spotId }: Pick<Booking, 'spotId'> & { offer: PartyOffer }) {
  return (
    <>
      <FormField name="travelName" label={texts.name}>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      <div className="grid grid-cols-2 gap-3">
        <FormField name="travelDate" label={texts.day}>
          <Input type="date" />
        </FormField>
        <FormField name="travelDuration" label={texts.days}>
          <Input type="number" {...DURATION_DAYS} />
        </FormField>
      </div>
      <StartTimeField spotId={spotId} />
      <div className="grid grid-cols-3 gap-3">
        {WHO.map((who) => (
          <FormField key={who} name={`travellers.${who}`} label={texts[who]}>
            <Input type="number" min={who === 'adults' ? 1 : 0} max={PARTY_LIMIT} />
          </FormField>
        ))}
      </div>
      <Extras offer={offer} />
    </>
  );
}
