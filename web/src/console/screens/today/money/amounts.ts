import { exactMoney, LOCALE, toMajorUnits, type Today } from '@wayfarer/contract';

type Amounts = Today['ahead'][number]['balance'];

/** Amounts in several currencies, joined; a dash if there are none. */
export function amountsText(amounts: Amounts): string {
  return amounts.length === 0
    ? '–'
    : amounts.map(({ amount, currency }) => exactMoney(amount, currency)).join(' + ');
}

/** The amount in whole units of its currency from which figures are shortened. */
const LONG = 100_000;

/** An amount that fits into a tile, such as `$101.2M`. */
export function shortAmount({ amount, currency }: Amounts[number]): string {
  const major = toMajorUnits(amount, currency);
  if (Math.abs(major) < LONG) return exactMoney(amount, currency);
  const style = { style: 'currency', currency, notation: 'compact' } as const;
  return new Intl.NumberFormat(LOCALE, { ...style, maximumFractionDigits: 1 }).format(major);
}

/** The sum of all amounts in each currency. */
export function addAmounts(all: readonly Amounts[]): Amounts {
  const sums = new Map<string, number>();
  for (const { amount, currency } of all.flat()) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
