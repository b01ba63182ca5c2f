import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { spots } from '../../../db/tables/spots.ts';
import { countryKey, nameKey, readsLikeOwn } from '../../spots/index.ts';

export type BookedSpot = Pick<
  typeof spots.$inferSelect,
  'id' | 'spot' | 'country' | 'cost' | 'currency' | 'seasonality' | 'contributed'
>;

const bookedColumns = {
  id: spots.id,
  spot: spots.spot,
  country: spots.country,
  cost: spots.cost,
  currency: spots.currency,
  seasonality: spots.seasonality,
  contributed: spots.contributed,
};

/** Locks the spot against change and deletion until the transaction ends. */
export function lockSpotForShare(db: Executor, id: string): Promise<BookedSpot[]> {
  return db.select(bookedColumns).from(spots).where(eq(spots.id, id)).for('share');
}

/**
 * Locks all destinations with that name in that country, oldest first. Travelers' contributions count only if the
 * agency offers nothing with a similar name.
 */
export async function lockSpotsByNameForShare(
  db: Executor,
  name: string,
  country: string,
): Promise<BookedSpot[]> {
  const keys = { nameKey: nameKey(name), countryKey: countryKey(country) };
  const named = and(eq(spots.nameKey, keys.nameKey), eq(spots.countryKey, keys.countryKey));
  const hold = (where: SQL | undefined) =>
    db
      .select(bookedColumns)
      .from(spots)
      .where(where)
      .orderBy(asc(spots.createdAt), asc(spots.id))
      .for('share');
  const own = await hold(and(named, eq(spots.contributed, false)));
  if (own.length > 0) return own;
  const alike = await hold(readsLikeOwn(keys));
  return alike.length > 0 ? alike : hold(named);
}
