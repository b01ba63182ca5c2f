import {
  type ChosenOption,
  type CustomerBookingValues,
  DURATION_DAYS,
  isTripTooExpensive,
  LAST_TRAVEL_DAY,
  type Party,
  TEXT_LIMITS,
  TRIP_TOO_EXPENSIVE,
  type TripOffer,
} from '@wayfarer/contract';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../../api/use-today.ts';
import { ControlledField } from '../../../../ui/form/bound/controlled-field.tsx';
import { FormField } from '../../../../ui/form/bound/form-field.tsx';
import { EmailInput } from '../../../../ui/form/inputs/email-input.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { PhoneInput } from '../../../../ui/form/inputs/phone-input.tsx';
import { Options } from '../../../../ui/form/extras/options.tsx';
import { PartyField } from '../../../../ui/form/party-field.tsx';
import { Stepper } from '../../../../ui/form/stepper.tsx';
import { StartTimeField } from '../../../kit/departures/start-time-field.tsx';
import { LanguageField, useLanguageName } from '../../../kit/people/language-field.tsx';
import { MailChoice } from '../../../kit/staff/no-mail-server.tsx';
import { newTexts as texts } from './copy.texts.js';

/** The date, the duration, the travelers and their extras. */
export function TripFields({
  offer,
  spotId,
  timeZone,
  onParty,
  onOptions,
  optionsError,
}: {
  offer: TripOffer;
  spotId: string | null;
  /** The destination's time zone, which determines today's date there. */
  timeZone: string | undefined;
  onParty: (party: Party) => void;
  onOptions: (options: ChosenOption[]) => void;
  optionsError: string | undefined;
}) {
  const today = useToday(timeZone);
  const days = useWatch<CustomerBookingValues, 'travelDuration'>({ name: 'travelDuration' });
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FormField name="travelDate" label={texts.firstDay} required>
          <Input type="date" min={today} max={LAST_TRAVEL_DAY} />
        </FormField>
        <ControlledField
          name="travelDuration"
          label={texts.days}
          required
          warning={isTripTooExpensive(offer, days) ? TRIP_TOO_EXPENSIVE : undefined}
        >
          {(control) => (
            <Stepper
              {...control}
              min={DURATION_DAYS.min}
              max={DURATION_DAYS.max}
              lessLabel={texts.fewer}
              moreLabel={texts.more}
            />
          )}
        </ControlledField>
      </div>
      <StartTimeField spotId={spotId} />
      <PartyField offer={offer} onChange={onParty} />
      <Options offer={offer} error={optionsError} onChange={onOptions} />
    </>
  );
}

/** The customer for whom the trip is booked. */
export function CustomerFields() {
  const email = useWatch<CustomerBookingValues, 'email'>({ name: 'email' });
  const firstLanguage = useLanguageName(undefined);
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FormField name="travelName" label={texts.name} required>
          <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
        </FormField>
        <FormField name="phone" label={texts.phone} hint={texts.phoneHint}>
          <PhoneInput autoComplete="off" />
        </FormField>
        <FormField name="email" label={texts.email} hint={texts.emailHint}>
          <EmailInput autoComplete="off" />
        </FormField>
        <LanguageField none={texts.customersLanguage(firstLanguage ?? '')} />
      </div>
      {email.trim() === '' ? (
        <p className="text-sm text-muted">{texts.noEmail}</p>
      ) : (
        <MailChoice name="notify" label={texts.notify} />
      )}
    </>
  );
}
