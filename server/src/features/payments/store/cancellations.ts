import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { cancellations, type CancellationRefundState } from '../../../db/tables/cancellations.ts';

/** The standing cancellation of a booking whose refund waits for a bank. */
export async function findHeldCancellation(
  tx: Tx,
  bookingId: string,
): Promise<Pick<typeof cancellations.$inferSelect, 'id' | 'refundCard'> | null> {
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

export async function setCancellationRefundState(
  tx: Tx,
  id: string,
  refundState: CancellationRefundState,
): Promise<void> {
  await tx.update(cancellations).set({ refundState }).where(eq(cancellations.id, id));
}
