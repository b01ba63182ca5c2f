import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import {
  cancellations,
  type CancellationRefundState,
  type CancellationRow,
} from '../../../db/tables/money/cancellations.ts';

export async function insertCancellation(tx: Tx, row: CancellationRow): Promise<void> {
  await tx.insert(cancellations).values(row);
}

/** Ends a booking, so that nothing can be paid for it. The caller holds its lock. */
export async function endBooking(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  at: Date,
): Promise<void> {
  const ended = {
    state: 'cancelled',
    heldUntil: null,
    awaitsAgency: false,
    canceledAt: at,
    updatedAt: at,
  } as const;
  await tx
    .update(bookings)
    .set({ ...ended, revision: revision + 1 })
    .where(eq(bookings.id, id));
}

/**
 * Reverses the cancellation of a booking. Returns the cancellation's id; null, without a change, if there is none or a
 * refund was decided.
 */
export async function reinstate(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  at: Date,
): Promise<string | null> {
  const { bookingId, id: cancellationId, refundCard, refundCounter, reinstatedAt } = cancellations;
  const [taken] = await tx
    .update(cancellations)
    .set({ reinstatedAt: at })
    .where(and(eq(bookingId, id), isNull(reinstatedAt), eq(refundCard, 0), eq(refundCounter, 0)))
    .returning({ id: cancellationId });
  if (!taken) return null;
  const stands = {
    state: 'booked',
    heldUntil: null,
    awaitsAgency: false,
    canceledAt: null,
    updatedAt: at,
  } as const;
  await tx
    .update(bookings)
    .set({ ...stands, revision: revision + 1 })
    .where(eq(bookings.id, id));
  return taken.id;
}

export async function setCancellationRefundState(
  tx: Tx,
  id: string,
  refundState: CancellationRefundState,
): Promise<void> {
  await tx.update(cancellations).set({ refundState }).where(eq(cancellations.id, id));
}

/**
 * Deletes the written reasons of these bookings' cancellations, or only those that `which` selects. The cancellations
 * stay.
 */
export async function forgetReasons(db: Executor, whose: SQL, which?: SQL): Promise<void> {
  const own = db.select({ id: bookings.id }).from(bookings).where(whose);
  // a literal condition, so that the partial index is used
  const written = ne(cancellations.reasonText, sql`''`);
  await db
    .update(cancellations)
    .set({ reasonText: '' })
    .where(and(inArray(cancellations.bookingId, own), written, which));
}
