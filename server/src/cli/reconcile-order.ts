import type { AppContext } from '../context.ts';
import { markRestored } from '../db/records/restored.ts';
import { reconcile, type Reconciliation } from '../features/payments/index.ts';

/** What `npm run reconcile` was asked for, as it travels to the process that serves. */
export interface ReconcileOrder {
  /** Null: since the backup that was restored, or since the first payment. */
  since: string | null;
  /** The database is a copy from then, and does not know it. */
  restored: boolean;
}

/** Compares the ledgers on behalf of a command; first lets the database know that it is an old copy. */
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
