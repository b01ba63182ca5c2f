import { asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { hasRow, lockRow } from '../../../db/rows.ts';
import { disputes, paymentAttempts } from '../../../db/tables/money/payments.ts';

type DisputeRow = typeof disputes.$inferSelect;

export async function insertDispute(tx: Tx, row: DisputeRow): Promise<void> {
  await tx.insert(disputes).values(row);
}

export const lockDisputeForUpdate = (tx: Tx, id: string) =>
  lockRow(tx, disputes, eq(disputes.id, id));

export async function updateDispute(
  tx: Tx,
  id: string,
  change: Pick<DisputeRow, 'state' | 'closedAt'>,
): Promise<void> {
  await tx.update(disputes).set(change).where(eq(disputes.id, id));
}

export const hasDisputes = (db: Executor, transactionId: string) =>
  hasRow(db, disputes, eq(disputes.transactionId, transactionId));

export function listDisputesOf(
  db: Executor,
  paymentId: string,
): Promise<Pick<DisputeRow, 'amount' | 'state'>[]> {
  return db
    .select({ amount: disputes.amount, state: disputes.state })
    .from(disputes)
    .where(eq(disputes.paymentId, paymentId));
}

/** The disputes about some attempts: see `attemptsOf`. */
export async function listDisputesAbout(db: Executor, theirs: SQL): Promise<DisputeRow[]> {
  return db
    .select(getTableColumns(disputes))
    .from(paymentAttempts)
    .innerJoin(disputes, eq(disputes.attemptId, paymentAttempts.id))
    .where(theirs)
    .orderBy(asc(disputes.openedAt), asc(disputes.id));
}
