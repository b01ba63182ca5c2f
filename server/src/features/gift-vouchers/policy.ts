import type { CalendarDay, GiftState } from '@wayfarer/contract';
import { ProblemError } from '../../problem-error.ts';
import type { VoucherRow } from './store/vouchers.ts';

/** `today` is the agency's day, so that a voucher expires at midnight in its time zone. */
export function stateOfVoucher(
  { endedAt, expiresOn }: Pick<VoucherRow, 'endedAt' | 'expiresOn'>,
  { left, today }: { left: number; today: CalendarDay },
): GiftState {
  if (endedAt !== null) return 'ended';
  if (left === 0) return 'spent';
  return expiresOn !== null && expiresOn < today ? 'expired' : 'usable';
}

/** The one error for every voucher that can't be used, so that nobody learns which codes exist. */
export const giftNotValid = () =>
  new ProblemError('gift_not_valid', "This gift voucher can't be used. Please check the code.", {
    field: 'code',
  });
