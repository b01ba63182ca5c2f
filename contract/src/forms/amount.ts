import { z } from 'zod/mini';
import { COST_FAULT_TEXT, parseCost } from '../rules/money/cost.ts';
import { formatMoney } from '../rules/money/currency.ts';

/** An amount of money, typed as text. Outputs minor units of `currency`, at most `most`. */
export function amount({ currency, most }: { currency: string; most: number }) {
  return z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const parsed = parseCost(typed, currency);
      const refuse = (message: string) => issues.push({ code: 'custom', input: typed, message });
      if (!parsed.ok) refuse(`The amount ${COST_FAULT_TEXT[parsed.reason]}.`);
      else if (parsed.minor > most) refuse(`At most ${formatMoney(most, currency)}.`);
      return parsed.ok ? parsed.minor : 0;
    }),
  );
}
