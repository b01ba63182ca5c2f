import type { Batch, BookingEvent, CounterPayment } from '@wayfarer/contract';
import type { BatchRow, CounterRow, EventRow } from './store.ts';

export function presentCounterPayment(row: CounterRow): CounterPayment {
  const { amount, byUserId, createdAt, currency, id, kind, method, note, receivedOn } = row;
  return {
    _id: id,
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

export function presentEvent({ at, byKind, byUserId, detail, kind }: EventRow): BookingEvent {
  return { at: at.toISOString(), by: byKind, byUserId, kind, detail };
}

export function presentBatch({ done, failed, finishedAt, id }: BatchRow, left: number): Batch {
  return { _id: id, done, failed, left, finishedAt: finishedAt?.toISOString() ?? null };
}
