import { formatMoney, type Today } from '@wayfarer/contract';

type Amounts = Today['ahead'][number]['balance'];

/** Amounts of several currencies, joined; a dash if there are none. */
export function amountsText(amounts: Amounts): string {
  return amounts.length === 0
    ? '–'
    : amounts.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ');
}

/** The sum in each currency. */
export function addAmounts(all: readonly Amounts[]): Amounts {
  const sums = new Map<string, number>();
  for (const { amount, currency } of all.flat()) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
