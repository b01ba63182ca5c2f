import type { Config } from '../../config/config.ts';
import type { SqlDatabase } from '../../db/database.ts';
import { mendKept, mendPlaces } from '../../features/places/index.ts';
import { mendOffers } from '../../features/waitlist/index.ts';
import { hasEmbeddedData, openForChange, throughOwner } from '../open-for-command.ts';
import { comparedPlaces } from './check-places.ts';

/**
 * Corrects the counts of taken places and of those kept for the waiting list, even while people book, and ends offers
 * without a held booking. Returns the number of wrong destinations and offers.
 */
export async function mendAllPlaces(on: SqlDatabase, at: Date): Promise<number> {
  const found = await comparedPlaces(on);
  if (found === null) return 0;
  const offers = new Set([...found.wrong, ...found.kept].map(({ offerId }) => offerId));
  for (const offer of offers) {
    await on.transaction(async (tx) => {
      await mendPlaces(tx, offer, at);
      await mendKept(tx, offer);
    });
  }
  const ended = found.offers.length === 0 ? 0 : await mendOffers(on, at);
  return offers.size + ended;
}

/** `mendAllPlaces` for the configured database, in the process that holds it, if any. */
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
