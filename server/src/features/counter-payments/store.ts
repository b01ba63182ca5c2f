import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { bookings, counterPayments } from '../../db/tables/bookings.ts';

export type CounterRow = typeof counterPayments.$inferSelect;

export async function insertCounterPayment(tx: Tx, row: CounterRow): Promise<void> {
  await tx.insert(counterPayments).values(row);
}

export async function findCounterPayment(db: Executor, id: string): Promise<CounterRow | null> {
  const [row] = await db.select().from(counterPayments).where(eq(counterPayments.id, id));
  return row ?? null;
}

/** Counter payments of a booking, oldest first. */
export function listCounterPayments(db: Executor, bookingId: string): Promise<CounterRow[]> {
  const { createdAt, id } = counterPayments;
  return db
    .select()
    .from(counterPayments)
    .where(eq(counterPayments.bookingId, bookingId))
    .orderBy(asc(createdAt), asc(id));
}

/** Turns goodwill returned at the counter into ordinary returns. */
export async function forgetGiven(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .update(counterPayments)
    .set({ given: 0 })
    .where(and(eq(counterPayments.bookingId, bookingId), gt(counterPayments.given, 0)));
}

/** Voids an entry. Returns false if it was already voided. */
export async function voidCounterRow(
  tx: Tx,
  id: string,
  change: Pick<CounterRow, 'voidedAt' | 'voidedBy' | 'voidReason'>,
): Promise<boolean> {
  const changed = await tx
    .update(counterPayments)
    .set(change)
    .where(and(eq(counterPayments.id, id), isNull(counterPayments.voidedAt)))
    .returning({ id: counterPayments.id });
  return changed.length > 0;
}

export async function listCounterPaymentsOf(db: Executor, uid: string): Promise<CounterRow[]> {
  const { bookingId, createdAt, id } = counterPayments;
  return db
    .select(getTableColumns(counterPayments))
    .from(bookings)
    .innerJoin(counterPayments, eq(bookingId, bookings.id))
    .where(eq(bookings.uid, uid))
    .orderBy(asc(createdAt), asc(id));
}
