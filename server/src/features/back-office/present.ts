import type { BookingEvent, CounterPayment } from '@wayfarer/contract';
import type { CounterRow, EventRow } from './store.ts';

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

export function presentEvent(row: EventRow): BookingEvent {
  const { at, bookingId, byKind, byUserId, detail, kind } = row;
  return { bookingId, at: at.toISOString(), by: byKind, byUserId, kind, detail };
}
