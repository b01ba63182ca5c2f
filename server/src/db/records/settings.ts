import { eq } from 'drizzle-orm';
import type { Clock } from '../../ports.ts';
import type { Db } from '../database.ts';
import { appSettings } from '../tables.ts';

/** A value that is generated once and kept: every process on the database gets the same one. */
export async function keptSetting(
  db: Db,
  clock: Clock,
  name: string,
  generate: () => string,
): Promise<string> {
  await db
    .insert(appSettings)
    .values({ name, value: generate(), createdAt: clock.now() })
    .onConflictDoNothing();
  const [row] = await db.select().from(appSettings).where(eq(appSettings.name, name));
  if (!row) throw new Error(`the setting ${name} was not kept`);
  return row.value;
}
