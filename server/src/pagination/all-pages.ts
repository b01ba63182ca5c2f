import type { RowCursor, RowsAfter } from './keyset-cursor.ts';

/** Rows per query. */
const ROWS = 500;

/** Reads page by page, so that a table of any length takes little memory. */
export async function* allPages<Row>(
  read: (page: RowsAfter) => Promise<readonly Row[]>,
  endOf: (row: Row) => RowCursor,
): AsyncGenerator<readonly Row[]> {
  let after: RowCursor | null = null;
  for (;;) {
    const rows: readonly Row[] = await read({ after, limit: ROWS });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return;
    after = endOf(last);
  }
}
