import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { CANCELLATION_REASON, cancellations } from '../../../db/tables/cancellations.ts';
import { payments, refunds } from '../../../db/tables/payments.ts';

export type CancellationRow = typeof cancellations.$inferSelect;

/** The cancellation of a booking that stands, by its column. */
export const standing = and(
  eq(cancellations.bookingId, bookings.id),
  isNull(cancellations.reinstatedAt),
);

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

/** The refund that a cancellation decided, for a lateral join. */
export function refundOfCancellation(db: Executor) {
  const { bookingId, id } = payments;
  return db
    .select({
      state: refunds.state,
      amount: refunds.amount,
      sent: sql<boolean>`${refunds.providerId} is not null`.as('sent'),
    })
    .from(refunds)
    .innerJoin(payments, eq(id, refunds.paymentId))
    .where(
      and(
        eq(bookingId, bookings.id),
        eq(refunds.reason, sql`${CANCELLATION_REASON} || ${cancellations.id}`),
      ),
    )
    .limit(1)
    .as('cancellation_refund');
}
