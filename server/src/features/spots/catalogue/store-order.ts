import type { SortDirection, SpotSort } from '@wayfarer/contract';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { spots } from '../../../db/tables.ts';
import type { RowCursor } from '../../../pagination/keyset-cursor.ts';
import type { SpotRow } from '../records/rows/store.ts';

/**
 * The column and direction of each sort order. Each (column, id) has an index, which works only with a key of the
 * column's own type.
 */
const ORDER = {
  name: { column: spots.nameKey, type: sql`text`, ascending: true },
  price: { column: spots.cost, type: sql`integer`, ascending: true },
  rating: { column: spots.rating, type: sql`double precision`, ascending: false },
  popularity: { column: spots.visitors, type: sql`bigint`, ascending: false },
} as const satisfies Record<SpotSort, unknown>;

export interface Ordering {
  sort: SpotSort;
  reversed?: boolean;
}

export function isReversed(sort: SpotSort, direction: SortDirection | undefined): boolean {
  return direction !== undefined && (direction === 'asc') !== ORDER[sort].ascending;
}

export function keyColumn(sort: SpotSort) {
  return ORDER[sort].column;
}

export function inOrder({ sort, reversed = false }: Ordering): SQL[] {
  const { column, ascending } = ORDER[sort];
  const direction = ascending !== reversed ? asc : desc;
  return [direction(column), direction(spots.id)];
}

/** The condition for rows after a cursor. Never uses OFFSET, so every page costs the same. */
export function afterCursor(
  { sort, reversed = false }: Ordering,
  after: RowCursor | null,
): SQL | undefined {
  if (!after) return undefined;
  const { column, type, ascending } = ORDER[sort];
  return sql`(${column}, ${spots.id}) ${ascending !== reversed ? sql`>` : sql`<`} (${after.key}::${type}, ${after.id})`;
}

/** True if a cursor's key is valid for the order's column, as written by `cursorOf`. */
export function isSortKey(sort: SpotSort, key: string): boolean {
  if (sort === 'name') return true;
  const value = Number(key);
  if (String(value) !== key || !Number.isFinite(value)) return false;
  if (sort === 'rating') return true;
  return Number.isSafeInteger(value) && (sort !== 'price' || Math.abs(value) < 2 ** 31);
}

export function cursorOf(
  row: Pick<SpotRow, 'cost' | 'id' | 'nameKey' | 'rating' | 'visitors'>,
  sort: SpotSort,
): RowCursor {
  const key = { name: row.nameKey, price: row.cost, rating: row.rating, popularity: row.visitors }[
    sort
  ];
  return { key: String(key), id: row.id };
}
