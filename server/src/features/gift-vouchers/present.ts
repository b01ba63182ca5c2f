import type { CalendarDay, GiftEntry, GiftVoucher } from '@wayfarer/contract';
import { stateOfVoucher } from './policy.ts';
import type { FoundEntry } from './store/entries.ts';
import type { FoundVoucher } from './store/vouchers.ts';

export function presentVoucher(
  { amount, left, voucher }: FoundVoucher,
  today: CalendarDay,
): GiftVoucher {
  const { codeEnd, createdAt, currency, expiresOn, id, note } = voucher;
  return {
    _id: id,
    codeEnd,
    currency,
    amount,
    left,
    expiresOn,
    state: stateOfVoucher(voucher, { left, today }),
    note,
    createdAt: createdAt.toISOString(),
  };
}

export function presentEntry({ entry, reference }: FoundEntry): GiftEntry {
  const { at, bookingId, byName, id, kind, method, minor, receivedOn } = entry;
  return {
    _id: id,
    kind,
    amount: minor,
    at: at.toISOString(),
    by: byName,
    method,
    receivedOn,
    booking: bookingId === null ? null : { _id: bookingId, reference },
  };
}
