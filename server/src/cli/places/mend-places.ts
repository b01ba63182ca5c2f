import type { Config } from '../../config/config.ts';
import type { SqlDatabase } from '../../db/database.ts';
import { mendPlaces } from '../../features/places/index.ts';
import { hasEmbeddedData, openForChange, throughOwner } from '../open-for-command.ts';
import { comparedPlaces } from './check-places.ts';

/** Counts the places of all miscounted destinations again, while people book. Returns how many there were. */
export async function mendAllPlaces(on: SqlDatabase, at: Date): Promise<number> {
  const found = await comparedPlaces(on);
  const offers = new Set(found?.wrong.map(({ offerId }) => offerId));
  for (const offer of offers) await on.transaction((tx) => mendPlaces(tx, offer, at));
  return offers.size;
}

/** Like `mendAllPlaces`, for the configured database, through the process that holds it if one does. */
export async function mendConfigured({ data }: Config): Promise<number> {
  const alone = async () => {
    const db = await openForChange(data);
    try {
      return await mendAllPlaces(db.sql, new Date());
    } finally {
      await db.close();
    }
  };
  if (data.databaseUrl !== undefined) return alone();
  if (!hasEmbeddedData(data.dir)) return 0;
  return throughOwner(data.dir, 'mend-places', ({ mended }) => Number(mended), alone);
}
