import { CURRENCY_SYMBOLS, SHARED_SYMBOLS } from './currency-symbols.ts';
import { decimalSign, signMark, symbolFirst } from '../../../words/formats/numbers.texts.js';
import { grouped } from './numbers.ts';

/**
 * Currencies without decimals, as card providers count them. The list is that of ISO 4217, except for `isk` and `ugx`:
 * providers give them two decimals, which must be zero.
 */
const ZERO_DECIMAL = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);
const THREE_DECIMAL = new Set('bhd jod kwd omr tnd'.split(' '));
const WHOLE_UNITS_ONLY = new Set(['isk', 'ugx']);

/**
 * Limits of card payments. Stripe allows eight digits, and more in currencies with small units: twelve in `idr`, ten in
 * `cop`, nine in `inr` (docs.stripe.com/currencies, 'Minimum and maximum charge amounts'). Amounts are stored as 32-bit
 * integers, up to 2,147,483,647; where Stripe allows more, the limit is the next lower round number.
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

/** The number of decimals of a currency, by lowercase ISO 4217 code: 0, 2 or 3. */
export function minorDigits(currency: string): 0 | 2 | 3 {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
}

/**
 * The number of minor units of which card payments must be a multiple. In currencies with three decimals, the last one
 * must be 0.
 */
export function minorStep(currency: string): 1 | 10 | 100 {
  if (WHOLE_UNITS_ONLY.has(currency)) return 100;
  return THREE_DECIMAL.has(currency) ? 10 : 1;
}

/** The prefix of cost texts in a currency: `$`, `€`, `MX$`, or the code if there is no unambiguous symbol. */
export function currencySymbol(currency: string): string {
  return CURRENCY_SYMBOLS.get(currency) ?? currency.toUpperCase();
}

/** All marks that are accepted in texts whose currency is known. */
export function currencyMarks(currency: string): readonly string[] {
  const plain = SHARED_SYMBOLS.get(currency);
  const marks = [currencySymbol(currency), currency.toUpperCase()];
  return plain === undefined ? marks : [...marks, plain];
}

/**
 * Minor units as the language writes them: `$1,200`, `$1,200.50`, `¥500`, `MX$20`, `CHF 20`; in German `1.200,50 $`.
 * Decimals are left out if they are zero.
 * @param minor A whole number
 */
export function formatMoney(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return moneyText(minor, currency, minor % 10 ** digits === 0 ? 0 : digits);
}

/** '+$20', '−$20'. */
export const signedMoney = (sign: '+' | '−', minor: number, currency: string): string =>
  `${signMark}${sign}${formatMoney(minor, currency)}`;

/** An amount in minor units as text, with this many decimals. */
export function moneyText(minor: number, currency: string, decimals: number): string {
  const digits = minorDigits(currency);
  const scale = 10 ** digits;
  const amount = Math.abs(minor);
  const rest = amount % scale;
  const end = decimals === 0 ? '' : `${decimalSign}${String(rest).padStart(digits, '0')}`;
  const symbol = currencySymbol(currency);
  const shown = `${grouped((amount - rest) / scale)}${end}`;
  const sign = minor < 0 ? `${signMark}-` : '';
  if (!symbolFirst) return `${sign}${shown}\u00a0${symbol}`;
  return `${sign}${symbol}${/\p{S}$/u.test(symbol) ? '' : '\u00a0'}${shown}`;
}

/** For `price` on the wire: 120050 becomes 1200.5. */
export function toMajorUnits(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

/** Null if the number has more decimals than the currency, or isn't a safe integer in minor units. */
export function fromMajorUnits(major: number, currency: string): number | null {
  if (!Number.isFinite(major)) return null;
  const scaled = major * 10 ** minorDigits(currency);
  const minor = Math.round(scaled);
  return Math.abs(scaled - minor) < 1e-6 && Number.isSafeInteger(minor) ? minor : null;
}
