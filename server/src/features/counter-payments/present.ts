import type { CounterPayment } from '@wayfarer/contract';
import type { CounterRow } from './store.ts';

export function presentCounterPayment(row: CounterRow): CounterPayment {
  const { amount, bookingId, byUserId, createdAt, currency, id, kind, method, note, receivedOn } =
    row;
  return {
    _id: id,
    bookingId,
    kind,
    method,
    amount,
    currency,
    receivedOn,
    byUserId,
    note,
    createdAt: createdAt.toISOString(),
    ...(row.voidedAt !== null && {
      voided: { at: row.voidedAt.toISOString(), reason: row.voidReason ?? '' },
    }),
  };
}
