import { minorDigits, minorStep } from './amounts/currency.ts';

/** An exchange rate: the amount of another currency that one unit of the base is worth. */
export interface CurrencyRate {
  /** The ISO 4217 code in lower case. */
  currency: string;
  perUnit: number;
}

/** Exchange rates that an agency shows, with their date (`YYYY-MM-DD`). */
export interface CurrencyRates {
  /** Rates are for one unit of this currency. */
  base: string;
  asOf: string;
  rates: readonly CurrencyRate[];
}

/** Rates for visitors: by code, for one unit of the site's currency. */
export interface DisplayRates {
  asOf: string;
  perUnit: Readonly<Record<string, number>>;
}

export const RATES_LIMIT = 60;

/** The smallest and largest plausible rates. Others must be typing errors. */
export const RATE_RANGE = { min: 1e-6, max: 1e7 } as const;

/** The age in days from which the date of the rates is shown with each amount. */
const FRESH_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The rates for one unit of the site's currency; null if there are none for it. */
export function displayRates(
  { asOf, base, rates }: CurrencyRates,
  currency: string,
): DisplayRates | null {
  const all = [...rates, { currency: base, perUnit: 1 }];
  const own = all.find((rate) => rate.currency === currency);
  const others = all.filter((rate) => rate.currency !== currency);
  if (!own || rates.length === 0) return null;
  const perUnit = others.map((rate) => [rate.currency, rate.perUnit / own.perUnit] as const);
  return { asOf, perUnit: Object.fromEntries(perUnit) };
}

/**
 * Converts an amount from the site's currency to another one, both in minor units. Because the result is approximate,
 * it is rounded: from a hundred units on, to whole units; below that, to a payable amount.
 */
export function aboutAmount(
  minor: number,
  { from, to, perUnit }: { from: string; to: string; perUnit: number },
): number {
  const unit = 10 ** minorDigits(to);
  const exact = (minor / 10 ** minorDigits(from)) * perUnit * unit;
  const step = Math.abs(exact) >= 100 * unit ? unit : minorStep(to);
  return Math.round(exact / step) * step;
}

/** True if the rates' date must be shown with each amount. Both dates are `YYYY-MM-DD`. */
export function areRatesOld(asOf: string, today: string): boolean {
  return Date.parse(today) - Date.parse(asOf) > FRESH_DAYS * DAY_MS;
}
