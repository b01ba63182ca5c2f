import { FEE_LABEL_MAX, FEES_MAX } from '@wayfarer/contract';
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
import { type Draft, FEE_BASES, FEE_TIMES, NEW_FEE } from '../draft.ts';
import { DigitsField } from './digits-field.tsx';

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
    <fieldset className="grid min-w-0 gap-4 sm:col-span-2">
      <legend className="mb-2 text-sm font-semibold">{texts.fees}</legend>
      <p className="text-sm text-muted">{texts.feesText}</p>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="min-w-0 rounded-card border border-line p-4">
          <legend className="sr-only">{fees[at]?.label || texts.newFee}</legend>
          <div className="grid grid-cols-1 gap-x-3 gap-y-4 sm:grid-cols-2">
            <FormField name={`prices.fees.${at}.label`} label={texts.feeName}>
              <Input maxLength={FEE_LABEL_MAX} />
            </FormField>
            <FormField name={`prices.fees.${at}.time`} label={texts.feeTime}>
              <Select options={FEE_TIMES} names={texts.feeTimes} />
            </FormField>
            <FeeAmount name={`prices.fees.${at}`} />
          </div>
          <IconButton
            label={texts.removeFee(fees[at]?.label || texts.newFee)}
            look="danger"
            icon={<Icon shape={Trash2} className="size-5" />}
            className="mt-3"
            onClick={() => remove(at)}
          />
        </fieldset>
      ))}
      {fault !== undefined && <p className="text-sm text-danger">{fault}</p>}
      {fields.length < FEES_MAX && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => append(NEW_FEE, { shouldFocus: false })}
        >
          <Icon shape={Plus} className="size-4" />
          {texts.addFee}
        </Button>
      )}
    </fieldset>
  );
}
