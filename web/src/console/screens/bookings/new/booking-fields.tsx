import {
  type CustomerBookingValues,
  DURATION_DAYS,
  isTripTooExpensive,
  LAST_TRAVEL_DAY,
  type Party,
  TEXT_LIMITS,
  TRIP_TOO_EXPENSIVE,
  type TripOffer,
} from '@wayfarer/contract';
import { useController, useFormContext } from 'react-hook-form';
import { useToday } from '../../../../api/use-today.ts';
import { EmailInput } from '../../../../ui/form/email-input.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { PartyField } from '../../../../ui/form/party-field.tsx';
import { Stepper } from '../../../../ui/form/stepper.tsx';
import { MailChoice } from '../../../kit/operator/no-mail-server.tsx';
import { newTexts as texts } from './copy.ts';

/** When, how long, and who. */
export function TripFields({
  offer,
  timeZone,
  onParty,
}: {
  offer: TripOffer;
  /** Of the destination, whose days count. */
  timeZone: string | undefined;
  onParty: (party: Party) => void;
}) {
  const today = useToday(timeZone);
  const { control } = useFormContext<CustomerBookingValues>();
  const day = useController({ control, name: 'travelDate' });
  const days = useController({ control, name: 'travelDuration' });
  const isTooExpensive = isTripTooExpensive(offer, days.field.value);
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={texts.firstDay} required error={day.fieldState.error?.message}>
          <Input {...day.field} type="date" min={today} max={LAST_TRAVEL_DAY} />
        </Field>
        <Field
          label={texts.days}
          required
          error={isTooExpensive ? TRIP_TOO_EXPENSIVE : days.fieldState.error?.message}
        >
          <Stepper
            {...days.field}
            min={DURATION_DAYS.min}
            max={DURATION_DAYS.max}
            lessLabel={texts.fewer}
            moreLabel={texts.more}
          />
        </Field>
      </div>
      <PartyField offer={offer} onChange={onParty} />
    </>
  );
}

/** Who gets the trip. */
export function CustomerFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<CustomerBookingValues>();
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={texts.name} required error={errors.travelName?.message}>
          <Input
            {...register('travelName')}
            maxLength={TEXT_LIMITS.personName}
            autoComplete="off"
          />
        </Field>
        <Field label={texts.email} required hint={texts.emailHint} error={errors.email?.message}>
          <EmailInput {...register('email')} autoComplete="off" />
        </Field>
      </div>
      <MailChoice label={texts.notify} {...register('notify')} />
    </>
  );
}
