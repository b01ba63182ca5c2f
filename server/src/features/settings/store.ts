import type { SettingKey } from '@wayfarer/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { updateRows } from '../../db/rows.ts';
import { agencySettings, agencySettingsHistory } from '../../db/tables.ts';

export type SettingRow = typeof agencySettings.$inferSelect;
export type SettingChangeRow = typeof agencySettingsHistory.$inferSelect;

export function listSettingRows(db: Executor): Promise<SettingRow[]> {
  return db.select().from(agencySettings);
}

export async function writeRevision(tx: Tx, row: SettingRow): Promise<boolean> {
  const { key, revision } = agencySettings;
  if (row.revision === 1) {
    const made = await tx
      .insert(agencySettings)
      .values(row)
      .onConflictDoNothing()
      .returning({ key });
    return made.length > 0;
  }
  const seen = and(eq(key, row.key), eq(revision, row.revision - 1));
  return updateRows(tx, agencySettings, row, seen);
}

export async function insertChange(tx: Tx, row: SettingChangeRow): Promise<void> {
  await tx.insert(agencySettingsHistory).values(row);
}

export function listChanges(
  db: Executor,
  key: SettingKey,
  limit: number,
): Promise<SettingChangeRow[]> {
  return db
    .select()
    .from(agencySettingsHistory)
    .where(eq(agencySettingsHistory.key, key))
    .orderBy(desc(agencySettingsHistory.revision))
    .limit(limit);
}
