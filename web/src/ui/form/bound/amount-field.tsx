import {
  type AmountRange,
  amountFaultText,
  exactMoney,
  readAmount,
  typedAmount,
} from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { type RegisterOptions, useFormContext, useWatch } from 'react-hook-form';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { Button } from '../../controls/button.tsx';
import { Input } from '../input.tsx';
import { FormField, useFault } from './form-field.tsx';

/** The pause in milliseconds after typing before the amount is read out. */
const SPEECH_PAUSE_MS = 600;

interface AmountFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  currency: string;
  /** The range of amounts to offer. */
  range?: AmountRange;
  required?: boolean;
  className?: string;
  /** The currency, within the field's left edge. */
  icon?: ReactNode;
  rules?: Pick<RegisterOptions, 'deps' | 'onChange'>;
}

/**
 * A typed amount of money. While a person types, it shows the amount that will be used, or asks which one is meant. The
 * form's schema refuses texts that aren't an amount.
 */
export function AmountField({ currency, icon, range, ...field }: AmountFieldProps) {
  return (
    <div className={field.className}>
      <FormField {...field} className="">
        <Input inputMode="decimal" maxLength={32} autoComplete="off" icon={icon} />
      </FormField>
      <Echo name={field.name} currency={currency} range={range} />
    </div>
  );
}

/** The answers to a question must not stay under a bar at the bottom of the screen. */
const bringIntoView = (answers: HTMLElement | null) =>
  answers?.scrollIntoView({ block: 'nearest' });

function Echo({
  name,
  currency,
  range,
}: Pick<AmountFieldProps, 'name' | 'currency'> & { range: AmountRange | undefined }) {
  const { formState, setValue } = useFormContext();
  const typed = String(useWatch({ name }) ?? '');
  const isFaulty = useFault(name) !== undefined;
  const read = readAmount(typed, currency, range);
  const readings = read.ok || read.reason !== 'unclear' ? [] : read.readings;
  const question = read.ok || readings.length === 0 ? '' : amountFaultText(read, currency, '');
  const said = read.ok ? exactMoney(read.minor, currency) : question;
  const spoken = useDebouncedValue(said, SPEECH_PAUSE_MS);
  const choose = (minor: number) =>
    setValue(name, typedAmount(minor, currency), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  return (
    <>
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
      <p aria-hidden className="tabular mt-1 min-h-5 text-sm font-semibold">
        {isFaulty ? '' : said}
      </p>
      {readings.length > 0 && (
        <div ref={bringIntoView} className="mt-1 flex scroll-mb-48 flex-wrap gap-2 lg:scroll-mb-32">
          {readings.map((minor) => (
            <Button key={minor} variant="secondary" size="sm" onClick={() => choose(minor)}>
              {exactMoney(minor, currency)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
