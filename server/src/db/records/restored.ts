import { randomUUID } from 'node:crypto';
import type { SqlExecutor, SqlTransaction } from '../database.ts';
import { findAppSettings, putAppSetting } from './app-settings.ts';

/** The database's record of having been restored from a backup. */
export interface Restore {
  /**
   * A new id for each restore. Records made after the restore have this id, which distinguishes them from earlier
   * records.
   */
  id: string;
  /**
   * The time of the restored data: the time of the backup, or of an earlier backup if the changes after that one were
   * never caught up.
   */
  backupAt: Date;
  restoredAt: Date;
  /** True once all payments that the card provider took since the backup are in the database again. */
  caughtUp: boolean;
}

/** The name of a row of `app_settings`, which backups of all versions include. */
const RESTORED = 'restored';
const CAUGHT_UP = 'restored-payments-caught-up';

interface Stored {
  id: string;
  backupAt: string;
  restoredAt: string;
}

/** The latest restore of this database; null if it was never restored. */
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

/** Records a restore. Call it in the transaction that fills the database. */
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
