import { randomUUID } from 'node:crypto';
import type { SqlExecutor, SqlTransaction } from '../database.ts';
import { findAppSettings, putAppSetting } from './app-settings.ts';

/** Records that the database was restored from a backup. */
export interface Restore {
  /** New for each restore. Records made since then have it. */
  id: string;
  /** The time of the backup, or of an earlier one whose later changes were never caught up. */
  backupAt: Date;
  restoredAt: Date;
  /** True once all payments since the backup are in the database again. */
  caughtUp: boolean;
}

/** In `app_settings`, which backups of all versions include. */
const RESTORED = 'restored';
const CAUGHT_UP = 'restored-payments-caught-up';

interface Stored {
  id: string;
  backupAt: string;
  restoredAt: string;
}

/** Null if the database was never restored. */
export async function findRestore(sql: SqlExecutor): Promise<Restore | null> {
  const values = await findAppSettings(sql, [RESTORED, CAUGHT_UP]);
  const restored = values.get(RESTORED);
  if (restored === undefined) return null;
  const { id, backupAt, restoredAt } = JSON.parse(restored) as Stored;
  return {
    id,
    backupAt: new Date(backupAt),
    restoredAt: new Date(restoredAt),
    caughtUp: values.get(CAUGHT_UP) === id,
  };
}

/** Call it in the transaction that fills the database. */
export async function markRestored(
  tx: SqlTransaction,
  { backupAt, restoredAt }: Pick<Restore, 'backupAt' | 'restoredAt'>,
): Promise<void> {
  const before = await findRestore(tx);
  const open = before !== null && !before.caughtUp && before.backupAt < backupAt;
  const stored: Stored = {
    id: randomUUID(),
    backupAt: (open ? before.backupAt : backupAt).toISOString(),
    restoredAt: restoredAt.toISOString(),
  };
  await putAppSetting(tx, RESTORED, JSON.stringify(stored), restoredAt);
}

export function markCaughtUp(sql: SqlExecutor, { id }: Restore, now: Date): Promise<void> {
  return putAppSetting(sql, CAUGHT_UP, id, now);
}
