import type { AppContext } from '../context.ts';
import { markRestored } from '../db/records/restored.ts';
import { reconcile, type Reconciliation } from '../features/payments/index.ts';

/** The options of `npm run reconcile`, as they are sent to the process that serves. */
export interface ReconcileOrder {
  /** Null: since the restored backup, or since the first payment. */
  since: string | null;
  /** True if the database is an unmarked copy from that time. */
  restored: boolean;
}

/** Compares the ledgers for a command; before that, marks the database as an old copy if the order says so. */
export async function reconcileAsOrdered(
  { clock, db, payments }: Pick<AppContext, 'clock' | 'db' | 'payments'>,
  order: Partial<Record<keyof ReconcileOrder, unknown>>,
): Promise<Reconciliation> {
  const since = typeof order.since === 'string' ? new Date(order.since) : null;
  if (order.restored === true && since !== null) {
    const restoredAt = clock.now();
    await db.sql.transaction((tx) => markRestored(tx, { backupAt: since, restoredAt }));
  }
  return reconcile({ clock, db, payments }, since);
}
