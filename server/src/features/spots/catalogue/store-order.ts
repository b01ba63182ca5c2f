import type { SortDirection, SpotSort } from '@wayfarer/contract';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { spots } from '../../../db/tables.ts';
import type { RowCursor } from '../../../pagination/keyset-cursor.ts';
import type { SpotRow } from '../records/rows/store.ts';

/**
 * Column and direction of each sort key; (column, id) has an index for each, which finds a key of the
 * column's own type alone.
 */
const ORDER = {
  name: { column: spots.nameKey, type: sql`text`, ascending: true },
  price: { column: spots.cost, type: sql`integer`, ascending: true },
  rating: { column: spots.rating, type: sql`double precision`, ascending: false },
  popularity: { column: spots.visitors, type: sql`bigint`, ascending: false },
} as const satisfies Record<SpotSort, unknown>;

export interface Ordering {
  sort: SpotSort;
  /** Against the direction that the sort has by itself. */
  reversed?: boolean;
}

/** Whether what is asked for is not the sort's own direction. */
export function isReversed(sort: SpotSort, direction: SortDirection | undefined): boolean {
  return direction !== undefined && (direction === 'asc') !== ORDER[sort].ascending;
}

export function keyColumn(sort: SpotSort) {
  return ORDER[sort].column;
}

/** What ORDER BY says: the sort key, then the id. */
export function inOrder({ sort, reversed = false }: Ordering): SQL[] {
  const { column, ascending } = ORDER[sort];
  const direction = ascending !== reversed ? asc : desc;
  return [direction(column), direction(spots.id)];
}

/** The rows behind a cursor. Never an OFFSET: any page costs the same. */
export function afterCursor(
  { sort, reversed = false }: Ordering,
  after: RowCursor | null,
): SQL | undefined {
  if (!after) return undefined;
  const { column, type, ascending } = ORDER[sort];
  return sql`(${column}, ${spots.id}) ${ascending !== reversed ? sql`>` : sql`<`} (${after.key}::${type}, ${after.id})`;
}

/** Whether a cursor's key is one that the sort's column can hold, as `cursorOf` writes it. */
export function isSortKey(sort: SpotSort, key: string): boolean {
  if (sort === 'name') return true;
  const value = Number(key);
  if (String(value) !== key || !Number.isFinite(value)) return false;
  if (sort === 'rating') return true;
  return Number.isSafeInteger(value) && (sort !== 'price' || Math.abs(value) < 2 ** 31);
}

/** The cursor that continues behind a row. */
export function cursorOf(
  row: Pick<SpotRow, 'cost' | 'id' | 'nameKey' | 'rating' | 'visitors'>,
  sort: SpotSort,
): RowCursor {
  const key = { name: row.nameKey, price: row.cost, rating: row.rating, popularity: row.visitors }[
    sort
  ];
  return { key: String(key), id: row.id };
}
