import { formatMoney } from '@wayfarer/contract';
import { ProblemError } from '../../problem-error.ts';

/** `was` says why an entry can't have a higher amount than `minor`. */
export function mismatch(
  was: string,
  minor: number,
  { currency }: { currency: string },
): ProblemError {
  const text = `No more than ${formatMoney(minor, currency)} ${was}.`;
  return new ProblemError('payment_mismatch', text, { field: 'amount' });
}
