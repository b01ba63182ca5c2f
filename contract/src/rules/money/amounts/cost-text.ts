import { currencySymbol, formatMoney, minorDigits, minorStep, moneyText } from './currency.ts';

/**
 * The cost text of an amount, as in `average_cost` and `travelCost`: `$1,200.50` in every language. `parseCost` is the
 * inverse. Amounts for people are written by `formatMoney`.
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

/** An amount in minor units as text with all decimals, for staff: `€1,250.00`, `€139.50`, `¥15,000`. */
export function exactMoney(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const isWhole = minor % 10 ** digits === 0 && digits > 0 && minorStep(currency) !== 100;
  return isWhole ? moneyText(minor, currency, digits) : formatMoney(minor, currency);
}
