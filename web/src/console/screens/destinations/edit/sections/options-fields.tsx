import { FEE_LABEL_MAX, OPTIONS_MAX } from '@wayfarer/contract';
import { Plus, Trash2 } from 'lucide';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { usePublicConfig } from '../../../../../api/public-config.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../../ui/display/icon.tsx';
import { AmountField } from '../../../../../ui/form/bound/amount-field.tsx';
import { FormField, useFault } from '../../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import { Select } from '../../../../../ui/form/select.tsx';
import { fieldTexts as texts } from '../copy.ts';
import { type Draft, newOption, OPTION_BASES } from '../draft.ts';
import { DigitsField } from './digits-field.tsx';

/** Extras that travelers can add to a trip. */
export function OptionsFields() {
  const { currency } = usePublicConfig();
  const { control } = useFormContext<Draft>();
  const { append, fields, remove } = useFieldArray({ control, name: 'prices.options' });
  const options = useWatch({ control, name: 'prices.options' });
  const fault = useFault('prices.options');
  return (
    <fieldset className="grid min-w-0 gap-4 sm:col-span-2">
      <legend className="mb-2 text-sm font-semibold">{texts.options}</legend>
      <p className="text-sm text-muted">{texts.optionsText}</p>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="min-w-0 rounded-card border border-line p-4">
          <legend className="sr-only">{options[at]?.label || texts.newOption}</legend>
          <div className="grid grid-cols-1 gap-x-3 gap-y-4 sm:grid-cols-2">
            <FormField name={`prices.options.${at}.label`} label={texts.feeName}>
              <Input maxLength={FEE_LABEL_MAX} />
            </FormField>
            <FormField name={`prices.options.${at}.per`} label={texts.feeBy}>
              <Select options={OPTION_BASES} names={texts.optionBases} />
            </FormField>
            <AmountField
              name={`prices.options.${at}.value`}
              label={texts.feeAmount}
              currency={currency}
              icon={currency.toUpperCase()}
            />
            <DigitsField name={`prices.options.${at}.max`} label={texts.optionMost} />
          </div>
          <IconButton
            label={texts.removeFee(options[at]?.label || texts.newOption)}
            look="danger"
            icon={<Icon shape={Trash2} className="size-5" />}
            className="mt-3"
            onClick={() => remove(at)}
          />
        </fieldset>
      ))}
      {fault !== undefined && <p className="text-sm text-danger">{fault}</p>}
      {fields.length < OPTIONS_MAX && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => append(newOption(), { shouldFocus: false })}
        >
          <Icon shape={Plus} className="size-4" />
          {texts.addOption}
        </Button>
      )}
    </fieldset>
  );
}
