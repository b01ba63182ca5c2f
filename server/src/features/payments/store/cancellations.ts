import { and, eq, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { cancellations, type CancellationRow } from '../../../db/tables/money/cancellations.ts';

/** A booking's current cancellation if its refund waits for a bank. */
export async function findHeldCancellation(
  tx: Tx,
  bookingId: string,
): Promise<Pick<CancellationRow, 'id' | 'refundCard'> | null> {
  const { id, refundCard, refundState, reinstatedAt } = cancellations;
  const [row] = await tx
    .select({ id, refundCard })
    .from(cancellations)
    .where(
      and(
        eq(cancellations.bookingId, bookingId),
        isNull(reinstatedAt),
        eq(refundState, 'held_by_dispute'),
      ),
    );
  return row ?? null;
}

/**
 * The amount that the agency keeps after a booking's current cancellation, and the amount that waits for a bank; null
 * if there is no cancellation.
 */
export async function findKept(
  db: Executor,
  id: string,
): Promise<{ kept: number; held: number } | null> {
  const { bookingId, kept, refundCard, refundState, reinstatedAt } = cancellations;
  const [row] = await db
    .select({ kept, refundCard, refundState })
    .from(cancellations)
    .where(and(eq(bookingId, id), isNull(reinstatedAt)));
  if (!row) return null;
  return { kept: row.kept, held: row.refundState === 'held_by_dispute' ? row.refundCard : 0 };
}
