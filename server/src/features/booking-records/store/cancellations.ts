import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import {
  cancellations,
  type CancellationRefundState,
  type CancellationRow,
} from '../../../db/tables/cancellations.ts';

export async function insertCancellation(tx: Tx, row: CancellationRow): Promise<void> {
  await tx.insert(cancellations).values(row);
}

/** From now on nothing can be paid for it. Of a booking that is locked. */
export async function endBooking(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  at: Date,
): Promise<void> {
  const ended = { state: 'cancelled', canceledAt: at, updatedAt: at } as const;
  await tx
    .update(bookings)
    .set({ ...ended, revision: revision + 1 })
    .where(eq(bookings.id, id));
}

/** The other way round; returns the cancellation, or null where something was to be given back: then nothing is changed. */
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
  const stands = { state: 'booked', canceledAt: null, updatedAt: at } as const;
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

/** Of these bookings, what their travelers wrote goes; that they were canceled, and how, stays. */
export async function forgetReasons(db: Executor, whose: SQL): Promise<void> {
  const own = db.select({ id: bookings.id }).from(bookings).where(whose);
  await db
    .update(cancellations)
    .set({ reasonText: '' })
    .where(inArray(cancellations.bookingId, own));
}
