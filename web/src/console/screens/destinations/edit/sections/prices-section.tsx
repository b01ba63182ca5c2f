import type { OperatorSpot } from '@wayfarer/contract';
import { Plus, Trash2 } from 'lucide';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../../ui/display/icon.tsx';
import { FormField, useFault } from '../../../../../ui/form/bound/form-field.tsx';
import { Select } from '../../../../../ui/form/select.tsx';
import { fieldTexts as texts } from '../copy.ts';
import { DigitsField } from './digits-field.tsx';
import type { Draft } from '../draft.ts';
import { FeesFields } from './fees-fields.tsx';
import { OptionsFields } from './options-fields.tsx';
import { Part } from './part.tsx';
import { PlanFieldset } from './plan-fieldset.tsx';
import { SeasonsFields } from './seasons-fields.tsx';

const HINTS: Partial<Record<keyof Draft['prices'], string>> = {
  childBelow: texts.years,
  infantBelow: texts.years,
  maxParty: texts.maxPartyHint,
};

/**
 * The unit of the price, shares of the adult price for children and infants with their age limits, the largest party,
 * group discounts, seasons, fees, and the payment plan.
 */
export function PricesSection() {
  const names = ['childPercent', 'childBelow', 'infantPercent', 'infantBelow', 'maxParty'] as const;
  return (
    <Part name="prices">
      <p className="text-sm text-muted sm:col-span-2">{texts.pricesText}</p>
      <FormField name="prices.per" label={texts.per}>
        <Select
          options={['person', 'booking']}
          names={{ person: texts.perPerson, booking: texts.perBooking }}
        />
      </FormField>
      {names.map((name) => (
        <DigitsField key={name} name={`prices.${name}`} label={texts[name]} hint={HINTS[name]} />
      ))}
      <Groups />
      <SeasonsFields />
      <FeesFields />
      <OptionsFields />
      <PlanFieldset />
    </Part>
  );
}

function Groups() {
  const { control } = useFormContext<Draft>();
  const { append, fields, remove } = useFieldArray({ control, name: 'prices.groups' });
  const groups = useWatch({ control, name: 'prices.groups' });
  const fault = useFault('prices.groups');
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-2">
      <legend className="mb-2 text-sm font-semibold">{texts.groups}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className="flex items-end gap-3">
          <div className="grid min-w-0 grow grid-cols-2 gap-3">
            <DigitsField name={`prices.groups.${at}.fromPeople`} label={texts.groupFrom} />
            <DigitsField name={`prices.groups.${at}.percentOff`} label={texts.groupOff} />
          </div>
          <IconButton
            label={texts.removeGroup(groups[at]?.fromPeople ?? '')}
            look="danger"
            icon={<Icon shape={Trash2} className="size-5" />}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      {fault !== undefined && <p className="text-sm text-danger">{fault}</p>}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => append({ fromPeople: '', percentOff: '' }, { shouldFocus: false })}
      >
        <Icon shape={Plus} className="size-4" />
        {texts.addGroup}
      </Button>
    </fieldset>
  );
}

/** The destination's cancellation terms. */
export function PolicySection({ policies }: { policies: OperatorSpot['policies'] }) {
  const family = useWatch<Draft, 'policy'>({ name: 'policy' });
  const usual = policies.find(({ isDefault }) => isDefault);
  const chosen = policies.find((policy) => policy.family === family) ?? usual;
  return (
    <Part name="policy">
      <FormField name="policy" label={texts.policy} className="sm:col-span-2">
        <Select>
          <option value="">{texts.defaultPolicy(usual?.name ?? '')}</option>
          {policies
            .filter(({ isDefault }) => !isDefault)
            .map((policy) => (
              <option key={policy.family} value={policy.family}>
                {policy.name}
              </option>
            ))}
        </Select>
      </FormField>
      <div className="text-sm text-muted sm:col-span-2">
        {chosen?.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="mt-2">{texts.policyText}</p>
      </div>
    </Part>
  );
}
