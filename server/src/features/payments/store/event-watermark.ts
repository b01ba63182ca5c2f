import type { SqlExecutor } from '../../../db/database.ts';
import { findSettings, putSetting } from '../../../db/records/settings.ts';

const NAME = 'card-events-worked-until';

/** Until when every event of the provider was processed, by any process; null at first. */
export async function findEventWatermark(db: SqlExecutor): Promise<Date | null> {
  const value = (await findSettings(db, [NAME])).get(NAME);
  return value === undefined ? null : new Date(value);
}

export function setEventWatermark(db: SqlExecutor, mark: Date, now: Date): Promise<void> {
  return putSetting(db, NAME, mark.toISOString(), now);
}
