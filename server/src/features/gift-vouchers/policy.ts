import type { CalendarDay, GiftState } from '@wayfarer/contract';
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
