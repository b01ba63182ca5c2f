import { currencySymbol, minorDigits } from './currency.ts';

/**
 * The cost text of an amount, as in `average_cost` and `travelCost`: `$1,200.50` in every language. `parseCost` is the
 * inverse. For people, `formatMoney` writes amounts.
 */
export function costText(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const scale = 10 ** digits;
  const rest = minor % scale;
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(digits, '0')}`;
  const symbol = currencySymbol(currency);
  const space = /\p{S}$/u.test(symbol) ? '' : '\u00a0';
  const whole = String((minor - rest) / scale).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${symbol}${space}${whole}${decimals}`;
}
