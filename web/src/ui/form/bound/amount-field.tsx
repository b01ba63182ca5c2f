import type { AmountRange } from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { type RegisterOptions, useFormContext, useWatch } from 'react-hook-form';
import { AmountEcho } from '../amount-echo.tsx';
import { Input } from '../input.tsx';
import { FormField, useFault } from './form-field.tsx';

interface AmountFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  currency: string;
  range?: AmountRange;
  required?: boolean;
  className?: string;
  /** The currency, at the field's start. */
  icon?: ReactNode;
  rules?: Pick<RegisterOptions, 'deps' | 'onChange'>;
}

/**
 * A typed amount of money. While a person types, it shows the amount that will be used, or asks which amount is meant.
 */
export function AmountField({ currency, icon, range, ...field }: AmountFieldProps) {
  return (
    <div className={field.className}>
      <FormField {...field} className="">
        <Input
          inputMode="decimal"
          maxLength={32}
          autoComplete="off"
          icon={icon}
          // kept input is restored only into a field with the same currency
          data-currency={currency}
        />
      </FormField>
      <Echo name={field.name} currency={currency} range={range} />
    </div>
  );
}

function Echo({
  name,
  currency,
  range,
}: Pick<AmountFieldProps, 'name' | 'currency'> & { range: AmountRange | undefined }) {
  const { formState, setValue } = useFormContext();
  const choose = (typed: string) =>
    setValue(name, typed, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <AmountEcho
      typed={String(useWatch({ name }) ?? '')}
      currency={currency}
      range={range}
      isFaulty={useFault(name) !== undefined}
      onChoose={choose}
    />
  );
}
