import type { ExportedPaymentLink } from '@wayfarer/contract';
import type { Executor } from '../../db/database.ts';
import { listLinksOf, listLinksTo, type LinkRow } from './store.ts';

export const exportPaymentLinks = async (db: Executor, uid: string) =>
  (await listLinksOf(db, uid)).map(present);

/** For the bookings of a customer without an account. */
export const exportGuestPaymentLinks = async (db: Executor, bookingIds: readonly string[]) =>
  (await listLinksTo(db, bookingIds)).map(present);

function present({ amount, asks, bookingId, createdAt, endedAt, message }: LinkRow) {
  return {
    bookingId,
    asks,
    amount,
    message,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  } satisfies ExportedPaymentLink;
}
