import { decimalSign, groupsFrom, groupSign } from '../../../words/formats/numbers.texts.js';

/**
 * `12,345`. `Intl` isn't used, because a browser's first `Intl` format takes 12 ms (50 ms on a phone), and the first
 * screens show many counts.
 */
export function grouped(count: number): string {
  const digits = String(count);
  // Spanish groups digits only in numbers with five or more
  if (groupsFrom > 4 && digits.length < groupsFrom) return digits;
  return digits.replace(/\B(?=(?:\d{3})+$)/g, groupSign);
}

/** One decimal, for ratings: '4.7'. */
export const oneDecimal = (value: number): string => value.toFixed(1).replace('.', decimalSign);
