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

/** The range of prices starts at 0, because visitors may look for free destinations, too. */
const RANGE = { least: 0 };

/**
 * The typed cost in whole major units, as in the address; null for an empty text, NaN for a text that isn't an amount.
 */
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

/**
 * A field for one end of the price range, which reads the text like any typed amount. Its value is NaN while the text
 * isn't an amount.
 */
export function CostAmountField({ name, value, onChange }: CostFieldProps) {
  const { currency } = usePublicConfig();
  const [own, setOwn] = useState(() => textOf(value, currency));
  const [isLeft, setIsLeft] = useState(false);
  // choosing a band or clearing all filters also changes the value; the field then shows the new value
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
