import { asc, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../../db/database.ts';
import { searchableSpots } from '../../../../db/tables.ts';
import type { searchFields, SearchedSpot } from '../../records/fields/search-fields.ts';

export async function lockStaleSpots(
  db: Executor,
  version: number,
  limit: number,
): Promise<(SearchedSpot & { id: string })[]> {
  const { id, spot, country, location, category, description, seasonality, travelTime } =
    searchableSpots;
  const where = (is: SQL) =>
    db
      .select({ id, spot, country, location, category, description, seasonality, travelTime })
      .from(searchableSpots)
      .where(is)
      .orderBy(asc(searchableSpots.searchVersion), asc(id))
      .limit(limit)
      .for('update', { skipLocked: true });
  const older = await where(lt(searchableSpots.searchVersion, version));
  return older.length > 0 ? older : where(gt(searchableSpots.searchVersion, version));
}

export async function writeSearchFields(
  db: Executor,
  id: string,
  fields: ReturnType<typeof searchFields>,
): Promise<void> {
  await db.update(searchableSpots).set(fields).where(eq(searchableSpots.id, id));
}
