import {
  type Party,
  partySize,
  priceFor,
  shownCost,
  type Spot,
  TEXT_LIMITS,
  TOLD_LIMITS,
  seasonText,
} from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { countryOf } from '../../../lib/language.ts';
import { useSite } from '../../../api/public-config.ts';
import { useSession } from '../../../session/use-session.ts';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { PhoneInput } from '../../../ui/form/inputs/phone-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { formTexts as texts } from '../copy.ts';

/** A titled group of fields. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="display mb-4 text-h3">{title}</legend>
      {children}
    </fieldset>
  );
}

/** A field that can't be changed here. */
function ReadOnly({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      <Textarea
        value={value}
        readOnly
        tabIndex={-1}
        rows={1}
        className="min-h-0! resize-none! overflow-hidden rounded-none! border-transparent! bg-transparent! px-0! py-0! font-medium"
      />
    </Field>
  );
}

/** The lead traveler with contact details, the companions' names, and a note. */
export function Traveler({ party }: { party: Party }) {
  const { userEmail } = useSession();
  const { askPhone } = useSite();
  return (
    <Part title={texts.traveler}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FormField name="travelName" label={texts.fullName} required>
          <Input autoComplete="name" maxLength={TEXT_LIMITS.personName} />
        </FormField>
        <ReadOnly label={texts.email} value={userEmail} />
        {askPhone !== 'off' && (
          <FormField
            name="travelPhone"
            label={askPhone === 'required' ? texts.phone : texts.phoneOptional}
            hint={texts.phoneHint}
            required={askPhone === 'required'}
          >
            <PhoneInput autoComplete="tel" />
          </FormField>
        )}
      </div>
      <div className="mt-4 flex flex-col gap-4">
        {partySize(party) > 1 && (
          <FormField
            name="companionNames"
            label={texts.companionsLabel}
            hint={texts.companionsHint}
          >
            <Textarea rows={2} maxLength={TOLD_LIMITS.companionNames} className="min-h-20" />
          </FormField>
        )}
        <FormField name="wishes" label={texts.wishesLabel} hint={texts.wishesHint}>
          <Textarea rows={2} maxLength={TEXT_LIMITS.wishes} />
        </FormField>
      </div>
    </Part>
  );
}

/** The booked destination, which can't be changed here. */
export function Destination({ spot }: { spot: Spot }) {
  return (
    <Part title={texts.destination}>
      <div className="grid grid-cols-2 gap-4">
        <ReadOnly label={texts.spot} value={spot.spot} />
        <ReadOnly label={texts.country} value={countryOf(spot)} />
        <ReadOnly label={texts.cost} value={shownCost(spot.average_cost)} hint={priceFor(spot)} />
        <ReadOnly
          label={texts.season}
          value={seasonText(spot.seasonality) || texts.seasonUnknown}
        />
      </div>
    </Part>
  );
}
