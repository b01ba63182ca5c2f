import { CURRENCY_SYMBOLS, SHARED_SYMBOLS } from './currency-symbols.ts';
import { grouped } from './grouped.ts';

/**
 * Currencies without minor units, and those with three decimals, as card providers count them: ISO
 * 4217's, except for `isk` and `ugx`, which have two decimals that are always zero.
 */
const ZERO_DECIMAL = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);
const THREE_DECIMAL = new Set('bhd jod kwd omr tnd'.split(' '));
const WHOLE_UNITS_ONLY = new Set(['isk', 'ugx']);

/**
 * Stripe allows eight digits, and more in currencies of small units: twelve in `idr`, ten in `cop`,
 * nine in `inr` (docs.stripe.com/currencies, 'Minimum and maximum charge amounts'). Amounts are stored
 * as four-byte integers, which end at 2,147,483,647: where Stripe allows more, the round number below.
 */
const EIGHT_DIGITS = 99_999_999;
const MORE_DIGITS: ReadonlyMap<string, number> = new Map([
  ['idr', 2_000_000_000],
  ['cop', 2_000_000_000],
  ['inr', 999_999_999],
]);

/** The largest card payment in a currency, in minor units. */
export function maxMinorUnits(currency: string): number {
  return MORE_DIGITS.get(currency) ?? EIGHT_DIGITS;
}

/** Number of decimals of a lower-case ISO 4217 code: 0, 2 or 3. */
export function minorDigits(currency: string): 0 | 2 | 3 {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
}

/** A card payment's minor units must be a multiple of this: the last digit of three decimals is 0. */
export function minorStep(currency: string): 1 | 10 | 100 {
  if (WHOLE_UNITS_ONLY.has(currency)) return 100;
  return THREE_DECIMAL.has(currency) ? 10 : 1;
}

/** The prefix of cost texts in a currency: `$`, `€`, `MX$`, or the code if it has no symbol of its own. */
export function currencySymbol(currency: string): string {
  return CURRENCY_SYMBOLS.get(currency) ?? currency.toUpperCase();
}

/** Other prefixes that are accepted where the currency is known: its code, and its plain symbol. */
export function currencyMarks(currency: string): readonly string[] {
  const plain = SHARED_SYMBOLS.get(currency);
  const marks = [currencySymbol(currency), currency.toUpperCase()];
  return plain === undefined ? marks : [...marks, plain];
}

/**
 * Minor units for display: `$1,200`, `$1,200.50`, `¥500`, `MX$20`, `CHF 20`. Decimals only if there are
 * any.
 * @param minor whole number of minor units
 */
export function formatMoney(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const scale = 10 ** digits;
  const amount = Math.abs(minor);
  const rest = amount % scale;
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(digits, '0')}`;
  const symbol = currencySymbol(currency);
  const space = /\p{S}$/u.test(symbol) ? '' : '\u00a0';
  return `${minor < 0 ? '-' : ''}${symbol}${space}${grouped((amount - rest) / scale)}${decimals}`;
}

/** Minor units as the number of major units in the wire's `price` (120050 -> 1200.5). */
export function toMajorUnits(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

/** Major units as whole minor units, or null if the number has more decimals than the currency. */
export function fromMajorUnits(major: number, currency: string): number | null {
  if (!Number.isFinite(major)) return null;
  const scaled = major * 10 ** minorDigits(currency);
  const minor = Math.round(scaled);
  return Math.abs(scaled - minor) < 1e-6 && Number.isSafeInteger(minor) ? minor : null;
}
