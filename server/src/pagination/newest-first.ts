import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { RowCursor } from './keyset-cursor.ts';

/** The condition for rows after a cursor in a list with the newest row first; undefined without a cursor. */
export function olderThan(
  after: RowCursor | null,
  at: SQLWrapper,
  id: SQLWrapper,
): SQL | undefined {
  return after ? sql`(${at}, ${id}) < (${after.key}::timestamptz, ${after.id})` : undefined;
}
