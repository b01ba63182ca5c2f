import { formatMoney } from '@wayfarer/contract';
import { useState } from 'react';
import { TextField } from '../../../kit/form/fields.tsx';
import { readAmount, typedAmount } from './amount.ts';

/** An amount up to the most that is possible, in minor units; that is proposed unless something else is. */
export function useAmount(
  texts: { amount: string; hint: (most: string) => string },
  { currency, most, proposed = most }: { currency: string; most: number; proposed?: number },
) {
  const [amount, setAmount] = useState(() => typedAmount(proposed, currency));
  const [fault, setFault] = useState<string>();
  const field = (
    <TextField
      label={`${texts.amount} (${currency.toUpperCase()})`}
      hint={texts.hint(formatMoney(most, currency))}
      error={fault}
      required
      inputMode="decimal"
      value={amount}
      onChange={setAmount}
    />
  );
  function given(): number | undefined {
    const read = readAmount(amount, { currency, most });
    setFault(read.fault);
    return read.minor;
  }
  return { field, given };
}
