import {
  amountFaultText,
  minorDigits,
  readAmount,
  toMajorUnits,
  typedAmount,
} from '@wayfarer/contract';
import { useState } from 'react';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { AmountEcho } from '../../../../ui/form/amount-echo.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { texts } from './copy.ts';
import type { CostFieldProps } from './cost-fields.tsx';

/** Free destinations may be asked for, too. */
const RANGE = { least: 0 };

/** The typed text's cost in whole major units, as the address takes it; null without one, NaN if it can't be read. */
function costOf(typed: string, name: CostFieldProps['name'], currency: string): number | null {
  if (typed.trim() === '') return null;
  const read = readAmount(typed, currency, RANGE);
  if (!read.ok) return Number.NaN;
  const major = toMajorUnits(read.minor, currency);
  return name === 'minCost' ? Math.floor(major) : Math.ceil(major);
}

const textOf = (value: number | null, currency: string) =>
  value === null || Number.isNaN(value)
    ? ''
    : typedAmount(value * 10 ** minorDigits(currency), currency);

/** One end of the price range, read like every typed amount. Its value is NaN while the text isn't an amount. */
export function CostAmountField({ name, value, onChange }: CostFieldProps) {
  const { currency } = usePublicConfig();
  const [own, setOwn] = useState(() => textOf(value, currency));
  const [isLeft, setIsLeft] = useState(false);
  // the value can also change by a band or by clearing all filters
  const typed = Object.is(costOf(own, name, currency), value) ? own : textOf(value, currency);
  const read = readAmount(typed, currency, RANGE);
  const isClear = read.ok || read.reason === 'unclear' || typed.trim() === '';
  const error = isLeft && !isClear ? `${amountFaultText(read, currency, 'amount')}.` : undefined;
  const type = (text: string) => {
    setOwn(text);
    setIsLeft(false);
    onChange(costOf(text, name, currency));
  };
  return (
    <div className="min-w-0 grow basis-28">
      <Field label={texts[name]} error={error}>
        <Input
          name={name}
          inputMode="decimal"
          maxLength={32}
          autoComplete="off"
          placeholder={texts.noLimit}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setIsLeft(true)}
        />
      </Field>
      <AmountEcho
        typed={typed}
        currency={currency}
        range={RANGE}
        isFaulty={error !== undefined}
        onChoose={type}
      />
    </div>
  );
}
