import type { SqlExecutor } from '../../../db/database.ts';
import { findAppSettings, putAppSetting } from '../../../db/records/app-settings.ts';

const NAME = 'card-events-worked-until';

/** The time up to which all of the provider's events have been processed; null if none has been. */
export async function findEventWatermark(db: SqlExecutor): Promise<Date | null> {
  const value = (await findAppSettings(db, [NAME])).get(NAME);
  return value === undefined ? null : new Date(value);
}

export function setEventWatermark(db: SqlExecutor, mark: Date, now: Date): Promise<void> {
  return putAppSetting(db, NAME, mark.toISOString(), now);
}
