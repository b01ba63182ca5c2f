import { minorDigits, minorStep } from './amounts/currency.ts';

/** The rate of another currency: how much of it one unit of the site's currency is. */
export interface CurrencyRate {
  /** The ISO 4217 code in lower case. */
  currency: string;
  perUnit: number;
}

/** The rates that an agency shows, with their date (`YYYY-MM-DD`). */
export interface CurrencyRates {
  /** Each rate is for one unit of this currency. */
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

/** The largest and smallest plausible rate; anything else is a typing error. */
export const RATE_RANGE = { min: 1e-6, max: 1e7 } as const;

/** Days after which a rate's day is shown with each amount. */
const FRESH_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The rates for one unit of the site's currency, without that currency itself; null if there are none, for example
 * after the site's currency was changed to one without a rate.
 */
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
 * An amount of the site's currency in another one, both in minor units. From a hundred units on, it is rounded to whole
 * units, because it is only approximate; smaller ones to what the currency can be paid in.
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

/** True if the date of the rates must be shown with each amount. `today` and the rates' day: `YYYY-MM-DD`. */
export function areRatesOld(asOf: string, today: string): boolean {
  return Date.parse(today) - Date.parse(asOf) > FRESH_DAYS * DAY_MS;
}
