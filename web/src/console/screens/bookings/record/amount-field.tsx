import { formatMoney, minorDigits } from '@wayfarer/contract';
import { FormField } from '../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../ui/form/input.tsx';

/** Minor units as typed text: '950' or '237.50'. */
export function typedAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const scale = 10 ** digits;
  return minor % scale === 0 ? String(minor / scale) : (minor / scale).toFixed(digits);
}

/** An amount up to a maximum, in minor units. */
export function AmountField({
  texts,
  currency,
  most,
}: {
  texts: { amount: string; hint: (most: string) => string };
  currency: string;
  most: number;
}) {
  return (
    <FormField
      name="amount"
      label={`${texts.amount} (${currency.toUpperCase()})`}
      hint={texts.hint(formatMoney(most, currency))}
      required
    >
      <Input inputMode="decimal" autoComplete="off" />
    </FormField>
  );
}
