import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { disputes, paymentAttempts } from '../../../db/tables/money/payments.ts';

type DisputeRow = typeof disputes.$inferSelect;

export async function insertDispute(tx: Tx, row: DisputeRow): Promise<void> {
  await tx.insert(disputes).values(row);
}

export async function lockDisputeForUpdate(tx: Tx, id: string): Promise<DisputeRow | null> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update');
  return row ?? null;
}

export async function updateDispute(
  tx: Tx,
  id: string,
  change: Pick<DisputeRow, 'state' | 'closedAt'>,
): Promise<void> {
  await tx.update(disputes).set(change).where(eq(disputes.id, id));
}

export async function hasDisputes(db: Executor, transactionId: string): Promise<boolean> {
  const found = await db
    .select({ id: disputes.id })
    .from(disputes)
    .where(eq(disputes.transactionId, transactionId))
    .limit(1);
  return found.length > 0;
}

export function listDisputesOf(
  db: Executor,
  paymentId: string,
): Promise<Pick<DisputeRow, 'amount' | 'state'>[]> {
  return db
    .select({ amount: disputes.amount, state: disputes.state })
    .from(disputes)
    .where(eq(disputes.paymentId, paymentId));
}

/** All disputes about a traveler's charges, oldest first. */
export async function listDisputesAbout(db: Executor, uid: string): Promise<DisputeRow[]> {
  return db
    .select(getTableColumns(disputes))
    .from(paymentAttempts)
    .innerJoin(disputes, eq(disputes.attemptId, paymentAttempts.id))
    .where(eq(paymentAttempts.uid, uid))
    .orderBy(asc(disputes.openedAt), asc(disputes.id));
}
