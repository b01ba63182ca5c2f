import { FEE_LABEL_MAX, OPTIONS_MAX } from '@wayfarer/contract';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { usePublicConfig } from '../../../../../api/public-config.ts';
import { AmountField } from '../../../../../ui/form/bound/amount-field.tsx';
import { FormField, useFault } from '../../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import { Select } from '../../../../../ui/form/select.tsx';
import { fieldTexts as texts } from '../copy.ts';
import type { Draft } from '../draft.ts';
import { newOption, OPTION_BASES } from '../price-draft.ts';
import { DigitsField } from './digits-field.tsx';
import { RowEditor } from './row-editor.tsx';

/** Extras that travelers can add to a trip. */
export function OptionsFields() {
  const { currency } = usePublicConfig();
  const { control } = useFormContext<Draft>();
  const { append, fields, remove } = useFieldArray({ control, name: 'prices.options' });
  const options = useWatch({ control, name: 'prices.options' });
  const fault = useFault('prices.options');
  return (
    <RowEditor
      legend={texts.options}
      text={texts.optionsText}
      fault={fault}
      rows={fields.map(({ id }, at) => ({
        id,
        name: options[at]?.label || texts.newOption,
        fields: (
          <>
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
          </>
        ),
      }))}
      max={OPTIONS_MAX}
      addLabel={texts.addOption}
      onAdd={() => append(newOption(), { shouldFocus: false })}
      removeLabel={texts.removeFee}
      onRemove={remove}
    />
  );
}
