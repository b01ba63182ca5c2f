import { minorDigits } from '@wayfarer/contract';
import type { DecimalCell } from '../pagination/table.ts';

/** An amount for exports: `1200.50`. */
export function decimalAmount(minor: number, currency: string): DecimalCell {
  const digits = minorDigits(currency);
  return { decimal: (minor / 10 ** digits).toFixed(digits) };
}
