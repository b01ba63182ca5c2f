import { and, asc, desc, eq, getTableColumns, gt, ne, or } from 'drizzle-orm';
import type { Executor, Reader, Tx } from '../../../../db/database.ts';
import { findRow, lockRow, updateRows } from '../../../../db/rows.ts';
import { searchableSpots, spots, spotSubmissions } from '../../../../db/tables.ts';
import { searchFields } from '../fields/search-fields.ts';

export type { SpotFields } from '../../../../db/tables/spots.ts';
export type SpotRow = typeof spots.$inferSelect;
export type NewSpotRow = typeof spots.$inferInsert;

export const OWN_LIST_MAX = 1000;

export async function listSpotIdsAfter(
  db: Executor,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: spots.id })
    .from(spots)
    .where(gt(spots.id, after))
    .orderBy(asc(spots.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The id that is `places` positions after another one, in order; null if no id comes after it. */
export async function findSpotIdBehind(
  db: Executor,
  after: string,
  places: number,
): Promise<string | null> {
  const [row, follower] = await db
    .select({ id: spots.id })
    .from(spots)
    .where(gt(spots.id, after))
    .orderBy(asc(spots.id))
    .offset(places - 1)
    .limit(2);
  return follower && row ? row.id : null;
}

export const findSpot = (db: Reader, id: string) => findRow(db, spots, eq(spots.id, id));

export const lockSpotForUpdate = (db: Executor, id: string) => lockRow(db, spots, eq(spots.id, id));

export function listOwnSpotRows(db: Executor, ownerUid: string): Promise<SpotRow[]> {
  return db
    .select()
    .from(spots)
    .where(eq(spots.ownerUid, ownerUid))
    .orderBy(desc(spots.createdAt), desc(spots.id))
    .limit(OWN_LIST_MAX);
}

export async function insertSpot(db: Executor, row: NewSpotRow): Promise<SpotRow> {
  const [made] = await db
    .insert(searchableSpots)
    .values({ ...row, ...searchFields({ ...row, category: row.category ?? null }) })
    .returning(getTableColumns(spots));
  if (!made) throw new Error('the spot was not inserted');
  return made;
}

export async function updateSpotRow(
  db: Executor,
  id: string,
  change: Partial<NewSpotRow>,
): Promise<SpotRow | null> {
  const [row] = await db
    .update(searchableSpots)
    .set({ ...change, ...searchChange(change) })
    .where(eq(searchableSpots.id, id))
    .returning(getTableColumns(spots));
  return row ?? null;
}

/** The search columns for a change. They follow from the texts, which are changed all together or not at all. */
function searchChange({ category = null, ...change }: Partial<NewSpotRow>) {
  const { spot, country, location, description, seasonality, travelTime } = change;
  const texts = { spot, country, location, description, seasonality, travelTime };
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  if (Object.keys(given).length === 0) return {};
  return searchFields({ category, ...(given as Record<keyof typeof texts, string>) });
}

export async function deleteSpotRow(db: Executor, id: string): Promise<number> {
  const gone = await db.delete(spots).where(eq(spots.id, id)).returning({ id: spots.id });
  return gone.length;
}

export async function deleteSpotsOf(db: Executor, ownerUid: string): Promise<void> {
  await db.delete(spots).where(and(eq(spots.ownerUid, ownerUid), eq(spots.contributed, true)));
}

/**
 * For a deleted account: its published spots stay without an owner; submissions, waiting or sent back, are deleted.
 * Returns the ids of the spots that stay.
 */
export async function disownSpots(db: Executor, ownerUid: string): Promise<string[]> {
  const kept = await db
    .update(spots)
    .set({ ownerUid: null, createdBy: null })
    .where(eq(spots.ownerUid, ownerUid))
    .returning({ id: spots.id });
  await db.delete(spotSubmissions).where(eq(spotSubmissions.ownerUid, ownerUid));
  return kept.map(({ id }) => id);
}

export const setShownRating = (
  tx: Tx,
  id: string,
  { rated, rating }: { rating: number; rated: boolean },
) =>
  updateRows(
    tx,
    spots,
    { rating, rated },
    and(eq(spots.id, id), or(ne(spots.rating, rating), ne(spots.rated, rated))),
  );
