import { randomUUID } from 'node:crypto';
import type { SqlExecutor, SqlTransaction } from '../database.ts';
import { findAppSettings, putAppSetting } from './app-settings.ts';

/** The database's record of having been restored from a backup. */
export interface Restore {
  /** Generated at the restore: marks things that must not be mistaken for ones made before it. */
  id: string;
  /**
   * The time of the data: that of the backup, or of an earlier backup if the changes since that one were never caught
   * up.
   */
  backupAt: Date;
  restoredAt: Date;
  /** True if all payments that the card provider took since the backup are recorded again. */
  caughtUp: boolean;
}

/** Rows of `app_settings`, which every backup of every version has. */
const RESTORED = 'restored';
const CAUGHT_UP = 'restored-payments-caught-up';

interface Stored {
  id: string;
  backupAt: string;
  restoredAt: string;
}

/** The last restore of this database; null if it was never restored. */
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

/** Call it with the transaction that fills the database. */
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
