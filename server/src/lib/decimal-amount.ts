import { minorDigits } from '@wayfarer/contract';

/** An amount as a plain decimal, such as `1200.50`. */
export function decimalAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
