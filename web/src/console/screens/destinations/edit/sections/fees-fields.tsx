import { FEE_LABEL_MAX, FEES_MAX } from '@wayfarer/contract';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { usePublicConfig } from '../../../../../api/public-config.ts';
import { AmountField } from '../../../../../ui/form/bound/amount-field.tsx';
import { FormField, useFault } from '../../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import { Select } from '../../../../../ui/form/select.tsx';
import { fieldTexts as texts } from '../copy.ts';
import type { Draft } from '../draft.ts';
import { FEE_BASES, FEE_TIMES, NEW_FEE } from '../price-draft.ts';
import { DigitsField } from './digits-field.tsx';
import { RowEditor } from './row-editor.tsx';

function FeeAmount({ name }: { name: `prices.fees.${number}` }) {
  const { currency } = usePublicConfig();
  const by = useWatch<Draft, `prices.fees.${number}.by`>({ name: `${name}.by` });
  return (
    <>
      <FormField name={`${name}.by`} label={texts.feeBy}>
        <Select options={FEE_BASES} names={texts.feeBases} />
      </FormField>
      {by === 'percent' ? (
        <DigitsField name={`${name}.value`} label={texts.feePercent} />
      ) : (
        <AmountField
          name={`${name}.value`}
          label={texts.feeAmount}
          currency={currency}
          icon={currency.toUpperCase()}
        />
      )}
    </>
  );
}

/** Fees that are added to every price. */
export function FeesFields() {
  const { control } = useFormContext<Draft>();
  const { append, fields, remove } = useFieldArray({ control, name: 'prices.fees' });
  const fees = useWatch({ control, name: 'prices.fees' });
  const fault = useFault('prices.fees');
  return (
    <RowEditor
      legend={texts.fees}
      text={texts.feesText}
      fault={fault}
      rows={fields.map(({ id }, at) => ({
        id,
        name: fees[at]?.label || texts.newFee,
        fields: (
          <>
            <FormField name={`prices.fees.${at}.label`} label={texts.feeName}>
              <Input maxLength={FEE_LABEL_MAX} />
            </FormField>
            <FormField name={`prices.fees.${at}.time`} label={texts.feeTime}>
              <Select options={FEE_TIMES} names={texts.feeTimes} />
            </FormField>
            <FeeAmount name={`prices.fees.${at}`} />
          </>
        ),
      }))}
      max={FEES_MAX}
      addLabel={texts.addFee}
      onAdd={() => append(NEW_FEE, { shouldFocus: false })}
      removeLabel={texts.removeFee}
      onRemove={remove}
    />
  );
}
