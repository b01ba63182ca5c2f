import { minorDigits } from '@wayfarer/contract';

/** A decimal number such as '2520.00' in minor units; null if it has fractions of them, or is too large. */
export function minorOfDecimal(decimal: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const [whole = '', rest = ''] = decimal.split('.');
  const decimals = rest.replace(/0+$/, '');
  if (decimals.length > digits) return null;
  const minor = Number(`${whole}${decimals.padEnd(digits, '0')}`);
  return Number.isSafeInteger(minor) ? minor : null;
}
