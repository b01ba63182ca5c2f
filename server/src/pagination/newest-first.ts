import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { RowCursor } from './keyset-cursor.ts';

/** Of a list with the newest first, what comes after a cursor whose key is an instant; undefined: all of it. */
export function olderThan(
  after: RowCursor | null,
  at: SQLWrapper,
  id: SQLWrapper,
): SQL | undefined {
  return after ? sql`(${at}, ${id}) < (${after.key}::timestamptz, ${after.id})` : undefined;
}
