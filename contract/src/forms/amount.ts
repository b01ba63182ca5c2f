import { z } from 'zod/mini';
import * as words from '../words/forms/amounts.texts.js';
import { amountFaultText, readAmount } from '../rules/money/amounts/amount.ts';
import { exactMoney } from '../rules/money/amounts/cost-text.ts';
import { minorStep } from '../rules/money/amounts/currency.ts';

/** An amount of money as typed. The output is in minor units of `currency`, at most `most`. */
export function amount({ currency, most }: { currency: string; most: number }) {
  return z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const read = readAmount(typed, currency, { least: minorStep(currency), most });
      if (read.ok) return read.minor;
      const isTooMuch = read.reason === 'too_large';
      const fault = amountFaultText(read, currency, 'amount');
      const message = isTooMuch ? words.atMostAmount(exactMoney(most, currency)) : sentence(fault);
      issues.push({ code: 'custom', input: typed, message });
      return 0;
    }),
  );
}

const sentence = (text: string) => (text.endsWith('?') ? text : words.sentence(text));
