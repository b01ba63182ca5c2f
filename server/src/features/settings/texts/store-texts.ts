import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { settingTexts } from '../../../db/tables/texts.ts';

export type SettingTextsRow = typeof settingTexts.$inferSelect;

export function listSettingTextRows(db: Executor): Promise<SettingTextsRow[]> {
  return db.select().from(settingTexts);
}

export async function writeSettingTexts(tx: Tx, row: SettingTextsRow): Promise<boolean> {
  const { key, language, revision } = settingTexts;
  if (row.revision === 1) {
    const made = await tx.insert(settingTexts).values(row).onConflictDoNothing().returning({ key });
    return made.length > 0;
  }
  const changed = await tx
    .update(settingTexts)
    .set(row)
    .where(and(eq(key, row.key), eq(language, row.language), eq(revision, row.revision - 1)))
    .returning({ key });
  return changed.length > 0;
}

/** Removes the id of a deleted staff account from its translations, but keeps the translations. */
export async function forgetSettingTranslator(db: Executor, uid: string): Promise<void> {
  await db.update(settingTexts).set({ updatedBy: '' }).where(eq(settingTexts.updatedBy, uid));
}
