import type { AppContext } from '../context.ts';
import { markRestored } from '../db/records/restored.ts';
import { reconcile, type Reconciliation } from '../features/payments/index.ts';

/** The options of `npm run reconcile`, as they are sent to a running process. */
export interface ReconcileOrder {
  /** Null means the time of the restored backup or, without a restore, that of the first payment. */
  since: string | null;
  /** True if the database is a copy from `since` that isn't marked as restored yet. */
  restored: boolean;
}

/** If the order says so, first marks the database as an old copy. */
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
