import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { appSettings } from '../../../db/tables/settings.ts';

const NAME = 'card-events-worked-until';

/** Until when every event of the provider was worked on, by whichever process; null at first. */
export async function findEventWatermark(executor: Executor): Promise<Date | null> {
  const [row] = await executor.select().from(appSettings).where(eq(appSettings.name, NAME));
  return row ? new Date(row.value) : null;
}

export async function setEventWatermark(executor: Executor, mark: Date, now: Date): Promise<void> {
  const value = mark.toISOString();
  await executor
    .insert(appSettings)
    .values({ name: NAME, value, createdAt: now })
    .onConflictDoUpdate({ target: appSettings.name, set: { value } });
}
