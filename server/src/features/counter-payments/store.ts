import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { findRow, updateRows } from '../../db/rows.ts';
import { bookings, counterPayments } from '../../db/tables/bookings.ts';

export type CounterRow = typeof counterPayments.$inferSelect;

export async function insertCounterPayment(tx: Tx, row: CounterRow): Promise<void> {
  await tx.insert(counterPayments).values(row);
}

export const findCounterPayment = (db: Executor, id: string) =>
  findRow(db, counterPayments, eq(counterPayments.id, id));

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

export const voidCounterRow = (
  tx: Tx,
  id: string,
  change: Pick<CounterRow, 'voidedAt' | 'voidedBy' | 'voidReason'>,
) =>
  updateRows(
    tx,
    counterPayments,
    change,
    and(eq(counterPayments.id, id), isNull(counterPayments.voidedAt)),
  );

export async function listCounterPaymentsOf(db: Executor, uid: string): Promise<CounterRow[]> {
  const { bookingId, createdAt, id } = counterPayments;
  return db
    .select(getTableColumns(counterPayments))
    .from(bookings)
    .innerJoin(counterPayments, eq(bookingId, bookings.id))
    .where(eq(bookings.uid, uid))
    .orderBy(asc(createdAt), asc(id));
}
