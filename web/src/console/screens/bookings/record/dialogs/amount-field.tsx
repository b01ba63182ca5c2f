import { exactMoney, minorStep, readAmount } from '@wayfarer/contract';
import { AmountField as Amount } from '../../../../../ui/form/bound/amount-field.tsx';

/** A field for an amount up to a maximum, in minor units. */
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
    <Amount
      name="amount"
      label={`${texts.amount} (${currency.toUpperCase()})`}
      hint={texts.hint(exactMoney(most, currency))}
      currency={currency}
      range={{ least: minorStep(currency), most }}
      required
    />
  );
}

/** The typed amount as the send button shows it; undefined while the text isn't an amount. */
export function amountInButton(
  typed: string,
  { currency, most }: { currency: string; most: number },
): string | undefined {
  const read = readAmount(typed, currency, { least: minorStep(currency), most });
  return read.ok ? exactMoney(read.minor, currency) : undefined;
}
