import { asc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../../../db/database.ts';
import { searchableSpots } from '../../../../db/tables.ts';
import type { searchFields, SearchedSpot } from '../../records/fields/search-fields.ts';

/** Locks destinations whose search fields are from an older version, skipping those locked by others. */
export function lockStaleSpots(
  db: Executor,
  version: number,
  limit: number,
): Promise<(SearchedSpot & { id: string })[]> {
  const { id, spot, country, location, category, description, seasonality, travelTime } =
    searchableSpots;
  return db
    .select({ id, spot, country, location, category, description, seasonality, travelTime })
    .from(searchableSpots)
    .where(lt(searchableSpots.searchVersion, version))
    .orderBy(asc(searchableSpots.searchVersion), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function writeSearchFields(
  db: Executor,
  id: string,
  fields: ReturnType<typeof searchFields>,
): Promise<void> {
  await db.update(searchableSpots).set(fields).where(eq(searchableSpots.id, id));
}
